import { useText } from '#app/client/frame.tsx';
import { sampleVideos, sampleVideoSize } from '#contract/presentation/sample-videos.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import * as styles from './figures.css.ts';

const tools = { like: 'heart', share: 'share', embed: 'code' } as const;
const widths = [430, 390, 300];

/** A presentation with its actions and its text. */
export function PageFigure() {
  const text = useText();
  const names = Object.keys(tools) as (keyof typeof tools)[];
  return (
    <div className={styles.desk} role="img" aria-label={text('product.page.alt')}>
      <div className={styles.sheet}>
        <div className={styles.stage}>
          <img className={styles.stagePicture} src={sampleVideos[0].poster} {...sampleVideoSize} alt="" loading="lazy" decoding="async" />
          <span className={styles.disc}>
            <Icon name="play" size={28} />
          </span>
        </div>
        <div className={styles.bar}>
          {names.map((name) => (
            <span key={name} className={styles.tool}>
              <Icon name={tools[name]} size={16} />
              {text(`product.page.${name}`)}
            </span>
          ))}
        </div>
        <div className={styles.transcript}>
          {text('product.page.transcript')}
          <svg className={styles.lines} viewBox="0 0 480 84" aria-hidden="true">
            <path className={styles.rail} d="M10 14v60" strokeWidth="2" />
            {widths.map((width, place) => (
              <g key={width}>
                {place === 0 ? (
                  <circle className={styles.dotLit} cx="10" cy="14" r="7" />
                ) : (
                  <circle className={styles.dot} cx="10" cy={14 + place * 28} r="6" strokeWidth="2" />
                )}
                <rect className={styles.line} x="32" y={8 + place * 28} width={width} height="12" rx="6" />
              </g>
            ))}
          </svg>
        </div>
      </div>
    </div>
  );
}
