import { useText } from '#app/client/frame.tsx';
import { useEffect, useState } from 'react';
import { useDeskState, useEditor } from '../../pages/editor/editor-context.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import * as styles from './touch-hint.css.ts';

const KEY = 'lectern-touch';

/** From Lucide (ISC licence). */
const fingerIcon =
  'M22 14a8 8 0 0 1-8 8M18 11v-1a2 2 0 0 0-2-2a2 2 0 0 0-2 2M14 10V9a2 2 0 0 0-2-2a2 2 0 0 0-2 2v1M10 9.500V4a2 2 0 0 0-2-2a2 2 0 0 0-2 2v10M18 11a2 2 0 1 1 4 0v3a8 8 0 0 1-8 8h-2c-2.800 0-4.500-.860-5.990-2.340l-3.600-3.600a2 2 0 0 1 2.830-2.820L7 15';

/** Without storage, nobody is shown it again and again. */
function isNew(): boolean {
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    localStorage.setItem(KEY, 'seen');
  } catch {
    // It is shown once more.
  }
}

/** What fingers do on the canvas, until the first one touches it; once in this browser. */
export function TouchHint() {
  const text = useText();
  const { onAsk } = useEditor();
  const [isShown, setShown] = useState(isNew);
  // Above the canvas there is something else then.
  const isBusy = useDeskState(
    ({ tool, selection, isOnPath }) => isOnPath || tool.kind !== 'select' || tool.isAdding === true || selection.kind === 'text',
  );
  useEffect(() => {
    if (!isShown) return;
    const touch = ({ pointerType, target }: PointerEvent) => {
      if (pointerType !== 'touch' || !(target instanceof Element) || !target.matches('[data-canvas]')) return;
      remember();
      setShown(false);
    };
    const stop = onAsk(() => setShown(false));
    addEventListener('pointerdown', touch, { capture: true });
    return () => {
      stop();
      removeEventListener('pointerdown', touch, { capture: true });
    };
  }, [isShown, onAsk]);
  if (!isShown || isBusy) return null;
  return (
    <p className={styles.hint}>
      <Icon name={fingerIcon} size={18} />
      {text('editor.touchHint')}
    </p>
  );
}
