import { useText } from '#app/client/frame.tsx';
import { PostForm } from '#app/client/http/post-form.tsx';
import type { PageProps } from '#contract/pages.ts';
import { routes } from '#contract/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { form as formStyle, others, submit } from '../account-layout/account-layout.css.ts';
import { AccountLayout } from '../account-layout/account-layout.tsx';
import { FormMessages } from '../account-layout/form-messages.tsx';
import type { Page } from '../../page.ts';

function ForgotPasswordPage({ form: state }: PageProps['forgotPassword']) {
  const text = useText();
  return (
    <AccountLayout title={text('account.forgot.title')} lead={text('account.forgot.lead')}>
      <FormMessages state={state} />
      <PostForm action={routes.forgotPassword} state={state} complaints={{ email: text('account.problem.email') }} className={formStyle}>
        {({ control, isSending }) => (
          <>
            <TextField
              {...control('email')}
              label={text('account.field.email')}
              defaultValue={state.values.email}
              type="email"
              size="lg"
              autoComplete="username"
              maxLength={254}
              required
            />
            <Button type="submit" size="lg" isWide isBusy={isSending} className={submit}>
              {text('account.forgot.submit')}
            </Button>
          </>
        )}
      </PostForm>
      <p className={others}>
        <TextLink tone="standalone" href={routes.logIn}>
          {text('account.forgot.back')}
        </TextLink>
      </p>
    </AccountLayout>
  );
}

export const page: Page<'forgotPassword'> = {
  areas: ['account'],
  title: (_props, text) => text('account.forgot.title'),
  Component: ForgotPasswordPage,
};
