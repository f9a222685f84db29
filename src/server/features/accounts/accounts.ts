import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { sourceAs, type AuditTrail, type Source } from '../../http/security/audit-trail.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { PersonRow } from './accounts.schema.ts';
import type { AccountsStore, Identity } from './accounts.store.ts';
import type { Auth } from './auth.ts';
import { digestOf } from './identity/digest.ts';
import { isGuessable } from './identity/guessable.ts';
import type { AccountMail } from './identity/mails.ts';
import { verifyPassword } from './identity/password.ts';
import { makePicture } from './picture/picture.ts';
import { pictureAddress, pictureKey } from './identity/present-person.ts';
import { createTurns } from './identity/turns.ts';
import { hiddenFailures, isUniqueViolation, outcomeOf, toHeaders, withMails, type Outcome } from './outcome.ts';
import { sessionTimes } from './sessions.ts';
import type { SecondFactors } from './second-factor/second-factors.ts';

interface SignUp {
  name: string;
  email: string;
  password: string;
  language: string;
  next: string | null;
}

// Answers about an address take at least this long, so timing does not reveal whether the address is known.
const SAME_TIME = 400;
const LINK_LIFE = 24 * 60 * 60 * 1000;

interface Parts {
  auth: Auth;
  store: AccountsStore;
  storage: Storage;
  clock: Clock;
  audit: AuditTrail;
  sendMail(mail: AccountMail): Promise<void>;
  settingsAddress: string;
  forgotAddress: string;
  /** The name of the site. */
  brand: string;
  describeSecondFactors: SecondFactors['overview'];
  /** What other features hold about a person, by its name in the data export. */
  listHoldings(person: Pick<PersonRow, 'id' | 'email'>): Promise<Record<string, object[]>>;
  /** Notifies this process immediately; the others hear of it through the database. */
  onPersonChanged(person: Identity): void;
  /** Runs inside the transaction that removes the person. */
  onPersonRemoved(client: PoolClient, personId: string, email: string): Promise<void>;
}

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts({
  auth,
  store,
  storage,
  clock,
  audit,
  sendMail,
  settingsAddress,
  forgotAddress,
  brand,
  describeSecondFactors,
  listHoldings,
  onPersonChanged,
  onPersonRemoved,
}: Parts) {
  const inSameTime = async <Result>(work: Promise<Result>) => (await Promise.allSettled([work, clock.sleep(SAME_TIME)]), work);

  const happening = ({ 'user-agent': userAgent = '' }: IncomingHttpHeaders) => ({ at: clock.now(), userAgent });

  /** Whether a password is made of words that somebody who knows the person or the site would try. */
  const isOwnWords = (password: string, { name, email }: Pick<PersonRow, 'name' | 'email'>) => isGuessable(password, [brand, name, email]);

  /** `name` is null if somebody else may have chosen it. */
  const sendNotice = (
    kind: 'passwordChanged' | 'newDevice' | 'changedHere',
    { email, name, language }: Pick<PersonRow, 'email' | 'language'> & { name: string | null },
    headers: IncomingHttpHeaders,
  ) => sendMail({ kind, to: email, name, language, link: forgotAddress, happened: happening(headers) });

  const removePicture = async (image: string | null) => {
    if (image) await storage.remove(pictureKey(image));
  };

  const changed = async (row: Identity, change: Parameters<AccountsStore['change']>[1]) => {
    await store.change(row, change);
    onPersonChanged(row);
  };

  const forgetOldLinks = (email: string) => store.removeNeverConfirmed(email, new Date(clock.now() - LINK_LIFE));

  // Each one holds a connection while the password is hashed; this leaves most of the pool free.
  const inTurn = createTurns(4);

  const makeAccount = async ({ next, ...body }: SignUp, by: Source): Promise<void> => {
    await forgetOldLinks(body.email);
    const heard: { cause?: unknown; lostMail?: unknown } = {};
    try {
      const { user } = await inTurn(() =>
        hiddenFailures.run(heard, () => auth.api.signUpEmail({ body: { ...body, ...(next && { callbackURL: next }) } })),
      );
      // For a known address, the answer names nobody.
      if (await store.findById(user.id)) await audit.add({ kind: 'account.made', by, personId: user.id });
    } catch (error) {
      // Two sign-ups with the same address at the same moment: the first one created the account, and both get the same answer.
      if (!(await store.findByEmail(body.email))) throw heard.cause ?? error;
    }
    if (heard.lostMail !== undefined) throw heard.lostMail;
  };

  const useLink = async (token: string, headers: IncomingHttpHeaders): Promise<Outcome<'confirmed' | 'invalid'>> => {
    if (!(await store.takeLink(digestOf(token)))) return { kind: 'invalid', cookies: [] };
    try {
      const work = auth.api.verifyEmail({ query: { token }, headers: toHeaders(headers), returnHeaders: true });
      return await outcomeOf(work, 'confirmed', { UNAUTHORIZED: 'invalid', BAD_REQUEST: 'invalid' });
    } catch (error) {
      if (isUniqueViolation(error)) return { kind: 'invalid', cookies: [] };
      throw error;
    }
  };

  const noteFailure = async <Given extends Outcome<'in' | 'second' | 'unknown' | 'unconfirmed'>>(
    outcome: Given,
    email: string,
    by: Source,
  ) => {
    if (outcome.kind === 'in' || outcome.kind === 'second') return outcome;
    const reason = outcome.kind === 'unconfirmed' ? 'unconfirmed' : 'password';
    await audit.add({ kind: 'login.failed', by, personId: (await store.findByEmail(email))?.id ?? null, details: { reason } });
    return outcome;
  };

  return {
    isOwnWords,

    async signUp(given: SignUp, by: Source): Promise<void> {
      await inSameTime(makeAccount(given, by));
    },

    /** The id of the person with this address. */
    findId: async (email: string): Promise<string | undefined> => (await store.findByEmail(email))?.id,

    logIn: (
      given: { email: string; password: string; next: string | null },
      headers: IncomingHttpHeaders,
      by: Source,
    ): Promise<Outcome<'in' | 'second' | 'unknown' | 'unconfirmed'>> =>
      inSameTime(
        outcomeOf(
          withMails(() =>
            auth.api.signInEmail({
              body: { email: given.email, password: given.password, ...(given.next && { callbackURL: given.next }) },
              headers: toHeaders(headers),
              returnHeaders: true,
            }),
          ),
          'in',
          { UNAUTHORIZED: 'unknown', BAD_REQUEST: 'unknown', FORBIDDEN: 'unconfirmed', PRECONDITION_REQUIRED: 'second' },
        ).then((outcome) => noteFailure(outcome, given.email, by)),
      ),

    /** Logs in a person who has given every proof we ask for. */
    beginSession: (personId: string, headers: IncomingHttpHeaders) =>
      outcomeOf(auth.api.beginSession({ body: { personId }, headers: toHeaders(headers), returnHeaders: true }), 'in', {}),

    /** Mails the person if they log in with a new device. Returns the secret by which to recognize this one next time. */
    async meetDevice(personId: string, known: string | undefined, headers: IncomingHttpHeaders): Promise<string> {
      const secret = known ?? randomBytes(32).toString('base64url');
      const device = await store.seeDevice(personId, digestOf(secret), new Date(clock.now()));
      const row = device === 'new' ? await store.findById(personId) : undefined;
      if (row) await sendNotice('newDevice', row, headers);
      return secret;
    },

    logOut: (headers: IncomingHttpHeaders) =>
      outcomeOf(auth.api.signOut({ headers: toHeaders(headers), returnHeaders: true }), 'out', { BAD_REQUEST: 'out' }),

    /** What a mailed link is for, provided it was sent to this account's current address, is unused and was not withdrawn. */
    async readLink(
      token: string,
      personId: string,
    ): Promise<{ purpose: 'sign-up' | 'change'; row: PersonRow; newEmail: string | undefined; next: string | null } | undefined> {
      const named = readToken(token);
      const kept = named && (await store.findLink(digestOf(token)));
      const row = kept?.personId === personId ? await store.findById(personId) : undefined;
      if (!kept || !row || row.email !== named.email) return undefined;
      const purpose = named.updateTo === undefined ? 'sign-up' : 'change';
      const isSpent = purpose === 'sign-up' && row.emailVerified;
      return isSpent ? undefined : { purpose, row, newEmail: named.updateTo, next: kept.next };
    },

    /** The link proves the address; the password proves that its owner signed up. */
    async confirmSignUp(
      token: string,
      row: PersonRow,
      password: string,
      headers: IncomingHttpHeaders,
    ): Promise<Outcome<'confirmed' | 'invalid' | 'wrong'>> {
      const hash = await store.findPasswordHash(row.id);
      if (hash === undefined || !(await verifyPassword({ hash, password }))) return { kind: 'wrong', cookies: [] };
      return useLink(token, headers);
    },

    /** The owner must already be logged in. Notifies both addresses. */
    async confirmChange(
      token: string,
      row: PersonRow,
      newEmail: string,
      headers: IncomingHttpHeaders,
    ): Promise<Outcome<'confirmed' | 'invalid'>> {
      await forgetOldLinks(newEmail);
      const outcome = await useLink(token, headers);
      if (outcome.kind !== 'confirmed') return outcome;
      await store.endLinks(row.id);
      await sendMail({
        kind: 'changed',
        to: row.email,
        name: row.name,
        language: row.language,
        link: settingsAddress,
        happened: happening(headers),
      });
      await sendNotice('changedHere', { ...row, email: newEmail }, headers);
      return outcome;
    },

    async requestReset(email: string, by: Source): Promise<void> {
      const request = async () => {
        await withMails(() => auth.api.requestPasswordReset({ body: { email } }));
        const row = await store.findByEmail(email);
        if (row) await audit.add({ kind: 'password.reset-asked', by, personId: row.id });
      };
      await inSameTime(request());
    },

    async resetPassword(
      token: string,
      newPassword: string,
      headers: IncomingHttpHeaders,
      by: Source,
    ): Promise<Outcome<'changed' | 'invalid' | 'own'>> {
      const row = await store.findResetPerson(token);
      if (row && isOwnWords(newPassword, row)) return { kind: 'own', cookies: [] };
      const work = auth.api.resetPassword({ body: { token, newPassword }, returnHeaders: true });
      const outcome = await outcomeOf(work, 'changed', { BAD_REQUEST: 'invalid' });
      if (outcome.kind === 'changed' && row) {
        await audit.add({ kind: 'password.reset', by: sourceAs(row.id, by) });
        await sendNotice('passwordChanged', { ...row, name: row.emailVerified ? row.name : null }, headers);
      }
      return outcome;
    },

    /** Ends the person's other sessions and every link mailed so far. */
    async changePassword(
      personId: string,
      currentPassword: string,
      newPassword: string,
      headers: IncomingHttpHeaders,
    ): Promise<Outcome<'changed' | 'wrong' | 'own'>> {
      const row = await store.findById(personId);
      if (row && isOwnWords(newPassword, row)) return { kind: 'own', cookies: [] };
      const outcome = await outcomeOf(
        auth.api.changePassword({
          body: { currentPassword, newPassword, revokeOtherSessions: true },
          headers: toHeaders(headers),
          returnHeaders: true,
        }),
        'changed',
        { BAD_REQUEST: 'wrong', UNAUTHORIZED: 'wrong' },
      );
      if (outcome.kind !== 'changed') return outcome;
      await store.endLinks(personId);
      if (row) await sendNotice('passwordChanged', row, headers);
      return outcome;
    },

    isPassword: async (password: string, headers: IncomingHttpHeaders): Promise<boolean> =>
      (
        await outcomeOf(auth.api.verifyPassword({ body: { password }, headers: toHeaders(headers), returnHeaders: true }), 'right', {
          BAD_REQUEST: 'wrong',
          UNAUTHORIZED: 'wrong',
        })
      ).kind === 'right',

    async requestEmailChange(newEmail: string, next: string, headers: IncomingHttpHeaders): Promise<void> {
      await forgetOldLinks(newEmail);
      await inSameTime(
        outcomeOf(
          withMails(() =>
            auth.api.changeEmail({ body: { newEmail, callbackURL: next }, headers: toHeaders(headers), returnHeaders: true }),
          ),
          'sent',
          { BAD_REQUEST: 'same' },
        ),
      );
    },

    async changeProfile(row: Identity, change: Pick<PersonRow, 'name' | 'username' | 'about' | 'segment'>): Promise<'changed' | 'taken'> {
      if (await store.isUsernameTaken(change.username, row.id)) return 'taken';
      try {
        await changed(row, change);
        return 'changed';
      } catch (error) {
        if (isUniqueViolation(error)) return 'taken';
        throw error;
      }
    },

    changeLanguage: (row: Identity, language: string | null) => changed(row, { language }),

    async changePicture(row: Identity, bytes: Buffer): Promise<void> {
      const before = await store.findById(row.id);
      const image = `${randomUUID()}.webp`;
      await storage.put(pictureKey(image), await makePicture(bytes), { type: 'image/webp' });
      await changed(row, { image });
      await removePicture(before?.image ?? null);
    },

    async removePicture(row: Identity): Promise<void> {
      const before = await store.findById(row.id);
      await changed(row, { image: null });
      await removePicture(before?.image ?? null);
    },

    readPicture: (file: string) => storage.get(pictureKey(file)),

    async remove(row: Identity): Promise<void> {
      const before = await store.findById(row.id);
      await store.remove(row, onPersonRemoved);
      onPersonChanged(row);
      await removePicture(before?.image ?? null);
    },

    sessionsOf: (personId: string) => store.listSessions(personId, sessionTimes(clock)),

    /** Everything we hold about a person, except secrets that would let somebody else in. */
    async exportData(personId: string) {
      const row = await store.findById(personId);
      if (!row) return undefined;
      const { oid, name, username, email, emailVerified, about, segment, role, language, createdAt, updatedAt } = row;
      const sessions = await store.listSessions(personId, sessionTimes(clock));
      const { authenticatorSince, codesLeft, passkeys } = await describeSecondFactors(personId);
      return {
        account: {
          oid,
          name,
          username,
          email,
          emailVerified,
          about,
          segment,
          role,
          language,
          createdAt,
          updatedAt,
          picture: pictureAddress(row.image),
        },
        devices: await store.listDevices(personId),
        secondFactors: {
          authenticatorSince,
          recoveryCodesLeft: codesLeft,
          passkeys: passkeys.map(({ name, createdAt: added, usedAt }) => ({ name, added, lastUsed: usedAt })),
        },
        sessions: sessions.map(({ userAgent, createdAt: begun }) => ({ userAgent, begun })),
        ...(await listHoldings(row)),
      };
    },
  };
}

const Token = z.object({ email: z.string(), updateTo: z.string().optional() });

/** Reads the token without verifying it; better-auth checks signature and expiry when it is used. */
function readToken(token: string): z.output<typeof Token> | undefined {
  try {
    return Token.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));
  } catch {
    return undefined;
  }
}
