import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { hashPassword } from '#server/features/accounts/identity/password.ts';
import { visitorOf } from '#server/testing/test-visitor.ts';
import { zipSync } from 'fflate';
import pg from 'pg';
import sharp from 'sharp';
import { databaseUrlOf, startProduct, type Product } from '../e2e/product.ts';
import { findFreePort } from '../src/server/platform/database/embedded/free-port.ts';
import { atLeast, atMost, figure, median, report } from './figures.ts';
import { sendFile, type Account } from './import-kills/sender.ts';

// Kills the server and the worker in turn, at random moments, while files are uploaded and imported; then counts imports that did not
// finish, or finished twice.
const [kills = 30] = process.argv.slice(2).map(Number);
const SENDERS = 4;
const password = 'three unrelated words';

const dataDirectory = mkdtempSync(join(tmpdir(), 'lectern-import-kills-'));
const port = await findFreePort();
const environment = { DEMO: 'none', UPLOAD_LIMIT_MB: '64', STORAGE_LIMIT_GB: '0' };
const start = (role: 'web' | 'worker') => startProduct({ dataDirectory, port, environment, args: ['--role', role] });
const running: Record<'web' | 'worker', Product> = { web: await start('web'), worker: await start('worker') };
const { origin } = running.web;

const database = new pg.Pool({ connectionString: databaseUrlOf(dataDirectory), max: 2 });
database.on('error', () => undefined);
const { cookie, token } = await logIn();
const account: Account = { sending: 0, sent: [], continued: 0, acknowledgedAndLost: 0, givenUp: [] };
const startTimes: number[] = [];
const over = new AbortController();
let killed = 0;

const senders = Promise.all(Array.from({ length: SENDERS }, (_none, sender) => sendUntilKilled(sender)));
while (killed < kills) {
  const role = killed % 2 === 0 ? 'web' : 'worker';
  if (role === 'web') while (account.sending === 0) await delay(50);
  await delay(300 + Math.random() * 2000);
  running[role].server.kill('SIGKILL');
  killed += 1;
  const begun = performance.now();
  running[role] = await start(role);
  startTimes.push(performance.now() - begun);
  process.stderr.write(`\r${killed} of ${kills} kills, ${account.sent.length} files started, ${account.continued} uploads resumed`);
}
process.stderr.write('\n');
over.abort();
await senders;

const ask = async (sql: string) => Number((await database.query<{ value: string }>(`select (${sql}) as value`)).rows[0]?.value);
// An upload whose creation was never acknowledged has received nothing, and is removed after a week.
const left = 'select count(*) from upload where received > 0';
// The remains of the last imports are cleaned up shortly after they end.
for (const deadline = Date.now() + 30_000; (await ask(left)) > 0 && Date.now() < deadline;) await delay(500);
const ready = await ask(`select count(*) from import where state = 'ready'`);
const presentations = await ask('select count(*) from presentation');
const named = await ask('select count(distinct title) from presentation');
const uploadsLeft = await ask(left);
const foldersLeft = readdirSync(join(dataDirectory, 'imports')).length;
await database.end();
for (const role of ['worker', 'web'] as const) await running[role].stop();
rmSync(dataDirectory, { recursive: true, force: true });

for (const problem of account.givenUp) console.error(problem);
report('import-kills', [
  figure('kill -9 of the server and the worker', killed),
  figure('files sent', account.sent.length),
  atLeast('uploads resumed after a broken connection', account.continued, Math.floor(kills / 4)),
  atMost('times acknowledged bytes were lost', account.acknowledgedAndLost, 0),
  atMost('files that did not become presentations', account.givenUp.length, 0),
  atMost('imports that did not finish', account.sent.length - ready, 0),
  atMost('surplus or missing presentations', Math.abs(presentations - account.sent.length) + Math.abs(presentations - named), 0),
  atMost('uploads left behind', uploadsLeft, 0),
  atMost('work folders left behind', foldersLeft, 0),
  figure('time to start after a kill, ms, median', median(startTimes)),
]);

/** Incompressible pictures in one file. */
async function makeFile(): Promise<Buffer> {
  const pictures = await Promise.all(
    Array.from({ length: 4 }, async (_none, page) => {
      const noise = await sharp(randomBytes(900 * 600 * 3), { raw: { width: 900, height: 600, channels: 3 } })
        .png()
        .toBuffer();
      return [`page-${page + 1}.png`, noise] as const;
    }),
  );
  return Buffer.from(zipSync(Object.fromEntries(pictures), { level: 0 }));
}

/** Uploads the next file while the previous one is being imported. */
async function sendUntilKilled(sender: number): Promise<void> {
  let ended: Promise<void> = Promise.resolve();
  for (let count = 1; !over.signal.aborted; count += 1) {
    const sent = await sendFile(`Deck ${sender + 1}-${count}.zip`, await makeFile(), { origin, cookie, token, account });
    await ended;
    ({ ended } = sent);
  }
  await ended;
}

async function logIn(): Promise<{ cookie: string; token: string }> {
  await database.query(
    `insert into person (id, oid, name, username, email, email_verified) values ('ada', 'ada', 'Ada', 'ada', 'ada@example.org', true)`,
  );
  await database.query(
    `insert into credential (id, account_id, provider_id, user_id, password) values ('ada', 'ada', 'credential', 'ada', $1)`,
    [await hashPassword(password)],
  );
  const visitor = visitorOf({ origin });
  const { status } = await visitor.post('/login', { email: 'ada@example.org', password });
  if (status !== 303) throw new Error(`Login failed: ${status}`);
  return {
    cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    token: decodeURIComponent(visitor.cookies.get('XSRF-TOKEN') ?? ''),
  };
}
