import { and, desc, eq, gt, like, lt, ne, or, sql, type SQL } from 'drizzle-orm';
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

/** Runs in the transaction that ended so many sessions. */
type Ended = (client: PoolClient, count: number) => Promise<void>;

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
    .select({ id: session.id, usedAt: session.updatedAt, provedAt: session.provedAt, person })
    .from(session)
    .innerJoin(person, eq(person.id, session.userId))
    .where(
      and(
        eq(session.token, sql.placeholder('token')),
        gt(session.expiresAt, sql.placeholder('now')),
        gt(session.updatedAt, sql.placeholder('idleSince')),
      ),
    )
    .prepare('session_by_token');
  const only = <Row>(rows: Row[]): Row | undefined => rows[0];
  const endSessions = (which: SQL | undefined, alongside: Ended) =>
    inTransaction(pool, async (client) => {
      const ended = await drizzle({ client }).delete(session).where(which).returning({ id: session.id });
      if (ended.length > 0) await alongside(client, ended.length);
    });
  return {
    findByOid: async (oid: string) => only(await byOid.execute({ oid })),
    hasDeparted: async (oid: string) => (await departed.execute({ oid })).length > 0,
    /** The session of this token with its person, unless it has expired or nobody has used it since `idleSince`. */
    findSession: async (token: string, { now, idleSince }: { now: Date; idleSince: Date }) =>
      only(await byToken.execute({ token, now, idleSince })),
    useSession: async (id: string, now: Date) => {
      await orm.update(session).set({ updatedAt: now }).where(eq(session.id, id));
    },
    endSessionWith: async (token: string) => {
      await orm.delete(session).where(eq(session.token, token));
    },
    /** Of one person, or of everyone. Returns how many. */
    endSessions: async (personId?: string) =>
      (
        await orm
          .delete(session)
          .where(personId === undefined ? undefined : eq(session.userId, personId))
          .returning({ id: session.id })
      ).length,
    forgetSessions: async ({ now, idleSince }: { now: Date; idleSince: Date }) => {
      await orm.delete(session).where(or(lt(session.expiresAt, now), lt(session.updatedAt, idleSince)));
    },
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
    /** Only if the address is verified. Runs `alongside` in the same transaction if it is another role than `before`. */
    grantRole: (
      email: string,
      role: PersonRow['role'],
      alongside: (client: PoolClient, personId: string, before: PersonRow['role']) => Promise<void>,
    ) =>
      inTransaction(pool, async (client) => {
        const transaction = drizzle({ client });
        const verified = and(eq(person.email, email), eq(person.emailVerified, true));
        const held = only(await transaction.select({ id: person.id, role: person.role }).from(person).where(verified).for('update'));
        if (!held) return false;
        if (held.role === role) return true;
        await transaction.update(person).set({ role, updatedAt: new Date() }).where(eq(person.id, held.id));
        await alongside(client, held.id, held.role);
        return true;
      }),
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
    /** No two hashes are the same, because each has its own salt. */
    renewPasswordHash: async (older: string, newer: string) => {
      await orm.update(credential).set({ password: newer }).where(eq(credential.password, older));
    },
    listSessions: (personId: string, { now, idleSince }: { now: Date; idleSince: Date }): Promise<SessionRow[]> =>
      orm
        .select({ id: session.id, userAgent: session.userAgent, createdAt: session.createdAt })
        .from(session)
        .where(and(eq(session.userId, personId), gt(session.expiresAt, now), gt(session.updatedAt, idleSince)))
        .orderBy(desc(session.createdAt)),
    endSession: (personId: string, id: string, alongside: Ended) =>
      endSessions(and(eq(session.userId, personId), eq(session.id, id)), alongside),
    endOtherSessions: (personId: string, keptId: string, alongside: Ended) =>
      endSessions(and(eq(session.userId, personId), ne(session.id, keptId)), alongside),
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
