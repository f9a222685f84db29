import { rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { chromium, type Browser } from '@playwright/test';
import { presentationPath } from '#contract/presentation/presentation-address.ts';
import { databaseUrlOf, startProduct } from '../e2e/product.ts';
import { lightInTheDeep } from '../src/server/features/demo/presentations/light-in-the-deep.ts';
import { openDatabase } from '../src/server/platform/database/database.ts';
import { findFreePort } from '../src/server/platform/database/embedded/free-port.ts';
import { untilIdle } from './browser-processes.ts';
import { fetchPage } from './fetch-page.ts';
import { atLeast, atMost, figure, median, report, type Figure } from './figures.ts';
import { load, processorTime } from './load.ts';
import { startPeer } from './peer.ts';
import { servePage } from './start/serve-page.ts';
import { audit } from './view-page/audits.ts';
import { barePage } from './view-page/bare-page.ts';
import { addFans, addLiked } from './view-page/fans.ts';
import { CONNECTIONS, measureLikes } from './view-page/likes.ts';
import { loadPaints, type Paints } from './view-page/load-paints.ts';
import { profiles, type Profile } from './view-page/profiles.ts';
import { readyPage, type ReadyPage } from './view-page/ready-page.ts';

// The page of a presentation for a signed-out visitor: painted, served, liked, and audited by Lighthouse.
// ROUNDS of paints; ARRIVALS=1 prints when each file arrived; PARTS=paints,serving,likes,audits selects what to measure.
const ROUNDS = Number(process.env['ROUNDS'] ?? 7);
const PARTS = (process.env['PARTS'] ?? 'paints,serving,likes,audits').split(',');
const SERVING = { rounds: 5, seconds: 4 };
const FANS = CONNECTIONS * 4;
const args = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const product = await startProduct({ environment: { DEMO: 'all' } });
const address =
  product.origin + presentationPath({ oid: lightInTheDeep.oid, title: String(lightInTheDeep.document['title']), schemaVersion: 2 });
const ready = await readyPage(address);
await untilIdle(product.server.pid ?? 0);

const port = await findFreePort();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [...args, `--remote-debugging-port=${port}`],
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});
const figures: Figure[] = [];
const loadBefore = loadOfLastMinute();
if (PARTS.includes('paints')) for (const profile of profiles) figures.push(...(await measurePaints(browser, profile, ready)));
if (PARTS.includes('audits')) figures.push(...(await measureAudits()));
await browser.close();
if (PARTS.includes('serving')) figures.push(...(await measureServing()));
if (PARTS.includes('likes')) figures.push(...(await measureLiking()));
await product.stop();
rmSync(product.dataDirectory, { recursive: true, force: true });
// Shows readers whether the machine was busy with something else.
console.log(
  `Load average (1 min): ${loadBefore} before, ${loadOfLastMinute()} after, on ${availableParallelism()} processors; paints: medians of ${ROUNDS} rounds`,
);
report('view-page', figures);

function loadOfLastMinute(): string {
  return (loadavg()[0] ?? Number.NaN).toFixed(1);
}

async function measurePaints(opened: Browser, profile: Profile, { title, previewUrl }: ReadyPage): Promise<Figure[]> {
  const picture = Buffer.from(await (await fetch(new URL(previewUrl, product.origin))).arrayBuffer());
  // A warm-up load that does not count, but reports how wide the picture is.
  const { pictureWidth } = await loadPaints(opened, address, profile);
  const bare = await servePage(barePage({ title, picture, width: pictureWidth }));
  await loadPaints(opened, bare.origin, profile);
  const sides = [
    { name: 'Lectern', at: address, paints: [] as Paints[] },
    { name: 'bare', at: bare.origin, paints: [] as Paints[] },
  ] as const;
  for (let round = 0; round < ROUNDS; round++)
    for (const { name, at, paints } of sides) {
      const paint = await loadPaints(opened, at, profile);
      paints.push(paint);
      console.error(
        `${profile.name}, ${name}: first byte ${paint.firstByte.toFixed(0)}, first contentful ${paint.firstContentful.toFixed(0)}, largest ${paint.largestContentful.toFixed(0)} ms: ${paint.largest}`,
      );
      if (process.env['ARRIVALS'] && round === ROUNDS - 1)
        for (const { name: file, start, first, end } of paint.arrivals)
          console.error(`  ${String(start).padStart(5)} – ${String(first).padStart(5)} – ${String(end).padEnd(5)} ${file}`);
    }
  bare.stop();
  const of = (side: 0 | 1, what: Exclude<keyof Paints, 'largest' | 'arrivals'>) => median(sides[side].paints.map((paint) => paint[what]));
  const pair = (words: string, what: 'firstContentful' | 'largestContentful') => [
    figure(`${profile.name}: ${words}, ms`, of(0, what)),
    figure(`${profile.name}: ${words}, ms, bare page`, of(1, what)),
    atMost(`${profile.name}: ${words} relative to a bare page`, of(0, what) / of(1, what), 1.15),
  ];
  for (const { name, paints } of sides)
    console.log(`${profile.name}, largest of ${name}: ${[...new Set(paints.map(({ largest }) => largest))].join(' or ')}`);
  return [
    ...pair('first contentful paint', 'firstContentful'),
    ...pair('largest contentful paint', 'largestContentful'),
    atMost(`${profile.name}: layout shift, max`, Math.max(...sides[0].paints.map(({ layoutShift }) => layoutShift)), 0),
    figure(`${profile.name}: long tasks, total ms`, of(0, 'longTasks')),
    figure(`${profile.name}: longest task, ms`, of(0, 'longestTask')),
    figure(`${profile.name}: requests`, of(0, 'requests')),
    figure(`${profile.name}: kB`, of(0, 'kilobytes')),
  ];
}

