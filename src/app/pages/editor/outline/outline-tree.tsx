import { useText } from '#app/client/frame.tsx';
import type { RowId } from '#editor/outline/branches.ts';
import type { Row } from '#editor/outline/rows.ts';
import type { Point } from '#model/geometry/matrix.ts';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import type { RowAsked } from '../../../editing/menus/row-menu.tsx';
import { media } from '../../../ui/media/media.ts';
import { visuallyHidden } from '../../../ui/type.css.ts';
import { useDeskState, useEditor } from '../editor-context.tsx';
import { Later, onDemand } from '../parts/later.tsx';
import { useMatches } from '../parts/use-matches.ts';
import { placesIn, useWindow } from '../parts/use-window.ts';
import * as styles from './outline-panel.css.ts';
import { OutlineRow } from './outline-row.tsx';
import type { OutlineCommands } from './use-outline-commands.ts';
import type { Tree } from './use-tree.ts';
import { useTreeKeys } from './use-tree-keys.ts';

const RowDrag = onDemand(async () => (await import('../../../editing/rows/row-drag.tsx')).RowDrag);

const [HEIGHT, HEIGHT_FOR_FINGERS] = [32, 44];

interface OutlineTreeProps {
  tree: Tree;
  commands: OutlineCommands;
  onMenu: (asked: RowAsked) => void;
}

/** The tree: only the rows that are to be seen are on the page. */
export function OutlineTree({ tree, commands, onMenu }: OutlineTreeProps) {
  const text = useText();
  const { desk, outline, path } = useEditor();
  const { rows, active, revealSelected } = tree;
  const box = useRef<HTMLDivElement>(null);
  const hint = useId();
  const height = useMatches(media.coarse) ? HEIGHT_FOR_FINGERS : HEIGHT;
  const chosen = useDeskState(({ step }) => (step === undefined ? undefined : path.labels().get(step)));
  const badges = useDeskState(() => outline.badges());
  const elementOf = (id: RowId) => box.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
  const keys = useTreeKeys(tree, commands, (row) => openMenu(row));
  /** Without a point it was a key. */
  function openMenu(row: Row, point?: Point): void {
    const { left = 0, bottom = 0 } = elementOf(row.id)?.getBoundingClientRect() ?? {};
    if (desk.state().selection.kind === 'text' || !tree.selected.has(row.id)) keys.take(row);
    tree.setActive(row.id);
    onMenu({ id: row.id, at: point ?? { x: left + height, y: bottom } });
  }
  const activePlace = Math.max(
    0,
    rows.findIndex(({ id }) => id === active),
  );
  const places = placesIn(useWindow(box, height, 'y'), rows.length, activePlace);

  const focused = useRef<{ id: RowId; place: number }>(undefined);
  // The row that has the focus may go: into a group, or away.
  useEffect(() => {
    const { current } = focused;
    if (!current || document.activeElement !== document.body || rows.some(({ id }) => id === current.id)) return;
    const next = rows.find(({ id }) => tree.selected.has(id)) ?? rows[Math.min(current.place, rows.length - 1)];
    focused.current = undefined;
    tree.focusOn(next?.id ?? tree.root);
  });
  // What somebody selects on the canvas is shown here.
  useEffect(revealSelected, [revealSelected]);
  useEffect(() => {
    const element = box.current;
    const wanted = element ? tree.takeAwaited() : undefined;
    if (!wanted || !element) return;
    const top = wanted.place * height;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + height > element.scrollTop + element.clientHeight) element.scrollTop = top + height - element.clientHeight;
    if (wanted.takesFocus) elementOf(wanted.id)?.focus({ preventScroll: true });
  });

  const press = (event: MouseEvent, row: Row) => {
    const { tool } = desk.state();
    const isAdding = tool.kind === 'select' && tool.isAdding;
    if (event.ctrlKey || event.metaKey || isAdding) outline.toggle(row.id);
    else if (event.shiftKey) keys.extendTo(row);
    else keys.take(row);
    tree.setActive(row.id);
  };
  return (
    <div ref={box} className={styles.box}>
      <p id={hint} className={visuallyHidden}>
        {text('editorOutline.keys')}
      </p>
      <div
        role="tree"
        className={styles.tree}
        style={{ height: rows.length * height }}
        aria-label={text('editorOutline.title')}
        aria-describedby={hint}
        aria-multiselectable
        onKeyDown={keys.onKeyDown}
        onBlur={({ relatedTarget }) => relatedTarget && (focused.current = undefined)}
      >
        {places.map((place) => {
          const row = rows[place];
          return (
            row && (
              <OutlineRow
                key={row.id}
                row={row}
                top={place * height}
                height={height}
                isSelected={tree.selected.has(row.id)}
                isActive={place === activePlace}
                isRenaming={tree.renaming === row.id}
                labels={badges.get(row.id) ?? none}
                chosen={chosen}
                onMenu={(point) => openMenu(row, point)}
                onPress={(event) => press(event, row)}
                onGo={() => {
                  commands.goTo(row.id);
                  tree.setActive(row.id);
                }}
                onFocus={() => {
                  focused.current = { id: row.id, place };
                  tree.setActive(row.id);
                }}
                onToggle={() => tree.toggleOpen(row)}
                onSet={(state, value) => commands.set(row.id, state, value)}
                onRenamed={(name, byKey) => commands.endRenaming(row.id, name, byKey)}
              />
            )
          );
        })}
      </div>
      <Later isQuiet>
        <RowDrag box={box} tree={tree} commands={commands} height={height} />
      </Later>
    </div>
  );
}

const none: readonly string[] = [];
