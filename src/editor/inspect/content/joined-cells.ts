import type { Draft } from '#model/change/draft/draft.ts';
import type { Operation } from '#model/change/operation.ts';
import { unitsOf } from '#model/change/text/text-units.ts';
import { placeCells } from '#model/paint/forms/table-form.ts';
import type { TableCell, TableObject } from '#model/presentation/presentation.ts';
import type { Paragraph } from '#model/presentation/texts.ts';
import { pasteText } from '../../core/clipboard/paste/paste-text.ts';
import type { TextSelection } from '../../core/selection/selection.ts';
import { type NewId, type Placed, relaid } from './table-lines.ts';

/** The next one in its row, or the one below. */
export type CellSide = 'next' | 'below';

const placedIn = (table: TableObject): Placed[] => placeCells(table, table.rows.length);

export const isJoined = (table: TableObject, part: string | undefined): boolean =>
  placedIn(table).some(({ cell, rows, columns }) => cell.id === part && rows * columns > 1);

/** Whether both make a rectangle, with whatever else is in it. */
export const canJoin = (table: TableObject, part: string | undefined, side: CellSide): boolean => union(table, part, side) !== undefined;

/** The first one keeps its look, and gets the words of the others, each on lines of their own. */
export function joinOperations(draft: Draft, table: TableObject, selection: TextSelection, side: CellSide, newId: NewId): Operation[] {
  const found = union(table, selection.part, side);
  if (!found) return [];
  const { joined, others } = found;
  const gone = new Set(others.map(({ cell }) => cell));
  const kept = placedIn(table).flatMap((one) => (gone.has(one.cell) ? [] : one.cell === joined.cell ? [joined] : [one]));
  const { paragraphs } = joined.cell;
  const more = others.flatMap(({ cell }) => (hasWords(cell) ? cell.paragraphs : []));
  const lines = hasWords(joined.cell) && more.length > 0 ? [noWords, ...more] : more;
  const end = unitsOf(paragraphs);
  const { operations } = pasteText(draft, lines, { ...selection, anchor: end, focus: end }, true, () => newId('paragraph'));
  return [...operations, ...relaid(table, kept, {}, newId)];
}

/** Its words stay in the first place. */
export function splitOperations(table: TableObject, part: string, newId: NewId): readonly Operation[] {
  const kept = placedIn(table).map((one) => (one.cell.id === part ? { ...one, rows: 1, columns: 1 } : one));
  return relaid(table, kept, {}, newId);
}

function union(table: TableObject, part: string | undefined, side: CellSide): { joined: Placed; others: Placed[] } | undefined {
  const all = placedIn(table);
  const here = part === undefined ? undefined : all.find(({ cell }) => cell.id === part);
  const at = here && (side === 'next' ? [here.row, here.column + here.columns] : [here.row + here.rows, here.column]);
  const neighbour = at && all.find((one) => covers(one, at[0] ?? 0, at[1] ?? 0));
  if (!here || !neighbour) return undefined;
  const joined = side === 'next' ? { ...here, columns: here.columns + neighbour.columns } : { ...here, rows: here.rows + neighbour.rows };
  const others = all.filter((one) => one !== here && touches(one, joined));
  return others.every((one) => isWithin(one, joined)) ? { joined, others } : undefined;
}

const covers = ({ row, column, rows, columns }: Placed, line: number, place: number): boolean =>
  line >= row && line < row + rows && place >= column && place < column + columns;

const touches = (one: Placed, other: Placed): boolean =>
  one.row < other.row + other.rows &&
  one.row + one.rows > other.row &&
  one.column < other.column + other.columns &&
  one.column + one.columns > other.column;

const isWithin = (one: Placed, whole: Placed): boolean =>
  one.row >= whole.row &&
  one.column >= whole.column &&
  one.row + one.rows <= whole.row + whole.rows &&
  one.column + one.columns <= whole.column + whole.columns;

const hasWords = ({ paragraphs }: TableCell): boolean => paragraphs.some(({ runs }) => runs.some(({ text }) => text !== ''));

const noWords: Paragraph = { runs: [], align: 'start', level: 0 };
