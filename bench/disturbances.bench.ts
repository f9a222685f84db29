import { spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { csrfField } from '#contract/form.ts';
import { hashPassword } from '#server/features/accounts/identity/password.ts';
import { bombPng } from '#server/platform/pictures/test-pictures.ts';
import { visitorOf, type TestVisitor } from '#server/testing/test-visitor.ts';
import pg from 'pg';
import { databaseUrlOf, startProduct, type Product } from '../e2e/product.ts';
import { findLost, openSession } from '../e2e/sign-ups.ts';
import { childrenOf } from './child-processes.ts';
import { sendSlowly, type Slowness } from './disturbances/slow-clients.ts';
import { atLeast, atMost, figure, report, type Figure } from './figures.ts';

// A full disk, a database that does not answer, and slow clients: each has to be answered clearly and to pass without a restart.
const [attempts = 40, frozenSeconds = 30, slowClients = 200] = process.argv.slice(2).map(Number);
/** Seconds: DATABASE_TIMEOUT, and what a busy machine adds. */
const ANSWERED_WITHIN = 18 + 7;
/** Seconds: a minute for a head or a body, and Node's thirty between two looks at the heads. */
const CLOSED_WITHIN = 60 + 30 + 5;
/** Megabytes: of the small disk. */
const SMALL = 400;
/** In an attempt. */
const MESSAGES = 10;

report('disturbances', [...(await fillDisk()), ...(await freezeAndSlow())]);

interface Outcome {
  status: number;
  seconds: number;
  hasPage: boolean;
  /** What was to be stored. */
  mark: string;
}

/** Answers without a page are not clear. */
async function time(mark: string, send: () => Promise<{ status: number; text: string }>): Promise<Outcome> {
  const since = performance.now();
  const { status, text } = await send().catch(() => ({ status: 0, text: '' }));
  return { status, seconds: (performance.now() - since) / 1000, hasPage: text.includes('</html>'), mark };
}

async function signUp({ origin }: Product): Promise<Outcome> {
  const email = `${randomUUID()}@example.org`;
  return time(email, async () =>
    (await openSession(origin)).post('/signup/', { name: 'Somebody', email, password: 'three unrelated words' }),
  );
}

/** A message that does not compress, so that the table soon needs more room. */
async function sendMessage({ origin }: Product): Promise<Outcome> {
  const message = randomBytes(2000).toString('hex');
  return time(message, () => visitorOf({ origin }).post('/contact/billing/', { name: 'Somebody', email: 'a@example.org', message }));
}

async function sendPicture(member: TestVisitor): Promise<Outcome> {
  const form = new FormData();
  form.set(csrfField, decodeURIComponent(member.cookies.get('XSRF-TOKEN') ?? ''));
  form.set('picture', new Blob([new Uint8Array(bombPng(64, 64))]), 'me.png');
  return time('picture', () => member.send('/settings/picture/', { method: 'POST', body: form }));
}

function isAcknowledged({ status }: Outcome): boolean {
  return status === 200 || status === 303;
}

async function statusOf({ origin }: Product, path: string): Promise<number> {
  return fetch(origin + path, { headers: { accept: 'text/html' } }).then(
    async (answer) => (await answer.text(), answer.status),
    () => 0,
  );
}

/** Seconds until writes work again. */
async function untilHealed(product: Product): Promise<number> {
  const since = performance.now();
  const seconds = () => (performance.now() - since) / 1000;
  while (seconds() < 120) {
    if ((await statusOf(product, '/readyz')) === 200 && (await signUp(product)).status === 200) break;
    await delay(200);
  }
  return seconds();
}

async function fillDisk(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-full-'));
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SMALL}m`, 'tmpfs', folder]).status === 0;
  if (!isMounted) {
    rmSync(folder, { recursive: true, force: true });
    console.log('A full disk cannot be tried here: it takes the right to mount a small one.');
    return [];
  }
  try {
    const product = await startProduct({ dataDirectory: folder, environment: { DEMO: 'none', LOG_LEVEL: 'silent' } });
    const database = new pg.Pool({ connectionString: databaseUrlOf(folder), max: 1 });
    database.on('error', () => undefined);
    const member = await addMember(product, database);
    const before = await signUp(product);
    const filler = join(folder, 'filler');
    const [signedUp, said, pictures]: [Outcome[], Outcome[], Outcome[]] = [[before], [], []];
    let readyz = 0;
    for (let attempt = 0; attempt < attempts; attempt++) {
      fill(filler);
      signedUp.push(await signUp(product));
      for (let message = 0; message < MESSAGES; message++) said.push(await sendMessage(product));
      pictures.push(await sendPicture(member));
      readyz = Math.max(readyz, await statusOf(product, '/readyz'));
    }
    const outcomes = [...signedUp.slice(1), ...said, ...pictures];
    const healthz = await statusOf(product, '/healthz');
    rmSync(filler);
    const healed = await untilHealed(product);
    const picture = await sendPicture(member);
    const lost = await findLost(
      databaseUrlOf(folder),
      signedUp.filter(isAcknowledged).map(({ mark }) => mark),
    );
    const { rows } = await database.query<{ message: string }>('select message from contact_message');
    const stored = new Set(rows.map(({ message }) => message));
    lost.push(...said.filter((one) => isAcknowledged(one) && !stored.has(one.mark)).map(({ mark }) => mark));
    await database.end();
    const hasDied = product.server.exitCode !== null;
    await product.stop();
    const refused = outcomes.filter(({ status }) => status === 507 || status === 503);
    return [
      atLeast('full disk: a write before it was', Number(before.status === 200), 1),
      figure('full disk: writes acknowledged all the same', outcomes.filter(isAcknowledged).length),
      atLeast('full disk: writes refused with 507 or 503', refused.length, 1),
      figure('full disk: of them with 507', refused.filter(({ status }) => status === 507).length),
      atMost('full disk: other answers', outcomes.filter(({ status }) => ![200, 303, 503, 507].includes(status)).length, 0),
      atMost('full disk: refusals without a page', refused.filter(({ hasPage }) => !hasPage).length, 0),
      atLeast('full disk: /readyz', readyz, 503),
      atMost('full disk: /healthz', healthz, 200),
      atMost('full disk: acknowledged but lost', lost.length, 0),
      atMost('full disk: crashes of the server', Number(hasDied), 0),
      atMost('full disk: seconds until writes work again', healed, 60),
      atLeast('full disk: files can be stored again', Number(isAcknowledged(picture)), 1),
    ];
  } finally {
    spawnSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Somebody who is logged in. */
async function addMember(product: Product, database: pg.Pool): Promise<TestVisitor> {
  const password = 'three unrelated words';
  await database.query(
    `insert into person (id, oid, name, username, email, email_verified) values ('ada', 'ada', 'Ada', 'ada', 'ada@example.org', true)`,
  );
  await database.query(
    `insert into credential (id, account_id, provider_id, user_id, password) values ('ada', 'ada', 'credential', 'ada', $1)`,
    [await hashPassword(password)],
  );
  const member = visitorOf(product);
  await member.post('/login', { email: 'ada@example.org', password });
  return member;
}

/** Takes all room there is. */
function fill(file: string): void {
  for (const size of [1024 * 1024, 4096])
    try {
      for (;;) appendFileSync(file, Buffer.alloc(size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
}

async function freezeAndSlow(): Promise<Figure[]> {
  const product = await startProduct({ environment: { DEMO: 'none', LOG_LEVEL: 'silent' } });
  const figures = [...(await freeze(product)), ...(await beSlow(product))];
  await product.stop();
  rmSync(product.dataDirectory, { recursive: true, force: true });
  return figures;
}

async function freeze(product: Product): Promise<Figure[]> {
  await statusOf(product, '/');
  const before = await signUp(product);
  const processes = [product.postgresPid(), ...childrenOf(product.postgresPid())];
  for (const pid of processes) process.kill(pid, 'SIGSTOP');
  const thaw = delay(frozenSeconds * 1000).then(() => {
    for (const pid of processes) process.kill(pid, 'SIGCONT');
  });
  // A sign-up already sent when PostgreSQL goes on may still succeed: these give up before.
  const writes = Promise.all(Array.from({ length: 4 }, () => signUp(product)));
  const [healthz, landing] = [await statusOf(product, '/healthz'), await statusOf(product, '/')];
  const readyz = await statusOf(product, '/readyz');
  const outcomes = await writes;
  await thaw;
  const healed = await untilHealed(product);
  const lost = await findLost(
    databaseUrlOf(product.dataDirectory),
    [before, ...outcomes].filter(isAcknowledged).map(({ mark }) => mark),
  );
  return [
    atLeast('frozen database: writes refused with 503', outcomes.filter(({ status }) => status === 503).length, 4),
    atMost('frozen database: seconds until refused', Math.max(...outcomes.map(({ seconds }) => seconds)), ANSWERED_WITHIN),
    atMost('frozen database: refusals without a page', outcomes.filter(({ hasPage }) => !hasPage).length, 0),
    atLeast('frozen database: /readyz', readyz, 503),
    atMost('frozen database: /healthz', healthz, 200),
    atMost('frozen database: cached landing page', landing, 200),
    atMost('frozen database: seconds until writes work again', healed, 30),
    atMost('frozen database: acknowledged but lost', lost.length, 0),
  ];
}

async function beSlow(product: Product): Promise<Figure[]> {
  const port = Number(new URL(product.origin).port);
  const waits = Promise.all(
    Array.from({ length: slowClients }, (_none, client): Promise<[Slowness, number]> => {
      const slowness = client % 2 === 0 ? 'head' : 'body';
      return sendSlowly(port, slowness, CLOSED_WITHIN * 2).then((seconds) => [slowness, seconds]);
    }),
  );
  const over = new AbortController();
  void waits.then(() => over.abort());
  const landings: number[] = [];
  let refused = 0;
  while (!over.signal.aborted) {
    const since = performance.now();
    if ((await statusOf(product, '/')) !== 200) refused += 1;
    landings.push(performance.now() - since);
    await delay(100);
  }
  const longest = async (asked: Slowness) =>
    Math.max(...(await waits).filter(([slowness]) => slowness === asked).map(([, seconds]) => seconds));
  return [
    figure('slow clients', slowClients),
    atMost('slow clients: longest head, seconds', await longest('head'), CLOSED_WITHIN),
    atMost('slow clients: longest body, seconds', await longest('body'), CLOSED_WITHIN),
    figure('slow clients: landing pages meanwhile', landings.length),
    atMost('slow clients: landing pages not answered', refused, 0),
    figure('slow clients: landing page, ms, slowest', Math.max(...landings)),
  ];
}
