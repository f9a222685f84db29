import { forgetHere } from '#app/client/forget-here.ts';
import { useText } from '#app/client/frame.tsx';
import { PostForm } from '#app/client/http/post-form.tsx';
import { emptyForm } from '#contract/form.ts';
import { routes } from '#contract/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { form as formStyle } from '../account-layout/account-layout.css.ts';
import { AccountLayout } from '../account-layout/account-layout.tsx';
import type { Page } from '../../page.ts';

function LogOutPage() {
  const text = useText();
  return (
    <AccountLayout title={text('account.logOut.title')} lead={text('account.logOut.lead')}>
      <PostForm action={routes.logOut} state={emptyForm} className={formStyle}>
        {({ isSending }) => (
          <>
            <Button type="submit" size="lg" isWide isBusy={isSending} onClick={forgetHere} data-event="log-out">
              {text('account.logOut.submit')}
            </Button>
            <Button href={routes.dashboard} tone="outline" size="lg" isWide>
              {text('account.logOut.stay')}
            </Button>
          </>
        )}
      </PostForm>
    </AccountLayout>
  );
}

export const page: Page<'logOut'> = {
  areas: ['account'],
  title: (_props, text) => text('account.logOut.title'),
  Component: LogOutPage,
};
