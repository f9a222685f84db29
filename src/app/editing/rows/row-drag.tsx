import type { Drop } from '#editor/outline/dropping/drop-at.ts';
import type { Point } from '#model/geometry/matrix.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import { type RefObject, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useEditor } from '../../pages/editor/editor-context.tsx';
import { indentOf, levelAt } from '../../pages/editor/outline/row-indent.ts';
import type { OutlineCommands } from '../../pages/editor/outline/use-outline-commands.ts';
import type { Tree } from '../../pages/editor/outline/use-tree.ts';
import { useDrag } from '../../pages/editor/parts/use-drag.ts';
import * as styles from './row-drag.css.ts';

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
  const pressed = useRef<ObjectId>(undefined);
  const { rows } = tree;
  const aimAt = ({ x, y }: Point) => {
    const { current: element } = box;
    if (!element) return { y: 0, level: 1 };
    const { left, right, top } = element.getBoundingClientRect();
    const isRightToLeft = getComputedStyle(element).direction === 'rtl';
    return { y: (y - top + element.scrollTop) / height, level: levelAt(isRightToLeft ? right - x : x - left) };
  };
  const press = useDrag({
    box,
    axis: 'y',
    onMove(at) {
      if (pressed.current === undefined) return;
      const ids = held?.ids ?? outline.meant(pressed.current);
      setHeld({ ids, at, drop: tools.dropAt(rows, ids, aimAt(at)) });
    },
    onEnd(isDropped) {
      setHeld(undefined);
      const [id, drop] = [pressed.current, held?.drop];
      if (!isDropped || !drop || !held || id === undefined) return;
      const moved = tools.drop(held.ids, drop);
      if (!moved) return;
      outline.select(held.ids, id);
      commands.sayMoved(id, held.ids, moved);
    },
  });
  const begin = useEffectEvent((event: PointerEvent) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const id = target?.closest<HTMLElement>('[data-row]')?.dataset['row'];
    const isObject = id !== undefined && id !== tree.root && desk.draft.entries.has(id);
    if (!isObject || tree.query !== '' || event.pointerType === 'touch' || target?.closest('button, input')) return;
    pressed.current = id;
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
      <div className={styles.above} style={{ height: rows.length * height }}>
        {drop?.gap && (
          <div className={styles.gap} style={{ top: drop.gap.place * height, insetInlineStart: 8 + indentOf(drop.gap.level) }} />
        )}
        {drop && !drop.gap && (
          <div className={styles.into} style={{ top: rows.findIndex(({ id }) => id === drop.into) * height, height }} />
        )}
      </div>
      <div className={styles.held} style={{ left: at.x + 14, top: at.y + 10 }} data-nowhere={drop ? undefined : true}>
        {commands.nameOfAll(held.ids)}
      </div>
    </>
  );
}
