import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { routes } from '#contract/routes.ts';
import pg from 'pg';
import { chanceOf, pick } from '../src/server/features/analytics/rollup/test-traffic.ts';
import { findFreePort } from '../src/server/platform/database/embedded/free-port.ts';
import { atMost, figure, report } from './figures.ts';
import { writeAccounts } from './kills/accounts.ts';
import { writeAsAudience, writeEvents } from './kills/audience.ts';
import { compareAll, countWaiting, findHalves } from './kills/compare.ts';
import { untilImported, upload, writeImports } from './kills/decks.ts';
import { writeDetails } from './kills/details.ts';
import { addPictures, nameVersions, writeDraft } from './kills/drafts.ts';
import { openKilledProduct, targets, type Target } from './kills/killed-product.ts';
import { createLedger, type Wrong } from './kills/ledger.ts';
import { writeLibrary } from './kills/library.ts';
import { openMailSink } from './kills/mail-sink.ts';
import { call, insist, join as joinAs, logIn, PATIENCE, type Member, type Scene } from './kills/people.ts';
import { writeShop } from './kills/shop.ts';
import { writeRoutes, type Kind } from './kills/write-routes.ts';

// Kills the server, its launcher, the worker and PostgreSQL at random moments, while writers send every kind of write that the product
// acknowledges, until there were as many kills as wanted or the time is over. Compares what was acknowledged with what is stored every
// so many kills, and at the end.
const [kills = 1000, seed = 1, minutes = 180] = process.argv.slice(2).map(Number);
/** What a round kills, how often out of 20. Several at once also hit starts and recoveries. */
const rounds: [kind: ('web' | 'worker' | 'postgres')[], weight: number][] = [
  [['postgres', 'postgres'], 8],
  [['web', 'postgres'], 4],
  [['worker', 'postgres'], 4],
  [['web', 'worker', 'postgres'], 4],
];
const targetsOf: Record<'web' | 'worker' | 'postgres', readonly Target[]> = {
  web: ['server', 'server', 'server', 'launcher'],
  worker: ['worker'],
  postgres: ['postmaster', 'backend'],
};
/** Milliseconds: the work between two rounds, and between the kills of one. */
const [LEAST_WORK, MOST_WORK, APART] = [500, 3000, 2000];
const COMPARED_EVERY = 50;
const SETTLED_WITHIN = 8 * 60_000;

const dataDirectory = mkdtempSync(join(tmpdir(), 'lectern-kills-'));
const mails = await openMailSink();
const product = await openKilledProduct({
  dataDirectory,
  port: await findFreePort(),
  environment: { DEMO: 'none', LOG_LEVEL: 'silent', STORAGE_LIMIT_GB: '0', SMTP_URL: mails.url },
});
const ledger = createLedger();
const over = new AbortController();
const scene: Scene = { origin: product.origin, ledger, mails, chance: chanceOf(seed + 1), over: over.signal, ask };

const [owner, seller, librarian, sender, fan, moderator, operator] = [
  await joinAs(scene, 'owner'),
  await joinAs(scene, 'seller'),
  await joinAs(scene, 'librarian'),
  await joinAs(scene, 'sender'),
  await joinAs(scene, 'fan'),
  await joinAs(scene, 'moderator'),
  await joinAs(scene, 'operator'),
];
for (const [member, role] of [
  [moderator, 'moderator'],
  [operator, 'admin'],
] as const) {
  await ask('update person set role = $2 where email = $1', [member.email, role]);
  await logIn(scene, member);
}
const talk = await publish(owner, 'Talk');
const goods = await publish(seller, 'Goods');
const original = await publish(librarian, 'Original');
const edited = await publish(librarian, 'Edited');

const failures: string[] = [];
const writing = Promise.all(
  [
    writeAccounts(scene, 1),
    writeAccounts(scene, 2),
    writeLibrary(scene, librarian, original, 3),
    writeDetails(scene, { owner, fan, oid: talk, writer: 4 }),
    writeAsAudience(scene, { fan, moderator, oid: goods, writer: 5 }),
    writeEvents(scene),
    writeShop(scene, { seller, operator, oid: goods, writer: 6 }),
    writeImports(scene, sender, 7),
    writeDraft(scene, { editor: librarian, oid: edited, tab: 1 }),
    writeDraft(scene, { editor: librarian, oid: edited, tab: 2 }),
    nameVersions(scene, { editor: librarian, oid: edited }),
    addPictures(scene, { editor: librarian, oid: edited }),
  ].map((writer) => writer.catch((error: unknown) => void failures.push(String(error)))),
);

