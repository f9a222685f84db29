import { useText } from '#app/client/frame.tsx';
import { PostForm } from '#app/client/http/post-form.tsx';
import { maximumPasswordLength, minimumPasswordLength } from '#contract/form.ts';
import type { PageProps } from '#contract/pages.ts';
import { routes } from '#contract/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { form as formStyle, submit } from '../account-layout/account-layout.css.ts';
import { AccountLayout } from '../account-layout/account-layout.tsx';
import { FormMessages } from '../account-layout/form-messages.tsx';
import type { Page } from '../../page.ts';

function SignUpPage({ next, form: state }: PageProps['signUp']) {
  const text = useText();
  const complaints = {
    name: text('account.problem.nameMissing'),
    email: text('account.problem.email'),
    password: text('account.problem.passwordShort', { count: minimumPasswordLength }),
  };
  return (
    <AccountLayout title={text('account.signUp.heading')} lead={text('account.signUp.lead')} tabs={{ current: 'signUp', next }}>
      <FormMessages state={state} />
      <PostForm action={routes.signUp} state={state} complaints={complaints} className={formStyle}>
        {({ control, isSending }) => (
          <>
            {next !== null && <input type="hidden" name="next" value={next} />}
            <TextField
              {...control('name')}
              label={text('account.field.name')}
              defaultValue={state.values.name}
              size="lg"
              dir="auto"
              autoComplete="name"
              maxLength={100}
              required
            />
            <TextField
              {...control('email')}
              label={text('account.field.email')}
              defaultValue={state.values.email}
              type="email"
              size="lg"
              autoComplete="email"
              maxLength={254}
              required
            />
            <PasswordField
              {...control('password')}
              label={text('account.field.password')}
              size="lg"
              isNew
              minimum={minimumPasswordLength}
              maxLength={maximumPasswordLength}
              required
            />
            <Button type="submit" size="lg" isWide isBusy={isSending} className={submit}>
              {text('account.signUp.submit')}
            </Button>
          </>
        )}
      </PostForm>
    </AccountLayout>
  );
}

export const page: Page<'signUp'> = {
  areas: ['account'],
  title: (_props, text) => text('account.signUp.title'),
  Component: SignUpPage,
};
