import { lockIcon, userIcon } from '#app/ui/icon/page-icons.ts';
import { useText } from '#app/client/frame.tsx';
import { PostForm } from '#app/client/http/post-form.tsx';
import { maximumPasswordLength } from '#contract/form.ts';
import type { PageProps } from '#contract/pages.ts';
import { viewLinkPath } from '#contract/presentation/presentation-address.ts';
import { SiteLayout } from '../../../site/site-layout.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { FormMessages } from '../../account/account-layout/form-messages.tsx';
import type { Page } from '../../page.ts';
import * as styles from './view-gate-page.css.ts';

function ViewGatePage({ linkId, title, owner, asksPassword, asksIdentity, form }: PageProps['viewGate']) {
  const text = useText();
  const asks = asksPassword && asksIdentity ? 'both' : asksPassword ? 'password' : 'identity';
  const complaints = {
    password: text('access.problem.passwordMissing'),
    viewerName: text('access.problem.name'),
    viewerEmail: text('access.problem.email'),
  };
  return (
    <SiteLayout variant="plain">
      <div className={styles.gate}>
        <span className={styles.lock}>
          <Icon name={asksPassword ? lockIcon : userIcon} size={28} />
        </span>
        <div className={styles.opening}>
          {owner !== '' && (
            <p className={styles.from} dir="auto">
              {text('access.gate.sharedBy', { owner })}
            </p>
          )}
          <h1 className={styles.title} dir="auto">
            {title || text('access.gate.protected')}
          </h1>
          <p className={styles.lead}>{text(`access.gate.lead.${asks}`)}</p>
        </div>
        <FormMessages state={form} />
        <PostForm action={viewLinkPath(linkId)} state={form} complaints={complaints} className={styles.form}>
          {({ control, isSending }) => (
            <>
              {asksIdentity && (
                <>
                  <TextField
                    {...control('viewerName')}
                    label={text('access.gate.name')}
                    defaultValue={form.values.viewerName}
                    size="lg"
                    dir="auto"
                    autoComplete="name"
                    maxLength={100}
                    required
                  />
                  <TextField
                    {...control('viewerEmail')}
                    label={text('access.gate.email')}
                    hint={text('access.gate.note')}
                    defaultValue={form.values.viewerEmail}
                    type="email"
                    size="lg"
                    autoComplete="email"
                    maxLength={254}
                    required
                  />
                </>
              )}
              {/* Not the visitor's own password, so a password manager must not offer it. */}
              {asksPassword && (
                <PasswordField
                  {...control('password')}
                  label={text('access.gate.password')}
                  size="lg"
                  autoComplete="off"
                  maxLength={maximumPasswordLength}
                  required
                />
              )}
              <Button type="submit" size="lg" isWide isBusy={isSending}>
                {text('access.gate.submit')}
              </Button>
            </>
          )}
        </PostForm>
      </div>
    </SiteLayout>
  );
}

export const page: Page<'viewGate'> = {
  areas: ['access'],
  title: ({ title }, text) => title || text('access.gate.title'),
  Component: ViewGatePage,
};
