import { useText } from '#app/client/frame.tsx';
import * as styles from './art-panel.css.ts';

/** One stop of a canvas. The drawing extends beyond its frame, so it fills a panel of any shape. */
export function ArtPanel() {
  const text = useText();
  return (
    <aside className={styles.panel}>
      <img
        className={styles.art}
        src="/art/account.svg"
        width={717}
        height={724}
        alt={text('account.art')}
        loading="lazy"
        decoding="async"
      />
      <div className={styles.caption}>
        <p className={styles.line}>{text('account.artLine')}</p>
        <PathTrack />
      </div>
    </aside>
  );
}

/** The second of six stops, which is what the picture shows. */
function PathTrack() {
  return (
    <svg width="184" height="14" viewBox="0 0 184 14" aria-hidden="true">
      <path className={styles.path} d="M7 7h170" strokeWidth="1.5" fill="none" />
      <circle className={styles.passed} cx="7" cy="7" r="5" />
      <rect className={styles.current} x="26" y="1" width="30" height="12" rx="6" />
      {[75, 109, 143, 177].map((x) => (
        <circle key={x} className={styles.coming} cx={x} cy="7" r="5" strokeWidth="1.5" />
      ))}
    </svg>
  );
}
