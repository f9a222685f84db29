import { useText } from '#app/client/frame.tsx';
import { PostForm } from '#app/client/post-form.tsx';
import { emptyForm } from '#contract/form.ts';
import type { PageProps } from '#contract/pages.ts';
import { routes } from '#contract/routes.ts';
import { Button } from '../../ui/button/button.tsx';
import { AccountLayout } from '../account-layout/account-layout.tsx';
import type { Page } from '../page.ts';

/** A button, not just the link in the mail: programs that look into mails open links too. */
function ConfirmEmailPage({ token, next }: PageProps['confirmEmail']) {
  const text = useText();
  return (
    <AccountLayout title={text('account.confirm.title')} lead={text('account.confirm.lead')}>
      <PostForm action={routes.confirmEmail} state={emptyForm}>
        {({ isSending }) => (
          <>
            <input type="hidden" name="token" value={token} />
            {next !== null && <input type="hidden" name="next" value={next} />}
            <Button type="submit" size="lg" isWide isBusy={isSending}>
              {text('account.confirm.submit')}
            </Button>
          </>
        )}
      </PostForm>
    </AccountLayout>
  );
}

export const page: Page<'confirmEmail'> = {
  areas: ['account'],
  title: (_props, text) => text('account.confirm.title'),
  Component: ConfirmEmailPage,
  isPrivate: true,
};
