import { monitorIcon } from '#app/ui/icon/page-icons.ts';
import { useFrame, useText } from '#app/client/frame.tsx';
import { PostForm } from '#app/client/http/post-form.tsx';
import { emptyForm } from '#contract/form.ts';
import type { PageProps, SessionSummary } from '#contract/pages.ts';
import { routes } from '#contract/routes.ts';
import { formatDate } from '#locale/date.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { metaText } from '../../../ui/type.css.ts';
import * as styles from './sessions-section.css.ts';
import { SettingsSection } from './settings-section.tsx';

interface SessionsSectionProps {
  sessions: PageProps['settings']['sessions'];
  state: PageProps['settings']['forms']['sessions'];
}

export function SessionsSection({ sessions, state }: SessionsSectionProps) {
  const text = useText();
  return (
    <SettingsSection id="sessions" title={text('settings.sessions.title')} state={state}>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <PostForm action={`${routes.settings}sessions/end-others/`} state={emptyForm}>
          {({ isSending }) => (
            <Button type="submit" tone="outline" isBusy={isSending}>
              {text('settings.sessions.endOthers')}
            </Button>
          )}
        </PostForm>
      )}
    </SettingsSection>
  );
}

function Session({ session }: { session: SessionSummary }) {
  const text = useText();
  const { language } = useFrame();
  const device = session.device || text('settings.sessions.unknownDevice');
  return (
    <li className={styles.session}>
      <span className={styles.device}>
        <Icon name={monitorIcon} size={20} />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{device}</p>
        {session.isCurrent ? (
          <p className={styles.here}>{text('settings.sessions.current')}</p>
        ) : (
          <p className={metaText}>{text('settings.sessions.since', { date: formatDate(session.since, language) })}</p>
        )}
      </div>
      {!session.isCurrent && (
        <PostForm action={`${routes.settings}sessions/end/`} state={emptyForm} className={styles.end}>
          {({ isSending }) => (
            <>
              <input type="hidden" name="id" value={session.id} />
              <Button type="submit" tone="ghost" size="sm" isBusy={isSending} aria-label={text('settings.sessions.endNamed', { device })}>
                {text('settings.sessions.end')}
              </Button>
            </>
          )}
        </PostForm>
      )}
    </li>
  );
}
