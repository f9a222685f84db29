import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { csrfField } from '#contract/form.ts';
import { routes } from '#contract/routes.ts';
import { visitorOf, type TestVisitor } from '#server/testing/test-visitor.ts';
import type pg from 'pg';
import type { Chance } from '../../src/server/features/analytics/rollup/test-traffic.ts';
import type { Answer, Change, Ledger } from './ledger.ts';
import type { MailSink } from './mail-sink.ts';
import type { Kind } from './write-routes.ts';

/** What all writers share. */
export interface Scene {
  origin: string;
  ledger: Ledger;
  mails: MailSink;
  chance: Chance;
  /** Aborts when the last kill is over. */
  over: AbortSignal;
  /** Repeats a query until the database answers. */
  ask<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
}

export interface Member {
  email: string;
  password: string;
  visitor: TestVisitor;
  /** The tokens of all sessions they were given. */
  sessions: string[];
}

const LONGEST = 60_000;
/** Milliseconds. A job whose process is killed again and again is tried later and later. */
export const PATIENCE = 45 * 60_000;
/** After that, somebody logs in for another one. */
const MAIL_PATIENCE = 3 * 60_000;

/** Sends a form as a browser does. */
export async function submit(visitor: TestVisitor, path: string, fields: Record<string, string>, accept = 'text/html'): Promise<Answer> {
  const signal = AbortSignal.timeout(LONGEST);
  if (!visitor.cookies.has('XSRF-TOKEN')) await visitor.send(routes.logIn, { signal });
  const body = new URLSearchParams({ [csrfField]: tokenOf(visitor), ...fields });
  return visitor.send(path, { method: 'POST', body, headers: { accept }, signal });
}

