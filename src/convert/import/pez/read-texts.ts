import type { GroupObject, TextObject, Theme } from '#model/presentation/presentation.ts';
import type { Paragraph, Run, StyleClass, TextStyle } from '#model/presentation/texts.ts';
import type { Measure } from '#model/text/layout.ts';
import { layoutText } from '#model/text/layout-text.ts';
import { bidi } from '#model/text/writing/bidi.ts';
import { familyFor } from '../fonts/family-for.ts';
import { attributeOf, childOf, childrenOf, numberOf, type XmlElement } from '../xml/xml.ts';
import { lookOf, numberAt, type PezObject, placeAround } from './pez-object.ts';
import { colorFrom, colorIn, numberIn, type Look, type StyleSheet } from './style-sheet.ts';

/** The font size of every text, in its own units; the object's scale makes it larger or smaller. */
const SIZE = 24;
const INDENT = SIZE * 1.5;

export interface TextKit {
  sheet: StyleSheet;
  theme: Theme;
  language: string;
  measure: Measure;
  /** Tells the owner that a typeface is replaced by one of other widths. */
  replaced(typeface: string): void;
}

const classOf: Record<string, StyleClass> = { head: 'title', strong: 'subtitle', body: 'body' };

/** Undefined if there is no text. Text on a background becomes a group of both. */
export function readText(object: PezObject, kit: TextKit): TextObject | GroupObject | undefined {
  const { classes } = object;
  const name = classes.find((each) => each in classOf) ?? 'body';
  const look = lookOf(object, kit.sheet, 'ZLabel', `ZLabel.${name}`);
  const style = styleOf(name, look, kit);
  const field = childOf(object.element, 'textfield');
  const paragraphs = field
    ? fieldParagraphs(field)
    : childrenOf(object.element, 'p')
        .slice(0, 5000)
        .map((paragraph) => readParagraph(paragraph));
  if (!paragraphs.some(({ runs }) => runs.some(({ text }) => text.trim() !== ''))) return undefined;

  const box = boxOf(object.element, field, paragraphs, style, kit);
  const fitted = fit({ paragraphs, style, width: box.width, height: box.height, styleClass: classOf[name] ?? 'body' }, kit);
  const placement = placeAround(object, box.width, box.height, box.centre);
  const text: TextObject = {
    ...placement,
    kind: 'text',
    id: object.id,
    styleClass: classOf[name] ?? 'body',
    paragraphs,
    direction: 'auto',
    verticalAlign: 'top',
    style: fitted,
  };

  const behind = kit.sheet.look(`ZLabel.${name}-background`);
  const color = classes.includes(`${name}-background`) ? colorIn(behind, 'background-color', 'background-alpha') : undefined;
  if (color === undefined) return text;
  const padding = Math.min(Math.max(numberIn(behind, 'background-padding') ?? 6, 0), 200);
  const [width, height] = [box.width + padding * 2, box.height + padding * 2];
  const inside = { x: width / 2, y: height / 2, rotation: 0, scale: 1, opacity: 1 };
  return {
    ...placement,
    width,
    height,
    kind: 'group',
    id: object.id,
    children: [
      {
        ...inside,
        width,
        height,
        kind: 'shape',
        id: `${object.id}-background`,
        shape: 'rectangle',
        radius: 0,
        fill: { kind: 'color', color },
      },
      { ...text, ...inside, width: box.width, height: box.height, id: `${object.id}-text` },
    ],
  };
}

/** Its plain text, for titles. */
export const wordsOf = (element: XmlElement): string =>
  [
    ...childrenOf(element, 'p').map((paragraph) =>
      childrenOf(paragraph, 'text')
        .map(({ text }) => text)
        .join(''),
    ),
    childOf(element, 'textfield', 'text')?.text ?? '',
  ]
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' ');

function styleOf(name: string, look: Look, { sheet, replaced }: TextKit): TextStyle {
  const font = sheet.font(look.get('fontfamily') ?? name) ?? sheet.font(name);
  const own = look.get('font-family');
  const typeface = (own ?? font?.typeface ?? '').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').replace(/ ?PR$/, '');
  const { family, lineHeight, isTwin } = familyFor(typeface);
  if (typeface && !isTwin) replaced(typeface);
  return {
    family,
    lineHeight,
    size: SIZE,
    weight: font?.weight ?? (name === 'body' ? 400 : 700),
    isItalic: font?.isItalic ?? false,
    color: colorFrom(look.get('color')) ?? 'text',
    letterSpacing: 0,
  };
}

