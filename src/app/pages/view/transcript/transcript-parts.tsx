import { useFrame, useText } from '#app/client/frame.tsx';
import { LATEST } from '#contract/presentation/presentation-address.ts';
import { inLanguage, languageAsked } from '../../../head/languages.ts';
import { tones } from '../../../ui/button/text-link.css.ts';
import * as styles from './transcript.css.ts';

export const transcriptAnchor = 'transcript';

/** Links to the other parts of a long transcript, for people without scripts and for crawlers, too. */
export function TranscriptParts({ part, count }: { part: number; count: number }) {
  const text = useText();
  const { address: here } = useFrame();
  const asked = languageAsked(here);
  const version = new URLSearchParams(here.split('?')[1]).has(LATEST) ? `&${LATEST}` : '';
  const addressOf = (other: number) => {
    const address = `?transcript=${other}${version}`;
    return `${asked ? inLanguage(address, asked) : address}#${transcriptAnchor}`;
  };
  return (
    <nav className={styles.parts} aria-label={text('view.transcript.title')}>
      {part > 1 && (
        <a className={tones.standalone} rel="prev" href={addressOf(part - 1)}>
          {text('view.transcript.previous')}
        </a>
      )}
      <span>{text('view.transcript.part', { part, count })}</span>
      {part < count && (
        <a className={tones.standalone} rel="next" href={addressOf(part + 1)}>
          {text('view.transcript.next')}
        </a>
      )}
    </nav>
  );
}
