import type { Presentation } from '#model/presentation/presentation.ts';
import { type Behind, behindOf, type Item, type RowId } from './branches.ts';

/** What of the tree is to be seen. */
export interface OutlineView {
  /** Groups, topics and branches that are open. */
  readonly open: ReadonlySet<RowId>;
  /** Only what has these letters in its name, and what that is in. */
  readonly query: string;
}

/** An object that is to be seen in the tree, or something behind the canvas. */
export interface Row {
  readonly id: RowId;
  readonly item: Item;
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
export type NameOf = (item: Item) => string;

type Source = Pick<Presentation, 'root' | 'theme'>;
type RowsOf = (presentation: Source, view: OutlineView, nameOf: NameOf) => readonly Row[];

/** The rows of a tree, from top to bottom: the same list until it would look different. Every change asks for it, so this is quick. */
export function rememberRows(): RowsOf {
  let known: { tree: Tree; view: OutlineView; nameOf: NameOf; rows: readonly Row[] } | undefined;
  return (presentation, view, nameOf) => {
    const tree = treeOf(presentation);
    const isSame = known?.view === view && known.nameOf === nameOf && looksAlike(known.tree, tree, view, nameOf);
    known = { tree, view, nameOf, rows: isSame && known ? known.rows : rowsOf(presentation, view, nameOf) };
    return known.rows;
  };
}

/** The canvas, and what is behind it. */
interface Tree {
  readonly root: Item;
  readonly behind: readonly Behind[];
}

const treeOf = (presentation: Source): Tree => ({ root: presentation.root, behind: behindOf(presentation) });

/** Nearly everything is what it was. */
function looksAlike(before: Tree, after: Tree, view: OutlineView, nameOf: NameOf): boolean {
  const isAlike = (one: Item, other: Item): boolean => {
    if (one === other) return true;
    if (one.id !== other.id || one.kind !== other.kind || nameOf(one) !== nameOf(other)) return false;
    if (is(one, 'isHidden') !== is(other, 'isHidden') || is(one, 'isLocked') !== is(other, 'isLocked')) return false;
    const [former, next] = [itemsIn(one), itemsIn(other)];
    if (!isOpen(one, view)) return (former.length === 0) === (next.length === 0);
    return areAlike(former, next);
  };
  const areAlike = (former: readonly Item[], next: readonly Item[]): boolean =>
    former.length === next.length &&
    former.every((one, place) => {
      const other = next[place];
      return other !== undefined && isAlike(one, other);
    });
  return isAlike(before.root, after.root) && areAlike(before.behind, after.behind);
}

export function rowsOf(presentation: Source, view: OutlineView, nameOf: NameOf): readonly Row[] {
  const { root, behind } = treeOf(presentation);
  const inTree = (item: Item) => (item === root ? [...itemsIn(root), ...behind] : itemsIn(item));
  const found = view.query === '' ? undefined : findIn(root, view.query.toLocaleLowerCase(), nameOf, inTree);
  const rows: Row[] = [];
  const visit = (item: Item, within: Pick<Row, 'level' | 'isHidden' | 'isLocked'>, place: number, count: number) => {
    const items = found ? inTree(item).filter(({ id }) => found.has(id)) : inTree(item);
    const row = {
      id: item.id,
      item,
      level: within.level + 1,
      place,
      count,
      isOpen: items.length > 0 ? isOpen(item, view) : undefined,
      isHidden: within.isHidden || (item !== root && is(item, 'isHidden')),
      isLocked: within.isLocked || (item !== root && is(item, 'isLocked')),
    };
    rows.push(row);
    if (row.isOpen) items.forEach((child, index) => visit(child, row, index + 1, items.length));
  };
  visit(root, { level: 0, isHidden: false, isLocked: false }, 1, 1);
  return rows;
}

const none: readonly Item[] = [];
const itemsIn = (item: Item): readonly Item[] => ('children' in item ? item.children : none);
const is = (item: Item, state: 'isHidden' | 'isLocked'): boolean =>
  item.kind !== 'layer' && item.kind !== 'backdrop' && item[state] === true;

/** While somebody looks for something, everything is. */
const isOpen = ({ id }: Item, { open, query }: OutlineView): boolean => query !== '' || open.has(id);

/** What has these letters in its name, with all that it is in. */
function findIn(root: Item, letters: string, nameOf: NameOf, inTree: (item: Item) => readonly Item[]): ReadonlySet<RowId> {
  const found = new Set<RowId>();
  const visit = (item: Item): boolean => {
    let isFound = nameOf(item).toLocaleLowerCase().includes(letters);
    for (const child of inTree(item)) if (visit(child)) isFound = true;
    if (isFound) found.add(item.id);
    return isFound;
  };
  visit(root);
  return found;
}