async function measureServing(): Promise<Figure[]> {
  // The first response fills the cache; the second is what visitors get.
  await fetchPage(address);
  const page = await fetchPage(address);
  const peer = await startPeer(page, await findFreePort());
  const sides = [
    { at: address.replace('localhost', '127.0.0.1'), pid: product.server.pid ?? 0, speed: [] as number[], cost: [] as number[] },
    { at: peer.address, pid: peer.pid, speed: [] as number[], cost: [] as number[] },
  ] as const;
  for (const { at } of sides) await load(at, 2);
  for (let round = 0; round < SERVING.rounds; round++)
    for (const { at, pid, speed, cost } of sides) {
      const before = processorTime(pid);
      const { requestsPerSecond, requests, failures } = await load(at, SERVING.seconds);
      if (failures > 0 || requests === 0) throw new Error(`${at}: ${failures} of ${requests} requests failed`);
      speed.push(requestsPerSecond);
      cost.push(((processorTime(pid) - before) * 1000) / requests);
    }
  peer.stop();
  const [ours, theirs] = [sides[0], sides[1]].map(({ speed, cost }) => ({ speed: median(speed), cost: median(cost) }));
  if (!ours || !theirs) throw new Error('No measurements');
  return [
    figure('page size, bytes (brotli)', page.body.length),
    figure('requests per second', ours.speed),
    figure(`requests per second, ${peer.name}`, theirs.speed),
    atLeast(`speed relative to ${peer.name}`, ours.speed / theirs.speed, 0.5),
    figure('CPU time per request, µs', ours.cost),
    figure(`CPU time per request, µs, ${peer.name}`, theirs.cost),
    atMost(`CPU time relative to ${peer.name}`, ours.cost / theirs.cost, 2),
  ];
}

async function measureLiking(): Promise<Figure[]> {
  const url = databaseUrlOf(product.dataDirectory);
  const { pool, close } = openDatabase(url, { connections: 4 });
  const fans = await addFans(product.origin, pool, FANS);
  const liked = await addLiked(pool, 51);
  const found: Figure[] = [];
  for (const [name, some] of [
    ['50 presentations', liked.slice(1)],
    ['one presentation', liked.slice(0, 1)],
  ] as const) {
    const { ours, theirs, wrongCounts } = await measureLikes(product.origin, pool, url, fans, some);
    found.push(
      figure(`${name}: likes per second`, ours),
      figure(`${name}: likes per second, the SQL statement alone`, theirs),
      atLeast(`${name}: likes relative to the SQL statement alone`, ours / theirs, 0.5),
      atMost(`${name}: wrong like counts`, wrongCounts, 0),
    );
  }
  await close();
  return found;
}

async function measureAudits(): Promise<Figure[]> {
  const found: Figure[] = [];
  for (const device of ['desktop', 'mobile'] as const) {
    const { scores, imperfect } = await audit(address, port, device);
    for (const line of imperfect) console.log(`Lighthouse, ${device}: ${line}`);
    for (const [category, score] of Object.entries(scores))
      found.push(atLeast(`Lighthouse, ${device}: ${category}`, score, device === 'desktop' ? 100 : category === 'performance' ? 95 : 0));
  }
  return found;
}
