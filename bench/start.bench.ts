import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { embedPath } from '#contract/routes.ts';
import { startProduct } from '../e2e/product.ts';
import { lightInTheDeep } from '../src/server/features/demo/presentations/light-in-the-deep.ts';
import { untilIdle } from './browser-processes.ts';
import { atMost, figure, median, report, type Figure } from './figures.ts';
import { loadCold, type ColdLoad } from './start/cold-load.ts';
import { impressPage, revealPage } from './start/peer-pages.ts';
import { pressKeys, type Move } from './start/press-keys.ts';
import { readyDeck } from './start/ready-deck.ts';
import { servePage } from './start/serve-page.ts';
import { slidesOf } from './start/slides.ts';

// A first visit to the same talk on a slow phone: in the embedded viewer, and as slides in two other tools, alternating.
// ARRIVALS=1 prints when each file arrived.
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const args = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];
const { oid, document } = lightInTheDeep;

const product = await startProduct({ environment: { DEMO: 'all' } });
const embed = product.origin + embedPath(oid);
const { display, files } = await readyDeck(`${embed}?autoplay=1`);
// Wait until the other demo decks have been painted.
await untilIdle(product.server.pid ?? 0);

const slides = await slidesOf(document);
const fonts = await Promise.all(
  [400, 700].map(async (weight) => {
    const address = files.fonts.find(({ face }) => face === `geist-${weight}`)?.address;
    return { weight, bytes: Buffer.from(await (await fetch(new URL(address ?? '', product.origin))).arrayBuffer()) };
  }),
);
const reveal = await servePage(revealPage(display.title, slides, fonts));
const impress = await servePage(impressPage(display.title, slides, fonts));
// The same server, but another site to a browser.
const elsewhere = new URL('/robots.txt', product.origin.replace('localhost', '127.0.0.1')).href;
const contestants = [
  { name: 'Lectern', address: `${embed}?autoplay=1` },
  { name: 'reveal.js', address: reveal.origin },
  { name: 'impress.js', address: impress.origin },
] as const;

const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args });
const loads = new Map<string, ColdLoad[]>(contestants.map(({ name }) => [name, []]));
// A warm-up round that does not count, since the browser's own processes have to start too.
for (let round = -1; round < ROUNDS; round++)
  for (const { name, address } of contestants) {
    const load = await loadCold(browser, elsewhere, address, name === 'Lectern');
    if (round < 0) continue;
    loads.get(name)?.push(load);
    console.error(
      `${name}: first frame after ${load.firstFrame.toFixed(0)} ms, ${load.requests} requests, the last one complete after ${Math.max(...load.arrivals.map(({ end }) => end))} ms`,
    );
    if (process.env['ARRIVALS'])
      for (const { name: file, start, end } of load.arrivals)
        console.error(`  ${String(start).padStart(5)} – ${String(end).padEnd(5)} ${file}`);
  }
reveal.stop();
impress.stop();
const of = (name: string, what: Exclude<keyof ColdLoad, 'arrivals'>) => median((loads.get(name) ?? []).map((load) => load[what]));

const moves: Record<'lite' | 'webgl', Move[]> = {
  lite: await pressKeys(browser, `${embed}?surface=lite`, 'lite', document),
  webgl: await pressKeys(browser, embed, 'webgl', document),
};
await browser.close();
await product.stop();
rmSync(product.dataDirectory, { recursive: true, force: true });

const most = (surface: keyof typeof moves, what: keyof Move) => Math.max(...moves[surface].map((move) => move[what]));
const middle = (surface: keyof typeof moves, what: keyof Move) => median(moves[surface].map((move) => move[what]));
const moveFigures = (surface: keyof typeof moves): Figure[] => [
  atMost(`${surface}: animation frames from a key to the first movement, max`, most(surface, 'frames'), 2),
  figure(`${surface}: the same in ms, median`, middle(surface, 'milliseconds')),
  figure(`${surface}: the same in ms, max`, most(surface, 'milliseconds')),
  atMost(`${surface}: reported at rest, ms after key + nominal flight, median`, middle(surface, 'settled'), 50),
  figure(`${surface}: the same, max`, most(surface, 'settled')),
  figure(`${surface}: last draw of the exact picture, ms after key + nominal flight, median`, middle(surface, 'exact')),
];

console.log(
  `Embedded viewer vs ${slides.length} slides, cold cache, 4 × CPU slowdown, Fast 4G, HTTP/1.1; median of ${ROUNDS} rounds. Keys: ${moves.lite.length} steps on each surface, without throttling.`,
);
report('start', [
  ...contestants.flatMap(({ name }) => [
    figure(`${name}: ms to first frame`, of(name, 'firstFrame')),
    figure(`${name}: kB by then`, of(name, 'kilobytes')),
    figure(`${name}: kB of script by then`, of(name, 'scriptKilobytes')),
    figure(`${name}: requests by then`, of(name, 'requests')),
  ]),
  figure('Lectern: ms until the canvas shows it', of('Lectern', 'drawn')),
  atMost('Lectern: ms from the first frame until the canvas answers a key', of('Lectern', 'answered') - of('Lectern', 'firstFrame'), 1000),
  atMost('Lectern: longest task between the two, ms (0: none over 50)', of('Lectern', 'longestTask'), 50),
  atMost('first frame relative to reveal.js', of('Lectern', 'firstFrame') / of('reveal.js', 'firstFrame'), 0.6),
  atMost('first frame relative to impress.js', of('Lectern', 'firstFrame') / of('impress.js', 'firstFrame'), 0.65),
  ...moveFigures('lite'),
  ...moveFigures('webgl'),
  ...weights(),
]);

/** The embedded viewer's weights, from `scripts/weigh.mjs`. */
function weights(): Figure[] {
  const { stdout } = spawnSync(process.execPath, [join(import.meta.dirname, '../scripts/weigh.mjs')], { encoding: 'utf8' });
  return [...stdout.matchAll(/^(embed, \w+): ([\d.]+) kB.*at most (\d+) kB/gm)].map(([, name, weight, limit]) =>
    atMost(`${name}: kB of script by first frame, brotli`, Number(weight), Number(limit)),
  );
}
