import { linkIcon, lockIcon } from '#app/ui/icon/page-icons.ts';
import { useText } from '#app/client/frame.tsx';
import { languageNames, languages } from '#locale/language.ts';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { CheckboxField, SwitchField } from '../../../ui/field/check-field.tsx';
import { FileField } from '../../../ui/field/file-field.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { SearchField } from '../../../ui/field/search-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextAreaField } from '../../../ui/field/text-area-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { pair } from './dev-ui.css.ts';
import { Panel } from './panel.tsx';

export function FieldPanel() {
  const text = useText();
  return (
    <Panel title="dev.fields" span="eight">
      <form className={pair}>
        <TextField label={text('dev.name')} hint={text('dev.nameHint')} defaultValue="Wren Adeyemi" autoComplete="off" />
        <TextField
          label={text('dev.email')}
          type="email"
          problem={text('dev.emailProblem')}
          defaultValue="wren@example"
          autoComplete="off"
        />
        <SearchField label={text('dev.search')} placeholder={text('dev.search')} isOptional />
        <SelectField label={text('dev.language')} defaultValue="en">
          {languages.map((code) => (
            <option key={code} value={code} lang={code}>
              {languageNames[code]}
            </option>
          ))}
        </SelectField>
        <PasswordField label={text('dev.password')} size="lg" isNew name="new-password" />
        <PasswordField
          label={text('dev.oldPassword')}
          size="lg"
          name="password"
          aside={
            <TextLink href="#dev" tone="standalone">
              {text('dev.forgot')}
            </TextLink>
          }
        />
        <TextAreaField label={text('dev.about.label')} defaultValue={text('dev.about.sample')} isOptional />
        <FileField label={text('dev.file')} hint={text('dev.fileHint')} />
        <TextField label={text('dev.disabled')} defaultValue="Wren Adeyemi" disabled icon={lockIcon} />
        <TextField label={text('dev.dialog.link')} isLabelHidden defaultValue="lectern.example/v/k3f9x2" readOnly icon={linkIcon} />
      </form>
      <div className={pair}>
        <SwitchField label={text('dev.switchOn')} defaultChecked />
        <SwitchField label={text('dev.switchOff')} />
        <CheckboxField label={text('dev.checkboxOn')} defaultChecked />
        <CheckboxField label={text('dev.checkbox')} hint={text('dev.checkboxHint')} problem={text('dev.checkboxProblem')} />
      </div>
    </Panel>
  );
}
