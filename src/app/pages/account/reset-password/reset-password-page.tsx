import { useText } from '#app/client/frame.tsx';
import { PostForm } from '#app/client/http/post-form.tsx';
import { maximumPasswordLength, minimumPasswordLength } from '#contract/form.ts';
import type { PageProps } from '#contract/pages.ts';
import { routes } from '#contract/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { form as formStyle, others, submit } from '../account-layout/account-layout.css.ts';
import { AccountLayout } from '../account-layout/account-layout.tsx';
import { FormMessages } from '../account-layout/form-messages.tsx';
import type { Page } from '../../page.ts';

function ResetPasswordPage({ token, form: state }: PageProps['resetPassword']) {
  const text = useText();
  const complaints = { password: text('account.problem.passwordShort', { count: minimumPasswordLength }) };
  return (
    <AccountLayout title={text('account.reset.title')} lead={text('account.reset.lead')}>
      <FormMessages state={state} />
      <PostForm action={routes.resetPassword} state={state} complaints={complaints} className={formStyle}>
        {({ control, isSending }) => (
          <>
            <input type="hidden" name="token" value={token} />
            <PasswordField
              {...control('password')}
              label={text('account.reset.field')}
              size="lg"
              isNew
              minimum={minimumPasswordLength}
              maxLength={maximumPasswordLength}
              required
            />
            <Button type="submit" size="lg" isWide isBusy={isSending} className={submit}>
              {text('account.reset.submit')}
            </Button>
          </>
        )}
      </PostForm>
      {state.problem !== null && (
        <p className={others}>
          <TextLink tone="standalone" href={routes.forgotPassword}>
            {text('account.reset.again')}
          </TextLink>
        </p>
      )}
    </AccountLayout>
  );
}

export const page: Page<'resetPassword'> = {
  areas: ['account'],
  title: (_props, text) => text('account.reset.title'),
  Component: ResetPasswordPage,
};
