import type { Palette } from '#editor/tools/look/themes/palettes.ts';
import * as styles from './look.css.ts';

const shown = ['background', 'surface', 'accent1', 'accent2', 'accent3', 'text'] as const;

/** The main colours of a palette, side by side. */
export const PaletteStrip = ({ palette }: { palette: Palette }) => (
  <span className={styles.strip} aria-hidden="true">
    {shown.map((name) => (
      <span key={name} style={{ background: palette[name] }} />
    ))}
  </span>
);
