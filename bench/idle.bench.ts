import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { databaseUrlOf, startProduct } from '../e2e/product.ts';
import { untilIdle, usageOf } from './browser-processes.ts';
import { readProcess } from './child-processes.ts';
import { atMost, figure, report } from './figures.ts';

// What the product uses while nobody visits it: the server, which is also the worker, and the PostgreSQL that it starts. Linux only.
const SECONDS = Number(process.env['SECONDS'] ?? 120);

const product = await startProduct();
const server = product.server.pid ?? 0;
const postgres = product.postgresPid();
await untilIdle(server);
// What PostgreSQL tidies up once, after its first start.
for (const name of ['lectern', 'postgres', 'template1']) {
  const url = Object.assign(new URL(databaseUrlOf(product.dataDirectory)), { pathname: `/${name}` });
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}
// Connections that were needed only to start are closed after a minute.
await pause(65_000);

const before = { all: usageOf(server).seconds, postgres: usageOf(postgres).seconds };
await pause(SECONDS * 1000);
const after = { all: usageOf(server), postgres: usageOf(postgres) };
const resident = Number(/^VmRSS:\s+(\d+)/m.exec(readProcess(server, 'status'))?.[1]) / 1024;
await product.stop();
rmSync(product.dataDirectory, { recursive: true, force: true });

const shareOf = (seconds: number) => (seconds / SECONDS) * 100;
const all = after.all.seconds - before.all;
const ofPostgres = after.postgres.seconds - before.postgres;
console.log(`${SECONDS} s without visitors, load average (1 min) ${(loadavg()[0] ?? Number.NaN).toFixed(1)}`);
report('idle', [
  figure('CPU, % of a core: server', shareOf(all - ofPostgres)),
  figure('CPU, % of a core: PostgreSQL', shareOf(ofPostgres)),
  atMost('CPU, % of a core: all', shareOf(all), 1),
  atMost('memory, MB: server (resident)', resident, 220),
  figure('memory, MB: PostgreSQL (proportional)', after.postgres.megabytes),
  figure('memory, MB: all (proportional)', after.all.megabytes),
]);
