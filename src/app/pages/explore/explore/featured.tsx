import { sparklesIcon } from '#app/ui/icon/page-icons.ts';
import { useFrame, useText } from '#app/client/frame.tsx';
import type { PresentationCard } from '#contract/presentation/cards.ts';
import { formatCount } from '#locale/number.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import * as styles from './featured.css.ts';

/** The featured presentation, large; all of it is one link. */
export function Featured({ card }: { card: PresentationCard }) {
  const text = useText();
  const { language } = useFrame();
  const { title, description, address, thumbnail, owner, viewCount } = card;
  return (
    <article className={styles.featured}>
      <div className={styles.frame}>
        {thumbnail !== null && <img className={styles.picture} src={thumbnail} width={640} height={360} alt="" fetchPriority="high" />}
      </div>
      <div className={styles.words}>
        <span className={styles.badge}>
          <Icon name={sparklesIcon} size={14} />
          {text('explore.staffPick')}
        </span>
        <h2 className={styles.title}>
          <a href={address} className={styles.link} data-event="list-card">
            {title}
          </a>
        </h2>
        {description !== '' && <p className={styles.description}>{description}</p>}
        <p className={styles.facts}>
          <Avatar size="sm" avatar={owner.avatar} />
          <bdi className={styles.name}>{owner.publicDisplayName}</bdi>
          <span className={styles.views}>{text('explore.views', { count: viewCount, shown: formatCount(viewCount, language) })}</span>
        </p>
      </div>
    </article>
  );
}
