import { auditKinds, type AuditKind } from '#contract/people/audit.ts';
import type { Logger } from 'pino';
import { auditDetails, type AuditNote, type AuditTrail } from '../../http/security/audit-trail.ts';
import type { AuditStore, EntryRow, NewRow, Place, Wanted } from './audit.store.ts';
import { shortenAddress } from './shorten-address.ts';

interface Parts {
  store: AuditStore;
  /** Commands have none. */
  log?: Pick<Logger, 'info' | 'warn'>;
  readDevice?: (userAgent: string) => { browser: string; system: string } | undefined;
  /** Empty if unknown. */
  countryOf?: (address: string) => string;
}

/** One page of entries, newest first. */
export interface Listed {
  rows: EntryRow[];
  hasNewer: boolean;
  hasOlder: boolean;
}

const logged: ReadonlySet<AuditKind> = new Set([...auditKinds.access, ...auditKinds.account, ...auditKinds.roles]);
const worrying: ReadonlySet<AuditKind> = new Set<AuditKind>(['login.failed', 'access.refused']);
const AT_A_TIME = 500;

/** Keeps who did what. Log-ins, refusals and changes of accounts and roles also go to the server's log. */
export function createAudit({ store, log, readDevice = () => undefined, countryOf = () => '' }: Parts) {
  const rowOf = ({ kind, by, personId = null, presentation, details }: AuditNote): NewRow => {
    const device = readDevice(by.userAgent);
    return {
      kind,
      actor: by.actor,
      actorId: by.personId,
      personId,
      presentationOid: presentation?.oid ?? null,
      ownerId: presentation?.ownerId ?? null,
      details: kind in auditDetails ? auditDetails[kind as keyof typeof auditDetails].parse(details) : {},
      network: by.address === null ? null : shortenAddress(by.address),
      country: (by.address !== null && countryOf(by.address)) || null,
      browser: device?.browser ?? null,
      system: device?.system ?? null,
    };
  };
  const tell = ({ kind, by, personId, details }: AuditNote) =>
    log?.[worrying.has(kind) ? 'warn' : 'info'](
      { requestId: by.requestId, audit: kind, actor: by.actor, personId: by.personId, aboutId: personId, details },
      'audit',
    );

  const trail: AuditTrail = {
    async add(given, client) {
      const notes: readonly AuditNote[] = 'kind' in given ? [given] : given;
      // A log-in with an unknown address concerns nobody here, and anybody could fill the table with them: it is only logged.
      const kept = notes.filter(({ kind, personId }) => kind !== 'login.failed' || typeof personId === 'string');
      if (kept.length > 0) await store.add(kept.map(rowOf), client);
      for (const note of notes) if (logged.has(note.kind)) tell(note);
    },
  };

  const list = async (wanted: Wanted, place: Place, count: number): Promise<Listed> => {
    const found = await store.list(wanted, place, count);
    const isMore = found.length > count;
    if ('newerThan' in place) return { rows: isMore ? found.slice(1) : found, hasNewer: isMore, hasOlder: true };
    return { rows: found.slice(0, count), hasNewer: 'olderThan' in place, hasOlder: isMore };
  };

  return {
    ...trail,
    list,
    findPerson: store.findPerson,
    /** All of them, newest first. */
    async *each(wanted: Wanted): AsyncGenerator<EntryRow[]> {
      let place: Place = {};
      for (;;) {
        const { rows, hasOlder } = await list(wanted, place, AT_A_TIME);
        if (rows.length > 0) yield rows;
        const last = rows.at(-1);
        if (!hasOlder || !last) return;
        place = { olderThan: last.id };
      }
    },
  };
}

export type Audit = ReturnType<typeof createAudit>;
