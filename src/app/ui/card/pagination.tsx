import { useText } from '#app/client/frame.tsx';
import { Button } from '../button/button.tsx';
import { metaText } from '../type.css.ts';
import { classNames } from '../class-names.ts';
import * as styles from './pagination.css.ts';

export interface PaginationProps {
  page: number;
  pageCount: number;
  addressOf(page: number): string;
}

/** Links between the pages of a long list; nothing for a single page. Needs the texts of `explore`. */
export function Pagination({ page, pageCount, addressOf }: PaginationProps) {
  const text = useText();
  if (pageCount <= 1) return null;
  return (
    <nav data-event="" aria-label={text('explore.pages')} className={styles.pagination}>
      <span className={styles.side}>
        {page > 1 && (
          <Button href={addressOf(page - 1)} rel="prev" tone="outline" icon="arrowLeft">
            {text('explore.previous')}
          </Button>
        )}
      </span>
      <span className={classNames(metaText, styles.place)}>{text('explore.page', { page, count: pageCount })}</span>
      <span className={styles.end}>
        {page < pageCount && (
          <Button href={addressOf(page + 1)} rel="next" tone="outline" endIcon="arrowRight">
            {text('explore.next')}
          </Button>
        )}
      </span>
    </nav>
  );
}
