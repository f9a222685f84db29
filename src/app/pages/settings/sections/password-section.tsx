import { useFrame, useText } from '#app/client/frame.tsx';
import { PostForm } from '#app/client/http/post-form.tsx';
import { maximumPasswordLength, minimumPasswordLength } from '#contract/form.ts';
import type { PageProps } from '#contract/pages.ts';
import { routes } from '#contract/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { actions, form, pair } from './settings-section.css.ts';
import { SettingsSection } from './settings-section.tsx';

export function PasswordSection({ state }: { state: PageProps['settings']['forms']['password'] }) {
  const text = useText();
  const { user } = useFrame();
  const complaints = {
    password: text('account.problem.passwordMissing'),
    newPassword: text('account.problem.passwordShort', { count: minimumPasswordLength }),
  };
  return (
    <SettingsSection id="password" title={text('settings.password.title')} lead={text('settings.password.lead')} state={state}>
      <PostForm action={`${routes.settings}password/`} state={state} complaints={complaints} className={form}>
        {({ control, isSending }) => (
          <>
            {/* Tells a password manager which account this is. */}
            <input type="text" autoComplete="username" defaultValue={user?.email} readOnly hidden />
            <div className={pair}>
              <PasswordField
                {...control('password')}
                label={text('settings.password.current')}
                maxLength={maximumPasswordLength}
                required
              />
              <PasswordField
                {...control('newPassword')}
                label={text('settings.password.new')}
                isNew
                minimum={minimumPasswordLength}
                maxLength={maximumPasswordLength}
                required
              />
            </div>
            <div className={actions}>
              <Button type="submit" tone="outline" isBusy={isSending}>
                {text('settings.password.submit')}
              </Button>
            </div>
          </>
        )}
      </PostForm>
    </SettingsSection>
  );
}
