import { mapIcon } from '#app/ui/icon/page-icons.ts';
import { useText } from '#app/client/frame.tsx';
import type { DetailsProps } from '#contract/presentation/details.ts';
import { Placeholder } from '../../../ui/card/placeholder.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { legend } from './privacy-field.css.ts';
import * as styles from './cover-field.css.ts';

interface CoverFieldProps extends Pick<DetailsProps, 'covers'> {
  name: string;
  chosen: string;
}

/** The picture used on cards and when the presentation is shared. */
export function CoverField({ name, chosen, covers }: CoverFieldProps) {
  const text = useText();
  return (
    <fieldset className={styles.group}>
      <legend className={legend}>{text('access.edit.cover')}</legend>
      <div className={styles.covers}>
        <label className={styles.cover}>
          <input type="radio" name={name} value="" defaultChecked={chosen === ''} className={styles.radio} />
          <span className={styles.whole}>
            <Icon name={mapIcon} size={24} />
          </span>
          <span className={styles.name}>{text('access.edit.coverWhole')}</span>
        </label>
        {covers.map(({ stop, title, thumbnail }, place) => (
          <label key={stop} className={styles.cover}>
            <input type="radio" name={name} value={stop} defaultChecked={chosen === String(stop)} className={styles.radio} />
            <span className={styles.frame}>
              {thumbnail === null ? (
                <Placeholder />
              ) : (
                <img src={thumbnail} alt="" width={320} height={180} loading="lazy" className={styles.picture} />
              )}
            </span>
            <span className={styles.name} dir="auto">
              {text('access.edit.coverStop', { number: place + 1, title })}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
