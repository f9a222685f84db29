import { useFrame, useText } from '#app/client/frame.tsx';
import { PostForm } from '#app/client/http/post-form.tsx';
import { HiddenFields } from '#app/client/passkeys/hidden-fields.tsx';
import { PasskeyForm } from '#app/client/passkeys/passkey-form.tsx';
import { showPasskey } from '#app/client/passkeys/passkeys.ts';
import { maximumPasswordLength } from '#contract/form.ts';
import type { PageProps } from '#contract/pages.ts';
import { routes } from '#contract/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { form as formStyle, others, submit } from '../account-layout/account-layout.css.ts';
import { AccountLayout } from '../account-layout/account-layout.tsx';
import { FormMessages } from '../account-layout/form-messages.tsx';
import type { Page } from '../../page.ts';

function ConfirmIdentityPage({ action, fields, hasApp, hasPasskey, form: state }: PageProps['confirmIdentity']) {
  const text = useText();
  const { user } = useFrame();
  return (
    <AccountLayout title={text('security.confirm.title')} lead={text('security.confirm.lead')}>
      <FormMessages state={state} />
      <PostForm action={action} state={state} complaints={{ proofPassword: text('account.problem.passwordMissing') }} className={formStyle}>
        {({ control, isSending }) => (
          <>
            <HiddenFields fields={fields} />
            {/* Tells a password manager which account this is. */}
            <input type="text" autoComplete="username" defaultValue={user?.email} readOnly hidden />
            <PasswordField
              {...control('proofPassword')}
              label={text('account.field.password')}
              size="lg"
              maxLength={maximumPasswordLength}
              required
            />
            <Button type="submit" size="lg" isWide isBusy={isSending} className={submit}>
              {text('security.confirm.submit')}
            </Button>
          </>
        )}
      </PostForm>
      {hasApp && (
        <PostForm action={action} state={state} complaints={{ proofCode: text('security.problem.codeMissing') }} className={formStyle}>
          {({ control, isSending }) => (
            <>
              <HiddenFields fields={fields} />
              <TextField
                {...control('proofCode')}
                label={text('security.second.code')}
                size="lg"
                autoComplete="one-time-code"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={40}
                required
              />
              <Button type="submit" tone="outline" size="lg" isWide isBusy={isSending}>
                {text('security.confirm.withCode')}
              </Button>
            </>
          )}
        </PostForm>
      )}
      {hasPasskey && (
        <PasskeyForm
          action={action}
          ask={showPasskey}
          name="proofPasskey"
          fields={fields}
          label={text('security.passkey.use')}
          look={{ size: 'lg', isWide: true }}
        />
      )}
      <p className={others}>
        <TextLink tone="standalone" href={routes.settings}>
          {text('security.setUp.cancel')}
        </TextLink>
      </p>
    </AccountLayout>
  );
}

export const page: Page<'confirmIdentity'> = {
  areas: ['account', 'security'],
  title: (_props, text) => text('security.confirm.title'),
  Component: ConfirmIdentityPage,
};
