import { and, count, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { session } from '../accounts.schema.ts';
import { authenticator, passkey, passkeyChallenge, pendingLogIn, recoveryCode } from './second-factor.schema.ts';

type Transaction = Parameters<Parameters<Database['orm']['transaction']>[0]>[0];
type NewPasskey = Pick<typeof passkey.$inferInsert, 'id' | 'personId' | 'name' | 'publicKey' | 'counter'>;

/** All SQL for second factors. */
export function createSecondFactorStore({ orm }: Database) {
  const only = <Row>(rows: Row[]): Row | undefined => rows[0];
  const dropCodesOfNobody = (personId: string) => sql`
    delete from recovery_code where person_id = ${personId}
      and not exists (select from authenticator where person_id = ${personId} and confirmed_at is not null)
      and not exists (select from passkey where person_id = ${personId})`;
  /** The first factor of a person and their recovery codes are kept together, or not at all. */
  const keepFirstCodes = async (transaction: Transaction, personId: string, hashes: string[]): Promise<{ areNew: boolean }> => {
    const [known] = await transaction.select({ count: count() }).from(recoveryCode).where(eq(recoveryCode.personId, personId));
    const areNew = known?.count === 0;
    if (areNew) await transaction.insert(recoveryCode).values(hashes.map((hash) => ({ personId, hash })));
    return { areNew };
  };
  const isOn = (personId: string) => and(eq(authenticator.personId, personId), isNotNull(authenticator.confirmedAt));
  return {
    /** Keeps a secret that does not count yet. An authenticator that is on stays as it is. */
    beginAuthenticator: async (personId: string, secret: string) => {
      await orm
        .insert(authenticator)
        .values({ personId, secret })
        .onConflictDoUpdate({ target: authenticator.personId, set: { secret, lastStep: 0 }, setWhere: isNull(authenticator.confirmedAt) });
    },
    findAuthenticator: async (personId: string) => only(await orm.select().from(authenticator).where(eq(authenticator.personId, personId))),
    /** Turns it on with a code of this step. Undefined if it is on already, or the step was taken before. */
    confirmAuthenticator: (personId: string, step: number, now: Date, codes: string[]) =>
      orm.transaction(async (transaction) => {
        const confirmed = await transaction
          .update(authenticator)
          .set({ confirmedAt: now, lastStep: step })
          .where(and(eq(authenticator.personId, personId), isNull(authenticator.confirmedAt), lt(authenticator.lastStep, step)))
          .returning({ personId: authenticator.personId });
        return confirmed.length > 0 ? keepFirstCodes(transaction, personId, codes) : undefined;
      }),
    /** False if a code of this step or of a later one has been accepted before. */
    takeStep: async (personId: string, step: number) =>
      (
        await orm
          .update(authenticator)
          .set({ lastStep: step })
          .where(and(eq(authenticator.personId, personId), lt(authenticator.lastStep, step)))
          .returning({ personId: authenticator.personId })
      ).length > 0,
    removeAuthenticator: (personId: string) =>
      orm.transaction(async (transaction) => {
        const removed = await transaction.delete(authenticator).where(isOn(personId)).returning({ personId: authenticator.personId });
        await transaction.execute(dropCodesOfNobody(personId));
        return removed.length > 0;
      }),

    listPasskeys: (personId: string) =>
      orm.select().from(passkey).where(eq(passkey.personId, personId)).orderBy(desc(passkey.createdAt), passkey.id),
    findPasskey: async (id: string) => only(await orm.select().from(passkey).where(eq(passkey.id, id))),
    /** Undefined if somebody has it already. */
    addPasskey: (row: NewPasskey, codes: string[]) =>
      orm.transaction(async (transaction) => {
        const added = await transaction.insert(passkey).values(row).onConflictDoNothing().returning({ id: passkey.id });
        return added.length > 0 ? keepFirstCodes(transaction, row.personId, codes) : undefined;
      }),
    usePasskey: async (id: string, counter: number, now: Date) => {
      await orm.update(passkey).set({ counter, usedAt: now }).where(eq(passkey.id, id));
    },
    renamePasskey: async (personId: string, id: string, name: string) => {
      await orm
        .update(passkey)
        .set({ name })
        .where(and(eq(passkey.personId, personId), eq(passkey.id, id)));
    },
    removePasskey: (personId: string, id: string) =>
      orm.transaction(async (transaction) => {
        const removed = await transaction
          .delete(passkey)
          .where(and(eq(passkey.personId, personId), eq(passkey.id, id)))
          .returning({ id: passkey.id });
        await transaction.execute(dropCodesOfNobody(personId));
        return removed.length > 0;
      }),

    /** Whether the password alone is not enough to log in. */
    hasSecondFactor: async (personId: string) =>
      (
        await orm
          .select({ one: sql`1` })
          .from(authenticator)
          .where(isOn(personId))
      ).length > 0 ||
      (
        await orm
          .select({ one: sql`1` })
          .from(passkey)
          .where(eq(passkey.personId, personId))
          .limit(1)
      ).length > 0,

    countCodes: async (personId: string) =>
      only(await orm.select({ count: count() }).from(recoveryCode).where(eq(recoveryCode.personId, personId)))?.count ?? 0,
    replaceCodes: (personId: string, hashes: string[]) =>
      orm.transaction(async (transaction) => {
        await transaction.delete(recoveryCode).where(eq(recoveryCode.personId, personId));
        await transaction.insert(recoveryCode).values(hashes.map((hash) => ({ personId, hash })));
      }),
    takeCode: async (personId: string, hash: string) =>
      (
        await orm
          .delete(recoveryCode)
          .where(and(eq(recoveryCode.personId, personId), eq(recoveryCode.hash, hash)))
          .returning({ hash: recoveryCode.hash })
      ).length > 0,

    removeEverything: (personId: string) =>
      orm.transaction(async (transaction) => {
        const apps = await transaction.delete(authenticator).where(eq(authenticator.personId, personId)).returning();
        const keys = await transaction.delete(passkey).where(eq(passkey.personId, personId)).returning();
        await transaction.delete(recoveryCode).where(eq(recoveryCode.personId, personId));
        await transaction.delete(pendingLogIn).where(eq(pendingLogIn.personId, personId));
        return { authenticators: apps.filter(({ confirmedAt }) => confirmedAt).length, passkeys: keys.length };
      }),

    keepPending: async (pending: typeof pendingLogIn.$inferInsert, now: Date) => {
      await orm.delete(pendingLogIn).where(lt(pendingLogIn.expiresAt, now));
      await orm.insert(pendingLogIn).values(pending);
    },
    findPending: async (digest: string, now: Date) =>
      only(
        await orm
          .select()
          .from(pendingLogIn)
          .where(and(eq(pendingLogIn.digest, digest), gt(pendingLogIn.expiresAt, now))),
      ),
    /** False if it has ended meanwhile. */
    takePending: async (digest: string) =>
      (await orm.delete(pendingLogIn).where(eq(pendingLogIn.digest, digest)).returning({ digest: pendingLogIn.digest })).length > 0,

    keepChallenge: async (row: typeof passkeyChallenge.$inferInsert, now: Date) => {
      await orm.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresAt, now));
      await orm.insert(passkeyChallenge).values(row);
    },
    takeChallenge: async (digest: string, now: Date) =>
      only(
        await orm
          .delete(passkeyChallenge)
          .where(and(eq(passkeyChallenge.digest, digest), gt(passkeyChallenge.expiresAt, now)))
          .returning({ challenge: passkeyChallenge.challenge }),
      )?.challenge,

    /** Notes that the person of this session has just proved who they are. */
    noteProof: async (sessionId: string, now: Date) => {
      await orm.update(session).set({ provedAt: now }).where(eq(session.id, sessionId));
    },
  };
}

export type SecondFactorStore = ReturnType<typeof createSecondFactorStore>;
