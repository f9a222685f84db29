import { useText } from '#app/client/frame.tsx';
import { PostForm } from '#app/client/http/post-form.tsx';
import { PasskeyForm } from '#app/client/passkeys/passkey-form.tsx';
import { showPasskey } from '#app/client/passkeys/passkeys.ts';
import { maximumPasswordLength } from '#contract/form.ts';
import type { PageProps } from '#contract/pages.ts';
import { routes } from '#contract/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { form as formStyle, submit } from '../account-layout/account-layout.css.ts';
import { AccountLayout } from '../account-layout/account-layout.tsx';
import { FormMessages } from '../account-layout/form-messages.tsx';
import type { Page } from '../../page.ts';
import { forgot } from './log-in-page.css.ts';

function LogInPage({ next, form: state }: PageProps['logIn']) {
  const text = useText();
  const complaints = { email: text('account.problem.email'), password: text('account.problem.passwordMissing') };
  return (
    <AccountLayout title={text('account.logIn.heading')} lead={text('account.logIn.lead')} tabs={{ current: 'logIn', next }}>
      <FormMessages state={state} />
      <PostForm action={routes.logIn} state={state} complaints={complaints} className={formStyle}>
        {({ control, isSending }) => (
          <>
            {next !== null && <input type="hidden" name="next" value={next} />}
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
            <PasswordField
              {...focusAfterRefusal(control('password'), state)}
              label={text('account.field.password')}
              aside={
                <TextLink tone="standalone" href={routes.forgotPassword} className={forgot}>
                  {text('account.logIn.forgot')}
                </TextLink>
              }
              size="lg"
              maxLength={maximumPasswordLength}
              required
            />
            <Button type="submit" size="lg" isWide isBusy={isSending} className={submit}>
              {text('account.logIn.submit')}
            </Button>
          </>
        )}
      </PostForm>
      <PasskeyForm
        action={routes.logInPasskey}
        ask={showPasskey}
        name="passkey"
        fields={next === null ? {} : { next }}
        label={text('security.passkey.logIn')}
        look={{ size: 'lg', isWide: true }}
      />
    </AccountLayout>
  );
}

/** After a failed log-in, the address is kept and the password gets the focus. */
const focusAfterRefusal = <Props extends { autoFocus: boolean }>(
  control: Props,
  { problem, problems }: PageProps['logIn']['form'],
): Props => ({
  ...control,
  autoFocus: control.autoFocus || (problem !== null && Object.keys(problems).length === 0),
});

export const page: Page<'logIn'> = {
  areas: ['account', 'security'],
  title: (_props, text) => text('account.logIn.title'),
  Component: LogInPage,
};
