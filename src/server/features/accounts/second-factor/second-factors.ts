import type { AuditKind } from '#contract/people/audit.ts';
import { createRateCounter, tooMany } from '../../../http/request/rate-limit.ts';
import { sourceAs, type AuditTrail, type Source } from '../../../http/security/audit-trail.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { AccountsStore } from '../accounts.store.ts';
import { digestOf } from '../identity/digest.ts';
import type { AccountMail, SecondFactorNotice } from '../identity/mails.ts';
import { verifyPassword } from '../identity/password.ts';
import { mostPasskeys, type Passkeys } from './passkeys.ts';
import { hashCode, makeCodes, plainCode } from './recovery-codes.ts';
import type { SecondFactorStore } from './second-factor.store.ts';
import { findStep, makeSecret, presentSecret, type Safe } from './totp.ts';

const MINUTE = 60_000;
const PENDING = 10 * MINUTE;
const WINDOW = 15 * MINUTE;
const MOST_WRONG = 5;

interface Parts {
  store: SecondFactorStore;
  people: Pick<AccountsStore, 'findById' | 'findPasswordHash'>;
  passkeys: Passkeys;
  safe: Safe;
  clock: Clock;
  brand: string;
  rateLimitFactor: number;
  audit: AuditTrail;
  /** Where to choose a new password. */
  forgotAddress: string;
  sendMail(mail: AccountMail): Promise<void>;
}

export type SecondFactors = ReturnType<typeof createSecondFactors>;

const auditKinds = {
  authenticatorOn: 'second-factor.on',
  authenticatorOff: 'second-factor.off',
  passkeyAdded: 'passkey.added',
  passkeyRemoved: 'passkey.removed',
  newRecoveryCodes: 'recovery-codes.made',
  recoveryCodeUsed: 'recovery-code.used',
} as const satisfies Record<SecondFactorNotice, AuditKind>;

