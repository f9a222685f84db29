import { and, desc, eq, gt, like, lt, ne, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { pageChannel } from '../../http/pages/page-cache.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { credential, departedPerson, knownDevice, mailedLink, person, session, verification, type PersonRow } from './accounts.schema.ts';
import { pendingLogIn } from './second-factor/second-factor.schema.ts';

type Change = Partial<Pick<PersonRow, 'name' | 'username' | 'about' | 'image' | 'language' | 'role' | 'segment'>>;

/** The digest of a mailed link's token, and what the link is for. */
type MailedLink = Pick<typeof mailedLink.$inferInsert, 'digest' | 'personId' | 'purpose' | 'next'>;

type SessionRow = Pick<typeof session.$inferSelect, 'id' | 'userAgent' | 'createdAt'>;

export interface Identity {
  id: string;
  oid: string;
}

/** Tags the pages that show a person. */
export const personTag = (oid: string) => `person:${oid}`;

// Sent in the same transaction, so that processes are notified if and only if the change commits.
const announce = (oid: string) => sql`select pg_notify(${pageChannel}, ${personTag(oid)})`;

/** All SQL for accounts. */
export function createAccountsStore({ orm, pool }: Database) {
  const byOid = orm
    .select()
    .from(person)
    .where(eq(person.oid, sql.placeholder('oid')))
    .prepare('person_by_oid');
  const departed = orm
    .select()
    .from(departedPerson)
    .where(eq(departedPerson.oid, sql.placeholder('oid')))
    .prepare('departed_by_oid');
  const byToken = orm
    .select({ id: session.id, provedAt: session.provedAt, person })
    .from(session)
    .innerJoin(person, eq(person.id, session.userId))
    .where(and(eq(session.token, sql.placeholder('token')), gt(session.expiresAt, sql`now()`)))
    .prepare('session_by_token');
  const only = <Row>(rows: Row[]): Row | undefined => rows[0];
  return {
    findByOid: async (oid: string) => only(await byOid.execute({ oid })),
    hasDeparted: async (oid: string) => (await departed.execute({ oid })).length > 0,
    /** The session of this token with its person, unless expired. */
    findSession: async (token: string) => only(await byToken.execute({ token })),
    findById: async (id: string) => only(await orm.select().from(person).where(eq(person.id, id))),
    findByEmail: async (email: string) => only(await orm.select().from(person).where(eq(person.email, email))),
    isUsernameTaken: async (username: string, exceptId: string) =>
      (
        await orm
          .select({ id: person.id })
          .from(person)
          .where(and(eq(person.username, username), ne(person.id, exceptId)))
      ).length > 0,
    change: ({ id, oid }: Identity, change: Change) =>
      orm.transaction(async (transaction) => {
        await transaction
          .update(person)
          .set({ ...change, updatedAt: new Date() })
          .where(eq(person.id, id));
        await transaction.execute(announce(oid));
      }),
    /** Only if the address is verified. */
    grantRole: async (email: string, role: PersonRow['role']) =>
      (
        await orm
          .update(person)
          .set({ role, updatedAt: new Date() })
          .where(and(eq(person.email, email), eq(person.emailVerified, true)))
          .returning({ id: person.id })
      ).length > 0,
    /** Frees an address that was not verified while the link was valid, so that its real owner can register. */
    removeNeverConfirmed: async (email: string, before: Date) => {
      await orm.delete(person).where(and(eq(person.email, email), eq(person.emailVerified, false), lt(person.createdAt, before)));
    },
    confirmAddress: async (id: string) => {
      await orm.update(person).set({ emailVerified: true }).where(eq(person.id, id));
    },
    findPasswordHash: async (personId: string) =>
      only(
        await orm
          .select({ password: credential.password })
          .from(credential)
          .where(and(eq(credential.userId, personId), eq(credential.providerId, 'credential'))),
      )?.password ?? undefined,
    listSessions: (personId: string, now: Date): Promise<SessionRow[]> =>
      orm
        .select({ id: session.id, userAgent: session.userAgent, createdAt: session.createdAt })
        .from(session)
        .where(and(eq(session.userId, personId), gt(session.expiresAt, now)))
        .orderBy(desc(session.createdAt)),
    endSession: async (personId: string, id: string) => {
      await orm.delete(session).where(and(eq(session.userId, personId), eq(session.id, id)));
    },
    endOtherSessions: async (personId: string, keptId: string) => {
      await orm.delete(session).where(and(eq(session.userId, personId), ne(session.id, keptId)));
    },
    /** Makes a link work. A newer link to change the address replaces the older ones. */
    keepLink: (link: MailedLink) =>
      orm.transaction(async (transaction) => {
        await transaction.delete(mailedLink).where(lt(mailedLink.createdAt, sql`now() - interval '2 days'`));
        if (link.purpose === 'change')
          await transaction.delete(mailedLink).where(and(eq(mailedLink.personId, link.personId), eq(mailedLink.purpose, 'change')));
        // Two links made for one address within a second are the same.
        await transaction.insert(mailedLink).values(link).onConflictDoUpdate({ target: mailedLink.digest, set: link });
      }),
    findLink: async (digest: string) => only(await orm.select().from(mailedLink).where(eq(mailedLink.digest, digest))),
    /** False if the link has been used, replaced or withdrawn. */
    takeLink: async (digest: string) =>
      (await orm.delete(mailedLink).where(eq(mailedLink.digest, digest)).returning({ digest: mailedLink.digest })).length > 0,
    /** Only the newest reset link works. */
    endOlderResets: async (personId: string, newest: string) => {
      const since = sql`(select created_at from verification where identifier = ${newest})`;
      await orm
        .delete(verification)
        .where(and(eq(verification.value, personId), like(verification.identifier, 'reset-password:%'), lt(verification.createdAt, since)));
    },
    /** No link mailed to this person so far works any more, and no log-in that waits for its second step. */
    endLinks: (personId: string) =>
      orm.transaction(async (transaction) => {
        await transaction.delete(mailedLink).where(eq(mailedLink.personId, personId));
        await transaction.delete(pendingLogIn).where(eq(pendingLogIn.personId, personId));
        await transaction.delete(verification).where(eq(verification.value, personId));
      }),
    /** The person whose password this token can reset. */
    findResetPerson: async (token: string) =>
      only(
        await orm
          .select({ row: person })
          .from(verification)
          .innerJoin(person, eq(person.id, verification.value))
          .where(eq(verification.identifier, `reset-password:${token}`)),
      )?.row,
    /** Remembers a device: one the person has used before, a new one, or the first of all. */
    seeDevice: (personId: string, digest: string, now: Date): Promise<'known' | 'new' | 'first'> =>
      orm.transaction(async (transaction) => {
        const owned = await transaction.select({ digest: knownDevice.digest }).from(knownDevice).where(eq(knownDevice.personId, personId));
        await transaction
          .insert(knownDevice)
          .values({ personId, digest, seenAt: now })
          .onConflictDoUpdate({ target: [knownDevice.personId, knownDevice.digest], set: { seenAt: now } });
        if (owned.some((device) => device.digest === digest)) return 'known';
        return owned.length > 0 ? 'new' : 'first';
      }),
    forgetDevicesBefore: async (before: Date) => {
      await orm.delete(knownDevice).where(and(lt(knownDevice.seenAt, before), ne(knownDevice.digest, '')));
    },
    listDevices: (personId: string) =>
      orm
        .select({ seenAt: knownDevice.seenAt })
        .from(knownDevice)
        .where(and(eq(knownDevice.personId, personId), ne(knownDevice.digest, '')))
        .orderBy(desc(knownDevice.seenAt)),
    /** Runs `alongside` in the same transaction. */
    remove: ({ id, oid }: Identity, alongside: (client: PoolClient, personId: string, email: string) => Promise<void>) =>
      inTransaction(pool, async (client) => {
        const transaction = drizzle({ client });
        // From here on, nothing can be added that belongs to this person.
        const held = only(await transaction.select({ email: person.email }).from(person).where(eq(person.id, id)).for('update'));
        if (held) await alongside(client, id, held.email);
        await transaction.delete(mailedLink).where(eq(mailedLink.personId, id));
        await transaction.delete(verification).where(eq(verification.value, id));
        await transaction.insert(departedPerson).values({ oid }).onConflictDoNothing();
        await transaction.delete(person).where(eq(person.id, id));
        await transaction.execute(announce(oid));
      }),
    addDemonstration: async (row: typeof person.$inferInsert) => {
      await orm.insert(person).values(row).onConflictDoNothing();
    },
  };
}

export type AccountsStore = ReturnType<typeof createAccountsStore>;
