import { linkIcon } from '#app/ui/icon/page-icons.ts';
import { useText } from '#app/client/frame.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import * as styles from './figures.css.ts';

/** The heights of the columns: an illustration, not measured data. */
const heights = [150, 141, 132, 104, 96, 90];
const TOP = 156;

export function WatchFigure() {
  const text = useText();
  return (
    <div className={styles.desk} role="img" aria-label={text('landing.share.alt')}>
      <div className={styles.card}>
        <p className={styles.cardTitle}>{text('landing.share.chart')}</p>
        <svg className={styles.chart} viewBox="0 0 520 214" aria-hidden="true">
          {heights.map((height, place) => (
            <g key={place} transform={`translate(${place * 88 + 16} 0)`}>
              <rect className={styles.rest} y="0" width="48" height={TOP} rx="6" />
              <rect className={styles.column} y={TOP - height} width="48" height={height} rx="6" />
            </g>
          ))}
          <path className={styles.rail} d="M40 180h440" strokeWidth="2" />
          {heights.map((_height, place) => {
            const x = place * 88 + 40;
            return (
              <g key={place}>
                {place === 2 ? (
                  <rect className={styles.stopLit} x={x - 14} y="174" width="28" height="12" rx="6" />
                ) : (
                  <circle className={styles.stopDot} cx={x} cy="180" r="5" strokeWidth="2" />
                )}
                <text className={styles.numeral} x={x} y="210">
                  {place + 1}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <div className={styles.share}>
        <span className={styles.address}>
          <Icon name={linkIcon} size={16} />
          talks.example/deep
        </span>
        <span className={styles.copy}>
          <Icon name="copy" size={16} />
          {text('landing.share.copy')}
        </span>
      </div>
    </div>
  );
}