/** Authenticator app, passkeys and recovery codes of a person, and log-ins that wait for one of them. */
export function createSecondFactors(parts: Parts) {
  const { store, people, passkeys, safe, clock, brand, rateLimitFactor, audit, forgotAddress, sendMail } = parts;
  const now = () => new Date(clock.now());
  const wrong = createRateCounter(clock.now);
  const mostWrong = Math.max(1, Math.round(MOST_WRONG * rateLimitFactor));

  const notify = async (kind: SecondFactorNotice, personId: string, by: Source) => {
    await audit.add({ kind: auditKinds[kind], by: sourceAs(personId, by) });
    const { userAgent } = by;
    const row = await people.findById(personId);
    if (!row) return;
    const { email, name, language } = row;
    await sendMail({ kind, to: email, name, language, link: forgotAddress, happened: { at: clock.now(), userAgent } });
  };

  /** Counts what is wrong, and refuses to look at anything more after too much of it. */
  const limited = async (personId: string, check: () => Promise<boolean>): Promise<boolean> => {
    const { count, wait } = wrong.look(personId);
    if (count >= mostWrong) throw tooMany(wait);
    // Counted first: many at the same time are no way around it.
    wrong.add(personId, WINDOW);
    const isRight = await check();
    if (isRight) wrong.add(personId, WINDOW, -1);
    return isRight;
  };

  const findStepOf = async (personId: string, code: string, isConfirmed: boolean): Promise<number | undefined> => {
    const row = await store.findAuthenticator(personId);
    if (!row || (row.confirmedAt !== null) !== isConfirmed) return undefined;
    const secret = safe.unlock(row.secret, personId);
    return secret === undefined ? undefined : findStep(secret, plainCode(code), clock.now());
  };

  const isAppCode = async (personId: string, code: string): Promise<boolean> => {
    const step = await findStepOf(personId, code, true);
    return step !== undefined && store.takeStep(personId, step);
  };

  const renewCodes = async (personId: string): Promise<string[]> => {
    const codes = makeCodes();
    await store.replaceCodes(personId, codes.map(hashCode));
    return codes;
  };

  return {
    async overview(personId: string) {
      const authenticator = await store.findAuthenticator(personId);
      return {
        authenticatorSince: authenticator?.confirmedAt ?? null,
        codesLeft: await store.countCodes(personId),
        passkeys: (await store.listPasskeys(personId)).map(({ id, name, createdAt, usedAt }) => ({ id, name, createdAt, usedAt })),
      };
    },

    /** How a person can take the second step or prove who they are, besides the password. */
    async ways(personId: string) {
      const authenticator = await store.findAuthenticator(personId);
      return { hasApp: Boolean(authenticator?.confirmedAt), hasPasskey: (await store.listPasskeys(personId)).length > 0 };
    },

    beginAuthenticator: (personId: string) => store.beginAuthenticator(personId, safe.lock(makeSecret(), personId)),

    /** What to show of an authenticator that is not on yet. */
    async showSecret(personId: string, email: string) {
      const row = await store.findAuthenticator(personId);
      const secret = row && row.confirmedAt === null ? safe.unlock(row.secret, personId) : undefined;
      return secret === undefined ? undefined : presentSecret(secret, { brand, email });
    },

    /** Turns the authenticator on. Returns the recovery codes if these are the person's first. */
    async confirmAuthenticator(personId: string, code: string, by: Source): Promise<'wrong' | { codes?: string[] }> {
      const codes = makeCodes();
      let kept: { areNew: boolean } | undefined;
      await limited(personId, async () => {
        const step = await findStepOf(personId, code, false);
        kept = step === undefined ? undefined : await store.confirmAuthenticator(personId, step, now(), codes.map(hashCode));
        return kept !== undefined;
      });
      if (!kept) return 'wrong';
      await notify('authenticatorOn', personId, by);
      return kept.areNew ? { codes } : {};
    },

    async removeAuthenticator(personId: string, by: Source): Promise<void> {
      if (await store.removeAuthenticator(personId)) await notify('authenticatorOff', personId, by);
    },

    /** Undefined if there is no second factor that they could stand in for. */
    async renewCodes(personId: string, by: Source): Promise<string[] | undefined> {
      if (!(await store.hasSecondFactor(personId))) return undefined;
      const codes = await renewCodes(personId);
      await notify('newRecoveryCodes', personId, by);
      return codes;
    },

    /** Returns the recovery codes if these are the person's first. */
    async addPasskey(
      personId: string,
      given: { credential: string; secret: string; name: string },
      by: Source,
    ): Promise<'wrong' | 'many' | { codes?: string[] }> {
      if ((await store.listPasskeys(personId)).length >= mostPasskeys) return 'many';
      const passkey = await passkeys.readNew(given.credential, given.secret);
      const codes = makeCodes();
      const kept = passkey && (await store.addPasskey({ ...passkey, personId, name: given.name }, codes.map(hashCode)));
      if (!kept) return 'wrong';
      await notify('passkeyAdded', personId, by);
      return kept.areNew ? { codes } : {};
    },

    renamePasskey: store.renamePasskey,

    async removePasskey(personId: string, id: string, by: Source): Promise<void> {
      if (await store.removePasskey(personId, id)) await notify('passkeyRemoved', personId, by);
    },

    /** A code of the app, or a recovery code. Throws after too many wrong ones. */
    isCode: (personId: string, code: string, by: Source): Promise<boolean> =>
      limited(personId, async () => {
        if (await isAppCode(personId, code)) return true;
        if (!(await store.takeCode(personId, hashCode(code)))) return false;
        await notify('recoveryCodeUsed', personId, by);
        return true;
      }),

    isPassword: (personId: string, password: string): Promise<boolean> =>
      limited(personId, async () => {
        const hash = await people.findPasswordHash(personId);
        return hash !== undefined && verifyPassword({ hash, password });
      }),

    beginLogIn: (personId: string, next: string | null, secret: string) =>
      store.keepPending({ digest: digestOf(secret), personId, next, expiresAt: new Date(clock.now() + PENDING) }, now()),
    findLogIn: (secret: string) => store.findPending(digestOf(secret), now()),
    /** False if it ended meanwhile. */
    finishLogIn: (secret: string) => store.takePending(digestOf(secret)),

    noteProof: (sessionId: string) => store.noteProof(sessionId, now()),
  };
}
