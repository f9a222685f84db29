import { useText } from '#app/client/frame.tsx';
import type { PageProps } from '#contract/pages.ts';
import { routes } from '#contract/routes.ts';
import type { Translate } from '#locale/translate.ts';
import { useEffect, useRef, type MouseEvent } from 'react';
import { ShellEnd, SiteLayout } from '../../site/site-layout.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import type { Page } from '../page.ts';
import { DashboardTotals } from './analytics/dashboard-totals.tsx';
import { BringFiles } from './bring/bring-files.tsx';
import { Dialogs } from './dialogs/dialogs.tsx';
import { TemplateCard } from './dialogs/template-card.tsx';
import { HeadBar } from './frame/head-bar.tsx';
import { SideBar } from './frame/side-bar.tsx';
import { LibraryProvider, useLibrary } from './library-context.tsx';
import { Shelf } from './shelf/shelf.tsx';
import * as styles from './dashboard-page.css.ts';

/** How many templates an empty library shows. */
const FIRST_TEMPLATES = 4;

const DashboardPage = (given: PageProps['dashboard']) => (
  <SiteLayout width="full">
    <LibraryProvider given={given}>
      <Library />
    </LibraryProvider>
  </SiteLayout>
);

function Library() {
  useOwnTitle();
  const { query, counts, trashCount, folders, totals, form, go } = useLibrary();
  const chooser = useRef<HTMLInputElement>(null);
  const { isTrash, isAnalytics, search, folder } = query;
  const isElsewhere = isTrash || isAnalytics;
  const isBeginning = !isElsewhere && search === '' && folder === null && counts.all === 0 && trashCount === 0 && folders.length === 0;
  // Switches between library views without leaving the page, because uploads may be in progress.
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const { origin, pathname, search: asked } = new URL(link.href);
    if (origin !== location.origin || pathname !== routes.dashboard) return;
    event.preventDefault();
    void go(pathname + asked);
  };
  return (
    // Only handles clicks on the links in it, which also work by keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={styles.page} onClick={onClick}>
      <SideBar />
      <div className={styles.content}>
        <HeadBar isBeginning={isBeginning} onChoose={() => chooser.current?.click()} />
        <ShellEnd />
        {form.problem !== null && <Banner tone="danger">{form.problem}</Banner>}
        <BringFiles chooser={chooser} isBeginning={isBeginning} isHidden={isElsewhere || search !== ''} />
        {isAnalytics && totals && <DashboardTotals totals={totals} />}
        {isBeginning ? <Beginning /> : <Shelf />}
      </div>
      <Dialogs />
    </div>
  );
}

function Beginning() {
  const text = useText();
  const { templates } = useLibrary();
  if (templates.length === 0) return null;
  return (
    <section className={styles.beginning} aria-labelledby="templates">
      <h2 id="templates" className={styles.or}>
        {text('library.template.or')}
      </h2>
      <ul className={styles.templates}>
        {templates.slice(0, FIRST_TEMPLATES).map((card) => (
          <li key={card.oid}>
            <TemplateCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type Titled = Pick<PageProps['dashboard'], 'query' | 'folders'>;
const titleOf = ({ query, folders }: Titled, text: Translate) =>
  folders.find(({ oid }) => oid === query.folder)?.name ??
  text(query.isTrash ? 'library.trash' : query.isAnalytics ? 'library.analytics' : 'library.title');

/** Keeps the document title in step with the current view. */
function useOwnTitle() {
  const title = titleOf(useLibrary(), useText());
  const last = useRef(title);
  useEffect(() => {
    document.title = document.title.replace(last.current, () => title);
    last.current = title;
  }, [title]);
}

export const page: Page<'dashboard'> = {
  areas: ['account', 'explore', 'insights', 'library'],
  title: titleOf,
  Component: DashboardPage,
};
