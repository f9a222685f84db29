import { useFrame, useText } from '#app/client/frame.tsx';
import { PostForm } from '#app/client/http/post-form.tsx';
import { emptyForm, type FormState } from '#contract/form.ts';
import type { PasskeySummary } from '#contract/pages.ts';
import { routes } from '#contract/routes.ts';
import { formatDate } from '#locale/date.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { metaText } from '../../../ui/type.css.ts';
import { single } from '../sections/settings-section.css.ts';
import * as styles from './security-section.css.ts';

export function PasskeyList({ passkeys }: { passkeys: PasskeySummary[] }) {
  return (
    <ul className={styles.list}>
      {passkeys.map((passkey) => (
        <Passkey key={passkey.id} passkey={passkey} />
      ))}
    </ul>
  );
}

function Passkey({ passkey: { id, name, addedAt, usedAt } }: { passkey: PasskeySummary }) {
  const text = useText();
  const { language } = useFrame();
  const added = formatDate(addedAt, language);
  return (
    <li className={styles.passkey}>
      <div className={styles.passkeyWords}>
        <p className={styles.passkeyName}>{name}</p>
        <p className={metaText}>
          {usedAt === null
            ? text('security.passkey.unused', { added })
            : text('security.passkey.used', { added, used: formatDate(usedAt, language) })}
        </p>
      </div>
      <PostForm action={`${routes.passkeys}remove/`} state={emptyForm}>
        {({ isSending }) => (
          <>
            <input type="hidden" name="id" value={id} />
            <Button type="submit" tone="ghost" size="sm" isBusy={isSending} aria-label={text('security.passkey.removeNamed', { name })}>
              {text('security.passkey.remove')}
            </Button>
          </>
        )}
      </PostForm>
      <details className={styles.renaming}>
        <summary className={styles.summary} aria-label={text('security.passkey.renameNamed', { name })}>
          {text('security.passkey.rename')}
        </summary>
        <PostForm action={`${routes.passkeys}rename/`} state={emptyForm as FormState<'name'>} className={styles.renaming}>
          {({ control, isSending }) => (
            <>
              <input type="hidden" name="id" value={id} />
              <div className={single}>
                <TextField {...control('name')} label={text('security.passkey.name')} defaultValue={name} maxLength={100} />
              </div>
              <div>
                <Button type="submit" tone="outline" size="sm" isBusy={isSending}>
                  {text('security.passkey.save')}
                </Button>
              </div>
            </>
          )}
        </PostForm>
      </details>
    </li>
  );
}
