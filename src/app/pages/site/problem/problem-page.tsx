import { rotateIcon } from '#app/ui/icon/page-icons.ts';
import { useFrame, useText } from '#app/client/frame.tsx';
import type { PageProps } from '#contract/pages.ts';
import { routes } from '#contract/routes.ts';
import type { ReactNode } from 'react';
import { SiteLayout } from '../../../site/site-layout.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { metaText } from '../../../ui/type.css.ts';
import type { Page } from '../../page.ts';
import { BrokenPath } from './broken-path.tsx';
import * as styles from './problem-page.css.ts';

/** Only temporary problems are worth retrying. */
const mayPass = (status: number) => status >= 500 || status === 429;

function ProblemPage({ status, title, detail, requestId, isFramed }: PageProps['problem']) {
  const text = useText();
  const { address } = useFrame();
  // The pages that the site layout links to cannot be framed.
  const Layout = isFramed ? Alone : SiteLayout;
  return (
    <Layout>
      <div className={styles.problem}>
        <BrokenPath />
        <p className={styles.status}>{status}</p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.detail}>{detail}</p>
        <div className={styles.actions} data-place="problem">
          {mayPass(status) && (
            <Button href={address} icon={rotateIcon} data-event="cta">
              {text('problem.retry')}
            </Button>
          )}
          <Button
            href={routes.landing}
            target={isFramed ? '_top' : undefined}
            data-event="cta"
            tone={mayPass(status) ? 'outline' : 'primary'}
          >
            {text('problem.home')}
          </Button>
        </div>
        <p className={classNames(metaText, styles.reference)}>{text('problem.reference', { requestId })}</p>
      </div>
    </Layout>
  );
}

const Alone = ({ children }: { children: ReactNode }) => <main className={styles.alone}>{children}</main>;

export const page: Page<'problem'> = {
  areas: ['problem'],
  title: ({ title }) => title,
  Component: ProblemPage,
};
