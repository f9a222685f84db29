import type { ObjectId } from '#model/presentation/presentation.ts';
import { itemBehind, type RowId, rowOf, workplaceOf } from '../branches.ts';
import type { Desk } from '../../desk/desk.ts';
import type { Row } from '../rows.ts';

/** Where dragged objects would go. */
export interface Drop {
  /** A topic or group, the canvas, or a layer behind it. */
  readonly into: RowId;
  /** In front of this one; behind all that is there if there is none. */
  readonly before?: ObjectId | undefined;
  /** Between which rows to show it, from 0 above the first, and how far in; undefined where the row of `into` says it. */
  readonly gap?: { readonly place: number; readonly level: number } | undefined;
}

/** Rows from the top, with a fraction, and how far in. */
export interface Aim {
  readonly y: number;
  readonly level: number;
}

/** Of a row: nearer to its edges, things go between it and the next one. */
const EDGE = 0.25;

/** Objects stay on the canvas or in their layer, and do not go into themselves. */
export function dropAt(desk: Desk, rows: readonly Row[], ids: readonly ObjectId[], aim: Aim): Drop | undefined {
  const drop = dropIn(rows, aim);
  const home = rowOf(workplaceOf(desk.draft, ids[0]));
  const there = drop && (itemBehind(desk.draft, drop.into) ? drop.into : rowOf(workplaceOf(desk.draft, drop.into)));
  if (!drop || there !== home) return undefined;
  for (let entry = desk.draft.entries.get(drop.into); entry; entry = entry.parent) if (ids.includes(entry.object.id)) return undefined;
  return drop;
}

function dropIn(rows: readonly Row[], { y, level }: Aim): Drop | undefined {
  const place = Math.min(rows.length - 1, Math.max(0, Math.floor(y)));
  const [row, part] = [rows[place], y - place];
  if (!row) return undefined;
  const isBetween = part < EDGE || part > 1 - EDGE || !holds(row);
  return isBetween && (place > 0 || part > 0.5) ? between(rows, part < 0.5 ? place : place + 1, level) : { into: row.id };
}

/** Beneath the last of a topic, how far in says what it goes into. */
function between(rows: readonly Row[], place: number, level: number): Drop | undefined {
  const [above, below] = [rows[place - 1], rows[place]];
  if (!above || above.item.kind === 'backdrop') return undefined;
  const shallowest = Math.max(2, below?.level ?? 2);
  const deepest = Math.max(shallowest, above.level);
  const gap = { place, level: Math.min(deepest, Math.max(shallowest, level)) };
  if (below && below.level === gap.level && !isBehind(below)) return { into: holderOf(rows, place, gap.level), before: below.id, gap };
  const last = rows.slice(0, place).findLast((row) => row.level === gap.level);
  return last && isBehind(last) ? { into: last.id } : { into: holderOf(rows, place, gap.level), gap };
}

const holderOf = (rows: readonly Row[], place: number, level: number): RowId =>
  rows.slice(0, place).findLast((row) => row.level === level - 1)?.id ?? '';

const holds = ({ item }: Row): boolean => 'children' in item;
const isBehind = ({ item }: Row): boolean => item.kind === 'layer' || item.kind === 'backdrop';
