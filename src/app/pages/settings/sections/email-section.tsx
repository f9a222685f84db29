import { useFrame, useText } from '#app/client/frame.tsx';
import { PostForm } from '#app/client/http/post-form.tsx';
import { maximumPasswordLength } from '#contract/form.ts';
import type { PageProps } from '#contract/pages.ts';
import { routes } from '#contract/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { actions, form, pair } from './settings-section.css.ts';
import { SettingsSection } from './settings-section.tsx';

export function EmailSection({ state }: { state: PageProps['settings']['forms']['email'] }) {
  const text = useText();
  const email = useFrame().user?.email ?? '';
  const complaints = { email: text('account.problem.email'), password: text('account.problem.passwordMissing') };
  return (
    <SettingsSection id="email" title={text('settings.email.title')} lead={text('settings.email.current', { email })} state={state}>
      <PostForm action={`${routes.settings}email/`} state={state} complaints={complaints} className={form}>
        {({ control, isSending }) => (
          <>
            <div className={pair}>
              <TextField
                {...control('email')}
                label={text('settings.email.new')}
                defaultValue={state.values.email}
                type="email"
                autoComplete="email"
                maxLength={254}
                required
              />
              <PasswordField
                {...control('password')}
                label={text('settings.password.current')}
                maxLength={maximumPasswordLength}
                required
              />
            </div>
            <div className={actions}>
              <Button type="submit" tone="outline" isBusy={isSending}>
                {text('settings.email.submit')}
              </Button>
            </div>
          </>
        )}
      </PostForm>
    </SettingsSection>
  );
}
