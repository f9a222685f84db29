import type { FormState } from '#contract/form.ts';
import type { ReactNode } from 'react';
import { subheading } from '../../../ui/type.css.ts';
import { FormMessages } from '../../account/account-layout/form-messages.tsx';
import type { SectionId } from '../navigation/section-ids.ts';
import { card, lead as leadStyle, opening } from './settings-section.css.ts';

export interface SettingsSectionProps {
  id: SectionId;
  title: string;
  lead?: ReactNode;
  state?: FormState<string>;
  children: ReactNode;
}

export function SettingsSection({ id, title, lead, state, children }: SettingsSectionProps) {
  const titleId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={titleId} className={card}>
      <div className={opening}>
        <h2 id={titleId} className={subheading}>
          {title}
        </h2>
        {lead && <p className={leadStyle}>{lead}</p>}
      </div>
      {state && <FormMessages state={state} />}
      {children}
    </section>
  );
}