const killed = Object.fromEntries(targets.map((target) => [target, 0])) as Record<Target, number>;
const total = () => Object.values(killed).reduce((sum, count) => sum + count, 0);
const wrong = new Map<string, Wrong>();
const halves = new Set<string>();
let compared = 0;
const begun = performance.now();
const chance = chanceOf(seed);
const plans = rounds.flatMap(([kinds, weight]) => Array.from({ length: weight }, () => kinds));
while (total() < kills && performance.now() - begun < minutes * 60_000) {
  await delay(LEAST_WORK + chance() * (MOST_WORK - LEAST_WORK));
  const plan = pick(chance, plans).map((kind) => ({ target: pick(chance, targetsOf[kind]), after: chance() * APART }));
  const victim = chance();
  await Promise.all(
    plan.map(async ({ target, after }) => {
      await delay(after);
      killed[target] += 1;
      await product.kill(target, victim);
    }),
  );
  await product.untilReady();
  process.stderr.write(`\r${total()} of ${kills} kills, ${sum('acknowledged')} writes acknowledged, ${wrong.size} wrong `);
  if (total() < (compared + 1) * COMPARED_EVERY) continue;
  compared += 1;
  await compare({ isEnd: false });
}
const seconds = (performance.now() - begun) / 1000;
await product.untilReady();
over.abort();
await writing;
process.stderr.write('\n');

// Work of killed processes goes to others after a while.
for (const deadline = Date.now() + SETTLED_WITHIN; (await countWaiting(scene)) > 0 && Date.now() < deadline;) await delay(1000);
await compare({ isEnd: true });
const events = await ask<{ count: string }>('select count(*) from payment_event');
for (let heard = 0; heard < Number(events[0]?.count); heard++) ledger.count('hear from the provider', 'acknowledged');
await product.stop();
await mails.close();
rmSync(dataDirectory, { recursive: true, force: true });

for (const { verdict, line } of wrong.values()) console.error(`${verdict}: ${line}`);
for (const line of [...halves, ...ledger.refusals, ...failures]) console.error(line);
const kinds = Object.keys(writeRoutes) as Kind[];
const acknowledged = (kind: Kind) => ledger.counts.get(kind)?.acknowledged ?? 0;
const judged = (verdict: Wrong['verdict']) => [...wrong.values()].filter((one) => one.verdict === verdict).length;
const letters = new Set(mails.letters.map(({ to, id }) => `${to} ${id}`)).size;
report('kills', [
  ...targets.map((target) => figure(`kill -9 of the ${target}`, killed[target])),
  figure('seconds per kill', seconds / total()),
  figure('starts that failed and were repeated', product.failedStarts()),
  ...kinds.map((kind) => figure(`acknowledged: ${kind}`, acknowledged(kind))),
  figure('writes acknowledged', sum('acknowledged')),
  figure('writes with an unknown outcome', sum('unknown')),
  atMost('kinds of write that were never acknowledged', kinds.filter((kind) => acknowledged(kind) === 0).length, 0),
  atMost('acknowledged but lost', judged('lost'), 0),
  atMost('duplicated', judged('duplicated'), 0),
  atMost('half-written', halves.size, 0),
  atMost('answers that were wrong', ledger.refusals.length, 0),
  atMost('writers that gave up', failures.length, 0),
  figure('comparisons', compared + 1),
  figure('mails', letters),
  figure('mails delivered again', mails.letters.length - letters),
]);

function sum(outcome: 'acknowledged' | 'unknown'): number {
  return [...ledger.counts.values()].reduce((all, one) => all + one[outcome], 0);
}

async function compare({ isEnd }: { isEnd: boolean }): Promise<void> {
  await ledger.still(async () => {
    for (const one of await compareAll(scene, { isEnd })) wrong.set(one.line, one);
    for (const half of await findHalves(scene, dataDirectory, { isEnd })) halves.add(half);
  });
}

/** Repeats a query until the database answers. */
async function ask<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
  for (const deadline = Date.now() + PATIENCE; ;) {
    let client: pg.Client | undefined;
    try {
      client = new pg.Client({ connectionString: product.databaseUrl() });
      client.on('error', () => undefined);
      await client.connect();
      return (await client.query<Row>(sql, values)).rows;
    } catch (error) {
      // PostgreSQL is away, or just went.
      const { code = '' } = error as { code?: string };
      if (Date.now() > deadline || /^(42|22)/.test(code)) throw error;
      await delay(200);
    } finally {
      await client?.end().catch(() => undefined);
    }
  }
}

async function publish(member: Member, title: string): Promise<string> {
  const id = (await upload(scene, member, title)) ?? '';
  const oid = await untilImported(scene, member, id);
  await insist(scene, 'set the privacy', {
    changes: [{ place: 'privacy', key: oid, from: 'private', to: 'public' }],
    send: () => call(member.visitor, 'POST', routes.dashboardAction, { action: 'privacy', oid: [oid], privacy: 'public' }),
    isDone: ({ status }) => status === 200,
  });
  return oid;
}
