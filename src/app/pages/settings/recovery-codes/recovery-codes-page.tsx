import { useText } from '#app/client/frame.tsx';
import type { PageProps } from '#contract/pages.ts';
import { routes } from '#contract/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { AccountLayout } from '../../account/account-layout/account-layout.tsx';
import type { Page } from '../../page.ts';
import { list } from './recovery-codes-page.css.ts';

function RecoveryCodesPage({ codes }: PageProps['recoveryCodes']) {
  const text = useText();
  return (
    <AccountLayout title={text('security.codes.save')} lead={text('security.codes.lead')}>
      <ul className={list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button href={`${routes.settings}#security`} size="lg" isWide>
        {text('security.codes.done')}
      </Button>
    </AccountLayout>
  );
}

export const page: Page<'recoveryCodes'> = {
  areas: ['account', 'security'],
  title: (_props, text) => text('security.codes.save'),
  Component: RecoveryCodesPage,
};
