import { plusIcon, uploadIcon } from '#app/ui/icon/page-icons.ts';
import { useText } from '#app/client/frame.tsx';
import { libraryPath } from '#contract/presentation/library.ts';
import { newPresentationPath } from '#contract/presentation/new-presentation.ts';
import { routes } from '#contract/routes.ts';
import type { FormEvent, MouseEvent } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { appTitle, needsScript, visuallyHidden } from '../../../ui/type.css.ts';
import { useLibrary } from '../library-context.tsx';
import * as styles from './head-bar.css.ts';
import { layoutIcon } from '../../../ui/icon/library-icons.ts';

/** The heading, the search, and the buttons for something new. */
export function HeadBar({ isBeginning, onChoose }: { isBeginning: boolean; onChoose: () => void }) {
  const text = useText();
  const { query, folders, templates, heading, ask, go } = useLibrary();
  const { isTrash, isAnalytics } = query;
  const folder = folders.find(({ oid }) => oid === query.folder);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const term = new FormData(event.currentTarget).get('search');
    void go(libraryPath({ ...query, page: 1, search: typeof term === 'string' ? term.trim() : '' }));
  };
  const onTemplates = (event: MouseEvent) => {
    if (templates.length === 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    ask({ kind: 'templates' });
  };
  return (
    <div className={styles.head}>
      <h1 ref={heading} tabIndex={-1} className={classNames(appTitle, styles.title)}>
        {isTrash ? (
          text('library.trash')
        ) : isAnalytics ? (
          text('library.analytics')
        ) : folder ? (
          <bdi>{folder.name}</bdi>
        ) : (
          text('library.title')
        )}
      </h1>
      <div className={styles.actions}>
        <form
          role="search"
          aria-label={text('library.search')}
          method="get"
          action={routes.dashboard}
          className={styles.search}
          onSubmit={onSubmit}
        >
          {isTrash && <input type="hidden" name="trash" value="1" />}
          {isAnalytics && <input type="hidden" name="analytics" value="1" />}
          {folder && <input type="hidden" name="folder" value={folder.oid} />}
          {query.layout === 'list' && <input type="hidden" name="layout" value="list" />}
          <button type="submit" className={styles.lens}>
            <Icon name="search" />
            <span className={visuallyHidden}>{text('library.find')}</span>
          </button>
          <input
            key={query.search}
            type="search"
            name="search"
            defaultValue={query.search}
            maxLength={200}
            autoComplete="off"
            aria-label={text('library.search')}
            placeholder={text('library.search')}
            className={styles.field}
          />
        </form>
        {!isTrash && !isAnalytics && (
          <>
            <Button href={routes.templates} tone="outline" icon={layoutIcon} className={styles.wide} onClick={onTemplates}>
              {text('library.fromTemplate')}
            </Button>
            {/* Without a search, there is a larger button below. */}
            {query.search !== '' && (
              <Button tone="outline" icon={uploadIcon} className={classNames(needsScript, styles.wide)} onClick={onChoose}>
                {text('library.import')}
              </Button>
            )}
            <Button
              href={newPresentationPath(folder?.oid ?? null)}
              tone={isBeginning ? 'outline' : 'primary'}
              icon={plusIcon}
              className={styles.wide}
            >
              {text('library.new')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
