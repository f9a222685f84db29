import type { ObjectId } from '#model/presentation/presentation.ts';
import type { Desk } from '../../desk/desk.ts';
import { othersFor, placingBeside, type Relation } from './place-beside.ts';

/** Places objects by others, said in words. */
export const createPlacingTools = (desk: Desk) => ({
  /** What an object can be placed by. */
  placesFor: (id: ObjectId, relation: Relation): readonly ObjectId[] => othersFor(desk, id, relation),
  /** False if nothing came of it. */
  placeBeside(id: ObjectId, relation: Relation, other: ObjectId): boolean {
    const operations = placingBeside(desk, id, relation, other);
    return operations.length > 0 && desk.do(operations);
  },
});
