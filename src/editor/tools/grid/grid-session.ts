import type { ObjectId, SceneObject } from '#model/presentation/presentation.ts';
import type { Operation } from '#model/change/operation.ts';
import { parseHtml } from '../../core/clipboard/dom-clipboard.ts';
import type { Desk } from '../../desk/desk.ts';
import { chartSheet, transposed } from './chart-sheet.ts';
import { type Copied, readCopied } from './copied/html-cells.ts';
import { type Decimal, decimalIn, decimalOf, isGap, readNumber, writeNumber } from './copied/numbers.ts';
import { placeBlock } from './copied/place-block.ts';
import type { Axis, CellPlace, CellValue, Sheet, Written } from './sheet.ts';
import { createStrays } from './strays.ts';
import { tableSheet } from './table-sheet.ts';
import { type Cells, isTooLarge, readSeparated, separatorOf, writeHtml, writeTabbed } from './copied/tabular.ts';

/** Both corners of a rectangle of cells. */
export interface CellRange {
  readonly from: CellPlace;
  readonly to: CellPlace;
}

export interface ShownCell {
  readonly words: string;
  readonly isNumber: boolean;
  /** It was to be a number, and is none: the chart has a gap there. */
  readonly isStray: boolean;
}

/** What became of a change. */
export type Outcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'not-a-number' | 'joined' | 'refused' | 'nothing' }
  /** More rows or columns than there may be. */
  | { readonly kind: 'too-large'; readonly axis: Axis; readonly most: number }
  | { readonly kind: 'pasted'; readonly range: CellRange; readonly strays: number };

const done = { kind: 'done' } as const;

export function sheetOf(desk: Desk, object: SceneObject | undefined): Sheet | undefined {
  if (object?.kind === 'chart') return chartSheet(object, () => desk.newId('series'));
  return object?.kind === 'table' ? tableSheet(object, desk.newId) : undefined;
}

