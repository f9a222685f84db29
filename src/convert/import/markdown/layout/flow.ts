import type { SceneObject } from '#model/presentation/presentation.ts';
import type { Block, Words } from '../blocks/block.ts';
import { codeUnit, imageUnit, tableUnit } from './rich-units.ts';
import type { Box, Heights, Unit, UnitKit } from './unit.ts';
import { quoteUnit, wordsUnit } from './words-unit.ts';

/** Units stacked from top to bottom. */
export interface Flow {
  heights(width: number, scale: number): Heights;
  /** Uses its natural height, up to that of the box; returns the height used. */
  place(box: Box, scale: number): { objects: SceneObject[]; height: number };
  isEmpty: boolean;
}

const GAP = 30;
const CLOSE = 12;
const COLUMN_GAP = 72;

export function flowOf(blocks: readonly Block[], kit: UnitKit): Flow {
  const units = unitsOf(blocks, kit);
  const gapAfter = (index: number, scale: number) =>
    index >= units.length - 1 ? 0 : units[index]?.isWords && units[index + 1]?.isWords ? CLOSE * scale : GAP * Math.max(scale, 0.5);
  const heights = (width: number, scale: number): Heights =>
    units.reduce(
      (sum, unit, index) => {
        const own = unit.heights(width, scale);
        const gap = gapAfter(index, scale);
        return { least: sum.least + own.least + gap, natural: sum.natural + own.natural + gap };
      },
      { least: 0, natural: 0 },
    );
  return {
    isEmpty: units.length === 0,
    heights,
    place(box, scale) {
      const { least, natural } = heights(box.width, scale);
      // The remaining height goes to units that want more, in proportion to what they lack.
      const share = natural > least ? Math.min(1, Math.max(0, (box.height - least) / (natural - least))) : 0;
      const objects: SceneObject[] = [];
      let y = box.y;
      units.forEach((unit, index) => {
        const own = unit.heights(box.width, scale);
        const height = own.least + (own.natural - own.least) * share;
        objects.push(...unit.place({ x: box.x, y, width: box.width, height }, scale));
        y += height + gapAfter(index, scale);
      });
      return { objects, height: y - box.y };
    },
  };
}

/** Text that appears together becomes one unit. */
function unitsOf(blocks: readonly Block[], kit: UnitKit): Unit[] {
  const units: Unit[] = [];
  let words: Words[] = [];
  let step = 0;
  const flush = () => {
    if (words.length > 0) units.push(wordsUnit(words, step, kit));
    words = [];
  };
  for (const block of inRows(blocks)) {
    if (block.kind === 'words' && words.length > 0 && block.step === step) {
      words.push(...block.words);
      continue;
    }
    flush();
    step = block.step;
    if (block.kind === 'words') words = [...block.words];
    else if (block.kind === 'quote') units.push(quoteUnit(block.words, step, kit));
    else if (block.kind === 'code') units.push(codeUnit(block, kit));
    else if (block.kind === 'table') units.push(tableUnit(block, kit));
    else if (block.kind === 'image') units.push(imageUnit(block, kit));
    else units.push(columnsUnit(block.columns, block.step, kit));
  }
  flush();
  return units;
}

/** Consecutive pictures are placed side by side. */
function inRows(blocks: readonly Block[]): Block[] {
  const rows: Block[] = [];
  for (const block of blocks) {
    const last = rows.at(-1);
    const isImage = block.kind === 'image' && block.share === undefined;
    if (isImage && last?.kind === 'image' && last.share === undefined && last.step === block.step)
      rows[rows.length - 1] = { kind: 'columns', columns: [[last], [block]], step: block.step };
    else if (
      isImage &&
      last?.kind === 'columns' &&
      last.step === block.step &&
      last.columns.length < 4 &&
      last.columns.every(([only, ...others]) => only?.kind === 'image' && others.length === 0)
    )
      last.columns.push([block]);
    else rows.push(block.kind === 'columns' ? { ...block, columns: [...block.columns] } : block);
  }
  return rows;
}

/** Equal columns, side by side. */
function columnsUnit(columns: readonly Block[][], step: number, kit: UnitKit): Unit {
  const flows = columns.map((blocks) => flowOf(blocks, kit));
  const widthOf = (width: number) => (width - gapOf(width) * (flows.length - 1)) / flows.length;
  const gapOf = (width: number) => Math.min(COLUMN_GAP, width / flows.length / 6);
  return {
    step,
    isWords: false,
    heights(width, scale) {
      const all = flows.map((flow) => flow.heights(widthOf(width), scale));
      return { least: Math.max(...all.map(({ least }) => least)), natural: Math.max(...all.map(({ natural }) => natural)) };
    },
    place(box, scale) {
      const width = widthOf(box.width);
      return flows.flatMap(
        (flow, index) => flow.place({ x: box.x + index * (width + gapOf(box.width)), y: box.y, width, height: box.height }, scale).objects,
      );
    },
  };
}

/** The largest scale up to `most` at which everything fits. */
export function scaleFor(flow: Flow, width: number, height: number, most: number): number {
  const levels = Array.from({ length: 44 }, (_, index) => most * 0.94 ** index);
  let low = 0;
  let high = levels.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    const scale = levels[middle] ?? most;
    // Enlarge text only where there is room to spare.
    if (flow.heights(width, scale).least <= height * (scale > 1.02 ? 0.82 : 1)) high = middle;
    else low = middle + 1;
  }
  return levels[low] ?? most;
}
