import { keyIcon, userIcon } from '#app/ui/icon/page-icons.ts';
import { useFrame, useText } from '#app/client/frame.tsx';
import { PostForm } from '#app/client/http/post-form.tsx';
import { emptyForm } from '#contract/form.ts';
import type { ViewLinkSummary } from '#contract/presentation/details.ts';
import { formatDate, formatTime } from '#locale/date.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { LinkAddress } from './link-address.tsx';
import * as styles from './links-section.css.ts';

export function LinkItem({ link, detailsAddress }: { link: ViewLinkSummary; detailsAddress: string }) {
  const text = useText();
  const { language } = useFrame();
  const { linkId, address, label, hasPassword, asksIdentity, createdAt, visits } = link;
  const name = label || text('access.links.unnamed', { date: formatDate(createdAt, language) });
  return (
    <li className={styles.link}>
      <h3 className={styles.name} dir="auto">
        {name}
      </h3>
      <ul className={styles.facts}>
        <Lifetime link={link} />
        {hasPassword && (
          <li className={styles.fact}>
            <Icon name={keyIcon} size={16} />
            {text('access.links.hasPassword')}
          </li>
        )}
        {asksIdentity && (
          <li className={styles.fact}>
            <Icon name={userIcon} size={16} />
            {text('access.links.asksWho')}
          </li>
        )}
      </ul>
      <LinkAddress address={address} label={text('access.links.address', { name })} />
      <div className={styles.more}>
        {asksIdentity && visits.length === 0 && <p className={styles.nobody}>{text('access.links.noVisits')}</p>}
        {visits.length > 0 && <Visits visits={visits} />}
        <details className={styles.fold}>
          <summary className={styles.dangerOpener} aria-label={text('access.links.revokeNamed', { name })}>
            {text('access.links.revoke')}
          </summary>
          <PostForm action={`${detailsAddress}links/${linkId}/revoke/`} state={emptyForm} className={styles.confirm}>
            {({ isSending }) => (
              <>
                <p>{text('access.links.revokeLead')}</p>
                <Button type="submit" tone="danger" isBusy={isSending}>
                  {text('access.links.revokeConfirm')}
                </Button>
              </>
            )}
          </PostForm>
        </details>
      </div>
    </li>
  );
}

function Lifetime({ link: { expiresAt, isExpired } }: { link: ViewLinkSummary }) {
  const text = useText();
  const { language } = useFrame();
  if (expiresAt === null) return <li className={styles.fact}>{text('access.links.forever')}</li>;
  const date = formatDate(expiresAt, language);
  if (!isExpired) return <li className={styles.fact}>{text('access.links.until', { date })}</li>;
  return (
    <li className={styles.over}>
      <Icon name="warning" size={16} />
      {text('access.links.expired', { date })}
    </li>
  );
}

function Visits({ visits }: Pick<ViewLinkSummary, 'visits'>) {
  const text = useText();
  const { language } = useFrame();
  return (
    <details className={styles.fold}>
      <summary className={styles.quietOpener}>
        {text('access.links.visits', { count: visits.length })}
        <Icon name="chevronDown" size={16} />
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, with the keyboard, too */}
      <div className={styles.scroller} tabIndex={0} role="group" aria-label={text('access.links.visits', { count: visits.length })}>
        <table className={styles.visits}>
          <thead>
            <tr>
              {(['access.links.visitName', 'access.links.visitEmail', 'access.links.visitAt'] as const).map((key) => (
                <th key={key} scope="col" className={styles.head}>
                  {text(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {visits.map(({ viewerName, viewerEmail, at }, place) => (
              <tr key={place}>
                <td className={styles.visit} dir="auto">
                  {viewerName}
                </td>
                <td className={styles.visit}>{viewerEmail}</td>
                <td className={styles.visit}>
                  <time dateTime={at}>{`${formatDate(at, language)}, ${formatTime(at, language)}`}</time>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
