import { applyAll } from '#model/change/apply.ts';
import { crossAll } from '#model/change/cross.ts';
import { consequencesOf } from '#model/change/draft/consequences.ts';
import { type Draft, openDraft } from '#model/change/draft/draft.ts';
import { type AddOperation, type Operation, Refusal, type SetOperation } from '#model/change/operation.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import { readObjects } from '#model/presentation/reading/read-objects.ts';
import { isRecord, Reader } from '#model/presentation/reading/reader.ts';
import { writeObject } from '#model/presentation/write.ts';

/** Steps of operations, each to be applied after the one before; as they are after changes by others. */
export function crossSteps(steps: readonly (readonly Operation[])[], others: readonly Operation[], draft: Draft): Operation[][] {
  const tree = new Tree(draft);
  let passed = others;
  return steps.map((step) => {
    const mine = step.flatMap((operation): Operation[] => {
      const yielded = yieldTo(operation, passed, tree);
      if (yielded?.kind === 'add') tree.add(yielded);
      return yielded ? [yielded] : [];
    });
    const crossed = crossAll(mine, passed, false);
    passed = crossed.others;
    return crossed.operations;
  });
}

/**
 * Whether it would take something away that somebody else has done since. What one's own changes refer to has been taken back before, so
 * whatever still refers to it, or is in it, is not one's own.
 */
export function takesMore(draft: Draft, operation: Operation): boolean {
  if (operation.kind !== 'remove' && !('remove' in operation)) return false;
  try {
    return consequencesOf(draft, operation).length > 0;
  } catch (error) {
    // It cannot be applied at all.
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** What `cross` cannot know, since it has no document: what is in what. */
function yieldTo(operation: Operation, others: readonly Operation[], tree: Tree): Operation | undefined {
  switch (operation.kind) {
    case 'add':
      return withChanges(operation, others);
    case 'remove':
      return others.some((other) => touched(other).some((id) => tree.isIn(id, operation.id))) ? undefined : operation;
    case 'set':
      return others.some((other) => losesPart(operation, other)) ? undefined : operation;
    case 'text':
      // If it comes back, it may be as it was before: nobody can tell where in its text anything is then.
      return tree.has(operation.id) ? operation : undefined;
    default:
      return operation;
  }
}

/** Objects that somebody works on with an operation. */
const touched = (operation: Operation): ObjectId[] => {
  const into = (operation.kind === 'add' || operation.kind === 'move') && 'parent' in operation.into ? [operation.into.parent] : [];
  const own = operation.kind === 'set' || operation.kind === 'text' || operation.kind === 'move' ? [operation.id ?? ''] : [];
  return [...into, ...own];
};

/** Rows or series without the cell or series that somebody has changed, or with it as it was. */
function losesPart({ id, part, fields }: SetOperation, other: Operation): boolean {
  if (part !== undefined || (other.kind !== 'text' && other.kind !== 'set')) return false;
  if (other.id !== id || other.part === undefined) return false;
  const lists = [...rowsOf(fields['rows']), fields['series']].filter((list) => Array.isArray(list));
  const isKept = lists.some((list) => list.some((item) => isRecord(item) && item['id'] === other.part && Object.keys(item).length === 1));
  return lists.length > 0 && !isKept;
}

const rowsOf = (rows: unknown): unknown[] =>
  Array.isArray(rows) ? rows.map((row: unknown) => (isRecord(row) ? row['cells'] : undefined)) : [];

/** What others did to something at the time it was removed belongs to it when it comes back; if they removed it too, it stays away. */
function withChanges(operation: AddOperation, others: readonly Operation[]): AddOperation | undefined {
  const { parents, root } = contentOf(operation);
  if (others.some((other) => other.kind === 'remove' && other.id === root)) return undefined;
  const isInside = (id: ObjectId) => parents.has(id);
  const changes = others.filter((other) => (other.kind === 'remove' ? isInside(other.id) : touched(other).some(isInside)));
  return changes.reduce<AddOperation>((added, change) => withChange(added, change, root, isInside), operation);
}

function withChange(
  operation: AddOperation,
  change: Operation,
  root: ObjectId | undefined,
  isInside: (id: ObjectId) => boolean,
): AddOperation {
  if (change.kind === 'move' && change.id === root)
    return { ...operation, into: change.into, ...(isRecord(operation.object) && { object: { ...operation.object, order: change.order } }) };
  const draft = draftOf(operation.object);
  const isMovedOut = change.kind === 'move' && !('parent' in change.into && isInside(change.into.parent));
  applyAll(draft, [isMovedOut ? { kind: 'remove', id: change.id } : change]);
  const [object] = draft.presentation.root.children;
  return object ? { ...operation, object: writeObject(object) } : operation;
}

/** A document with nothing else in it. Links that lead elsewhere stay. */
function draftOf(source: unknown): Draft {
  const { presentation } = parsePresentation({});
  const children = readObjects([source], '', new Reader());
  return openDraft({ ...presentation, root: { ...presentation.root, id: SCRATCH, children } });
}

/** No object of a document has it. */
const SCRATCH = '';

interface Content {
  readonly root: ObjectId | undefined;
  /** By id, of the object and everything in it. */
  readonly parents: ReadonlyMap<ObjectId, ObjectId | undefined>;
}

const contents = new WeakMap<AddOperation, Content>();

function contentOf(operation: AddOperation): Content {
  const known = contents.get(operation);
  if (known) return known;
  const parents = new Map<ObjectId, ObjectId | undefined>();
  const walk = (object: unknown, parent: ObjectId | undefined) => {
    if (!isRecord(object)) return;
    const id = String(object['id']);
    parents.set(id, parent);
    if (Array.isArray(object['children'])) for (const child of object['children']) walk(child, id);
  };
  const { into, object } = operation;
  walk(object, 'parent' in into ? into.parent : undefined);
  const content = { root: isRecord(object) ? String(object['id']) : undefined, parents };
  contents.set(operation, content);
  return content;
}

/** What is in what: in the draft, and with what earlier steps bring back. */
class Tree {
  readonly #draft: Draft;
  readonly #added: Content[] = [];

  constructor(draft: Draft) {
    this.#draft = draft;
  }

  add(operation: AddOperation): void {
    this.#added.push(contentOf(operation));
  }

  has(id: ObjectId): boolean {
    return this.#draft.entries.has(id) || this.#added.some(({ parents }) => parents.has(id));
  }

  isIn(id: ObjectId, outer: ObjectId): boolean {
    for (let at: ObjectId | undefined = id; at !== undefined; at = this.#parentOf(at)) if (at === outer) return true;
    return false;
  }

  #parentOf(id: ObjectId): ObjectId | undefined {
    const entry = this.#draft.entries.get(id);
    return entry ? entry.parent?.object.id : this.#added.find(({ parents }) => parents.has(id))?.parents.get(id);
  }
}
