import type { TextObject } from '#model/presentation/presentation.ts';
import type { Paragraph, Run, TextStyle } from '#model/presentation/texts.ts';
import type { Writable } from '#model/presentation/reading/reader.ts';
import { childOf, type XmlElement } from '../../xml/xml.ts';
import type { Box, PictureFound, SlideContext, TextInheritance } from '../slide-context.ts';
import { type BodyLook, type Fit, readBody } from './body.ts';
import { inColumns, standsUpright, uprightColumns } from './columns.ts';
import { lineShift } from './line-shift.ts';
import { clampLine, type ReadParagraph, readParagraphs } from './paragraphs.ts';
import { laidOut, moved } from './split-text.ts';

export interface ShapeText {
  /** One object, or one per upright column; none if there is no text. */
  texts: TextObject[];
  /** Pictures instead of bullets, by paragraph. */
  pictures: ReadonlyMap<number, PictureFound>;
}

/** Reads the text of a shape: `box` is its area, before insets; the result is in the same coordinates. */
export function readText(body: XmlElement, inheritance: TextInheritance, box: Box, context: SlideContext): ShapeText {
  const own = childOf(body, 'a:bodyPr');
  const look = readBody(
    own && !inheritance.bodyProperties.includes(own) ? [own, ...inheritance.bodyProperties] : inheritance.bodyProperties,
    context,
  );
  const read = readParagraphs(body, inheritance, context);
  if (read.every(({ paragraph }) => paragraph.runs.every(({ text }) => text.trim() === ''))) return { texts: [], pictures: new Map() };
  const shape = look.isUpright ? upright(box) : box;
  const isUpright = look.stacks === 'eastern' && standsUpright(read);
  const isStacked = look.stacks === 'all';
  const seat = seatIn(shape, isStacked || isUpright ? { ...look, turn: 0 } : look);
  const text = (fit: Fit, letters = fit.font): TextObject => {
    const paragraphs = read.map((each) => fitted(each, fit, letters));
    const text: TextObject = {
      kind: 'text',
      id: '',
      x: 0,
      y: 0,
      rotation: seat.rotation,
      scale: 1,
      width: seat.width,
      height: seat.height,
      opacity: 1,
      styleClass: 'body',
      paragraphs,
      direction: 'ltr',
      verticalAlign: look.verticalAlign,
      ...((!look.wraps || seat.width < (read[0]?.size ?? 0) / 2) && { wraps: false }),
    };
    const whole = sharing(isStacked ? stacked(text) : text);
    return look.columns && !isStacked && !isUpright ? inColumns(whole, look.columns) : whole;
  };
  const fit = look.fit ?? shrunk(text, context);
  const shrinks = look.isShrinking && !isStacked && !isUpright;
  const object = look.isStretched ? stretched(text, fit, context) : shrinks ? shrinking(text(fit, 1), fit) : text(fit);
  const pictures = new Map(read.flatMap(({ picture }, index) => (picture ? [[index, picture] as const] : [])));
  if (isUpright) {
    const seated = { ...object, x: seat.x, y: seat.y };
    return { texts: uprightColumns(seated, read).map((column) => ({ ...column, id: context.makeId('text') })), pictures };
  }
  const across = look.isCentered ? centered(object, context) : 0;
  const down = read[0] ? lineShift(read[0], fittedLine(read[0], fit)) * fit.font : 0;
  const placed = moved({ ...object, x: seat.x, y: seat.y }, across, down);
  return { texts: [{ ...placed, id: context.makeId('text') }], pictures };
}

/** Beyond this, a file is wrong. */
const MOST_GROWTH = 100;

const asItIs: Fit = { font: 1, spacing: 0 };

/** A line spacing given as a length does not shrink with the letters. */
const fittedLine = ({ paragraph, share, natural }: ReadParagraph, { font, spacing }: Fit): number =>
  share === undefined ? (paragraph.lineHeight ?? 1) / font : Math.max(share - spacing, Math.min(share, 0.2)) * natural;

function fitted(read: ReadParagraph, { font, spacing }: Fit, letters: number): Paragraph {
  const { paragraph } = read;
  if (font === 1 && spacing === 0) return paragraph;
  return {
    ...paragraph,
    runs: paragraph.runs.map((run) => ({ ...run, ...(run.size && { size: Math.max(run.size * letters, 0.1) }) })),
    lineHeight: clampLine(fittedLine(read, { font, spacing })),
    ...(paragraph.spaceBefore && { spaceBefore: paragraph.spaceBefore * (1 - spacing) }),
    ...(paragraph.spaceAfter && { spaceAfter: paragraph.spaceAfter * (1 - spacing) }),
  };
}

/** So narrow that every letter is on its own line; the alignment applies vertically, and columns are centred. */
function stacked(text: TextObject): TextObject {
  const [first] = text.paragraphs;
  const aligned = { start: 'top', center: 'middle', end: 'bottom', justify: 'top' } as const;
  return {
    ...text,
    width: 1,
    wraps: true,
    verticalAlign: aligned[first?.align ?? 'start'],
    paragraphs: text.paragraphs.map(({ inset: _inset, hang: _hang, ...paragraph }) => ({ ...paragraph, align: 'center' })),
  };
}

