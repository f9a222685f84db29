import { useFrame, useText } from '#app/client/frame.tsx';
import { csrfField } from '#contract/form.ts';
import { routes } from '#contract/routes.ts';
import { languageNames, languages } from '#locale/language.ts';
import { Button } from '../ui/button/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { needsScript } from '../ui/type.css.ts';
import { Icon } from '../ui/icon/icon.tsx';
import * as styles from './site-footer.css.ts';
import { contained } from './site-layout.css.ts';
import { Still } from './still.tsx';

// Server-rendered only: the browser does not need the rule.
const rule = import.meta.env.SSR ? await import('#contract/analytics/log-manner.ts') : undefined;

export const SiteFooter = ({ isPlain }: { isPlain: boolean }) => (
  <Still as="footer" className={classNames(contained, styles.footer)}>
    {import.meta.env.SSR && (
      <>
        {!isPlain && <Note />}
        {!isPlain && <SearchKeyForm />}
        <CookieSettings />
        <LanguageForm />
      </>
    )}
  </Still>
);

function Note() {
  const text = useText();
  return <p>{text('site.footer.note')}</p>;
}

/** The analytics script listens for clicks on this button and asks again. */
function CookieSettings() {
  const text = useText();
  const { analytics, environment, origin } = useFrame();
  // Where nothing is sent, no cookie is set that needs consent.
  if (
    analytics.consent === 'never' ||
    rule?.logMannerOf({ mode: analytics.mode, environment, hostname: new URL(origin).hostname }) !== 'send'
  )
    return null;
  return (
    <Button tone="ghost" size="sm" className={classNames(needsScript, styles.flush)} data-consent-settings="">
      {text('site.footer.cookies')}
    </Button>
  );
}

/** A key without Ctrl or Alt may be typed by accident, above all by voice. */
function SearchKeyForm() {
  const text = useText();
  const { address, csrfToken } = useFrame();
  return (
    <form method="post" action={routes.searchKey} className={classNames(needsScript, styles.flush)}>
      <input type="hidden" name="next" value={address} />
      {csrfToken !== null && <input type="hidden" name={csrfField} value={csrfToken} />}
      <Button type="submit" tone="ghost" size="sm">
        {text('site.footer.searchKey')}
      </Button>
    </form>
  );
}

/** With scripts, a choice applies at once (`applyChosenLanguage`); the button is for everyone else. */
function LanguageForm() {
  const text = useText();
  const { address, csrfToken, language } = useFrame();
  return (
    <form
      method="post"
      action={routes.language}
      className={styles.language}
      data-language
      data-event="language-changed"
      data-event-chosen="language"
    >
      <input type="hidden" name="next" value={address} />
      {csrfToken !== null && <input type="hidden" name={csrfField} value={csrfToken} />}
      <Icon name="globe" size={16} />
      <span className={styles.frame}>
        <select
          name="language"
          className={styles.select}
          defaultValue={language}
          autoComplete="off"
          aria-label={text('site.footer.language')}
        >
          {languages.map((code) => (
            <option key={code} value={code} lang={code}>
              {languageNames[code]}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" size={14} className={styles.chevron} />
      </span>
      <span className={styles.change}>
        <Button type="submit" tone="outline" size="sm">
          {text('site.footer.change')}
        </Button>
      </span>
    </form>
  );
}
