import { useFrame, useText } from '#app/client/frame.tsx';
import type { InsightsProps } from '#contract/analytics/insights.ts';
import { formatDate } from '#locale/date.ts';
import type { ReactNode } from 'react';
import { Placeholder } from '../../../ui/card/placeholder.tsx';
import { metaText } from '../../../ui/type.css.ts';
import * as styles from './insights-head.css.ts';

/** The presentation that the page is about. */
export function InsightsHead({
  presentation: { title, address, thumbnail, publishedAt, stopCount, isPublic },
  children,
}: Pick<InsightsProps, 'presentation'> & { children: ReactNode }) {
  const text = useText();
  const { language } = useFrame();
  const since =
    isPublic && publishedAt !== null
      ? text('insights.publicSince', { date: formatDate(publishedAt, language) })
      : text(isPublic ? 'insights.public' : 'insights.notPublic');
  return (
    <div className={styles.head}>
      <a href={address} className={styles.thumb} tabIndex={-1} aria-hidden="true">
        {thumbnail === null ? <Placeholder /> : <img src={thumbnail} width={104} height={58} alt="" className={styles.picture} />}
      </a>
      <div className={styles.words}>
        <h1 className={styles.title}>
          <a href={address} className={styles.link} dir="auto">
            {title}
          </a>
        </h1>
        <p className={metaText} suppressHydrationWarning>
          {since} · {text('insights.stops', { count: stopCount })}
        </p>
      </div>
      {children}
    </div>
  );
}
