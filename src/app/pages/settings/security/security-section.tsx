import { useFrame, useText } from '#app/client/frame.tsx';
import { PostForm } from '#app/client/http/post-form.tsx';
import { PasskeyForm } from '#app/client/passkeys/passkey-form.tsx';
import { makePasskey } from '#app/client/passkeys/passkeys.ts';
import { emptyForm } from '#contract/form.ts';
import type { PageProps } from '#contract/pages.ts';
import { routes } from '#contract/routes.ts';
import { formatDate } from '#locale/date.ts';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { form, single } from '../sections/settings-section.css.ts';
import { SettingsSection } from '../sections/settings-section.tsx';
import { PasskeyList } from './passkey-list.tsx';
import * as styles from './security-section.css.ts';

interface SecuritySectionProps {
  security: PageProps['settings']['security'];
  state: PageProps['settings']['forms']['security'];
}

export function SecuritySection({ security: { authenticatorSince, codesLeft, passkeys }, state }: SecuritySectionProps) {
  const text = useText();
  const { language } = useFrame();
  const isOn = authenticatorSince !== null || passkeys.length > 0;
  return (
    <SettingsSection
      id="security"
      title={text('settings.security.title')}
      lead={text(isOn ? 'security.leadOn' : 'security.lead')}
      state={state}
    >
      <Part title={text('security.app.title')}>
        {authenticatorSince === null ? (
          <>
            <p className={styles.words}>{text('security.app.off')}</p>
            <OneButton action={routes.authenticatorStart} label={text('security.app.setUp')} />
          </>
        ) : (
          <>
            <p className={styles.words}>{text('security.app.on', { date: formatDate(authenticatorSince, language) })}</p>
            <OneButton action={`${routes.authenticator}off/`} label={text('security.app.turnOff')} />
          </>
        )}
      </Part>
      <Part title={text('security.passkeys.title')}>
        <p className={styles.words}>{text('security.passkeys.lead')}</p>
        {passkeys.length > 0 && <PasskeyList passkeys={passkeys} />}
        <PasskeyForm
          action={routes.passkeys}
          ask={makePasskey}
          name="credential"
          label={text('security.passkey.add')}
          returnTo={`${routes.settings}#security`}
          state={state}
          className={form}
          fallback={<p className={styles.words}>{text('security.passkeys.script')}</p>}
        >
          {(control) => (
            <div className={single}>
              <TextField
                {...control('name')}
                label={text('security.passkey.name')}
                hint={text('security.passkey.nameHint')}
                defaultValue={state.values.name}
                maxLength={100}
                isOptional
              />
            </div>
          )}
        </PasskeyForm>
      </Part>
      {isOn && (
        <Part title={text('security.codes.title')}>
          <p className={styles.words}>{text('security.codes.left', { count: codesLeft })}</p>
          <OneButton action={routes.recoveryCodes} label={text('security.codes.renew')} />
        </Part>
      )}
    </SettingsSection>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3 className={styles.partTitle}>{title}</h3>
      {children}
    </div>
  );
}

function OneButton({ action, label }: { action: string; label: string }) {
  return (
    <PostForm action={action} state={emptyForm}>
      {({ isSending }) => (
        <Button type="submit" tone="outline" isBusy={isSending}>
          {label}
        </Button>
      )}
    </PostForm>
  );
}