/** The steps in which PowerPoint shrinks text. */
const steps: Fit[] = [
  asItIs,
  { font: 0.925, spacing: 0.1 },
  { font: 0.85, spacing: 0.2 },
  ...[0.775, 0.7, 0.625, 0.55, 0.475, 0.4, 0.325, 0.25].map((font) => ({ font, spacing: 0.2 })),
];
/** Our fonts are not quite those that the text was fitted with. */
const TOLERANCE = 1.03;

/** The largest fit, for texts whose program left the shrinking to the viewer. */
function shrunk(text: (fit: Fit) => TextObject, context: SlideContext): Fit {
  return (
    steps.find((fit) => {
      const object = text(fit);
      return laidOut(object, context).height <= object.height * TOLERANCE;
    }) ??
    steps.at(-1) ??
    asItIs
  );
}

/** A text whose letters have the sizes that they would have elsewhere. */
const shrinking = (text: TextObject, { font }: Fit): TextObject => ({ ...text, fit: 'shrink', ...(font < 1 && { letterScale: font }) });

/** As large as its box allows, in the middle of it: letters that are bent keep their shape, but not their size. */
function stretched(text: (fit: Fit) => TextObject, fit: Fit, context: SlideContext): TextObject {
  const asWide = (object: TextObject): TextObject => ({
    ...object,
    wraps: false,
    verticalAlign: 'middle',
    paragraphs: object.paragraphs.map((paragraph) => ({ ...paragraph, align: 'center' })),
  });
  const object = asWide(text(fit));
  const { fragments, height } = laidOut(object, context);
  const width = Math.max(...fragments.map((one) => one.x + one.width)) - Math.min(...fragments.map(({ x }) => x));
  const growth = Math.min(object.width / width, object.height / height);
  return growth > 0 && growth < MOST_GROWTH ? asWide(text({ ...fit, font: fit.font * growth })) : object;
}

/** How far a text that is centred as a whole has to move, based on its widest line. */
function centered(object: TextObject, context: SlideContext): number {
  const { fragments } = laidOut(object, context);
  if (fragments.length === 0) return 0;
  const left = Math.min(...fragments.map(({ x }) => x));
  const right = Math.max(...fragments.map(({ x, width }) => x + width));
  return object.width / 2 - (left + right) / 2;
}

/** The text's box: inside the insets, rotated with its letters. */
function seatIn(box: Box, { insets: wished, turn, extraTurn }: BodyLook): Box {
  const within = (inset: number, length: number) => Math.min(Math.max(inset, -length), length);
  const insets = {
    left: within(wished.left, box.width),
    right: within(wished.right, box.width),
    top: within(wished.top, box.height),
    bottom: within(wished.bottom, box.height),
  };
  const width = Math.max(box.width - insets.left - insets.right, 1);
  const height = Math.max(box.height - insets.top - insets.bottom, 1);
  const [aside, below] = [(insets.left - insets.right) / 2, (insets.top - insets.bottom) / 2];
  const angle = (box.rotation * Math.PI) / 180;
  const isAcross = turn % 180 !== 0;
  return {
    x: box.x + box.width / 2 + aside * Math.cos(angle) - below * Math.sin(angle),
    y: box.y + box.height / 2 + aside * Math.sin(angle) + below * Math.cos(angle),
    width: isAcross ? height : width,
    height: isAcross ? width : height,
    rotation: box.rotation + turn + extraTurn,
  };
}

/** The box of a text that does not rotate with its shape. */
function upright(box: Box): Box {
  if (Math.round(box.rotation / 90) % 2 === 0) return { ...box, rotation: 0 };
  return {
    x: box.x + (box.width - box.height) / 2,
    y: box.y + (box.height - box.width) / 2,
    width: box.height,
    height: box.width,
    rotation: 0,
  };
}

const looks = ['family', 'size', 'weight', 'isItalic', 'color', 'letterSpacing'] as const;

/** Moves the style that most letters share to the whole text. */
function sharing(object: TextObject): TextObject {
  const style: Writable<Partial<TextStyle>> = {};
  const runs = object.paragraphs.flatMap((paragraph) => paragraph.runs);
  for (const name of looks) Object.assign(style, { [name]: mostCommon(runs.map((run) => [run[name], run.text.length + 1])) });
  style.lineHeight = mostCommon(object.paragraphs.map((paragraph) => [paragraph.lineHeight ?? 1, paragraph.runs.length])) ?? 1;
  const language = mostCommon(
    object.paragraphs.flatMap((paragraph): [string, number][] => (paragraph.language ? [[paragraph.language, paragraph.runs.length]] : [])),
  );
  const without = (run: Run): Run => {
    const short: Writable<Run> = { ...run };
    for (const name of looks) if (short[name] === style[name]) delete short[name];
    return short;
  };
  const paragraphs = object.paragraphs.map(({ lineHeight, language: own, ...paragraph }): Paragraph => ({
    ...paragraph,
    runs: paragraph.runs.map(without),
    ...(lineHeight !== undefined && lineHeight !== style.lineHeight && { lineHeight }),
    ...(own !== undefined && own !== language && { language: own }),
  }));
  return { ...object, paragraphs, style, ...(language && { language }) };
}

function mostCommon<Value>(values: readonly (readonly [Value, number])[]): Value | undefined {
  const sums = new Map<Value, number>();
  for (const [value, weight] of values) sums.set(value, (sums.get(value) ?? 0) + weight);
  let best: [Value, number] | undefined;
  for (const entry of sums) if (!best || entry[1] > best[1]) best = entry;
  return best?.[0];
}
