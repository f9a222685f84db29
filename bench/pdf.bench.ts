import { availableParallelism, loadavg } from 'node:os';
import { parsePresentation } from '#model/presentation/parse.ts';
import { indexScene } from '#model/scene/scene.ts';
import { paintLabels } from '../src/server/platform/pictures/paint-labels.ts';
import { atLeast, atMost, figure, median, report, type Figure } from './figures.ts';
import { crowdedDeck, demonstrationDeck, longDeck, photograph } from './pdf/bench-decks.ts';
import { comparePages } from './pdf/compare-pages.ts';
import { exportInStudio } from './pdf/export-in-studio.ts';
import { plainHtml } from './pdf/plain-html.ts';
import { memoryInChromium, printInChromium } from './pdf/print-in-chromium.ts';

// A PDF of forty steps and the overview: ours, as the worker produces it, and the same pages as plain HTML printed by Chromium, both
// tagged, alternating.
// ROUNDS of each; PARTS=speed,length,looks selects what to measure.
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const PARTS = (process.env['PARTS'] ?? 'speed,length,looks').split(',');
const STEPS = 40;
const LONG = 500;
const decks = {
  crowded: crowdedDeck(STEPS),
  'quarterly-review': await demonstrationDeck('quarterly-review', STEPS),
  'light-in-the-deep': await demonstrationDeck('light-in-the-deep', STEPS),
};

const figures: Figure[] = [];
for (const [name, deck] of Object.entries(decks)) figures.push(...(await measureDeck(name, deck)));
if (PARTS.includes('length')) figures.push(...(await measureLength()));
console.log(
  `${STEPS} steps and the overview; CPU time minus that of an empty file, in a warm process; “again” repeats the same file in the same process. Medians of ${ROUNDS} rounds, load ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} processors`,
);
report('pdf', figures);

async function measureDeck(name: string, deck: unknown): Promise<Figure[]> {
  const { presentation } = parsePresentation(deck);
  const scene = indexScene(presentation);
  const pictures = new Map(
    Object.entries(presentation.assets).flatMap(([id, { kind, source, width = 1, height = 1 }]) =>
      kind === 'image' ? [[id, { address: source, width, height }] as const] : [],
    ),
  );
  const html = plainHtml(scene, pictures, paintLabels('en'));
  const rounds: { ours: Awaited<ReturnType<typeof exportInStudio>>; theirs: Awaited<ReturnType<typeof printInChromium>> }[] = [];
  for (let round = 0; round < (PARTS.includes('speed') ? ROUNDS : 1); round++) {
    const [ours, theirs] = [await exportInStudio(deck), await printInChromium(html)];
    rounds.push({ ours, theirs });
    console.error(
      `${name}: ours ${ours.cpuSeconds.toFixed(2)}, again ${ours.againSeconds.toFixed(2)} s; Chromium ${theirs.cpuSeconds.toFixed(2)}, again ${theirs.againSeconds.toFixed(2)} s`,
    );
  }
  const [last] = rounds.slice(-1);
  if (!last) return [];
  const { ours, theirs } = last;
  const middle = (of: (round: (typeof rounds)[number]) => number) => median(rounds.map(of));
  const speeds = {
    ours: ours.pages / middle((round) => round.ours.cpuSeconds),
    theirs: ours.pages / middle((round) => round.theirs.cpuSeconds),
  };
  const again = {
    ours: ours.pages / middle((round) => round.ours.againSeconds),
    theirs: ours.pages / middle((round) => round.theirs.againSeconds),
  };
  const found: Figure[] = [];
  if (PARTS.includes('speed'))
    found.push(
      figure(`${name}: objects`, scene.nodes.size),
      figure(`${name}: pages per CPU second`, speeds.ours),
      figure(`${name}: pages per CPU second, Chromium`, speeds.theirs),
      atLeast(`${name}: pages per CPU second relative to Chromium`, speeds.ours / speeds.theirs, 2),
      figure(`${name}: pages per CPU second, again`, again.ours),
      figure(`${name}: pages per CPU second, again, Chromium`, again.theirs),
      atLeast(`${name}: pages per CPU second relative to Chromium, again`, again.ours / again.theirs, 2),
      figure(
        `${name}: CPU seconds, including process start`,
        middle((round) => round.ours.coldSeconds),
      ),
      figure(
        `${name}: CPU seconds, including browser start`,
        middle((round) => round.theirs.coldSeconds),
      ),
      figure(
        `${name}: seconds`,
        middle((round) => round.ours.seconds),
      ),
      figure(
        `${name}: seconds, Chromium`,
        middle((round) => round.theirs.seconds),
      ),
      figure(`${name}: kB`, ours.bytes.length / 1000),
      figure(`${name}: kB, Chromium`, theirs.bytes.length / 1000),
      atMost(`${name}: bytes relative to Chromium`, ours.bytes.length / theirs.bytes.length, 1.1),
      figure(
        `${name}: peak memory, MB`,
        middle((round) => round.ours.peakMegabytes),
      ),
      figure(`${name}: peak memory, MB, Chromium`, await memoryInChromium(html)),
    );
  if (PARTS.includes('looks')) {
    const [own = [], printed = []] = await comparePages(deck, scene, [ours.bytes, theirs.bytes]);
    console.error(`${name}: % of differing pixels, page by page: ${own.map((share) => (share * 100).toFixed(2)).join(' ')}`);
    found.push(
      atMost(`${name}: % of pixels differing from the viewer at rest, worst page`, Math.max(...own) * 100, 1),
      figure(`${name}: the same, median page`, median(own) * 100),
      figure(`${name}: the same, worst page, Chromium`, Math.max(...printed) * 100),
      figure(`${name}: the same, median page, Chromium`, median(printed) * 100),
    );
  }
  return found;
}

async function measureLength(): Promise<Figure[]> {
  const deck = longDeck(LONG);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await exportInStudio(deck, { read: photograph }));
  const [made] = rounds;
  return [
    figure(`${LONG} steps: pages`, made?.pages ?? 0),
    figure(`${LONG} steps: pages per CPU second`, (made?.pages ?? 0) / median(rounds.map(({ cpuSeconds }) => cpuSeconds))),
    figure(`${LONG} steps: kB`, (made?.bytes.length ?? 0) / 1000),
    atMost(`${LONG} steps: peak memory, MB`, median(rounds.map(({ peakMegabytes }) => peakMegabytes)), 300),
  ];
}
