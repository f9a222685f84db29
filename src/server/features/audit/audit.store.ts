import type { AuditKind } from '#contract/people/audit.ts';
import type { Pool, PoolClient } from 'pg';
import type { Source } from '../../http/security/audit-trail.ts';
import type { Database } from '../../platform/database/database.ts';

export interface NewRow {
  kind: AuditKind;
  actor: Source['actor'];
  actorId: string | null;
  personId: string | null;
  presentationOid: string | null;
  ownerId: string | null;
  details: object;
  network: string | null;
  country: string | null;
  browser: string | null;
  system: string | null;
}

interface Named {
  id: string;
  oid: string;
  name: string;
  email: string;
}

export interface EntryRow {
  /** A bigint, as digits. */
  id: string;
  happenedAt: Date;
  kind: string;
  actor: Source['actor'];
  actorId: string | null;
  ownerId: string | null;
  presentationOid: string | null;
  details: unknown;
  network: string | null;
  country: string | null;
  browser: string | null;
  system: string | null;
  /** Null if the account was deleted. */
  actorPerson: Named | null;
  person: Named | null;
  owner: Named | null;
}

/** Only what fits all of it. */
export interface Wanted {
  kinds?: readonly AuditKind[] | undefined;
  /** Done by, about, or with a presentation of this person. */
  concerning?: string | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
}

/** From one entry on, in either direction; from the newest on if neither is given. */
export type Place = { olderThan: string } | { newerThan: string } | Record<never, never>;

const named = (alias: string) =>
  `case when ${alias}.id is null then null else json_build_object('id', ${alias}.id, 'oid', ${alias}.oid, 'name', ${alias}.name, 'email', ${alias}.email) end`;
const entries = `select entry.id::text as id, happened_at as "happenedAt", kind, actor, actor_id as "actorId", owner_id as "ownerId", presentation_oid as "presentationOid",
    details, network, country, browser, system, ${named('doer')} as "actorPerson", ${named('subject')} as person, ${named('holder')} as owner
  from audit_entry entry left join person doer on doer.id = actor_id left join person subject on subject.id = person_id left join person holder on holder.id = owner_id`;

/** All SQL for the audit log. Entries are added, and forgotten when they are old; nothing changes them. */
export function createAuditStore({ pool }: Pick<Database, 'pool'>) {
  return {
    /** Leaves out people whose account is just being deleted: their entries are anonymous already. */
    add: async (rows: readonly NewRow[], on: Pool | PoolClient = pool): Promise<void> => {
      const known = (column: string) => `(select id from person where id = note."${column}" for key share)`;
      await on.query(
        `insert into audit_entry (kind, actor, actor_id, person_id, presentation_oid, owner_id, details, network, country, browser, system)
         select kind, actor, ${known('actorId')}, ${known('personId')}, "presentationOid", ${known('ownerId')}, details, network, country, browser, system
         from jsonb_to_recordset($1) as note (kind text, actor text, "actorId" text, "personId" text, "presentationOid" text, "ownerId" text, details jsonb, network text, country text, browser text, system text)`,
        [JSON.stringify(rows)],
      );
    },
    /** Newest first. One more than `count` if there are more in the direction of `place`. */
    list: async ({ kinds, concerning, from, before }: Wanted, place: Place, count: number): Promise<EntryRow[]> => {
      const isUpward = 'newerThan' in place;
      const { rows } = await pool.query<EntryRow>(
        `${entries} where ($1::text[] is null or kind = any($1)) and ($2::text is null or actor_id = $2 or person_id = $2 or owner_id = $2)
           and ($3::timestamptz is null or happened_at >= $3) and ($4::timestamptz is null or happened_at < $4)
           and ($5::bigint is null or entry.id < $5) and ($6::bigint is null or entry.id > $6)
         order by entry.id ${isUpward ? 'asc' : 'desc'} limit $7`,
        [
          kinds ?? null,
          concerning ?? null,
          from ?? null,
          before ?? null,
          'olderThan' in place ? place.olderThan : null,
          isUpward ? place.newerThan : null,
          count + 1,
        ],
      );
      return isUpward ? rows.toReversed() : rows;
    },
    /** The person with this e-mail address or username. */
    findPerson: async (named: string): Promise<string | undefined> =>
      (await pool.query<{ id: string }>('select id from person where email = lower($1) or username = lower($1) limit 1', [named])).rows[0]
        ?.id,
    forgetBefore: async (before: Date): Promise<void> => {
      await pool.query('delete from audit_entry where happened_at < $1', [before]);
    },
  };
}

export type AuditStore = ReturnType<typeof createAuditStore>;