/** The data of one chart or table, open for editing by somebody who reads this language. */
export function openGrid(desk: Desk, id: ObjectId, language: string) {
  const usual = decimalOf(language);
  const strays = createStrays();
  let known: { object: SceneObject | undefined; sheet: Sheet | undefined } | undefined;
  const object = () => desk.draft.entries.get(id)?.object;
  /** Undefined once it is gone. */
  const sheet = (): Sheet | undefined => {
    const now = object();
    if (known?.object !== now) known = { object: now, sheet: sheetOf(desk, now) };
    return known?.sheet;
  };
  const act = (written: Written): Outcome => {
    if (written === 'joined') return { kind: 'joined' };
    desk.settle();
    return desk.do(written) ? done : { kind: 'refused' };
  };

  const show = (place: CellPlace): ShownCell => {
    const now = sheet();
    const value = now?.read(place) ?? null;
    const isNumber = now?.takes(place) === 'numbers';
    const stray = isNumber && value === null ? strays.at(place) : undefined;
    return { words: stray ?? asWords(value, usual), isNumber, isStray: stray !== undefined };
  };

  const put = (now: Sheet, from: CellPlace, cells: Cells, decimal: Decimal, isAll: boolean): Outcome => {
    const missed: [CellPlace, string][] = [];
    const units = new Set<string>();
    const block = cells.map((row, down) =>
      row.map((words, across): CellValue => {
        const place = { row: from.row + down, column: from.column + across };
        if (now.takes(place) !== 'numbers') return words;
        if (isGap(words)) return null;
        const read = readNumber(words, decimal);
        if (read) units.add(read.unit);
        else missed.push([place, words]);
        return read?.value ?? null;
      }),
    );
    const wide = Math.max(...cells.map((row) => row.length));
    const to = { row: from.row + cells.length - 1, column: from.column + wide - 1 };
    const written = now.write(from, block, isAll);
    const covers = from.row <= now.heads.rows && from.column <= now.heads.columns && to.row >= now.rows - 1 && to.column >= now.columns - 1;
    const outcome = act(typeof written === 'string' ? written : [...written, ...(covers || isAll ? unitOperations(object(), units) : [])]);
    if (outcome.kind !== 'done') return outcome;
    strays.forget(from, to);
    for (const [place, words] of missed) strays.keep(place, words);
    return { kind: 'pasted', range: { from, to }, strays: missed.length };
  };

  const putCells = (range: CellRange, cells: Cells, decimal?: Decimal, isAll = false): Outcome => {
    const now = sheet();
    if (!now || cells.length === 0) return { kind: 'nothing' };
    const sign = decimal ?? decimalIn(cells.flat()) ?? usual;
    const [from, placed] = isAll
      ? [range.from, cells]
      : placeBlock(now, range, cells, (words) => isGap(words) || readNumber(words, sign) !== undefined);
    const wide = Math.max(...placed.map((row) => row.length));
    if (from.row + placed.length > now.most.rows) return tooLarge(now, 'rows');
    if (from.column + wide > now.most.columns) return tooLarge(now, 'columns');
    return put(now, from, placed, sign, isAll);
  };

  const rearrange = (axis: Axis, order: readonly (number | undefined)[]): Outcome => {
    const now = sheet();
    if (!now) return { kind: 'nothing' };
    if (order.length > now.mostLines[axis]) return tooLarge(now, axis);
    const outcome = act(now.rearrange(axis, order));
    if (outcome.kind === 'done') strays.rearrange(axis, order, now);
    return outcome;
  };
  const orderOf = (axis: Axis): number[] => Array.from({ length: sheet()?.lines(axis) ?? 0 }, (_, index) => index);

  return {
    sheet,
    show,
    /** What is typed in a cell. */
    enter(place: CellPlace, words: string): Outcome {
      const now = sheet();
      const takes = now?.takes(place);
      if (!now || takes === 'nothing' || takes === undefined) return { kind: now ? 'joined' : 'nothing' };
      if (words === show(place).words) return done;
      const value = takes === 'words' ? words : isGap(words) ? null : readNumber(words, usual)?.value;
      if (value === undefined) return { kind: 'not-a-number' };
      strays.forget(place, place);
      return value === now.read(place) ? done : act(now.write(place, [[value]]));
    },
    /** Empties cells that can be. */
    clear({ from, to }: CellRange): Outcome {
      const now = sheet();
      if (!now) return { kind: 'nothing' };
      strays.forget(from, to);
      const last = { row: Math.min(to.row, now.rows - 1), column: Math.min(to.column, now.columns - 1) };
      if (last.row < from.row || last.column < from.column) return { kind: 'nothing' };
      return act(now.write(from, blank(from, last)));
    },
    copy({ from, to }: CellRange): { plain: string; html: string } {
      const cells = rowsIn(from, to).map((row) => columnsIn(from, to).map((column) => show({ row, column }).words));
      return { plain: writeTabbed(cells), html: writeHtml(cells) };
    },
    paste(range: CellRange, copied: Copied): Outcome {
      const now = sheet();
      const read = now && readCopied(copied, now.most, parseHtml);
      if (!now || !read) return { kind: 'nothing' };
      return isTooLarge(read) ? tooLarge(now, read.tooLarge) : putCells(range, read.cells, read.decimal);
    },
    /** A file with separated values takes the place of everything. */
    replaceAll(source: string): Outcome {
      const now = sheet();
      const text = source.replace(/^\uFEFF/, '');
      if (!now || text.trim() === '') return { kind: 'nothing' };
      const read = readSeparated(text, separatorOf(text), now.most);
      const corner = { row: 0, column: 0 };
      return isTooLarge(read) ? tooLarge(now, read.tooLarge) : putCells({ from: corner, to: corner }, read, undefined, true);
    },
    insert: (axis: Axis, at: number) => rearrange(axis, [...orderOf(axis).slice(0, at), undefined, ...orderOf(axis).slice(at)]),
    remove: (axis: Axis, at: number, count: number) => rearrange(axis, orderOf(axis).toSpliced(at, count)),
    move(axis: Axis, at: number, count: number, by: 1 | -1): Outcome {
      const order = orderOf(axis);
      const moved = order.splice(at, count);
      return rearrange(axis, order.toSpliced(at + by, 0, ...moved));
    },
    /** Rows become series and series rows; false for what has no series. */
    canTranspose(): boolean {
      const now = object();
      return now?.kind === 'chart' && now.chart !== 'scatter' && transposed(now, () => '').length > 0;
    },
    transpose(): Outcome {
      const now = object();
      if (now?.kind !== 'chart') return { kind: 'nothing' };
      strays.clear();
      return act(transposed(now, () => desk.newId('series')));
    },
    /** What is taken back may have had numbers where others are kept. */
    forgetStrays: strays.clear,
    strayCount: strays.count,
  };
}

export type Grid = ReturnType<typeof openGrid>;

const tooLarge = (sheet: Sheet, axis: Axis): Outcome => ({ kind: 'too-large', axis, most: sheet.mostLines[axis] });

const asWords = (value: CellValue, decimal: Decimal): string => (typeof value === 'number' ? writeNumber(value, decimal) : (value ?? ''));

const indices = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const rowsIn = (from: CellPlace, to: CellPlace): number[] => indices(from.row, to.row);
const columnsIn = (from: CellPlace, to: CellPlace): number[] => indices(from.column, to.column);
const blank = (from: CellPlace, to: CellPlace) => rowsIn(from, to).map(() => columnsIn(from, to).map(() => null));

/** All numbers count the same, and the chart does not say what yet. */
function unitOperations(object: SceneObject | undefined, units: ReadonlySet<string>): Operation[] {
  const [unit = ''] = units;
  return object?.kind === 'chart' && object.unit === '' && units.size === 1 && unit !== ''
    ? [{ kind: 'set', id: object.id, fields: { unit } }]
    : [];
}
