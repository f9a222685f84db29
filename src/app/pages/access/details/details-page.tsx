import { chartIcon, downloadIcon, pencilIcon } from '#app/ui/icon/page-icons.ts';
import { useFrame, useText } from '#app/client/frame.tsx';
import { emptyForm } from '#contract/form.ts';
import type { PageProps } from '#contract/pages.ts';
import { routes } from '#contract/routes.ts';
import { formatDate } from '#locale/date.ts';
import { formatBytes } from '#locale/bytes.ts';
import { formatCount } from '#locale/number.ts';
import { SiteLayout } from '../../../site/site-layout.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { Page } from '../../page.ts';
import { PresentationPicture } from '../presentation-picture.tsx';
import { ArrangementSection } from '../versions/arrangement-section.tsx';
import { DetailsSection } from './details-section.tsx';
import * as styles from './details-page.css.ts';
import { LinksSection } from '../links/links-section.tsx';
import { PowerPointButton } from '../versions/power-point-button.tsx';
import { VersionsSection } from '../versions/versions-section.tsx';

function DetailsPage(props: PageProps['details']) {
  const { detailsAddress, isMine, form, doneIn, links, linkForm, arrangement, versions, publishing, notes } = props;
  const text = useText();
  const said = { ...emptyForm, done: form.done };
  return (
    <SiteLayout>
      <TextLink href={routes.dashboard} tone="quiet">
        <Icon name="arrowLeft" size={16} />
        {text('access.edit.back')}
      </TextLink>
      <div className={styles.opening}>
        <h1 className={styles.title} dir="auto">
          {form.values.title || text('access.edit.title')}
        </h1>
        {form.values.title && <p className={styles.kind}>{text('access.edit.title')}</p>}
      </div>
      <div className={styles.layout}>
        <div className={styles.sections}>
          {notes.length > 0 && (
            <Banner tone="info" title={text('access.edit.notes')} isDismissible>
              <ul className={styles.notes}>
                {notes.map((note) => (
                  <li key={note.text}>{note.text}</li>
                ))}
              </ul>
            </Banner>
          )}
          <DetailsSection {...props} state={doneIn === 'details' ? form : { ...form, done: null }} />
          {isMine && <LinksSection detailsAddress={detailsAddress} links={links} state={linkForm} />}
          {arrangement && (
            <ArrangementSection
              detailsAddress={detailsAddress}
              offers={arrangement.offers}
              state={doneIn === 'arrangement' ? said : emptyForm}
            />
          )}
          {versions.length > 0 && (
            <VersionsSection
              detailsAddress={detailsAddress}
              versions={versions}
              publishing={publishing}
              state={doneIn === 'versions' ? said : emptyForm}
            />
          )}
        </div>
        <div className={styles.beside}>
          <About {...props} />
          <Facts facts={props.facts} />
        </div>
      </div>
    </SiteLayout>
  );
}

/** Shows the presentation, and links to its other pages. */
function About({ oid, viewAddress, editAddress, insightsAddress, downloadAddress, copyAddress, thumbnail, isMine }: PageProps['details']) {
  const text = useText();
  return (
    <div className={styles.about}>
      <PresentationPicture thumbnail={thumbnail} />
      <div className={styles.ways}>
        <Button href={viewAddress} tone="lamp" icon="play">
          {text('access.edit.view')}
        </Button>
        <Button href={editAddress} tone="outline" icon={pencilIcon}>
          {text('access.edit.editor')}
        </Button>
        {isMine && (
          <>
            <Button href={insightsAddress} tone="outline" icon={chartIcon}>
              {text('access.edit.insights')}
            </Button>
            <Button href={downloadAddress} tone="outline" icon={downloadIcon} download>
              {text('access.edit.download')}
            </Button>
            <PowerPointButton oid={oid} />
            <Button href={copyAddress} tone="outline" icon="copy">
              {text('access.edit.copy')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

function Facts({ facts }: Pick<PageProps['details'], 'facts'>) {
  const text = useText();
  const { language } = useFrame();
  const rows = [
    [text('access.facts.stops'), formatCount(facts.stopCount, language)],
    [text('access.facts.views'), formatCount(facts.viewCount, language)],
    [text('access.facts.likes'), formatCount(facts.likeCount, language)],
    ...(facts.bytes > 0 ? [[text('access.facts.size'), formatBytes(facts.bytes, language)]] : []),
    [text('access.facts.changed'), formatDate(facts.modifiedAt, language)],
    [text('access.facts.made'), formatDate(facts.createdAt, language)],
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export const page: Page<'details'> = {
  areas: ['access'],
  title: ({ form }, text) => [form.values.title, text('access.edit.title')].filter(Boolean).join(' · '),
  Component: DetailsPage,
};
