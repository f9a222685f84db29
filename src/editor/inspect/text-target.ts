import type { TextRange } from '#model/change/text/editing/places.ts';
import { unitsOf } from '#model/change/text/text-units.ts';
import { inkOn } from '#model/paint/forms/parts/words.ts';
import type { ObjectId, SceneObject, TableObject, Theme } from '#model/presentation/presentation.ts';
import type { Paragraph, TextStyle } from '#model/presentation/texts.ts';
import { textOf } from '../core/selection/text-of.ts';
import type { Desk } from '../desk/desk.ts';

/** The text, or the part of it, that formatting is about. */
export interface TextTarget {
  readonly id: ObjectId;
  readonly part?: string | undefined;
  readonly paragraphs: readonly Paragraph[];
  readonly range: TextRange;
  /** All of a text object: formatting is its own, and no longer that of some of its letters. */
  readonly isWhole: boolean;
  /** How letters look that have no formatting of their own. */
  readonly style: TextStyle;
}

/** Letters that are selected, or else all of the text; code has no formatting. */
export function textTarget({ draft, state }: Pick<Desk, 'draft' | 'state'>): TextTarget | undefined {
  const { selection } = state();
  const isText = selection.kind === 'text';
  const [id, more] = isText ? [selection.id] : selection.ids;
  const object = id === undefined || more !== undefined ? undefined : draft.entries.get(id)?.object;
  const part = isText ? selection.part : undefined;
  const paragraphs = object && object.kind !== 'code' ? textOf(draft, { id: object.id, part }) : undefined;
  const style = object && styleOf(object, part, draft.presentation.theme);
  if (!object || !paragraphs || !style) return undefined;
  const isRange = isText && selection.anchor !== selection.focus;
  const range = isRange
    ? { from: Math.min(selection.anchor, selection.focus), to: Math.max(selection.anchor, selection.focus) }
    : { from: 1, to: unitsOf(paragraphs) };
  return { id: object.id, part, paragraphs, range, isWhole: !isRange && object.kind === 'text', style };
}

function styleOf(object: SceneObject, part: string | undefined, theme: Theme): TextStyle | undefined {
  if (object.kind === 'text') return { ...theme.textStyles[object.styleClass], ...object.style };
  return object.kind === 'table' ? cellStyle(object, part, theme) : undefined;
}

/** As tables are drawn. */
function cellStyle({ rows, hasHeader, fontSize }: TableObject, part: string | undefined, theme: Theme): TextStyle {
  const isHeader = hasHeader && rows[0]?.cells.some(({ id }) => id === part) === true;
  const fill = rows.flatMap(({ cells }) => cells).find(({ id }) => id === part)?.fill;
  const color = fill?.kind === 'color' ? inkOn(fill.color, { theme }) : 'text';
  return { ...theme.textStyles.body, size: fontSize, color, weight: isHeader ? 700 : 400, lineHeight: 1.3 };
}
