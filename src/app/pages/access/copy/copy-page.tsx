import { useText } from '#app/client/frame.tsx';
import { PostForm } from '#app/client/http/post-form.tsx';
import { emptyForm } from '#contract/form.ts';
import type { PageProps } from '#contract/pages.ts';
import { copyPath } from '#contract/presentation/presentation-address.ts';
import { SiteLayout } from '../../../site/site-layout.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { metaText } from '../../../ui/type.css.ts';
import type { Page } from '../../page.ts';
import { PresentationPicture } from '../presentation-picture.tsx';
import * as styles from './copy-page.css.ts';

function CopyPage({ oid, title, owner, address, thumbnail }: PageProps['copy']) {
  const text = useText();
  return (
    <SiteLayout>
      <div className={styles.card}>
        <PresentationPicture thumbnail={thumbnail} />
        <div className={styles.words}>
          <h1 className={styles.title}>{text('access.copy.title')}</h1>
          <div>
            <p className={styles.what} dir="auto">
              {title}
            </p>
            <p className={metaText} dir="auto">
              {text('access.copy.by', { owner })}
            </p>
          </div>
          <p className={styles.lead}>{text('access.copy.lead')}</p>
        </div>
        <div className={styles.actions}>
          <PostForm action={copyPath(oid)} state={emptyForm} className={styles.form}>
            {({ isSending }) => (
              <Button type="submit" size="lg" icon="copy" isWide isBusy={isSending}>
                {text('access.copy.title')}
              </Button>
            )}
          </PostForm>
          <Button href={address} tone="ghost">
            {text('access.copy.back')}
          </Button>
        </div>
      </div>
    </SiteLayout>
  );
}

export const page: Page<'copy'> = {
  areas: ['access'],
  title: (_props, text) => text('access.copy.title'),
  Component: CopyPage,
};
