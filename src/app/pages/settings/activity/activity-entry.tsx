import { fileIcon, keyIcon, userIcon } from '#app/ui/icon/page-icons.ts';
import { useText } from '#app/client/frame.tsx';
import { auditGroups, auditKinds, type AuditEntry, type AuditGroup, type AuditKind } from '#contract/people/audit.ts';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { metaText } from '../../../ui/type.css.ts';
import { Moment } from '../../operator/purchase/moment.tsx';
import * as styles from './activity-page.css.ts';
import { EntryActor } from './entry-actor.tsx';

const icons: Record<AuditGroup, IconName> = {
  access: keyIcon,
  account: userIcon,
  roles: 'settings',
  refunds: fileIcon,
  publishing: 'globe',
};
const failures: ReadonlySet<AuditKind> = new Set<AuditKind>(['login.failed', 'access.refused']);

function iconOf(kind: AuditKind): IconName {
  const group = auditGroups.find((each) => (auditKinds[each] as readonly AuditKind[]).includes(kind)) ?? 'account';
  return failures.has(kind) ? 'warning' : icons[group];
}

export function ActivityEntry({ entry: { at, kind, about, actor, device, place } }: { entry: AuditEntry }) {
  const text = useText();
  return (
    <li className={styles.entry}>
      <span className={styles.icon}>
        <Icon name={iconOf(kind)} size={20} />
      </span>
      <div className={styles.words}>
        <p className={styles.kind}>{text(`activity.kind.${kind}`)}</p>
        {about !== null && <p className={styles.about}>{about}</p>}
        <p className={metaText}>
          <EntryActor actor={actor} />
          {[device, place].map(
            (each) =>
              each !== null && (
                <span key={each}>
                  {' · '}
                  <bdi>{each}</bdi>
                </span>
              ),
          )}
        </p>
      </div>
      <p className={styles.time}>
        <Moment at={at} />
      </p>
    </li>
  );
}
