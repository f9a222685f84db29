import { undoIcon } from '#app/ui/icon/page-icons.ts';
import { useText } from '#app/client/frame.tsx';
import type { LibraryCard as CardData } from '#contract/presentation/library.ts';
import { isolate } from '#locale/isolate.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useCardAnimation } from '../../../ui/card/card-animation.ts';
import { animation as animationStyle, picture } from '../../../ui/card/card.css.ts';
import { Placeholder } from '../../../ui/card/placeholder.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { needsScript } from '../../../ui/type.css.ts';
import { CardMenu } from './card-menu.tsx';
import { Counts, PrivacyChip, When } from './card-words.tsx';
import * as styles from './library-card.css.ts';
import { SelectBox } from '../shelf/select-box.tsx';
import { useCardActions } from './use-card-actions.ts';
import type { Selection } from '../shelf/use-selection.ts';

/** One of the user's own presentations. Hovering or focusing it plays the animation and shows its actions. */
export function LibraryCard({ card, selection, isLazy }: { card: CardData; selection: Selection; isLazy: boolean }) {
  const text = useText();
  const { restore } = useCardActions();
  const { oid, address, thumbnail, animation, editAddress, goesAt } = card;
  const title = isolate(card.title);
  const { isMoving, handlers } = useCardAnimation(animation !== null);
  return (
    <article className={styles.card} data-chosen={selection.has(oid) || undefined} {...handlers}>
      <div className={styles.thumb}>
        {thumbnail === null ? (
          <Placeholder />
        ) : (
          <img className={picture} src={thumbnail} width={320} height={180} alt="" {...(isLazy && { loading: 'lazy' as const })} />
        )}
        {isMoving && animation !== null && <img className={animationStyle} src={animation} width={320} height={180} alt="" />}
      </div>
      <span className={styles.select} data-any={selection.oids.length > 0 || undefined}>
        <SelectBox card={card} selection={selection} />
      </span>
      <div className={styles.overlay}>
        {goesAt === null ? (
          <>
            <Button href={`${address}#present`} tone="lamp" size="sm" icon="play" aria-label={text('library.presentNamed', { title })}>
              {text('library.present')}
            </Button>
            <Button
              href={editAddress ?? address}
              tone="outline"
              size="sm"
              aria-label={text('explore.editNamed', { title })}
              className={styles.plain}
            >
              {text('explore.edit')}
            </Button>
          </>
        ) : (
          <Button
            tone="outline"
            size="sm"
            icon={undoIcon}
            className={classNames(needsScript, styles.plain)}
            onClick={() => void restore([oid])}
          >
            {text('library.restore')}
          </Button>
        )}
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>
          {goesAt === null ? (
            <a href={address} className={styles.link} dir="auto">
              {card.title}
            </a>
          ) : (
            <bdi>{card.title}</bdi>
          )}
        </h2>
        <span className={styles.end}>
          <PrivacyChip card={card} />
          <CardMenu card={card} />
        </span>
        <p className={styles.meta}>
          <span className={styles.when}>
            <When card={card} />
          </span>
          <Counts card={card} />
        </p>
      </div>
    </article>
  );
}
