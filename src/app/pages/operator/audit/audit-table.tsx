import { useText } from '#app/client/frame.tsx';
import type { OperatorAuditEntry } from '#contract/people/audit.ts';
import type { ReactNode } from 'react';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { visuallyHidden } from '../../../ui/type.css.ts';
import { EntryActor } from '../../settings/activity/entry-actor.tsx';
import * as styles from '../operator-table.css.ts';
import { Moment } from '../purchase/moment.tsx';

const columns = ['time', 'what', 'actor', 'person', 'place'] as const;

export function AuditTable({ entries }: { entries: OperatorAuditEntry[] }) {
  const text = useText();
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className={visuallyHidden}>{text('activity.audit.caption')}</caption>
        <thead className={styles.heads}>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.head}>
                {text(`activity.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.rows}>
          {entries.map((entry) => (
            <AuditRow key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function AuditRow({ entry: { at, kind, about, actor, person, device, place } }: { entry: OperatorAuditEntry }) {
  const text = useText();
  return (
    <tr className={styles.row}>
      <Cell label={text('activity.column.time')}>
        <Moment at={at} />
      </Cell>
      <th scope="row" className={styles.title}>
        {text(`activity.kind.${kind}`)}
        {about !== null && <span className={styles.under}>{about}</span>}
      </th>
      <Cell label={text('activity.column.actor')}>
        <EntryActor actor={actor} />
      </Cell>
      <Cell label={text('activity.column.person')}>
        {person ? (
          <TextLink href={person.address} dir="auto">
            {person.name}
          </TextLink>
        ) : (
          '–'
        )}
      </Cell>
      <Cell label={text('activity.column.place')}>
        {device ?? place ?? '–'}
        {device !== null && place !== null && <span className={styles.under}>{place}</span>}
      </Cell>
    </tr>
  );
}

/** Has a visible label beside it when there is no header above. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className={styles.cell}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{children}</span>
    </td>
  );
}
