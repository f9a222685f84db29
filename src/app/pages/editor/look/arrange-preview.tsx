import { useText } from '#app/client/frame.tsx';
import type { ArrangeTarget } from '#editor/tools/look/arrange/arrange.ts';
import type { LookTools, Wishes } from '#editor/tools/look/look-tools.ts';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ArrangeMarks } from './arrange-marks.tsx';
import * as styles from './arrange-preview.css.ts';

interface ArrangePreviewProps {
  look: LookTools;
  target: ArrangeTarget;
  wishes: Wishes;
  onClose: () => void;
}

/** Where things would be, above the canvas, and a bar that moves them there or does not. */
export function ArrangePreview({ look, target, wishes, onClose }: ArrangePreviewProps) {
  const text = useText();
  const objects = look.preview(target, wishes);
  const area = document.querySelector('[data-canvas]');
  const stage = area?.parentElement;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-arranging', true);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      event.preventDefault();
      onClose();
    };
    // Before the canvas hears of it, which would select nothing.
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.documentElement.toggleAttribute('data-arranging', false);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [onClose]);
  if (!area || !stage) return null;
  const shape = text(`editorLook.arrange.${wishes.shape}`);
  const arrange = () => {
    if (look.arrange(target, objects)) onClose();
  };
  const bar = (
    <section className={styles.bar} aria-label={text('editorLook.arrange.preview', { shape })}>
      <div className={styles.words} role="status">
        <p className={styles.title}>{text('editorLook.arrange.preview', { shape })}</p>
        <p className={styles.detail}>
          {text(target.areTopics ? 'editorLook.arrange.topics' : 'editorLook.arrange.objects', { count: objects.length })}
        </p>
      </div>
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.legendNow} />
        {text('editorLook.arrange.now')}
        <span className={styles.legendAfter} />
        {text('editorLook.arrange.after')}
      </p>
      <div className={styles.actions}>
        <Button tone="outline" onClick={onClose} aria-keyshortcuts="Escape">
          {text('editorLook.cancel')}
          <kbd className={styles.key} aria-hidden="true">
            {text('editorCommands.key.Escape')}
          </kbd>
        </Button>
        <Button onClick={arrange}>
          <Icon name="check" size={18} />
          {text('editorLook.arrange.do')}
        </Button>
      </div>
    </section>
  );
  return (
    <>
      {createPortal(<ArrangeMarks look={look} target={target} objects={objects} />, area)}
      {createPortal(bar, stage)}
    </>
  );
}
