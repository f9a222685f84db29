import { mailIcon } from '#app/ui/icon/page-icons.ts';
import { useText } from '#app/client/frame.tsx';
import type { PageProps } from '#contract/pages.ts';
import { routes } from '#contract/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { AccountLayout } from '../account-layout/account-layout.tsx';
import type { Page } from '../../page.ts';
import { advice, envelope, outbox } from './mail-sent-page.css.ts';

const purposes = {
  'sign-up': { words: 'account.sent.signUp', again: routes.signUp },
  reset: { words: 'account.sent.reset', again: routes.forgotPassword },
} as const;

function MailSentPage({ purpose, email, isOutboxOpen }: PageProps['mailSent']) {
  const text = useText();
  const { words, again } = purposes[purpose];
  return (
    <AccountLayout
      title={text('account.sent.title')}
      lead={text(words, { email })}
      ornament={
        <span className={envelope}>
          <Icon name={mailIcon} size={28} />
        </span>
      }
    >
      {isOutboxOpen && (
        <Banner tone="info">
          <div className={outbox}>
            <p>{text('account.sent.outbox')}</p>
            <Button href={routes.devMail} tone="outline">
              {text('account.sent.openOutbox')}
            </Button>
          </div>
        </Banner>
      )}
      <div className={advice}>
        <p>{text('account.sent.nothing')}</p>
        <TextLink tone="standalone" href={again}>
          {text('account.sent.again')}
        </TextLink>
      </div>
    </AccountLayout>
  );
}

export const page: Page<'mailSent'> = {
  areas: ['account'],
  title: (_props, text) => text('account.sent.title'),
  Component: MailSentPage,
};
