import { useText } from '#app/client/frame.tsx';
import { PostForm } from '#app/client/http/post-form.tsx';
import type { PageProps } from '#contract/pages.ts';
import { routes } from '#contract/routes.ts';
import { languageNames, languages } from '#locale/language.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { actions, form, single } from './settings-section.css.ts';
import { SettingsSection } from './settings-section.tsx';

interface LanguageSectionProps {
  language: PageProps['settings']['language'];
  state: PageProps['settings']['forms']['language'];
}

export function LanguageSection({ language, state }: LanguageSectionProps) {
  const text = useText();
  return (
    <SettingsSection id="language" title={text('settings.language.title')} lead={text('settings.language.lead')} state={state}>
      <PostForm
        action={`${routes.settings}language/`}
        state={state}
        className={form}
        event={{ 'data-event': 'language-changed', 'data-event-chosen': 'language' }}
      >
        {({ control, isSending }) => (
          <>
            <div className={single}>
              <SelectField
                {...control('language')}
                label={text('settings.language.title')}
                isLabelHidden
                defaultValue={state.values.language ?? language ?? ''}
                autoComplete="off"
              >
                <option value="">{text('settings.language.automatic')}</option>
                {languages.map((code) => (
                  <option key={code} value={code} lang={code}>
                    {languageNames[code]}
                  </option>
                ))}
              </SelectField>
            </div>
            <div className={actions}>
              <Button type="submit" tone="outline" isBusy={isSending}>
                {text('settings.save')}
              </Button>
            </div>
          </>
        )}
      </PostForm>
    </SettingsSection>
  );
}
