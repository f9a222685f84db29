import { useText } from '#app/client/frame.tsx';
import type { Row } from '#editor/outline/rows.ts';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { media } from '../../../ui/media/media.ts';
import { visuallyHidden } from '../../../ui/type.css.ts';
import { useDeskState, useEditor } from '../editor-context.tsx';
import { useMatches } from '../parts/use-matches.ts';
import { placesIn, useWindow } from '../parts/use-window.ts';
import * as styles from './outline-panel.css.ts';
import { OutlineRow } from './outline-row.tsx';
import type { OutlineCommands } from './use-outline-commands.ts';
import type { Tree } from './use-tree.ts';
import { useTreeKeys } from './use-tree-keys.ts';

const [HEIGHT, HEIGHT_FOR_FINGERS] = [32, 44];

/** The tree: only the rows that are to be seen are on the page. */
export function OutlineTree({ tree, commands }: { tree: Tree; commands: OutlineCommands }) {
  const text = useText();
  const { desk, outline, path } = useEditor();
  const { rows, active, revealSelected } = tree;
  const box = useRef<HTMLDivElement>(null);
  const hint = useId();
  const height = useMatches(media.coarse) ? HEIGHT_FOR_FINGERS : HEIGHT;
  const chosen = useDeskState(({ step }) => (step === undefined ? undefined : path.labels().get(step)));
  const badges = useDeskState(() => outline.badges());
  const keys = useTreeKeys(tree, commands);
  const activePlace = Math.max(
    0,
    rows.findIndex(({ id }) => id === active),
  );
  const places = placesIn(useWindow(box, height, 'y'), rows.length, activePlace);

  // What somebody selects on the canvas is shown here.
  useEffect(revealSelected, [revealSelected]);
  useEffect(() => {
    const element = box.current;
    const wanted = element ? tree.takeAwaited() : undefined;
    if (!wanted || !element) return;
    const top = wanted.place * height;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + height > element.scrollTop + element.clientHeight) element.scrollTop = top + height - element.clientHeight;
    if (wanted.takesFocus) element.querySelector<HTMLElement>(`[data-row="${CSS.escape(wanted.id)}"]`)?.focus({ preventScroll: true });
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
                onPress={(event) => press(event, row)}
                onGo={() => {
                  commands.goTo(row.id);
                  tree.setActive(row.id);
                }}
                onFocus={() => tree.setActive(row.id)}
                onToggle={() => tree.toggleOpen(row)}
                onSet={(state, value) => commands.set(row.id, state, value)}
                onRenamed={(name, byKey) => commands.endRenaming(row.id, name, byKey)}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

const none: readonly string[] = [];
