import { useText } from '#app/client/frame.tsx';
import { PostForm } from '#app/client/http/post-form.tsx';
import { maximumPasswordLength } from '#contract/form.ts';
import type { PageProps } from '#contract/pages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CheckboxField } from '../../../ui/field/check-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { actions, form, pair } from '../../settings/sections/settings-section.css.ts';

const SHORTEST_PASSWORD = 6;

export function NewLinkForm({ action, state }: { action: string; state: PageProps['details']['linkForm'] }) {
  const text = useText();
  const { values } = state;
  const complaints = { password: text('access.problem.passwordShort', { count: SHORTEST_PASSWORD }), expires: text('access.problem.date') };
  return (
    <PostForm action={action} state={state} complaints={complaints} className={form}>
      {({ control, isSending }) => (
        <>
          <TextField
            {...control('label')}
            label={text('access.links.label')}
            hint={text('access.links.labelHint')}
            defaultValue={values.label}
            isOptional
            dir="auto"
            autoComplete="off"
            maxLength={80}
          />
          <div className={pair}>
            {/* Shown as plain text: this password is meant to be passed on. */}
            <TextField
              {...control('password')}
              label={text('access.links.password')}
              hint={text('access.links.passwordHint', { count: SHORTEST_PASSWORD })}
              isOptional
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              minLength={SHORTEST_PASSWORD}
              maxLength={maximumPasswordLength}
            />
            <TextField
              {...control('expires')}
              type="date"
              label={text('access.links.expires')}
              hint={text('access.links.expiresHint')}
              defaultValue={values.expires}
              isOptional
              autoComplete="off"
            />
          </div>
          <CheckboxField
            {...control('asksIdentity')}
            label={text('access.links.asksIdentity')}
            hint={text('access.links.asksIdentityHint')}
            defaultChecked={values.asksIdentity === 'on'}
          />
          <div className={actions}>
            <Button type="submit" isBusy={isSending}>
              {text('access.links.submit')}
            </Button>
          </div>
        </>
      )}
    </PostForm>
  );
}
