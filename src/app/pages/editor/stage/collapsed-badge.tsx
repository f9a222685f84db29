import { useText } from '#app/client/frame.tsx';
import type { PlacedBadge } from '#editor/hands/marks.ts';
import { useDesk, useDeskState } from '../editor-context.tsx';
import { useNameOf } from '../parts/object-words.ts';
import * as styles from './overlay.css.ts';

/** CSS pixels: a topic that is narrower has room for a number only. */
const ROOM = 96;

/** Says what is in a topic that is collapsed, and expands it. Keys, the menu and the outline do the same. */
export function CollapsedBadge({ badge: { id, at, width, count } }: { badge: PlacedBadge }) {
  const text = useText();
  const desk = useDesk();
  const nameOf = useNameOf();
  const name = useDeskState(() => nameOf(id));
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.badge}
      style={{ left: at.x, top: at.y, maxWidth: Math.max(44, width * 0.9) }}
      title={`${name}: ${text('editorCommands.expand')}`}
      data-collapsed={id}
      // The focus stays where the keys are.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => desk.collapse([id], false)}
    >
      {width >= ROOM && <span className={styles.badgeName}>{name}</span>}
      <span>{width >= ROOM ? text('editorOutline.several', { count }) : count}</span>
    </button>
  );
}
