import type { ObjectId } from '#model/presentation/presentation.ts';
import type { Desk } from '../../desk/desk.ts';
import type { Moved } from '../outline-tools.ts';
import type { Row } from '../rows.ts';
import { type Aim, type Drop, dropAt } from './drop-at.ts';
import { dropRows } from './drop-rows.ts';

/** Moves objects to where a pointer drags them in the outline. */
export const createDroppingTools = (desk: Desk) => ({
  /** Undefined where they cannot go. */
  dropAt: (rows: readonly Row[], ids: readonly ObjectId[], aim: Aim): Drop | undefined => dropAt(desk, rows, ids, aim),
  drop: (ids: readonly ObjectId[], drop: Drop): Moved | undefined => dropRows(desk, ids, drop),
});
