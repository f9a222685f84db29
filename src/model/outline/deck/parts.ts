import type { SceneObject, TextObject, Topic } from '../../presentation/presentation.ts';
import type { Paragraph, StyleClass, TextStyle } from '../../presentation/texts.ts';
import { runsOf } from '../inline.ts';
import type { OutlineItem } from '../outline.ts';
import { largestFit, linesOf } from './fit.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Upright in its box. */
export const placed = ({ x, y, width, height }: Box) => ({
  x: x + width / 2,
  y: y + height / 2,
  width,
  height,
  rotation: 0,
  scale: 1,
  opacity: 1,
});

export const topicIn = (id: string, title: string, box: Box, children: readonly SceneObject[], more: Partial<Topic> = {}): Topic => ({
  ...placed(box),
  kind: 'topic',
  id,
  title,
  children,
  ...more,
});

interface Words {
  id: string;
  words: string;
  box: Box;
  styleClass: StyleClass;
  /** The largest and the smallest size of its letters. */
  sizes: readonly [number, number];
  verticalAlign?: TextObject['verticalAlign'];
  align?: Paragraph['align'];
  style?: Partial<TextStyle>;
}

const HEADING_LINE = 1.12;

/** A heading, as large as fits, in all of its box. */
export function heading({ id, words, box, styleClass, sizes, verticalAlign = 'top', align = 'start', style = {} }: Words): TextObject {
  const lines = words.split('\n');
  const heightAt = (size: number) => lines.reduce((sum, line) => sum + linesOf(line, box.width, size, true), 0) * size * HEADING_LINE;
  const size = Math.round(largestFit(sizes, box.height, heightAt) * 10) / 10;
  return {
    ...placed(box),
    kind: 'text',
    id,
    styleClass,
    paragraphs: lines.map((line) => ({ runs: [{ text: line }], align, level: 0 })),
    direction: 'auto',
    verticalAlign,
    style: { size, lineHeight: HEADING_LINE, ...style },
  };
}

/** How high the lines of a heading are. */
export const heightOf = ({ paragraphs, width, style }: TextObject): number => {
  const { size = 1 } = style ?? {};
  return (
    paragraphs.reduce((sum, { runs }) => sum + linesOf(runs.map(({ text }) => text).join(''), width, size, true), 0) * size * HEADING_LINE
  );
};

const LINE = 1.34;
const DEEPEST = 8;

interface Entry {
  item: OutlineItem;
  level: number;
}

const entriesOf = (items: readonly OutlineItem[], level: number): Entry[] =>
  items.flatMap((item) => [{ item, level }, ...entriesOf(item.children, Math.min(level + 1, DEEPEST))]);

interface ListRoom {
  id: string;
  box: Box;
  color: string;
  sizes: readonly [number, number];
  verticalAlign?: TextObject['verticalAlign'];
}

/** Lines as one text, as high as they need: a single one is a sentence, several are a list. */
export function listText(items: readonly OutlineItem[], { id, box, color, sizes, verticalAlign = 'top' }: ListRoom): TextObject {
  const entries = entriesOf(items, 0);
  const isList = entries.length > 1;
  const paragraphs = entries.map(({ item, level }, index): Paragraph => {
    if (item.kind === 'code')
      return {
        runs: [{ text: item.words, family: 'code' }],
        align: 'start',
        level: 0,
        spaceBefore: index === 0 || isCode(entries[index - 1]) ? 0 : 0.5,
      };
    return {
      runs: runsOf(item.words),
      align: 'start',
      level,
      ...(isList && { listType: item.isNumbered ? 'NUMBER' : 'BULLET', markerColor: color }),
      spaceBefore: index === 0 ? 0 : level > 0 ? 0.14 : 0.42,
    };
  });
  const heightAt = (size: number) =>
    entries.reduce((sum, { item, level }, index) => {
      const inner = box.width - (isList ? size * 1.5 * (level + 1) : 0);
      return sum + linesOf(item.words, Math.max(inner, size * 4), size) * size * LINE + (paragraphs[index]?.spaceBefore ?? 0) * size;
    }, 0);
  const size = Math.round(largestFit(sizes, box.height, heightAt) * 10) / 10;
  return {
    ...placed({ ...box, height: Math.max(size * LINE, Math.min(box.height, heightAt(size))) }),
    kind: 'text',
    id,
    styleClass: 'body',
    paragraphs,
    direction: 'auto',
    verticalAlign,
    style: { size, lineHeight: LINE },
  };
}

const isCode = (entry: Entry | undefined): boolean => entry?.item.kind === 'code';
