import type { SidebarCard as CardData } from '#contract/presentation/cards.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { classNames } from '../../../ui/class-names.ts';
import * as styles from './sidebar-card.css.ts';

export interface SidebarCardProps {
  card: CardData;
  /** `row` has the picture beside the text; `tile` and `large` above it. */
  shape: keyof typeof styles.shapes;
}

const lines = (count: number) => styles.lines[count <= 1 ? 1 : count === 2 ? 2 : 3];

/** A card that is a single link. `animatePreviews` animates its picture. */
export function SidebarCard({ card, shape }: SidebarCardProps) {
  const { title, subTitle, path, thumbnail, type, previewAnimation, duration } = card;
  return (
    <a className={styles.shapes[shape]} href={path} data-event="sidebar-card">
      <span className={styles.thumb}>
        {thumbnail !== null && (
          <img
            className={styles.picture}
            src={thumbnail}
            width={320}
            height={180}
            alt=""
            loading="lazy"
            decoding="async"
            {...(previewAnimation && { 'data-animation': previewAnimation })}
          />
        )}
        {type === 'video' && shape === 'large' && (
          <span className={styles.play}>
            <Icon name="play" size={20} />
          </span>
        )}
        {duration && <span className={styles.duration}>{duration}</span>}
      </span>
      <span className={styles.words}>
        <span className={classNames(styles.title, lines(card.titleLineCount))}>
          <bdi>{title}</bdi>
        </span>
        {subTitle !== '' && (
          <span className={classNames(styles.subTitle, lines(card.subTitleLineCount))}>
            <bdi>{subTitle}</bdi>
          </span>
        )}
      </span>
    </a>
  );
}
