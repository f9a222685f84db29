import { useText } from '#app/client/frame.tsx';
import type { LookTools } from '#editor/tools/look/look-tools.ts';
import type { Theme } from '#model/presentation/presentation.ts';
import { useState } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useRoving } from '../controls/choices.tsx';
import { Section } from '../controls/section.tsx';
import * as styles from './look.css.ts';
import { ThemePicture } from './theme-picture.tsx';

/** As many are shown until somebody wants to see all. */
const FEW = 6;

/** Themes, each in a picture; a press applies one. */
export function ThemeSection({ look, theme }: { look: LookTools; theme: Theme }) {
  const text = useText();
  const roving = useRoving();
  const [isWhole, setWhole] = useState(false);
  const current = look.themes.find((one) => look.hasTheme(theme, one));
  const place = current ? look.themes.indexOf(current) : 0;
  const isAllShown = isWhole || place >= FEW;
  const shown = isAllShown ? look.themes : look.themes.slice(0, FEW);
  const more = place < FEW && (
    <button type="button" className={styles.more} aria-expanded={isAllShown} onClick={() => setWhole(!isWhole)}>
      {text(isAllShown ? 'editorLook.theme.fewer' : 'editorLook.theme.all', { count: look.themes.length })}
    </button>
  );
  return (
    <Section title={text('editorLook.theme')} aside={more}>
      <div className={styles.themes} role="radiogroup" aria-label={text('editorLook.theme')} {...roving}>
        {shown.map((one) => (
          <button
            key={one.id}
            type="button"
            role="radio"
            className={styles.theme}
            aria-checked={one === current}
            tabIndex={one === (current ?? look.themes[0]) ? 0 : -1}
            onClick={() => look.applyTheme(one)}
          >
            <ThemePicture theme={one} letters={look.lettersOf(one)} />
            <span className={styles.themeName}>
              {text(`editorLook.theme.${one.id}`)}
              {one === current && <Icon name="check" size={14} />}
            </span>
          </button>
        ))}
      </div>
    </Section>
  );
}