/** A negative width belongs to a line that was never meant to wrap. */
function boxOf(element: XmlElement, field: XmlElement | undefined, paragraphs: Paragraph[], style: TextStyle, kit: TextKit) {
  const within = (length: number | undefined) => (length && Math.abs(length) < 1e6 ? Math.abs(length) : undefined);
  const given = {
    width: within(numberAt(field ?? element, field ? 'w' : 'width')),
    height: within(numberAt(field ?? element, field ? 'h' : 'height')),
  };
  // Slightly wider than it was, so that a last letter that is a hair wider does not wrap.
  const width = (given.width ?? widest(paragraphs, style, kit)) * 1.01;
  const height = given.height ?? layout({ paragraphs, style, width, height: 0, styleClass: 'body' }, kit).height;
  const corner = field && { x: numberAt(field, 'x') ?? -width / 2, y: numberAt(field, 'y') ?? -height / 2 };
  return { width, height, centre: corner ? { x: corner.x + width / 2, y: corner.y + height / 2 } : { x: 0, y: 0 } };
}

interface Laid {
  paragraphs: Paragraph[];
  style: TextStyle;
  width: number;
  height: number;
  styleClass: StyleClass;
}

const layout = (text: Laid, { theme, language, measure }: TextKit) =>
  layoutText({ ...text, direction: 'auto', verticalAlign: 'top', language }, { theme, language, measure, rich: { bidi } });

const widest = (paragraphs: Paragraph[], style: TextStyle, kit: TextKit): number =>
  Math.max(
    SIZE,
    ...layout({ paragraphs, style, width: 1e6, height: 0, styleClass: 'body' }, kit).fragments.map(({ x, width }) => x + width),
  );

/** Where our letters are wider than the original ones, shrinks them until there are no more lines than before. */
function fit(text: Laid, kit: TextKit): TextStyle {
  const natural = SIZE * text.style.lineHeight;
  const lines = Math.max(1, Math.round(text.height / natural));
  const pitch = text.height / lines;
  for (let size = SIZE; size > SIZE * 0.5; size *= 0.97) {
    const style = { ...text.style, size, lineHeight: Math.min(Math.max(pitch / size, 0.5), 4) };
    if (layout({ ...text, style }, kit).lineCount <= lines) return style;
  }
  return { ...text.style, size: SIZE * 0.6, lineHeight: text.style.lineHeight };
}

const aligns: Record<string, Paragraph['align']> = { center: 'center', right: 'end', justify: 'justify' };

function readParagraph(element: XmlElement): Paragraph {
  const indent = Math.min(Math.max(Math.round(numberOf(element, 'indent') ?? 0), 0), 10);
  const list = attributeOf(element, 'listType');
  const runs = childrenOf(element, 'text').slice(0, 2000).flatMap(readRun);
  return {
    runs,
    align: aligns[attributeOf(element, 'align') ?? ''] ?? 'start',
    level: list ? Math.max(indent - 1, 0) : 0,
    ...(list && { listType: /^(?:number|ordered|decimal)/i.test(list) ? ('NUMBER' as const) : ('BULLET' as const) }),
    ...(!list && indent > 0 && { inset: indent * INDENT }),
  };
}

function readRun(element: XmlElement): Run[] {
  const weight = attributeOf(element, 'weight');
  const color = colorFrom(attributeOf(element, 'color'));
  const style = attributeOf(element, 'style');
  const look: Omit<Run, 'text'> = {
    ...(weight && { weight: weight === 'bold' ? 700 : 400 }),
    ...(style && { isItalic: style === 'italic' }),
    ...(color && { color }),
    ...(attributeOf(element, 'decoration') === 'underline' && { isUnderlined: true }),
  };
  return withLinks(element.text).map((part) => ({ ...look, ...part }));
}

/** Turns addresses in text into links, since they used to be clickable. */
function withLinks(text: string): Run[] {
  const parts: Run[] = [];
  let at = 0;
  for (const match of text.matchAll(/https?:\/\/[^\s<>"'\\]+[^\s<>"'\\.,;:!?)\]]/gi)) {
    if (match.index > at) parts.push({ text: text.slice(at, match.index) });
    parts.push({ text: match[0], link: { kind: 'address', href: match[0] } });
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

/** The format until version 5: plain text, with alignment stored separately. */
function fieldParagraphs(field: XmlElement): Paragraph[] {
  const words = childOf(field, 'text')?.text ?? '';
  const align = aligns[/align:\s*(\w+)/.exec(childOf(field, 'annotations')?.text ?? '')?.[1] ?? ''] ?? 'start';
  return words
    .split(/\r\n|[\r\n]/)
    .slice(0, 5000)
    .map((line) => ({ runs: withLinks(line), align, level: 0 }));
}
