import { useText } from '#app/client/frame.tsx';
import { PostForm } from '#app/client/http/post-form.tsx';
import { PasskeyForm } from '#app/client/passkeys/passkey-form.tsx';
import { showPasskey } from '#app/client/passkeys/passkeys.ts';
import type { PageProps } from '#contract/pages.ts';
import { routes } from '#contract/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { metaText } from '../../../ui/type.css.ts';
import { form as formStyle, others, submit } from '../account-layout/account-layout.css.ts';
import { AccountLayout } from '../account-layout/account-layout.tsx';
import { FormMessages } from '../account-layout/form-messages.tsx';
import type { Page } from '../../page.ts';

function SecondStepPage({ hasApp, hasPasskey, form: state }: PageProps['secondStep']) {
  const text = useText();
  const passkey = hasPasskey && (
    <PasskeyForm
      action={routes.logInPasskey}
      ask={showPasskey}
      name="passkey"
      fields={{ step: 'second' }}
      label={text('security.passkey.use')}
      look={{ size: 'lg', isWide: true, tone: hasApp ? 'outline' : 'primary' }}
    />
  );
  return (
    <AccountLayout title={text('security.second.title')} lead={text(hasApp ? 'security.second.leadApp' : 'security.second.leadPasskey')}>
      <FormMessages state={state} />
      {!hasApp && passkey}
      <PostForm action={routes.secondStep} state={state} complaints={{ code: text('security.problem.codeMissing') }} className={formStyle}>
        {({ control, isSending }) => (
          <>
            <TextField
              {...control('code')}
              label={text(hasApp ? 'security.second.code' : 'security.second.recovery')}
              size="lg"
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
              required
            />
            <Button type="submit" size="lg" isWide isBusy={isSending} className={submit} tone={hasApp ? 'primary' : 'outline'}>
              {text('security.second.submit')}
            </Button>
          </>
        )}
      </PostForm>
      {hasApp && passkey}
      <p className={metaText}>{text('security.second.lost')}</p>
      <p className={others}>
        <TextLink tone="standalone" href={routes.logIn}>
          {text('account.forgot.back')}
        </TextLink>
      </p>
    </AccountLayout>
  );
}

export const page: Page<'secondStep'> = {
  areas: ['account', 'security'],
  title: (_props, text) => text('security.second.title'),
  Component: SecondStepPage,
};
