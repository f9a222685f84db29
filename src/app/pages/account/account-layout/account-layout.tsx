import { useText } from '#app/client/frame.tsx';
import { logInPath, signUpPath } from '#contract/routes.ts';
import type { ReactNode } from 'react';
import { SiteLayout } from '../../../site/site-layout.tsx';
import { LinkTabs } from '../../../ui/tabs/link-tabs.tsx';
import { body, column, half, lead as leadStyle, opening, title as titleStyle } from './account-layout.css.ts';
import { ArtPanel } from './art-panel.tsx';

export interface AccountLayoutProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Only on the log-in and sign-up pages. */
  tabs?: { current: 'logIn' | 'signUp'; next: string | null };
  /** Above the title. */
  ornament?: ReactNode;
}

/** Log in, sign up and related pages: a form on the left, a canvas on the right. */
export function AccountLayout({ title, lead, children, tabs, ornament }: AccountLayoutProps) {
  return (
    <div className={half}>
      <SiteLayout variant="plain" aside={<ArtPanel />}>
        <div className={column}>
          {tabs && <AccountTabs {...tabs} />}
          <div className={body}>
            {ornament}
            <div className={opening}>
              <h1 className={titleStyle}>{title}</h1>
              {lead && <p className={leadStyle}>{lead}</p>}
            </div>
            {children}
          </div>
        </div>
      </SiteLayout>
    </div>
  );
}

function AccountTabs({ current, next }: NonNullable<AccountLayoutProps['tabs']>) {
  const text = useText();
  return (
    <LinkTabs
      label={text('account.tabs')}
      links={[
        { href: logInPath(next ?? undefined), label: text('account.logIn.title'), isCurrent: current === 'logIn' },
        { href: signUpPath(next ?? undefined), label: text('account.signUp.title'), isCurrent: current === 'signUp' },
      ]}
    />
  );
}
