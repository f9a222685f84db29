import { useFrame, useText } from '#app/client/frame.tsx';
import { formatNumber } from '#locale/number.ts';
import { contrast } from '#model/paint/marks/contrast.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import * as styles from './controls.css.ts';

const [AAA, AA, LARGE] = [7, 4.5, 3];

/** How well text can be read on something, for `#rrggbb` colours. */
export const ContrastLine = ({ label, ink, paper }: { label: string; ink: string; paper: string }) => (
  <RatioLine label={label} ratio={contrast(ink, paper)} />
);

/** What a contrast means for letters, or for large ones. */
export function RatioLine({ label, ratio: exact, isLarge = false }: { label: string; ratio: number; isLarge?: boolean }) {
  const text = useText();
  const { language } = useFrame();
  // Rounded down: what is almost enough is not enough.
  const ratio = Math.floor(exact * 10) / 10;
  const [best, enough] = isLarge ? [AA, LARGE] : [AAA, AA];
  const grade = ratio >= best ? 'AAA' : ratio >= enough ? 'AA' : undefined;
  const verdict = grade ?? text(ratio >= LARGE ? 'editorObjects.contrast.large' : 'editorObjects.contrast.fails');
  return (
    <p className={styles.contrast}>
      <span className={styles.small}>{label}</span>
      <span className={styles.contrastValue}>
        <strong className={styles.ratio}>{`${formatNumber(ratio, language, 1)}:1`}</strong>
        <span className={styles.verdict} data-fails={grade ? undefined : true}>
          <Icon name={grade ? 'check' : 'warning'} size={14} />
          {verdict}
        </span>
      </span>
    </p>
  );
}
