import { rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { chromium, type Browser } from '@playwright/test';
import { presentationPath } from '#contract/presentation/presentation-address.ts';
import { routes } from '#contract/routes.ts';
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
import { readProps, readyPage } from './view-page/ready-page.ts';

// The page of a presentation for a signed-out visitor: painted, served, liked, and audited by Lighthouse. Explore and dashboard: painted.
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
if (PARTS.includes('paints'))
  for (const subject of await listSubjects())
    for (const profile of subject.profiles) figures.push(...(await measurePaints(browser, profile, subject)));
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

/** A page, and what a bare one has to show instead. */
interface Subject {
  /** Goes before the names of its figures. */
  prefix: string;
  address: string;
  title: string;
  picture: Buffer | undefined;
  cookies?: ReadonlyMap<string, string>;
  profiles: readonly Profile[];
}

async function listSubjects(): Promise<Subject[]> {
  const read = async (path: string) => Buffer.from(await (await fetch(new URL(path, product.origin))).arrayBuffer());
  const slow = profiles.filter(({ name }) => name === 'slow');
  const exploreAddress = `${product.origin}${routes.explore}`;
  const { featured } = await readProps<'explore'>(exploreAddress);
  const { pool, close } = openDatabase(databaseUrlOf(product.dataDirectory), { connections: 2 });
  const [member] = await addFans(product.origin, pool, 1, FANS);
  await close();
  const cookies = new Map(
    member?.cookie.split('; ').map((cookie): [string, string] => [cookie.split('=', 1)[0] ?? '', cookie.replace(/^[^=]*=/, '')]),
  );
  return [
    { prefix: '', address, title: ready.title, picture: await read(ready.previewUrl), profiles },
    {
      prefix: 'explore, ',
      address: exploreAddress,
      title: featured?.title ?? '',
      picture: featured?.thumbnail ? await read(featured.thumbnail) : undefined,
      profiles: slow,
    },
    {
      prefix: 'dashboard, ',
      address: `${product.origin}${routes.dashboard}`,
      title: 'Dashboard',
      picture: undefined,
      cookies,
      profiles: slow,
    },
  ];
}

async function measurePaints(
  opened: Browser,
  profile: Profile,
  { prefix, address: at, title, picture, cookies }: Subject,
): Promise<Figure[]> {
  // A warm-up load that does not count, but reports how wide the largest element is.
  const { largestWidth } = await loadPaints(opened, at, profile, cookies);
  const bare = await servePage(barePage({ title, picture, width: largestWidth }));
  await loadPaints(opened, bare.origin, profile);
  const sides = [
    { name: 'Lectern', at, cookies, paints: [] as Paints[] },
    { name: 'bare', at: bare.origin, cookies: undefined, paints: [] as Paints[] },
  ] as const;
  for (let round = 0; round < ROUNDS; round++)
    for (const { name, at: asked, cookies: sent, paints } of sides) {
      const paint = await loadPaints(opened, asked, profile, sent);
      paints.push(paint);
      console.error(
        `${prefix}${profile.name}, ${name}: first byte ${paint.firstByte.toFixed(0)}, first contentful ${paint.firstContentful.toFixed(0)}, largest ${paint.largestContentful.toFixed(0)} ms: ${paint.largest}`,
      );
      if (process.env['ARRIVALS'] && round === ROUNDS - 1)
        for (const { name: file, start, first, end } of paint.arrivals)
          console.error(`  ${String(start).padStart(5)} – ${String(first).padStart(5)} – ${String(end).padEnd(5)} ${file}`);
    }
  bare.stop();
  const of = (side: 0 | 1, what: Exclude<keyof Paints, 'largest' | 'arrivals'>) => median(sides[side].paints.map((paint) => paint[what]));
  const named = `${prefix}${profile.name}`;
  const pair = (words: string, what: 'firstContentful' | 'largestContentful', most: number) => [
    figure(`${named}: ${words}, ms`, of(0, what)),
    figure(`${named}: ${words}, ms, bare page`, of(1, what)),
    atMost(`${named}: ${words} relative to a bare page`, of(0, what) / of(1, what), most),
  ];
  for (const { name, paints } of sides)
    console.log(`${named}, largest of ${name}: ${[...new Set(paints.map(({ largest }) => largest))].join(' or ')}`);
  return [
    ...pair('first contentful paint', 'firstContentful', 1.5),
    ...pair('largest contentful paint', 'largestContentful', 1.15),
    atMost(`${named}: layout shift, max`, Math.max(...sides[0].paints.map(({ layoutShift }) => layoutShift)), 0),
    figure(`${named}: long tasks, total ms`, of(0, 'longTasks')),
    figure(`${named}: longest task, ms`, of(0, 'longestTask')),
    figure(`${named}: requests`, of(0, 'requests')),
    figure(`${named}: kB`, of(0, 'kilobytes')),
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
      found.push(atLeast(`Lighthouse, ${device}: ${category}`, score, device === 'mobile' && category === 'performance' ? 98 : 100));
  }
  return found;
}
