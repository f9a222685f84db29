import { useText } from '#app/client/frame.tsx';
import type { AuditPaging } from '#contract/people/audit.ts';
import { Button } from '../../../ui/button/button.tsx';
import * as styles from './entry-pages.css.ts';

/** Links to newer and older entries. There are no page numbers: entries are added while one reads. */
export function EntryPages({ paging: { newer, older } }: { paging: AuditPaging }) {
  const text = useText();
  if (newer === null && older === null) return null;
  return (
    <nav aria-label={text('activity.pages')} className={styles.pages}>
      {newer !== null && (
        <Button href={newer} rel="prev" tone="outline" icon="arrowLeft">
          {text('activity.newer')}
        </Button>
      )}
      {older !== null && (
        <Button href={older} rel="next" tone="outline" endIcon="arrowRight" className={styles.older}>
          {text('activity.older')}
        </Button>
      )}
    </nav>
  );
}
