import { trashIcon } from '#app/ui/icon/page-icons.ts';
import { useFrame, useText } from '#app/client/frame.tsx';
import { csrfField } from '#contract/form.ts';
import { libraryPath, trashDays } from '#contract/presentation/library.ts';
import { routes } from '#contract/routes.ts';
import { isolate } from '#locale/isolate.ts';
import type { FormEvent } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { Pagination } from '../../../ui/card/pagination.tsx';
import { useLibrary } from '../library-context.tsx';
import { LibraryCard } from '../cards/library-card.tsx';
import { grid } from '../cards/library-card.css.ts';
import { LibraryTable } from './library-table.tsx';
import { Nothing } from './nothing.tsx';
import { SelectionBar } from './selection-bar.tsx';
import * as styles from './shelf.css.ts';
import { ToolBar } from './tool-bar.tsx';
import { useSelection } from './use-selection.ts';

const EAGER = 8;

/** The user's presentations, as cards or as a table. */
export function Shelf() {
  const text = useText();
  const { cards, query, total, pageCount, addressOf } = useLibrary();
  const selection = useSelection(
    cards.map(({ oid }) => oid),
    `${query.folder ?? ''} ${query.isTrash}`,
  );
  const isList = query.layout === 'list' || query.isAnalytics;
  return (
    <div className={styles.shelf}>
      {query.isTrash && <TrashNote />}
      {!query.isAnalytics && <ToolBar selection={selection} />}
      {query.search !== '' && total > 0 && (
        <p className={styles.found} role="status">
          {text('library.found', { count: total, term: isolate(query.search) })}{' '}
          <TextLink href={addressOf({ search: '' })}>{text('library.clearSearch')}</TextLink>
        </p>
      )}
      {cards.length === 0 ? (
        <div className={styles.nothing}>
          <Nothing />
        </div>
      ) : isList ? (
        <LibraryTable selection={selection} />
      ) : (
        <div className={grid}>
          {cards.map((card, place) => (
            <LibraryCard key={card.oid} card={card} selection={selection} isLazy={place >= EAGER} />
          ))}
        </div>
      )}
      {cards.length > 0 && <SelectionBar selection={selection} />}
      <Pagination page={query.page} pageCount={pageCount} addressOf={(page) => addressOf({ page })} />
    </div>
  );
}

function TrashNote() {
  const text = useText();
  const { csrfToken } = useFrame();
  const { query, trashCount, ask } = useLibrary();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    ask({ kind: 'empty-trash' });
  };
  return (
    <div className={styles.note}>
      <p>{text('library.trashText', { days: trashDays })}</p>
      {trashCount > 0 && (
        <form method="post" action={routes.dashboardAction} onSubmit={onSubmit}>
          {csrfToken !== null && <input type="hidden" name={csrfField} value={csrfToken} />}
          <input type="hidden" name="next" value={libraryPath(query)} />
          <Button type="submit" name="action" value="empty-trash" tone="outline" size="sm" icon={trashIcon}>
            {text('library.emptyTrash')}
          </Button>
        </form>
      )}
    </div>
  );
}
