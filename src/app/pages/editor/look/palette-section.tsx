import { useText } from '#app/client/frame.tsx';
import type { LookTools } from '#editor/tools/look/look-tools.ts';
import type { Theme } from '#model/presentation/presentation.ts';
import { useId, useState } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useRoving } from '../controls/choices.tsx';
import { Section } from '../controls/section.tsx';
import * as styles from './look.css.ts';
import { PaletteMaker } from './palette-maker.tsx';
import { PaletteStrip } from './palette-strip.tsx';

/** Ready palettes for any theme, and ways to make one. */
export function PaletteSection({ look, theme }: { look: LookTools; theme: Theme }) {
  const text = useText();
  const roving = useRoving();
  const [isMaking, setMaking] = useState(false);
  const id = useId();
  const current = look.palettes.find(({ palette }) => look.hasPalette(theme, palette));
  const own = (
    <button type="button" className={styles.more} aria-expanded={isMaking} aria-controls={id} onClick={() => setMaking(!isMaking)}>
      {text('editorLook.own')}
    </button>
  );
  return (
    <Section title={text('editorLook.palette')} aside={own}>
      <div id={id} hidden={!isMaking}>
        {isMaking && <PaletteMaker look={look} />}
      </div>
      <div className={styles.palettes} role="radiogroup" aria-label={text('editorLook.palette')} {...roving}>
        {look.palettes.map((one) => (
          <button
            key={one.id}
            type="button"
            role="radio"
            className={styles.palette}
            aria-checked={one === current}
            tabIndex={one === (current ?? look.palettes[0]) ? 0 : -1}
            onClick={() => look.applyPalette(one.palette)}
          >
            <PaletteStrip palette={one.palette} />
            {text(`editorLook.palette.${one.id}`)}
            {one === current && <Icon name="check" size={16} className={styles.paletteCheck} />}
          </button>
        ))}
      </div>
      <p className={styles.fine}>
        <Icon name="done" size={16} />
        {text('editorLook.palette.fine')}
      </p>
    </Section>
  );
}
