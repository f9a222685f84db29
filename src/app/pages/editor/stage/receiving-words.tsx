import { useText } from '#app/client/frame.tsx';
import type { GestureMarks } from '#editor/desk/desk-state.ts';
import { useDeskState } from '../editor-context.tsx';
import { useNameOf } from '../parts/object-words.ts';
import * as styles from './overlay.css.ts';

/** CSS pixels: beside the pointer, and above it, where a finger does not cover it. */
const [BESIDE, ABOVE] = [14, 46];

/** Where what is dragged would be put. */
export function ReceivingWords({ into, at }: NonNullable<GestureMarks['receiving']>) {
  const text = useText();
  const { width } = useDeskState(({ viewport }) => viewport);
  const name = useNameOf()(into);
  const side = at.x < width / 2 ? { left: at.x + BESIDE } : { right: width - at.x + BESIDE };
  return (
    <span className={styles.words} style={{ ...side, top: Math.max(8, at.y - ABOVE) }}>
      {text('editorCommands.into', { name })}
    </span>
  );
}
