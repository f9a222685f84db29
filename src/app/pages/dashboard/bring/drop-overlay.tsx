import { useText } from '#app/client/frame.tsx';
import { isolate } from '#locale/isolate.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import * as styles from './drop-overlay.css.ts';
import { fileUpIcon } from '../../../ui/icon/library-icons.ts';

/** Shown while files are dragged over the page: they can be dropped anywhere. */
export function DropOverlay({ count, folder }: { count: number; folder: string | null }) {
  const text = useText();
  return (
    <div className={styles.overlay} aria-hidden="true">
      <div className={styles.card}>
        <Icon name={fileUpIcon} size={40} />
        <p className={styles.title}>{text('library.drop.count', { count })}</p>
        {folder !== null && <p>{text('library.drop.into', { folder: isolate(folder) })}</p>}
      </div>
    </div>
  );
}
