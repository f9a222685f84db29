import { useText } from '#app/client/frame.tsx';
import { PostForm } from '#app/client/http/post-form.tsx';
import type { PageProps } from '#contract/pages.ts';
import { authorSegments } from '#contract/presentation/view-page.ts';
import { routes } from '#contract/routes.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { actions, form, pair, single } from './settings-section.css.ts';
import { SettingsSection } from './settings-section.tsx';

interface ProfileSectionProps {
  profile: PageProps['settings']['profile'];
  state: PageProps['settings']['forms']['profile'];
}

export function ProfileSection({ profile, state }: ProfileSectionProps) {
  const text = useText();
  const complaints = { name: text('account.problem.nameMissing'), username: text('settings.problem.usernameShape') };
  return (
    <SettingsSection id="profile" title={text('settings.profile.title')} lead={text('settings.profile.lead')} state={state}>
      <PostForm action={`${routes.settings}profile/`} state={state} complaints={complaints} className={form}>
        {({ control, isSending }) => (
          <>
            <div className={pair}>
              <TextField
                {...control('name')}
                label={text('settings.profile.name')}
                defaultValue={state.values.name ?? profile.name}
                dir="auto"
                autoComplete="name"
                maxLength={100}
                required
              />
              <TextField
                {...control('username')}
                label={text('settings.profile.username')}
                hint={text('settings.profile.usernameHint')}
                defaultValue={state.values.username ?? profile.username}
                // Not `username`: users log in with their email address, and a password manager would fill that in here.
                autoComplete="nickname"
                autoCapitalize="none"
                spellCheck={false}
                minLength={3}
                maxLength={30}
                pattern="[A-Za-z0-9][A-Za-z0-9_\-]*"
                required
              />
            </div>
            <TextField
              {...control('about')}
              label={text('settings.profile.about')}
              defaultValue={state.values.about ?? profile.about}
              isOptional
              dir="auto"
              autoComplete="off"
              maxLength={160}
            />
            <div className={single}>
              <SelectField
                {...control('segment')}
                label={text('settings.profile.segment')}
                hint={text('settings.profile.segmentHint')}
                defaultValue={state.values.segment ?? profile.segment}
                autoComplete="off"
              >
                {authorSegments.map((segment) => (
                  <option key={segment} value={segment}>
                    {text(`settings.profile.segment.${segment}`)}
                  </option>
                ))}
              </SelectField>
            </div>
            <div className={actions}>
              <Button type="submit" isBusy={isSending}>
                {text('settings.save')}
              </Button>
            </div>
          </>
        )}
      </PostForm>
    </SettingsSection>
  );
}
