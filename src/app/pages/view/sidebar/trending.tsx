import { useText } from '#app/client/frame.tsx';
import { searchPath } from '#contract/routes.ts';
import type { ViewPageProps } from '#contract/presentation/view-page.ts';
import { subheading } from '../../../ui/type.css.ts';
import { StillIcon } from '../about/still-icon.tsx';
import * as styles from './trending.css.ts';

export type TrendingProps = Pick<ViewPageProps, 'searchTerms' | 'authorSegment'>;

/** Popular searches among people who make presentations like this one. Server-rendered only. */
export function Trending({ searchTerms, authorSegment }: TrendingProps) {
  const text = useText();
  const terms = searchTerms[authorSegment];
  if (terms.length === 0) return null;
  return (
    <section className={styles.trending} aria-labelledby="trending">
      <h2 id="trending" className={subheading}>
        {text('view.trending.title')}
      </h2>
      <ul className={styles.terms}>
        {terms.map((term) => (
          <li key={term}>
            <a className={styles.term} href={searchPath(term)} data-event="suggested-term">
              <StillIcon name="trending" />
              <bdi>{term}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
