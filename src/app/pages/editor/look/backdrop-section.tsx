import { useText } from '#app/client/frame.tsx';
import type { LookTools } from '#editor/tools/look/look-tools.ts';
import type { Theme } from '#model/presentation/presentation.ts';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useRoving } from '../controls/choices.tsx';
import { Section } from '../controls/section.tsx';
import { BackdropPicture } from './backdrop-picture.tsx';
import * as styles from './look.css.ts';

export interface Going {
  /** Somebody wants to be here. */
  goesToBackdrop: boolean;
  onThere: () => void;
}

interface BackdropSectionProps extends Going {
  look: LookTools;
  theme: Theme;
}

/** Backgrounds with depth. Layers that came with the presentation go only if somebody says so. */
export function BackdropSection({ look, theme, goesToBackdrop, onThere }: BackdropSectionProps) {
  const text = useText();
  const roving = useRoving();
  const { ref } = roving;
  useEffect(() => {
    if (!goesToBackdrop) return;
    ref.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    onThere();
  });
  const [isAsking, setAsking] = useState(false);
  const current = look.backdropOf(theme);
  const brought = look.layersBrought(theme).length;
  return (
    <Section title={text('editorLook.backdrop')}>
      <p className={styles.hint}>{text('editorLook.backdrop.hint')}</p>
      <div className={styles.backdrops} role="radiogroup" aria-label={text('editorLook.backdrop')} {...roving}>
        {look.backdrops.map((kind, place) => (
          <button
            key={kind}
            type="button"
            role="radio"
            className={styles.card}
            aria-checked={kind === current}
            tabIndex={kind === current || (!current && place === 0) ? 0 : -1}
            onClick={() => look.applyBackdrop(kind)}
          >
            <BackdropPicture kind={kind} palette={theme.palette} />
            {text(`editorLook.backdrop.${kind}`)}
          </button>
        ))}
      </div>
      {brought > 0 && (
        <>
          <p className={styles.hint}>{text('editorLook.backdrop.brought', { count: brought })}</p>
          <Button tone="outline" size="sm" isWide onClick={() => setAsking(true)}>
            {text('editorLook.backdrop.remove', { count: brought })}
          </Button>
        </>
      )}
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text('editorLook.backdrop.confirm')}
        width="sm"
        footer={
          <>
            <Button tone="outline" onClick={() => setAsking(false)}>
              {text('editorLook.cancel')}
            </Button>
            <Button
              tone="danger"
              onClick={() => {
                look.removeBrought();
                setAsking(false);
              }}
            >
              {text('editorLook.backdrop.remove', { count: brought })}
            </Button>
          </>
        }
      >
        <p>{text('editorLook.backdrop.confirmText', { count: brought })}</p>
      </Dialog>
    </Section>
  );
}
