import { lockIcon } from '#app/ui/icon/page-icons.ts';
import { useText } from '#app/client/frame.tsx';
import { sampleVideos, sampleVideoSize } from '#contract/presentation/sample-videos.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import * as styles from './figures.css.ts';

const shown = sampleVideos.find(({ name }) => name === 'how-a-forest-talks') ?? sampleVideos[0];

/** A presentation that may be copied, and its copy. */
export function CopyFigure() {
  const text = useText();
  const picture = <img className={styles.leafPicture} src={shown.poster} {...sampleVideoSize} alt="" loading="lazy" decoding="async" />;
  return (
    <div className={styles.desk} role="img" aria-label={text('product.copy.alt')}>
      <div className={styles.pair}>
        <div className={styles.leaves.original}>
          {picture}
          <span className={styles.chips.original}>
            <Icon name="copy" size={16} />
            {text('product.copy.reusable')}
          </span>
        </div>
        <div className={styles.leaves.copy}>
          {picture}
          <span className={styles.chips.copy}>
            <Icon name={lockIcon} size={16} />
            {text('product.copy.private')}
          </span>
        </div>
      </div>
    </div>
  );
}
