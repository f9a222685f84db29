import { eyeIcon, linkIcon, lockIcon, pencilIcon, routeIcon } from '#app/ui/icon/page-icons.ts';
import { useFrame, useText } from '#app/client/frame.tsx';
import type { PresentationCard as CardData } from '#contract/presentation/cards.ts';
import { isListed } from '#contract/presentation/presentation-address.ts';
import { isolate } from '#locale/isolate.ts';
import { formatCount } from '#locale/number.ts';
import type { ReactNode } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { visuallyHidden } from '../type.css.ts';
import { Card } from './card.tsx';
import * as styles from './presentation-card.css.ts';

export interface PresentationCardProps {
  card: CardData;
  level?: 2 | 3;
  isLazy?: boolean;
  /** Owner and views; only views, in a list by one owner; or the description. */
  tells?: 'owner' | 'views' | 'description';
  end?: ReactNode;
}

/** A presentation in a list: picture, number of stops, details, and an edit link for those who may. Needs the texts of `explore`. */
export function PresentationCard({ card, level, isLazy, tells = 'owner', end }: PresentationCardProps) {
  const { title, description, address, thumbnail, animation, stopCount, owner, editAddress } = card;
  const text = useText();
  const edit = editAddress !== null && (
    <Button href={editAddress} tone="outline" size="sm" icon={pencilIcon} aria-label={text('explore.editNamed', { title: isolate(title) })}>
      {text('explore.edit')}
    </Button>
  );
  return (
    <Card
      href={address}
      title={title}
      thumbnail={thumbnail}
      animation={animation}
      end={end}
      actions={edit}
      badge={stopCount !== null && stopCount > 0 && <StopCount count={stopCount} />}
      {...(level && { level })}
      {...(isLazy !== undefined && { isLazy })}
    >
      {tells === 'description' ? (
        <span className={styles.description}>{description}</span>
      ) : (
        <span className={styles.facts}>
          {tells === 'owner' && (
            <span className={styles.owner}>
              <Avatar size="xs" avatar={owner.avatar} />
              <bdi className={styles.name}>{owner.publicDisplayName}</bdi>
            </span>
          )}
          <ViewCount count={card.viewCount} />
          <PrivacyLabel privacy={card.privacy} />
        </span>
      )}
    </Card>
  );
}

/** Only for presentations that are not public. */
function PrivacyLabel({ privacy }: Pick<CardData, 'privacy'>) {
  const text = useText();
  if (isListed(privacy)) return null;
  return (
    <span className={styles.privacy}>
      <Icon name={privacy === 'private' ? lockIcon : linkIcon} size={14} />
      {text(`explore.privacy.${privacy}`)}
    </span>
  );
}

function StopCount({ count }: { count: number }) {
  const text = useText();
  const { language } = useFrame();
  const shown = formatCount(count, language);
  return (
    <>
      <Icon name={routeIcon} size={14} />
      <span aria-hidden="true">{shown}</span>
      <span className={visuallyHidden}>{text('explore.stops', { count, shown })}</span>
    </>
  );
}

function ViewCount({ count }: { count: number }) {
  const text = useText();
  const { language } = useFrame();
  const shown = formatCount(count, language);
  return (
    <span className={styles.views}>
      <Icon name={eyeIcon} size={14} />
      <span aria-hidden="true">{shown}</span>
      <span className={visuallyHidden}>{text('explore.views', { count, shown })}</span>
    </span>
  );
}
