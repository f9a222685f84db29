import { useText } from '#app/client/frame.tsx';
import type { PageProps } from '#contract/pages.ts';
import { routes } from '#contract/routes.ts';
import { SiteLayout } from '../../../site/site-layout.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { metaText, pageTitle } from '../../../ui/type.css.ts';
import type { Page } from '../../page.ts';
import { ContactForm } from './contact-form.tsx';
import * as styles from './contact-page.css.ts';

type Props = PageProps['contact'];

function ContactPage({ kind, presentation, form, isSent }: Props) {
  const text = useText();
  return (
    <SiteLayout>
      {isSent ? (
        <Sent kind={kind} presentation={presentation} />
      ) : (
        <div className={styles.page}>
          <div className={styles.head}>
            <h1 className={pageTitle}>{text(`product.contact.${kind}.title`)}</h1>
            <p className={styles.lead}>{text(`product.contact.${kind}.lead`)}</p>
          </div>
          {presentation && <Reported presentation={presentation} />}
          <ContactForm kind={kind} presentation={presentation} form={form} />
        </div>
      )}
    </SiteLayout>
  );
}

function Reported({ presentation: { title, address, thumbnail } }: { presentation: NonNullable<Props['presentation']> }) {
  const text = useText();
  return (
    <div className={styles.reported} data-bare={thumbnail === null ? '' : undefined}>
      {thumbnail !== null && <img className={styles.picture} src={thumbnail} width={320} height={180} alt="" />}
      <div className={styles.what}>
        <p className={metaText}>{text('product.contact.reported')}</p>
        <p className={styles.title} dir="auto">
          <TextLink href={address} tone="quiet">
            {title}
          </TextLink>
        </p>
      </div>
    </div>
  );
}

function Sent({ kind, presentation }: Pick<Props, 'kind' | 'presentation'>) {
  const text = useText();
  return (
    <div className={styles.sent}>
      <EmptyState
        level={1}
        title={text('product.contact.sent.title')}
        action={
          presentation ? (
            <Button href={presentation.address} tone="outline" icon="arrowLeft">
              {text('product.contact.sent.back')}
            </Button>
          ) : (
            <Button href={routes.landing} tone="outline">
              {text('product.contact.sent.home')}
            </Button>
          )
        }
      >
        {text(`product.contact.${kind}.sent`)}
      </EmptyState>
    </div>
  );
}

export const page: Page<'contact'> = {
  areas: ['product'],
  title: ({ kind, isSent }, text) => text(isSent ? 'product.contact.sent.title' : `product.contact.${kind}.title`),
  Component: ContactPage,
};
