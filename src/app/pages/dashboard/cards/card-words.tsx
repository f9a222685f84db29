import { eyeIcon, linkIcon, lockIcon } from '#app/ui/icon/page-icons.ts';
import { useFrame, useText } from '#app/client/frame.tsx';
import type { LibraryCard } from '#contract/presentation/library.ts';
import { isListed } from '#contract/presentation/presentation-address.ts';
import { formatAgo, formatDate, formatDay } from '#locale/date.ts';
import { formatCount } from '#locale/number.ts';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { visuallyHidden } from '../../../ui/type.css.ts';
import { useLibrary } from '../library-context.tsx';
import * as styles from './card-words.css.ts';

const [MINUTE, DAY] = [60_000, 86_400_000];

/** Who may see the presentation, as an icon and a word. */
export function PrivacyChip({ card }: { card: LibraryCard }) {
  const text = useText();
  const privacy = card.privacyBefore ?? card.privacy;
  return (
    <span className={isListed(privacy) ? styles.listed : styles.chip}>
      <Icon name={isListed(privacy) ? 'globe' : privacy === 'unlisted' ? linkIcon : lockIcon} size={14} />
      {text(`library.privacy.${privacy}`)}
    </span>
  );
}

/** When the presentation last changed; in the trash, how long it is kept. */
export function When({ card, isShort = false }: { card: LibraryCard; isShort?: boolean }) {
  const text = useText();
  const { language } = useFrame();
  const { now } = useLibrary();
  if (card.goesAt !== null)
    return <>{text('library.daysLeft', { count: Math.max(0, Math.ceil((Date.parse(card.goesAt) - Date.parse(now)) / DAY)) })}</>;
  const ago = formatAgo(card.modifiedAt, now, language);
  const date =
    card.modifiedAt.slice(0, 4) === now.slice(0, 4) ? formatDay(card.modifiedAt, language) : formatDate(card.modifiedAt, language);
  const edited = () => {
    if (Date.parse(now) - Date.parse(card.modifiedAt) < MINUTE) return text('library.editedNow');
    return ago === undefined ? text('library.editedOn', { date }) : text('library.edited', { when: ago });
  };
  return (
    <time dateTime={card.modifiedAt} title={formatDate(card.modifiedAt, language)}>
      {isShort ? (ago ?? date) : edited()}
    </time>
  );
}

/** How often the presentation was viewed and liked. Zeros are announced to screen readers but not shown. */
export function Counts({ card: { viewCount, likeCount } }: { card: LibraryCard }) {
  return (
    <span className={styles.counts}>
      <Count icon={eyeIcon} what="views" count={viewCount} />
      <Count icon="heart" what="likes" count={likeCount} />
    </span>
  );
}

function Count({ icon, what, count }: { icon: IconName; what: 'views' | 'likes'; count: number }) {
  const text = useText();
  const { language } = useFrame();
  const shown = formatCount(count, language);
  return (
    <span className={styles.count}>
      {count > 0 && (
        <>
          <Icon name={icon} size={14} />
          <span aria-hidden="true">{shown}</span>
        </>
      )}
      <span className={visuallyHidden}>{text(`library.${what}`, { count, shown })}</span>
    </span>
  );
}
