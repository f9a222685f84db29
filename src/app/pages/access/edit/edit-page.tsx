import { useText } from '#app/client/frame.tsx';
import { insightsPath } from '#contract/analytics/analytics-routes.ts';
import type { PageProps } from '#contract/pages.ts';
import { SiteLayout } from '../../../site/site-layout.tsx';
import { Button } from '../../../ui/button/button.tsx';
import type { Page } from '../../page.ts';
import { PresentationPicture } from '../presentation-picture.tsx';
import { DetailsSection } from './details-section.tsx';
import * as styles from './edit-page.css.ts';
import { LinksSection } from './links-section.tsx';

function EditPage(props: PageProps['edit']) {
  const { oid, viewAddress, editAddress, thumbnail, isMine, form, links, linkForm } = props;
  const text = useText();
  return (
    <SiteLayout>
      <h1 className={styles.title}>{text('access.edit.title')}</h1>
      <div className={styles.layout}>
        <div className={styles.sections}>
          <DetailsSection editAddress={editAddress} isMine={isMine} state={form} />
          {isMine && <LinksSection editAddress={editAddress} links={links} state={linkForm} />}
        </div>
        <div className={styles.about}>
          <PresentationPicture thumbnail={thumbnail} />
          <div className={styles.words}>
            <p className={styles.name} dir="auto">
              {form.values.title}
            </p>
            <Button href={viewAddress} tone="outline" icon="play">
              {text('access.edit.view')}
            </Button>
            {isMine && (
              <Button href={insightsPath(oid)} tone="outline" icon="chart">
                {text('access.edit.insights')}
              </Button>
            )}
          </div>
        </div>
      </div>
    </SiteLayout>
  );
}

export const page: Page<'edit'> = {
  areas: ['access'],
  title: ({ form }, text) => [form.values.title, text('access.edit.title')].filter(Boolean).join(' · '),
  Component: EditPage,
};
