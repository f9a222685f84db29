import { csvMark, writeCsvRow, type CsvCell } from '../../http/csv.ts';
import type { Audit } from './audit.ts';
import type { EntryRow, Wanted } from './audit.store.ts';

const columns: Record<string, (row: EntryRow) => CsvCell> = {
  id: ({ id }) => id,
  time: ({ happenedAt }) => happenedAt.toISOString(),
  kind: ({ kind }) => kind,
  actor: ({ actor }) => actor,
  actor_name: ({ actorPerson }) => actorPerson?.name ?? null,
  actor_email: ({ actorPerson }) => actorPerson?.email ?? null,
  person_name: ({ person }) => person?.name ?? null,
  person_email: ({ person }) => person?.email ?? null,
  owner_name: ({ owner }) => owner?.name ?? null,
  owner_email: ({ owner }) => owner?.email ?? null,
  presentation_oid: ({ presentationOid }) => presentationOid,
  details: ({ details }) => JSON.stringify(details),
  country: ({ country }) => country,
  network: ({ network }) => network,
  browser: ({ browser }) => browser,
  system: ({ system }) => system,
};

/** The entries as RFC 4180 CSV, streamed. */
export async function* writeAuditCsv(audit: Pick<Audit, 'each'>, wanted: Wanted): AsyncGenerator<string> {
  yield csvMark + writeCsvRow(Object.keys(columns));
  for await (const rows of audit.each(wanted))
    yield rows.map((row) => writeCsvRow(Object.values(columns).map((column) => column(row)))).join('');
}
