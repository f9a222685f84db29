import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { untilIdle, usageOf } from './browser-processes.ts';
import { installPeers, serveBuilt } from './drag/built-pages.ts';
import { atMost, figure, median, report } from './figures.ts';

// One of many objects is moved once in each frame: on our surfaces, lifted, and in other editors. Each in a separate browser, alternating.
// What a blank page costs in as many frames is subtracted. PEERS=0 leaves out the others, which take a minute to install.
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const here = join(import.meta.dirname, 'drag');
const args = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--enable-unsafe-swiftshader',
];
const peers = process.env['PEERS'] === '0' ? [] : (['konva', 'tldraw', 'excalidraw'] as const);
const contestants = [
  ['blank', 0],
  ['dot', 0],
  ...(['webgl', 'lite'] as const).flatMap((kind) => [200, 2_000, 10_000].map((objects) => [kind, objects] as const)),
  ...peers.map((kind) => [kind, 2_000] as const),
] as const;

interface Dragging {
  lifting: number;
  drag(): Promise<number>;
  change(): Promise<number[]>;
}

const { origin, stop } = await serveBuilt([[here, ''], ...(peers.length > 0 ? [[installPeers(), 'peers/'] as const] : [])]);

interface Measured {
  cpu: number;
  lifting: number;
  change: number;
}
const measured = new Map<string, Measured[]>();
for (let round = 0; round < ROUNDS; round++)
  for (const [kind, objects] of contestants) {
    const key = `${kind} ${objects}`;
    const result = await measure(kind, objects);
    measured.set(key, [...(measured.get(key) ?? []), result]);
    console.error(
      `${key}: ${result.cpu.toFixed(2)} CPU ms a frame, lifted after ${result.lifting.toFixed(0)} ms, a change after ${result.change.toFixed(0)} ms`,
    );
  }
stop();

const of = (key: string, what: keyof Measured) => median((measured.get(key) ?? []).map((each) => each[what]));
const blank = of('blank 0', 'cpu');
const above = (key: string) => of(key, 'cpu') - blank;
console.log(`One object of many is moved in each of 120 frames, 1280 × 720, software WebGL; median of ${ROUNDS} rounds`);
report('drag', [
  figure('blank page: CPU ms a frame, all processes', blank),
  figure('canvas with a moving dot: CPU ms a frame above a blank page', above('dot 0')),
  ...(['webgl', 'lite'] as const).flatMap((kind) => [
    ...[200, 2_000, 10_000].flatMap((objects) => [
      atMost(`${kind}, ${objects} objects: CPU ms a frame above a blank page`, above(`${kind} ${objects}`), 3),
      atMost('  ms from picking up to an exact picture', of(`${kind} ${objects}`, 'lifting'), 150),
      figure('  ms from a change to an exact picture, nothing lifted', of(`${kind} ${objects}`, 'change')),
    ]),
    atMost(`${kind}: 10,000 objects against 2,000`, above(`${kind} 10000`) / above(`${kind} 2000`), 1.3),
  ]),
  ...peers.map((kind) => figure(`${kind}, 2,000 objects: CPU ms a frame above a blank page`, above(`${kind} 2000`))),
]);

async function measure(kind: string, objects: number): Promise<Measured> {
  const browser = await chromium.launchServer({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args });
  const connection = await chromium.connect(browser.wsEndpoint());
  const page = await connection.newPage({ viewport: { width: 1280, height: 720 } });
  page.on('pageerror', (error) => console.error(error));
  const isPeer = peers.some((peer) => peer === kind);
  await page.goto(`${origin}/${isPeer ? 'peers/' : ''}?kind=${kind}&objects=${objects}`);
  const pid = browser.process().pid ?? 0;
  const dragging = await page.evaluateHandle(() => (globalThis as unknown as { ready: Promise<Dragging> }).ready);
  await untilIdle(pid);
  const before = usageOf(pid).seconds;
  const frames = await dragging.evaluate((it) => it.drag());
  const cpu = ((usageOf(pid).seconds - before) * 1000) / frames;
  const { lifting, change } = await dragging.evaluate(async (it) => ({ lifting: it.lifting, change: await it.change() }));
  await connection.close();
  await browser.close();
  return { cpu, lifting, change: median(change) };
}
