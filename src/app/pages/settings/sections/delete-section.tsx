import { useText } from '#app/client/frame.tsx';
import { PostForm } from '#app/client/http/post-form.tsx';
import { maximumPasswordLength } from '#contract/form.ts';
import type { PageProps } from '#contract/pages.ts';
import { routes } from '#contract/routes.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { FormMessages } from '../../account/account-layout/form-messages.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import * as styles from './delete-section.css.ts';
import { actions } from './settings-section.css.ts';
import { SettingsSection } from './settings-section.tsx';

type DeleteState = PageProps['settings']['forms']['delete'];

export function DeleteSection({ state }: { state: DeleteState }) {
  const text = useText();
  const isHydrated = useHydrated();
  return (
    <SettingsSection id="delete" title={text('settings.delete.title')} lead={text('settings.delete.lead')}>
      {isHydrated ? <AskInDialog state={state} /> : <AskInPlace state={state} />}
    </SettingsSection>
  );
}

const wasRefused = (state: DeleteState) => state.problem !== null || state.problems.password !== undefined;

function AskInPlace({ state }: { state: DeleteState }) {
  const text = useText();
  return (
    <details open={wasRefused(state)}>
      <summary className={styles.summary}>{text('settings.delete.open')}</summary>
      <div className={styles.unfolded}>
        <DeleteForm state={state} />
      </div>
    </details>
  );
}

function AskInDialog({ state }: { state: DeleteState }) {
  const text = useText();
  const [isOpen, setOpen] = useState(wasRefused(state));
  const content = useRef<HTMLDivElement>(null);
  // The dialog would otherwise focus its close button.
  useEffect(() => {
    if (isOpen) content.current?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus();
  }, [isOpen]);
  return (
    <div className={actions}>
      <Button tone="outline" className={styles.opener} onClick={() => setOpen(true)}>
        {text('settings.delete.open')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={text('settings.delete.title')} width="sm" isGuarded>
        <div ref={content} className={styles.form}>
          <p className={styles.warning}>{text('settings.delete.lead')}</p>
          <DeleteForm state={state} onCancel={() => setOpen(false)} />
        </div>
      </Dialog>
    </div>
  );
}

function DeleteForm({ state, onCancel }: { state: DeleteState; onCancel?: () => void }) {
  const text = useText();
  return (
    <PostForm
      action={`${routes.settings}delete/`}
      state={state}
      complaints={{ password: text('account.problem.passwordMissing') }}
      className={styles.form}
    >
      {({ control, isSending }) => (
        <>
          <FormMessages state={state} />
          <PasswordField {...control('password')} label={text('settings.delete.password')} maxLength={maximumPasswordLength} required />
          <div className={onCancel ? styles.footer : undefined}>
            {onCancel && (
              <Button tone="outline" onClick={onCancel}>
                {text('settings.delete.cancel')}
              </Button>
            )}
            <Button type="submit" tone="danger" isBusy={isSending}>
              {text('settings.delete.submit')}
            </Button>
          </div>
        </>
      )}
    </PostForm>
  );
}