/** Calls the API as a script on one of our pages does. */
export async function call(visitor: TestVisitor, method: string, path: string, body?: unknown): Promise<Answer> {
  const signal = AbortSignal.timeout(LONGEST);
  if (!visitor.cookies.has('XSRF-TOKEN')) await visitor.send(routes.logIn, { signal });
  const headers = {
    accept: 'application/json',
    'x-xsrf-token': tokenOf(visitor),
    ...(body !== undefined && { 'content-type': Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json' }),
  };
  const sent = Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body);
  return visitor.send(path, { method, headers, signal, ...(body !== undefined && { body: sent }) });
}

export const tokenOf = ({ cookies }: TestVisitor) => decodeURIComponent(cookies.get('XSRF-TOKEN') ?? '');

/** Repeats a request that changes nothing until there is an answer that is not a server error. */
export async function untilAnswered(what: string, send: () => Promise<Answer>): Promise<Answer> {
  for (const deadline = Date.now() + PATIENCE; Date.now() < deadline; await delay(200)) {
    const answer = await send().catch(() => undefined);
    if (answer && answer.status < 500) return answer;
  }
  throw new Error(`${what}: no answer`);
}

export async function look(visitor: TestVisitor, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return untilAnswered(path, () => visitor.send(path, { headers, signal: AbortSignal.timeout(LONGEST) }));
}

interface Insisting {
  changes?: readonly Change[];
  send(): Promise<Answer>;
  isDone(answer: Answer): boolean;
  /** Whether a refusal after a broken connection says that the first attempt was successful. */
  isDoneAlready?(answer: Answer): boolean;
  /** Called before another attempt. */
  prepare?(): Promise<unknown>;
}

/** Repeats a write as a person would, until it is acknowledged. Undefined if it is refused. */
export async function insist(
  { ledger }: Scene,
  kind: Kind,
  { changes = [], send, isDone, isDoneAlready = () => false, prepare }: Insisting,
): Promise<Answer | undefined> {
  let isUnknown = false;
  for (const deadline = Date.now() + PATIENCE; Date.now() < deadline;) {
    const wasUnknown = isUnknown;
    const { outcome, answer } = await ledger.write(kind, changes, send, (one) => isDone(one) || (wasUnknown && isDoneAlready(one)));
    if (outcome === 'acknowledged') return answer;
    if (outcome === 'refused' && answer) {
      if (!wasUnknown || !prepare) return void ledger.refuse(kind, answer);
      isUnknown = false;
    }
    if (outcome === 'unknown') isUnknown = true;
    await delay(150);
    await prepare?.();
  }
  throw new Error(`${kind}: no answer`);
}

export const isFound =
  (words: string) =>
  ({ status, location }: Answer) =>
    status === 303 && (location ?? '').includes(words);

/** The token of the session that a visitor's cookie names. */
export const sessionOf = ({ cookies }: TestVisitor) => decodeURIComponent(cookies.get('lectern.session_token') ?? '').split('.')[0] ?? '';

/** Records that the session just given is stored. */
export function keepSession({ ledger }: Scene, { visitor, sessions }: Member, kind: Kind): void {
  sessions.push(sessionOf(visitor));
  ledger.expect('session', sessionOf(visitor), '1', kind);
}

/** The end of sessions. */
export const ending = (sessions: readonly string[]): Change[] => sessions.map((key) => ({ place: 'session', key, from: '1', to: '0' }));

export async function logIn(scene: Scene, member: Member): Promise<boolean> {
  const { email, password, visitor } = member;
  const answer = await insist(scene, 'log in', {
    // The session that this browser had before ends.
    changes: ending(sessionOf(visitor) ? [sessionOf(visitor)] : []),
    send: () => submit(visitor, routes.logIn, { email, password }),
    isDone: isFound(routes.dashboard),
  });
  if (answer) keepSession(scene, member, 'log in');
  return answer !== undefined;
}

/** A broken connection may have ended a session. */
export async function stayLoggedIn(scene: Scene, member: Member): Promise<void> {
  if ((await look(member.visitor, routes.settings)).status !== 200) await logIn(scene, member);
}

/** Signs up and confirms the address. */
export async function join(scene: Scene, name: string): Promise<Member> {
  const { ledger } = scene;
  const member: Member = {
    email: `${name}-${randomUUID()}@example.org`,
    password: `three unrelated words of ${name}`,
    visitor: visitorOf(scene),
    sessions: [],
  };
  const { email, password, visitor } = member;
  await insist(scene, 'sign up', {
    changes: [
      { place: 'person', key: email, from: '0', to: '1' },
      { place: 'name', key: email, from: '', to: name },
      { place: 'password', key: email, from: '', to: password },
    ],
    send: () => submit(visitor, routes.signUp, { name, email, password }),
    isDone: ({ status, text }) => status === 200 && text.includes(email),
  });
  ledger.expect('mail', `${email} ${routes.confirmEmail}`, 'sent', 'sign up');
  await confirm(scene, member);
  return member;
}

/** Uses the link in the mail. If a broken connection used it up in vain, logging in sends another. */
async function confirm(scene: Scene, member: Member): Promise<void> {
  const { ledger } = scene;
  const { email, password, visitor } = member;
  const changes = [{ place: 'confirmed', key: email, from: 'false', to: 'true' }];
  const used = new Set<string>();
  for (const deadline = Date.now() + PATIENCE; Date.now() < deadline;) {
    // There is none if the account was made and then its mail could not be queued.
    const link = await untilMailed(scene, email, routes.confirmEmail, used, MAIL_PATIENCE).catch(() => undefined);
    const { token = '', id = '' } = Object.fromEntries(link?.searchParams ?? []);
    if (link) {
      const { outcome } = await ledger.write(
        'confirm an address',
        changes,
        () => submit(visitor, routes.confirmEmail, { token, id, password }),
        isFound(routes.dashboard),
      );
      if (outcome === 'acknowledged') return keepSession(scene, member, 'confirm an address');
      await delay(150);
      if (outcome !== 'refused') continue;
    }
    const entered = await ledger.write(
      'log in',
      changes,
      () => submit(visitor, routes.logIn, { email, password }),
      isFound(routes.dashboard),
    );
    if (entered.outcome === 'acknowledged') return keepSession(scene, member, 'log in');
    if (link && entered.answer?.status === 401) used.add(link.href);
  }
  throw new Error(`${email} could not be confirmed`);
}

/** Mail may take minutes if the worker that sends it was killed. */
export async function untilMailed(
  { mails }: Scene,
  to: string,
  path: string,
  used: ReadonlySet<string> = new Set(),
  patience = PATIENCE,
): Promise<URL> {
  for (const deadline = Date.now() + patience; ; await delay(100)) {
    const link = mails.linkTo(to, path);
    if (link && !used.has(link.href)) return link;
    if (Date.now() > deadline) throw new Error(`No mail to ${to} with a link to ${path}`);
  }
}
