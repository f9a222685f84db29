import type { ReactNode } from 'react';
import { useCardAnimation } from './card-animation.ts';
import * as styles from './card.css.ts';
import { Placeholder } from './placeholder.tsx';

export interface CardProps {
  href: string;
  title: string;
  /** The address of a 16 : 9 picture; null if there is none. */
  thumbnail: string | null;
  /** A short animation, loaded and shown while the card is hovered or has keyboard focus. */
  animation?: string | null;
  /** On the picture, such as the number of stops. */
  badge?: ReactNode;
  /** Buttons over the picture on hover and focus; always visible on devices without hover. */
  actions?: ReactNode;
  /** Under the title: owner, date, views. */
  children?: ReactNode;
  /** Beside the title: a menu, a label. */
  end?: ReactNode;
  level?: 2 | 3 | 4;
  isLazy?: boolean;
}

/** The whole card is one link, named by its title; buttons on it stay buttons. */
export function Card({ href, title, thumbnail, animation = null, badge, actions, children, end, level = 3, isLazy = true }: CardProps) {
  const Title = `h${level}` as const;
  const { isMoving, handlers } = useCardAnimation(animation !== null);
  return (
    <article className={styles.card} {...handlers}>
      <div className={styles.thumb}>
        {thumbnail === null ? (
          <Placeholder />
        ) : (
          <img className={styles.picture} src={thumbnail} width={320} height={180} alt="" {...(isLazy && { loading: 'lazy' as const })} />
        )}
        {isMoving && animation !== null && <img className={styles.animation} src={animation} width={320} height={180} alt="" />}
        {badge && <span className={styles.badge}>{badge}</span>}
      </div>
      <div className={styles.row}>
        <div className={styles.words}>
          <Title className={styles.title}>
            <a href={href} className={styles.link} data-event="list-card">
              {title}
            </a>
          </Title>
          {children && <div className={styles.meta}>{children}</div>}
        </div>
        {end && <div className={styles.end}>{end}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}
