import { useText } from '#app/client/frame.tsx';
import { isolate } from '#locale/isolate.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useLibrary } from '../library-context.tsx';

/** Why nothing is listed, and what to do next. */
export function Nothing() {
  const text = useText();
  const { query, counts, addressOf } = useLibrary();
  const { search, isTrash, show } = query;
  if (search !== '')
    return (
      <EmptyState
        title={text('library.empty.nothing.title', { term: isolate(search) })}
        action={
          <Button href={addressOf({ search: '' })} tone="outline">
            {text('library.clearSearch')}
          </Button>
        }
      >
        {text('library.empty.nothing.text')}
      </EmptyState>
    );
  if (isTrash) return <EmptyState title={text('library.empty.trash.title')}>{text('library.empty.trash.text')}</EmptyState>;
  if (show !== 'all' && counts.all > 0)
    return (
      <EmptyState
        title={text('library.empty.filtered.title')}
        action={
          <Button href={addressOf({ show: 'all' })} tone="outline">
            {text('library.showAll')}
          </Button>
        }
      >
        {text('library.empty.filtered.text')}
      </EmptyState>
    );
  return <EmptyState title={text('library.empty.noFolder.title')}>{text('library.empty.noFolder.text')}</EmptyState>;
}
