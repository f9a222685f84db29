import type { ObjectId, Presentation, SceneObject } from '#model/presentation/presentation.ts';

/** What of the tree is to be seen. */
export interface OutlineView {
  /** Groups and topics that are open. */
  readonly open: ReadonlySet<ObjectId>;
  /** Only what has these letters in its name, and what that is in. */
  readonly query: string;
}

/** An object that is to be seen in the tree. */
export interface Row {
  readonly id: ObjectId;
  readonly object: SceneObject;
  /** From 1, which is the whole canvas. */
  readonly level: number;
  /** Among its siblings that are to be seen, from 1. */
  readonly place: number;
  readonly count: number;
  /** Undefined if there is nothing in it. */
  readonly isOpen: boolean | undefined;
  /** Because of itself or what it is in. */
  readonly isHidden: boolean;
  readonly isLocked: boolean;
}

/** In the words of the page. */
export type NameOf = (object: SceneObject) => string;

type RowsOf = (presentation: Pick<Presentation, 'root'>, view: OutlineView, nameOf: NameOf) => readonly Row[];

/** The rows of a tree, from top to bottom: the same list until it would look different. Every change asks for it, so this is quick. */
export function rememberRows(): RowsOf {
  let known: { root: SceneObject; view: OutlineView; nameOf: NameOf; rows: readonly Row[] } | undefined;
  return ({ root }, view, nameOf) => {
    const isSame = known?.view === view && known.nameOf === nameOf && looksAlike(known.root, root, view, nameOf);
    known = { root, view, nameOf, rows: isSame && known ? known.rows : rowsOf({ root }, view, nameOf) };
    return known.rows;
  };
}

/** Nearly everything is what it was. */
function looksAlike(one: SceneObject, other: SceneObject, view: OutlineView, nameOf: NameOf): boolean {
  if (one === other) return true;
  if (one.id !== other.id || one.kind !== other.kind || nameOf(one) !== nameOf(other)) return false;
  if (!one.isHidden !== !other.isHidden || !one.isLocked !== !other.isLocked) return false;
  const [before, after] = [childrenOf(one), childrenOf(other)];
  if (!isOpen(one, view)) return before.length === 0 ? after.length === 0 : after.length > 0;
  return before.length === after.length && before.every((child, place) => isAlikeAt(child, after[place], view, nameOf));
}

const isAlikeAt = (one: SceneObject, other: SceneObject | undefined, view: OutlineView, nameOf: NameOf): boolean =>
  one === other || (other !== undefined && looksAlike(one, other, view, nameOf));

export function rowsOf({ root }: Pick<Presentation, 'root'>, view: OutlineView, nameOf: NameOf): readonly Row[] {
  const found = view.query === '' ? undefined : findIn(root, view.query.toLocaleLowerCase(), nameOf);
  const rows: Row[] = [];
  const visit = (object: SceneObject, within: Pick<Row, 'level' | 'isHidden' | 'isLocked'>, place: number, count: number) => {
    const children = found ? childrenOf(object).filter(({ id }) => found.has(id)) : childrenOf(object);
    const row = {
      id: object.id,
      object,
      level: within.level + 1,
      place,
      count,
      isOpen: children.length > 0 ? isOpen(object, view) : undefined,
      isHidden: within.isHidden || (object !== root && object.isHidden === true),
      isLocked: within.isLocked || (object !== root && object.isLocked === true),
    };
    rows.push(row);
    if (row.isOpen) children.forEach((child, index) => visit(child, row, index + 1, children.length));
  };
  visit(root, { level: 0, isHidden: false, isLocked: false }, 1, 1);
  return rows;
}

const none: readonly SceneObject[] = [];
const childrenOf = (object: SceneObject): readonly SceneObject[] => ('children' in object ? object.children : none);

/** While somebody looks for something, everything is. */
const isOpen = ({ id }: SceneObject, { open, query }: OutlineView): boolean => query !== '' || open.has(id);

/** What has these letters in its name, with all that it is in. */
function findIn(root: SceneObject, letters: string, nameOf: NameOf): ReadonlySet<ObjectId> {
  const found = new Set<ObjectId>();
  const visit = (object: SceneObject): boolean => {
    let isFound = nameOf(object).toLocaleLowerCase().includes(letters);
    if ('children' in object) for (const child of object.children) if (visit(child)) isFound = true;
    if (isFound) found.add(object.id);
    return isFound;
  };
  visit(root);
  return found;
}
