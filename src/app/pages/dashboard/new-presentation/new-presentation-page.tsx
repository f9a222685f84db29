import { useText } from '#app/client/frame.tsx';
import type { PageProps } from '#contract/pages.ts';
import { routes } from '#contract/routes.ts';
import { isolate } from '#locale/isolate.ts';
import { ShellEnd, SiteLayout } from '../../../site/site-layout.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import type { Page } from '../../page.ts';
import { BlankCard } from './blank-card.tsx';
import { FileCard } from './file-card.tsx';
import * as styles from './new-presentation-page.css.ts';
import { OutlineCard } from '../outline/outline-card.tsx';
import { TemplatesCard } from './templates-card.tsx';

/** Everything that a presentation can begin with. */
function NewPresentationPage(props: PageProps['newPresentation']) {
  const { folder, templates, limits, form } = props;
  const text = useText();
  return (
    <SiteLayout backTo={routes.dashboard}>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1 className={styles.title}>{text('newPresentation.title')}</h1>
          <p className={styles.lead}>
            {folder ? text('newPresentation.folder', { name: isolate(folder.name) }) : text('newPresentation.lead')}
          </p>
        </div>
        <ShellEnd />
        {form.problem !== null && <Banner tone="danger">{form.problem}</Banner>}
        <OutlineCard {...props} />
        <div className={styles.others} data-few={templates.length === 0 || undefined}>
          <BlankCard folder={folder?.oid ?? null} />
          <TemplatesCard templates={templates} />
          <FileCard limits={limits} folder={folder?.oid ?? null} />
        </div>
      </div>
    </SiteLayout>
  );
}

export const page: Page<'newPresentation'> = {
  areas: ['library', 'newPresentation'],
  title: (_props, text) => text('newPresentation.title'),
  Component: NewPresentationPage,
};
