import type { RowId } from '#editor/outline/branches.ts';
import type { Row } from '#editor/outline/rows.ts';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useDeskState, useEditor } from '../editor-context.tsx';
import { useObjectName } from '../parts/object-words.ts';

/** A row to scroll to once it is there. */
interface Awaited {
  readonly id: RowId;
  readonly takesFocus: boolean;
}

/** What of the tree is open, where the focus is, and what is being renamed. */
export function useTree() {
  const { desk, outline } = useEditor();
  const nameOf = useObjectName();
  const root = desk.scene.root.object.id;
  const [open, setOpen] = useState<ReadonlySet<RowId>>(() => new Set([root]));
  const [query, setQuery] = useState('');
  const [active, setActive] = useState<RowId>(root);
  const [renaming, setRenaming] = useState<RowId>();
  const awaited = useRef<Awaited>(undefined);
  const collapsed = useDeskState((state) => state.collapsed);
  const view = useMemo(
    () => ({ open: collapsed.size === 0 ? open : new Set([...open].filter((id) => !collapsed.has(id))), query: query.trim() }),
    [open, query, collapsed],
  );
  const rows = useDeskState(useCallback(() => outline.rows(view, nameOf), [outline, view, nameOf]));
  const selection = useDeskState(({ selection }) => (selection.kind === 'text' ? selection.id : selection.ids));
  const selected = useMemo(() => new Set(typeof selection === 'string' ? [selection] : selection), [selection]);
  const openAll = useCallback(
    (ids: readonly RowId[]) => {
      desk.collapse(ids, false);
      setOpen((now) => (ids.every((id) => now.has(id)) ? now : new Set([...now, ...ids])));
    },
    [desk],
  );

  const revealSelected = useCallback(() => {
    const [first] = selected;
    if (first === undefined) return;
    openAll(outline.above(first));
    setActive((now) => (selected.has(now) ? now : first));
    awaited.current ??= { id: first, takesFocus: false };
  }, [selected, outline, openAll]);
  const goTo = (id: RowId, takesFocus: boolean) => {
    awaited.current = { id, takesFocus };
    setActive(id);
  };

  return {
    root,
    rows,
    selected,
    query,
    setQuery,
    active,
    setActive,
    renaming,
    /** The place of a row to scroll to now, once. */
    takeAwaited() {
      const wanted = awaited.current;
      const place = wanted ? rows.findIndex(({ id }) => id === wanted.id) : -1;
      if (!wanted || place < 0) return undefined;
      awaited.current = undefined;
      return { ...wanted, place };
    },
    openAll,
    revealSelected,
    toggleOpen({ id, isOpen }: Row) {
      if (isOpen) setOpen((now) => new Set([...now].filter((one) => one !== id)));
      else openAll([id]);
    },
    focusOn: (id: RowId) => goTo(id, true),
    /** Puts a field for its name into the row. */
    beginRenaming(id: RowId) {
      if (!rows.some((row) => row.id === id)) {
        setQuery('');
        openAll(outline.above(id));
      }
      goTo(id, false);
      setRenaming(id);
    },
    endRenaming: () => setRenaming(undefined),
  };
}

export type Tree = ReturnType<typeof useTree>;
