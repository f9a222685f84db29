import { useText } from '#app/client/frame.tsx';
import { PostForm } from '#app/client/http/post-form.tsx';
import { maximumPasswordLength } from '#contract/form.ts';
import type { PageProps } from '#contract/pages.ts';
import { routes } from '#contract/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { form } from '../account-layout/account-layout.css.ts';
import { AccountLayout } from '../account-layout/account-layout.tsx';
import { FormMessages } from '../account-layout/form-messages.tsx';
import type { Page } from '../../page.ts';

/** Asks for a click instead of confirming on the link itself: mail scanners open links too. */
function ConfirmEmailPage({ token, id, purpose, form: state, problem }: PageProps['confirmEmail']) {
  const text = useText();
  if (problem !== null) return <SpentLink problem={problem} />;
  const isNew = purpose === 'sign-up';
  return (
    <AccountLayout title={text('account.confirm.title')} lead={text(isNew ? 'account.confirm.lead' : 'account.confirm.changeLead')}>
      <PostForm
        action={routes.confirmEmail}
        state={state}
        complaints={{ password: text('account.problem.passwordMissing') }}
        className={form}
      >
        {({ control, isSending }) => (
          <>
            {isNew && (
              <PasswordField
                {...control('password')}
                label={text('account.field.password')}
                size="lg"
                maxLength={maximumPasswordLength}
                required
              />
            )}
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="id" value={id} />
            <Button type="submit" size="lg" isWide isBusy={isSending}>
              {text('account.confirm.submit')}
            </Button>
          </>
        )}
      </PostForm>
    </AccountLayout>
  );
}

/** Offers to log in: that works if the link was already used, and sends a new link if it expired. */
function SpentLink({ problem }: { problem: string }) {
  const text = useText();
  return (
    <AccountLayout title={text('account.confirm.title')}>
      <FormMessages state={{ problem, done: null }} />
      <Button href={routes.logIn} size="lg" isWide>
        {text('account.logIn.submit')}
      </Button>
    </AccountLayout>
  );
}

export const page: Page<'confirmEmail'> = {
  areas: ['account'],
  title: (_props, text) => text('account.confirm.title'),
  Component: ConfirmEmailPage,
};
