import type { FormState } from '#contract/form.ts';
import type { ReactNode } from 'react';
import { subheading } from '../../../ui/type.css.ts';
import { FormMessages } from '../../account/account-layout/form-messages.tsx';
import { card, lead as leadStyle, opening } from '../../settings/sections/settings-section.css.ts';

interface EditSectionProps {
  id: 'details' | 'links' | 'arrangement' | 'versions';
  title: string;
  lead?: string;
  state: FormState<string>;
  children: ReactNode;
}

export function EditSection({ id, title, lead, state, children }: EditSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={card}>
      <div className={opening}>
        <h2 id={`${id}-title`} className={subheading}>
          {title}
        </h2>
        {lead && <p className={leadStyle}>{lead}</p>}
      </div>
      <FormMessages state={state} />
      {children}
    </section>
  );
}
