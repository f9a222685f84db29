import type { Aim, Drop } from '#editor/outline/dropping/drop-at.ts';
import type { Point } from '#model/geometry/matrix.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import { type RefObject, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useEditor } from '../../pages/editor/editor-context.tsx';
import { indentOf, levelsIn } from '../../pages/editor/outline/row-indent.ts';
import type { OutlineCommands } from '../../pages/editor/outline/use-outline-commands.ts';
import type { Tree } from '../../pages/editor/outline/use-tree.ts';
import { useDrag } from '../../pages/editor/parts/use-drag.ts';
import * as styles from './row-drag.css.ts';

/** CSS pixels around the tree that still belong to it. */
const AROUND = 40;

interface RowDragProps {
  box: RefObject<HTMLElement | null>;
  tree: Tree;
  commands: OutlineCommands;
  /** Of each row, in CSS pixels. */
  height: number;
}

interface Held {
  readonly ids: readonly ObjectId[];
  readonly at: Point;
  readonly drop: Drop | undefined;
}

/** Drags rows of the tree with a mouse or pen; a finger that rests opens their menu instead. Keys and the menu do the same. */
export function RowDrag({ box, tree, commands, height }: RowDragProps) {
  const { desk, outline, load } = useEditor();
  const tools = use(load.dropping());
  const [held, setHeld] = useState<Held>();
  /** The same at once. */
  const last = useRef<Held>(undefined);
  const pressed = useRef<{ id: ObjectId; level: number; x: number }>(undefined);
  const { rows } = tree;
  /** Undefined outside the tree. Sideways, a row goes in and out from where it is. */
  const aimAt = ({ x, y }: Point): Aim | undefined => {
    const [element, from] = [box.current, pressed.current];
    const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
    if (!element || !from || x < left - AROUND || x > right + AROUND || y < top - AROUND || y > bottom + AROUND) return undefined;
    const way = getComputedStyle(element).direction === 'rtl' ? from.x - x : x - from.x;
    const inside = Math.min(bottom - 1, Math.max(top, y));
    return { y: (inside - top + element.scrollTop) / height, level: from.level + levelsIn(way) };
  };
  const press = useDrag({
    box,
    axis: 'y',
    onMove(at) {
      if (!pressed.current) return;
      const ids = last.current?.ids ?? outline.meant(pressed.current.id);
      const aim = aimAt(at);
      last.current = { ids, at, drop: aim && tools.dropAt(rows, ids, aim) };
      setHeld(last.current);
    },
    onEnd(isDropped) {
      const [from, end] = [pressed.current, last.current];
      last.current = undefined;
      setHeld(undefined);
      const moved = isDropped && from && end?.drop ? tools.drop(end.ids, end.drop) : undefined;
      if (!from || !end || !moved) return;
      outline.select(end.ids, from.id);
      commands.sayMoved(from.id, end.ids, moved);
    },
  });
  const begin = useEffectEvent((event: PointerEvent) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const id = target?.closest<HTMLElement>('[data-row]')?.dataset['row'];
    const row = id === tree.root ? undefined : rows.find((one) => one.id === id);
    const isObject = row !== undefined && desk.draft.entries.has(row.id);
    if (!isObject || tree.query !== '' || event.pointerType === 'touch' || target?.closest('button, input')) return;
    pressed.current = { id: row.id, level: row.level, x: event.clientX };
    press(event);
  });
  useEffect(() => {
    const stopping = new AbortController();
    box.current?.addEventListener('pointerdown', (event) => begin(event), { signal: stopping.signal });
    return () => stopping.abort();
  }, [box]);

  if (!held) return null;
  const { at, drop } = held;
  return (
    <>
      <div className={styles.above} aria-hidden style={{ height: rows.length * height }}>
        {drop?.gap && (
          <div className={styles.gap} style={{ top: drop.gap.place * height, insetInlineStart: 8 + indentOf(drop.gap.level) }} />
        )}
        {drop && !drop.gap && (
          <div className={styles.into} style={{ top: rows.findIndex(({ id }) => id === drop.into) * height, height }} />
        )}
      </div>
      <div className={styles.held} aria-hidden data-held style={{ left: at.x + 14, top: at.y + 10 }} data-nowhere={drop ? undefined : true}>
        {commands.nameOfAll(held.ids)}
      </div>
    </>
  );
}
