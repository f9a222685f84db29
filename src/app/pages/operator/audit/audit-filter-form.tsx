import { useText } from '#app/client/frame.tsx';
import { auditGroups, auditPaths, type AuditFilter } from '#contract/people/audit.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import * as styles from './audit-filter-form.css.ts';

export function AuditFilterForm({ filter: { group, person, from, to } }: { filter: AuditFilter }) {
  const text = useText();
  return (
    <form method="get" action={auditPaths.audit} aria-label={text('activity.audit.filter')} className={styles.form}>
      <SelectField label={text('activity.audit.group')} name="group" defaultValue={group ?? ''}>
        <option value="">{text('activity.audit.all')}</option>
        {auditGroups.map((each) => (
          <option key={each} value={each}>
            {text(`activity.group.${each}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={text('activity.audit.person')}
        name="person"
        defaultValue={person}
        maxLength={254}
        autoComplete="off"
        placeholder={text('activity.audit.personHint')}
      />
      <TextField label={text('activity.audit.from')} name="from" type="date" defaultValue={from} />
      <TextField label={text('activity.audit.to')} name="to" type="date" defaultValue={to} />
      <Button type="submit">{text('activity.audit.apply')}</Button>
    </form>
  );
}
