import { useText } from '#app/client/frame.tsx';
import { PostForm } from '#app/client/http/post-form.tsx';
import { abuseReasons, type PageProps } from '#contract/pages.ts';
import { routes } from '#contract/routes.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextAreaField } from '../../../ui/field/text-area-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import * as styles from './contact-page.css.ts';

const SHORTEST = 10;
const LONGEST = 5000;

export function ContactForm({ kind, presentation, form }: Pick<PageProps['contact'], 'kind' | 'presentation' | 'form'>) {
  const text = useText();
  const [reason, setReason] = useState(form.values.reason ?? '');
  // The other reasons need no explanation.
  const needsMessage = kind === 'billing' || reason === 'other';
  const complaints = {
    reason: text('product.contact.problem.reason'),
    name: text('product.contact.problem.name'),
    email: text('product.contact.problem.email'),
    message: text('product.contact.problem.message', { shortest: SHORTEST }),
  };
  return (
    <PostForm action={presentation?.reportAddress ?? routes.contactBilling} state={form} complaints={complaints} className={styles.form}>
      {({ control, isSending }) => (
        <>
          {kind === 'abuse' && (
            <SelectField
              {...control('reason')}
              label={text('product.contact.reason')}
              defaultValue={reason}
              onChange={(event) => setReason(event.target.value)}
              required
            >
              <option value="" disabled>
                {text('product.contact.reason.choose')}
              </option>
              {abuseReasons.map((one) => (
                <option key={one} value={one}>
                  {text(`product.contact.reason.${one}`)}
                </option>
              ))}
            </SelectField>
          )}
          <div className={styles.pair}>
            <TextField
              {...control('name')}
              label={text('product.contact.name')}
              defaultValue={form.values.name}
              dir="auto"
              autoComplete="name"
              maxLength={100}
              required
            />
            <TextField
              {...control('email')}
              type="email"
              label={text('product.contact.email')}
              defaultValue={form.values.email}
              autoComplete="email"
              maxLength={254}
              required
            />
          </div>
          <TextAreaField
            {...control('message')}
            label={text('product.contact.message')}
            hint={text(`product.contact.${kind}.hint`)}
            defaultValue={form.values.message}
            isOptional={!needsMessage}
            required={needsMessage}
            minLength={needsMessage ? SHORTEST : undefined}
            maxLength={LONGEST}
            rows={6}
            dir="auto"
          />
          <div className={styles.actions}>
            <Button type="submit" size="lg" isBusy={isSending}>
              {text(`product.contact.${kind}.send`)}
            </Button>
          </div>
        </>
      )}
    </PostForm>
  );
}
