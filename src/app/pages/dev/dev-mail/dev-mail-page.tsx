import { useFrame, useText } from '#app/client/frame.tsx';
import type { OutboxMessage, PageProps } from '#contract/pages.ts';
import { routes } from '#contract/routes.ts';
import { formatDate, formatTime } from '#locale/date.ts';
import { SiteLayout } from '../../../site/site-layout.tsx';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { heading } from '../../../ui/type.css.ts';
import type { Page } from '../../page.ts';
import * as styles from './dev-mail-page.css.ts';
import { findLinks } from './mail-links.ts';

const messagePath = (id: string) => `${routes.devMail}?open=${encodeURIComponent(id)}#message`;

function DevMailPage({ messages, open }: PageProps['devMail']) {
  const text = useText();
  return (
    <SiteLayout>
      <h1 className={styles.title}>{text('dev.mail.title')}</h1>
      <p className={styles.lead}>{text('dev.mail.lead')}</p>
      {messages.length === 0 ? (
        <EmptyState title={text('dev.mail.emptyTitle')}>{text('dev.mail.emptyText')}</EmptyState>
      ) : (
        <div className={styles.layout}>
          <nav aria-label={text('dev.mail.messages')}>
            <ul className={styles.list}>
              {messages.map((message) => (
                <li key={message.id} className={styles.entry}>
                  <a href={messagePath(message.id)} className={styles.link} aria-current={message.id === open?.id ? 'true' : undefined}>
                    <span className={styles.subject}>{message.subject}</span>
                    <Facts message={message} />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {open ? <Message message={open} /> : <p className={styles.unopened}>{text('dev.mail.choose')}</p>}
        </div>
      )}
    </SiteLayout>
  );
}

function Facts({ message: { to, sentAt } }: { message: OutboxMessage }) {
  const text = useText();
  const { language } = useFrame();
  return (
    <>
      <span className={styles.facts}>{text('dev.mail.to', { address: to })}</span>
      <time className={styles.facts} dateTime={sentAt}>
        {`${formatDate(sentAt, language)}, ${formatTime(sentAt, language)}`}
      </time>
    </>
  );
}

function Message({ message }: { message: NonNullable<PageProps['devMail']['open']> }) {
  return (
    <article id="message" className={styles.message} aria-labelledby="subject">
      <h2 id="subject" className={heading}>
        {message.subject}
      </h2>
      <div className={styles.envelope}>
        <Facts message={message} />
      </div>
      <pre className={styles.words}>
        {findLinks(message.text).map(({ words, href }, place) =>
          href === null ? (
            words
          ) : (
            <TextLink key={place} href={href} rel="noreferrer">
              {words}
            </TextLink>
          ),
        )}
      </pre>
    </article>
  );
}

export const page: Page<'devMail'> = {
  areas: ['dev'],
  title: (_props, text) => text('dev.mail.title'),
  Component: DevMailPage,
};
