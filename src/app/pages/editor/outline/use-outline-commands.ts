import { useText } from '#app/client/frame.tsx';
import type { Asked } from '#editor/commands/asks.ts';
import type { Addable } from '#editor/outline/add-object.ts';
import type { RowId } from '#editor/outline/branches.ts';
import type { ObjectState } from '#editor/core/selection/states.ts';
import type { Relation } from '#editor/outline/placing/place-beside.ts';
import type { Row } from '#editor/outline/rows.ts';
import type { Moved, Way } from '#editor/outline/outline-tools.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import { useEditor } from '../editor-context.tsx';
import { stateCommands } from '../parts/kind-icons.ts';
import { useNameOf } from '../parts/object-words.ts';
import type { Tree } from './use-tree.ts';

const stuck = {
  before: 'editorOutline.said.first',
  after: 'editorOutline.said.last',
  in: 'editorOutline.said.notIn',
  out: 'editorOutline.said.notOut',
} as const;

/** What can be done with the objects of the tree; says what has happened. */
export function useOutlineCommands(tree: Tree, announce: (words: string) => void) {
  const text = useText();
  const { desk, outline, ask } = useEditor();
  const nameOf = useNameOf();
  const nameOfAll = (ids: readonly ObjectId[]) =>
    ids.length === 1 ? nameOf(ids[0] ?? '') : text('editorOutline.several', { count: ids.length });
  /** The first is the one that somebody moves, with the others. */
  const sayMoved = (id: ObjectId, ids: readonly ObjectId[], moved: Moved) => {
    const [name, into] = [nameOfAll(ids), nameOf(moved.into)];
    tree.openAll([moved.into]);
    tree.focusOn(id);
    if (moved.before !== undefined) announce(text('editorOutline.said.before', { name, other: nameOf(moved.before), into }));
    else if (moved.after !== undefined) announce(text('editorOutline.said.after', { name, other: nameOf(moved.after), into }));
    else announce(text('editorOutline.said.into', { name, into }));
  };

  return {
    goTo(id: RowId) {
      if (outline.itemOf(id)?.kind === 'backdrop') ask('backdrop');
      else outline.goTo(id);
    },
    /** Of what is behind the canvas, the settings. */
    rename(id: RowId) {
      if (!desk.draft.entries.has(id)) ask('backdrop');
      else if (outline.writtenName(id) !== undefined) tree.beginRenaming(id);
      else if (id !== tree.root) outline.write(id);
    },
    endRenaming(id: ObjectId, name: string | undefined, returnsFocus: boolean) {
      tree.endRenaming();
      if (returnsFocus) tree.focusOn(id);
      if (name !== undefined && outline.rename(id, name)) announce(text('editorOutline.said.renamed', { name: nameOf(id) }));
    },
    remove(id: RowId) {
      const ids = outline.meant(id);
      const name = nameOfAll(ids);
      const next = rowAfter(tree, ids);
      if (!outline.remove(ids)) return;
      announce(text('editorOutline.said.removed', { name }));
      tree.focusOn(next);
    },
    move(id: RowId, way: Way) {
      if (!desk.draft.entries.has(id)) return;
      const ids = outline.meant(id);
      const moved = outline.move(ids, way);
      if (moved) sayMoved(id, ids, moved);
      else announce(text(stuck[way]));
    },
    sayMoved,
    nameOfAll,
    add(kind: Addable, parent: ObjectId) {
      const id = outline.add(kind, parent);
      if (id === undefined) return;
      announce(text('editorOutline.said.added', { into: nameOf(parent) }));
      tree.setQuery('');
      tree.openAll([parent, ...outline.above(parent)]);
      if (kind === 'topic') tree.beginRenaming(id);
      else if (kind !== 'text') tree.focusOn(id);
    },
    /** For what is chosen first, and then comes to the middle of the view: the topic is shown for it. */
    ask(asked: Asked, topic: ObjectId | undefined) {
      if (topic !== undefined) outline.goTo(topic);
      ask(asked);
    },
    set(id: ObjectId, state: ObjectState, value: boolean) {
      const ids = outline.meant(id);
      const command = stateCommands[state][value ? 0 : 1];
      if (outline.set(ids, state, value)) announce(text(`editorOutline.said.${command}`, { name: nameOfAll(ids) }));
    },
    sayPlace(id: ObjectId, relation: Relation, other: ObjectId) {
      const names = { name: nameOf(id), other: nameOf(other) };
      announce(text(`editorOutline.said.${relation}`, names));
      tree.openAll(outline.above(id));
    },
  };
}

export type OutlineCommands = ReturnType<typeof useOutlineCommands>;

export const isBehind = ({ item }: Row): boolean => item.kind === 'layer' || item.kind === 'backdrop';

/** Where the focus goes once these are gone: the next row that stays, or the one before them. */
function rowAfter({ rows, root }: Tree, ids: readonly RowId[]): RowId {
  const first = rows.findIndex(({ id }) => ids.includes(id));
  const level = rows[first]?.level ?? 1;
  const next = rows.slice(first + 1).find((row) => row.level <= level && !ids.includes(row.id));
  return (next?.level === level && !isBehind(next) ? next.id : rows[first - 1]?.id) ?? root;
}
