import type { Fields, Operation } from '#model/change/operation.ts';
import { formatLetters } from '#model/change/text/editing/format-letters.ts';
import { formatParagraphs } from '#model/change/text/editing/format-paragraphs.ts';
import { unitsOf } from '#model/change/text/text-units.ts';
import type { ChartObject, DrawingObject, SceneObject, TextObject } from '#model/presentation/presentation.ts';
import type { Color, Paint } from '#model/presentation/paints.ts';
import type { TextStyle } from '#model/presentation/texts.ts';
import { asObjects } from '../../core/selection/selection.ts';
import type { Desk } from '../../desk/desk.ts';
import { fillOf } from '../../inspect/paints.ts';
import { hasPoints } from '../../objects/points.ts';
import { chartOperations } from './copy-style-charts.ts';
import { cellOperations, type TableStyle, tableStyle } from './copy-style-tables.ts';

/** Of an object, with values where its kind has them; null for none. */
interface Style {
  readonly opacity: number;
  readonly fill?: Paint | null | undefined;
  /** Of drawings; null if they have their own colours. */
  readonly tint?: Color | null;
  readonly stroke?: unknown;
  readonly frameShape?: string;
  readonly mask?: unknown;
  readonly ends?: Fields;
  /** Of rounded shapes. */
  readonly radius?: number;
  readonly table?: TableStyle;
  readonly code?: Fields;
  readonly chart?: ChartObject;
  readonly text?: Fields;
  readonly align?: TextObject['paragraphs'][number]['align'];
}

/** Takes the look of one object and gives it to others, as far as they can have it. */
export function createStyleTools(desk: Desk) {
  let copied: Style | undefined;
  const selected = (): SceneObject[] => asObjects(desk.state().selection).ids.flatMap((id) => desk.draft.entries.get(id)?.object ?? []);
  return {
    /** Of the first selected object; false if there is none, or if it has no look that another could have. */
    copy(): boolean {
      const [object] = selected();
      const style = object && styleOf(object);
      // Nothing but being opaque is what everything is.
      if (!style || (Object.keys(style).length === 1 && style.opacity === 1)) return false;
      copied = style;
      return true;
    },
    paste(): boolean {
      const style = copied;
      return style !== undefined && desk.do(selected().flatMap((object) => operationsFor(object, style)));
    },
  };
}

export type StyleTools = ReturnType<typeof createStyleTools>;

function styleOf(object: SceneObject): Style {
  const { opacity } = object;
  switch (object.kind) {
    case 'shape':
      return {
        opacity,
        fill: object.fill ?? null,
        stroke: object.stroke ?? null,
        ...(object.shape === 'rounded' && { radius: object.radius }),
      };
    case 'drawing':
      return { opacity, tint: object.tint ?? null, ...(object.tint !== undefined && { fill: fillOf(object) }) };
    case 'line':
      return { opacity, stroke: object.stroke, ends: { course: object.course, start: object.start, end: object.end } };
    case 'table':
      return { opacity, stroke: object.lines ?? null, table: tableStyle(object) };
    case 'code':
      return { opacity, code: { fontSize: object.fontSize, hasLineNumbers: object.hasLineNumbers } };
    case 'chart':
      return { opacity, chart: object };
    case 'topic':
    case 'frame':
      return object.frame
        ? { opacity, fill: object.frame.fill ?? null, stroke: object.frame.stroke ?? null, frameShape: object.frame.shape }
        : { opacity };
    case 'image':
      return { opacity, mask: object.mask };
    case 'text': {
      const [first] = object.paragraphs;
      return { opacity, text: textFields(object), ...(first && { align: first.align }) };
    }
    default:
      return { opacity };
  }
}

const letterNames = ['family', 'size', 'weight', 'isItalic', 'color', 'letterSpacing'] as const;

/** As its first letters look, whether that is their own or the text's. */
function textFields({ styleClass, style, verticalAlign, paragraphs }: TextObject): Fields {
  const run = paragraphs[0]?.runs[0];
  const own: Partial<Record<keyof TextStyle, unknown>> = { ...style };
  for (const name of letterNames) if (run?.[name] !== undefined) own[name] = run[name];
  const lineHeight = paragraphs[0]?.lineHeight;
  if (lineHeight !== undefined) own.lineHeight = lineHeight;
  return { styleClass, style: Object.keys(own).length > 0 ? own : null, verticalAlign };
}

function operationsFor(object: SceneObject, style: Style): Operation[] {
  const fields = { ...(object.opacity !== style.opacity && { opacity: style.opacity }), ...fieldsFor(object, style) };
  const set: Operation[] = Object.keys(fields).length > 0 ? [{ kind: 'set', id: object.id, fields }] : [];
  if (object.kind === 'text' && style.text) return [...set, ...lettersFor(object, style)];
  if (object.kind === 'table' && style.table) return [...set, ...cellOperations(object, style.table)];
  return object.kind === 'chart' && style.chart ? [...set, ...chartOperations(object, style.chart)] : set;
}

function fieldsFor(object: SceneObject, style: Style): Fields {
  const { fill, stroke, radius, frameShape, mask, ends, table, code, text } = style;
  switch (object.kind) {
    case 'shape':
      return {
        ...(fill !== undefined && { fill }),
        ...(stroke !== undefined && { stroke }),
        ...(radius !== undefined && object.shape === 'rounded' && { radius }),
      };
    case 'drawing':
      return tintFor(object, style);
    case 'line':
      // A line without a stroke would be nothing.
      return { ...(stroke ? { stroke } : {}), ...ends };
    case 'table':
      return { ...(stroke !== undefined && { lines: stroke }), ...table?.fields };
    case 'code':
      return code ?? {};
    case 'topic':
    case 'frame':
      return frameFields(object.frame !== undefined || object.kind === 'frame', { fill, stroke, frameShape });
    case 'image':
      return mask === undefined ? {} : { mask };
    case 'text':
      return text ?? {};
    default:
      return {};
  }
}

/** Of a fill, only what is of one colour takes the colour: a picture keeps its own. */
function tintFor(object: DrawingObject, { tint, fill }: Style): Fields {
  if (tint !== undefined) return { tint };
  const isOfOneColour = object.tint !== undefined || object.formula !== undefined || hasPoints(object);
  return isOfOneColour && fill?.kind === 'color' ? { tint: fill.color } : {};
}

/** A topic without a frame gets one only from another frame. */
function frameFields(
  hasFrame: boolean,
  { fill, stroke, frameShape: shape }: Pick<Style, 'fill' | 'stroke'> & { frameShape: string | undefined },
): Fields {
  if (shape !== undefined) return { frame: { shape, ...(fill !== null && { fill }), ...(stroke !== null && { stroke }) } };
  if (!hasFrame) return {};
  return { ...(fill !== undefined && { 'frame/fill': fill }), ...(stroke !== undefined && { 'frame/stroke': stroke }) };
}

/** Letters lose what is their own, except for links and what is underlined or struck out. */
function lettersFor({ id, paragraphs }: TextObject, { align }: Style): Operation[] {
  const range = { from: 1, to: unitsOf(paragraphs) };
  const none = Object.fromEntries(letterNames.map((name) => [name, null]));
  const edits = [
    formatLetters(paragraphs, range, none),
    formatParagraphs(paragraphs, range, { lineHeight: null, ...(align && { align }) }),
  ];
  return edits.flatMap(({ change }): Operation[] => (change.length > 0 ? [{ kind: 'text', id, change }] : []));
}
