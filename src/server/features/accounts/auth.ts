import { randomInt } from 'node:crypto';
import { maximumPasswordLength, minimumPasswordLength } from '#contract/form.ts';
import { routes } from '#contract/routes.ts';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { Database } from '../../platform/database/database.ts';
import { credential, person, session, verification } from './accounts.schema.ts';
import type { AccountsStore } from './accounts.store.ts';
import { digestOf } from './identity/digest.ts';
import type { AccountMail } from './identity/mails.ts';
import { hearFailure, sendOrTell } from './outcome.ts';
import { hashPassword, isOutdated, type PasswordCost, verifyPassword } from './identity/password.ts';
import { guardSessions, sessionBeginning } from './second-factor/begin-session.ts';

const DAY = 24 * 60 * 60;

/** Part of the cookie header of every logged-in user. */
export const sessionCookie = 'lectern.session_token=';
/** Over https, browsers take a cookie with this prefix from our own host only. */
export const cookiePrefixOf = (isHttps: boolean) => (isHttps ? '__Host-' : '');

/** Seconds. Sessions end this long after the log-in, however much they are used (docs/decisions/0033). */
const SESSION_LIFE = 90 * DAY;

interface Parts {
  database: Database;
  store: AccountsStore;
  secret: string;
  publicOrigin: string;
  /** Resolves once delivery of the message is guaranteed. */
  sendMail(mail: AccountMail): Promise<void>;
  hasSecondFactor(personId: string): Promise<boolean>;
  passwordCost: PasswordCost | undefined;
}

/** better-auth handles sessions, passwords and tokens; routes, pages, texts and rules are ours. */
export function createAuth({ database, store, secret, publicOrigin, sendMail, hasSecondFactor, passwordCost }: Parts) {
  const isHttps = publicOrigin.startsWith('https:');
  const linkTo = (path: string, query: Record<string, string>) => `${publicOrigin}${path}?${new URLSearchParams(query).toString()}`;
  return betterAuth({
    baseURL: publicOrigin,
    basePath: '/unreachable',
    secret,
    database: drizzleAdapter(database.orm, {
      provider: 'pg',
      schema: { user: person, session, account: credential, verification },
      transaction: true,
    }),
    logger: { level: 'error', log: hearFailure },
    telemetry: { enabled: false },
    // Our own rate limits run before it, on the routes.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: `${cookiePrefixOf(isHttps)}lectern`,
      // It would add the weaker prefix `__Secure-`.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isHttps },
      ipAddress: { disableIpTracking: true },
    },
    session: { expiresIn: SESSION_LIFE, disableSessionRefresh: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: minimumPasswordLength,
      maxPasswordLength: maximumPasswordLength,
      password: {
        hash: (password) => hashPassword(password, passwordCost),
        async verify(given) {
          const isRight = await verifyPassword(given);
          if (isRight && isOutdated(given.hash, passwordCost))
            await store.renewPasswordHash(given.hash, await hashPassword(given.password, passwordCost));
          return isRight;
        },
      },
      // Gives the same answer for new and known addresses: the address must be confirmed before the first log-in.
      requireEmailVerification: true,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 60 * 60,
      onExistingUserSignUp: ({ user }) =>
        sendOrTell(() =>
          sendMail({
            kind: 'exists',
            to: user.email,
            name: nameOf(user),
            language: languageOf(user),
            link: `${publicOrigin}${routes.logIn}`,
          }),
        ),
      sendResetPassword: ({ user, token }) =>
        sendOrTell(async () => {
          await store.endOlderResets(user.id, `reset-password:${token}`);
          await sendMail({
            kind: 'reset',
            to: user.email,
            name: nameOf(user),
            language: languageOf(user),
            link: linkTo(routes.resetPassword, { token }),
          });
        }),
      // Receiving the reset mail proves ownership of the address.
      async onPasswordReset({ user }) {
        await store.confirmAddress(user.id);
        await store.endLinks(user.id);
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: true,
      expiresIn: DAY,
      sendVerificationEmail: ({ user, url, token }) =>
        sendOrTell(async () => {
          const next = new URL(url).searchParams.get('callbackURL') ?? '';
          const kind = isChange(token) ? 'change' : 'confirm';
          await store.keepLink({
            digest: digestOf(token),
            personId: user.id,
            purpose: kind,
            next: next === '' || next === '/' ? null : next,
          });
          const link = linkTo(routes.confirmEmail, { token, id: user.id });
          await sendMail({ kind, to: user.email, name: null, language: languageOf(user), link });
        }),
    },
    user: {
      changeEmail: { enabled: true },
      additionalFields: {
        oid: { type: 'string', input: false },
        username: { type: 'string', input: false },
        about: { type: 'string', input: false, defaultValue: '' },
        role: { type: 'string', input: false, defaultValue: 'user' },
        language: { type: 'string', required: false },
      },
    },
    plugins: [sessionBeginning],
    databaseHooks: {
      session: {
        create: {
          before: guardSessions(hasSecondFactor),
          // However somebody logs in, the session this browser had before ends.
          after: async ({ token }, context) => {
            const { authCookies, secret: key } = context?.context ?? {};
            const earlier = authCookies && key ? await context?.getSignedCookie(authCookies.sessionToken.name, key) : undefined;
            if (earlier && earlier !== token) await store.endSessionWith(earlier);
          },
        },
      },
      user: { create: { before: async (user) => ({ data: { ...user, oid: makeOid(), username: makeUsername(user.name) } }) } },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** Whoever signed up chose both address and name: until the address is confirmed, a name would carry a stranger's words. */
const nameOf = (user: { name: string; emailVerified: boolean }) => (user.emailVerified ? user.name : null);

const languageOf = (user: object) => (user as { language?: string | null }).language;

/** Reads a token that we issued: one for a change of address carries the new address. */
function isChange(token: string): boolean {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return payload.includes('"updateTo"');
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';
const randomLetters = (length: number) => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

const makeOid = () => randomLetters(12);

/** Derived from the name where possible, with a random suffix to avoid collisions without a lookup. */
function makeUsername(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `${plain.slice(0, 20) || 'user'}-${randomLetters(6)}`;
}
