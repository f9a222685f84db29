import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { embedPath } from '#contract/routes.ts';
import { memberOf } from '#server/testing/test-member.ts';
import type { TestServer } from '#server/testing/test-server.ts';
import { openLibrary } from '../e2e/library.ts';
import { startProduct } from '../e2e/product.ts';
import { lightInTheDeep } from '../src/server/features/demo/presentations/light-in-the-deep.ts';
import { untilIdle } from './browser-processes.ts';
import { boxesOf, fit, screen } from './drag/boxes.ts';
import { installPeers, serveBuilt } from './drag/built-pages.ts';
import { dragByMouse } from './editing/drag-by-mouse.ts';
import { documentOfBoxes, documentOfLetters, draggedOf, letters, placeInEditor } from './editing/documents.ts';
import { logIn, openEditor, windowSize } from './editing/editor-page.ts';
import { firstChange } from './editing/first-change.ts';
import { typeLetters, watchKeys } from './editing/type-letters.ts';
import { atMost, figure, type Figure, median, report } from './figures.ts';
import { loadCold } from './start/cold-load.ts';
import { readyDeck } from './start/ready-deck.ts';
import { servePage } from './start/serve-page.ts';

// The editor itself, beside other editors and beside what a browser does by itself: dragging with a mouse, typing, what it loads, and how
// long it takes to open. Each editor in a browser of its own. PEERS=0 leaves out the others, which take a minute to install.
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const SIZES = [200, 2_000, 10_000] as const;
const peers = process.env['PEERS'] === '0' ? [] : (['tldraw', 'excalidraw'] as const);
const args = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-sync',
  '--enable-unsafe-swiftshader',
];
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

const product = await startProduct({ environment: { DEMO: 'all' } });
const embed = `${product.origin}${embedPath(lightInTheDeep.oid)}?autoplay=1`;
await readyDeck(embed);
await untilIdle(product.server.pid ?? 0);
const library = await openLibrary(product.dataDirectory);
const { personId } = await memberOf(
  { origin: product.origin, foundation: { database: { pool: library.pool } } } as unknown as TestServer,
  'writer',
);
const writer = { origin: product.origin, email: 'writer@example.org' };
const boxes = new Map<number, string>();
for (const size of SIZES) boxes.set(size, (await library.addDocument(personId, documentOfBoxes(size))).oid);
const { oid: lettersOid } = await library.addDocument(personId, documentOfLetters);
const { oid: deckOid } = await library.addDocument(personId, lightInTheDeep.document as Readonly<Record<string, unknown>>);
const others = peers.length > 0 ? await serveBuilt([[installPeers(), 'peers/']]) : undefined;
const blank = await servePage({ html: '<!doctype html><title>Nothing</title>', files: new Map() });
const field = await servePage({
  html: `<!doctype html><title>A field</title><style>div { width: 1000px; font: 24px Inter, sans-serif }</style><div contenteditable>${letters}</div>`,
  files: new Map(),
});

const drags = new Map<string, number[]>();
const keys = new Map<'editor' | 'field', number[]>([
  ['editor', []],
  ['field', []],
]);
const changes: number[] = [];
const starts: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  await inBrowser('blank', (page) => page.goto(blank.origin).then(() => ({ x: 600, y: 300 })));
  for (const [size, oid] of boxes)
    await inBrowser(`editor, ${size} objects`, async (page) => {
      const box = await openEditor(page, oid);
      const { x, y } = placeInEditor(size);
      return { x: box.x + x, y: box.y + y };
    });
  for (const peer of peers)
    await inBrowser(`${peer}, 2000 objects`, async (page) => {
      await page.goto(`${others?.origin}/peers/?kind=${peer}&objects=2000`);
      await page.evaluate(() => (globalThis as unknown as { ready: Promise<unknown> }).ready);
      const { x = 0, y = 0, width = 0, height = 0 } = boxesOf(2_000)[draggedOf(2_000)] ?? {};
      const zoom = Math.max(peer === 'excalidraw' ? 0.1 : 0, fit(boxesOf(2_000)).zoom);
      return { x: (x + width / 2) * zoom, y: (y + height / 2) * zoom };
    });
  await type();
  await start();
}
await library.close();
await product.stop();
for (const page of [others, blank, field]) page?.stop();
rmSync(product.dataDirectory, { recursive: true, force: true });

const dragOf = (name: string) => median(drags.get(name) ?? []) - median(drags.get('blank') ?? []);
const keyOf = (where: 'editor' | 'field') => median(keys.get(where) ?? []);
console.log(`Canvas of ${screen.width} × ${screen.height}, software rendering; median of ${ROUNDS} rounds`);
report('editing', [
  ...SIZES.map((size) => atMost(`dragging one of ${size} objects: CPU ms a move above a blank page`, dragOf(`editor, ${size} objects`), 3)),
  atMost('  10,000 objects against 2,000', dragOf('editor, 10000 objects') / dragOf('editor, 2000 objects'), 1.3),
  ...peers.map((peer) => figure(`  ${peer}, 2000 objects`, dragOf(`${peer}, 2000 objects`))),
  figure('a key to its glyph in a text of 1,000 letters, ms', keyOf('editor')),
  figure('  in a contenteditable', keyOf('field')),
  atMost('  against it', keyOf('editor') / keyOf('field'), 1.5),
  figure('opening, cold, slow, until the first change, ms', median(changes)),
  figure('  the embedded viewer, until it answers a key', median(starts)),
  atMost('  against it', median(changes) / median(starts), 1.3),
  ...weight(),
]);

/** Drags what `open` says is there, in a new browser. */
async function inBrowser(name: string, open: (page: Page) => Promise<{ x: number; y: number }>): Promise<void> {
  const server = await chromium.launchServer({ executablePath, args });
  const browser = await chromium.connect(server.wsEndpoint());
  const page = name.startsWith('editor')
    ? await (await logIn(browser, writer)).newPage()
    : await browser.newPage({ viewport: name === 'blank' ? windowSize : screen });
  const at = await open(page);
  const pid = server.process().pid ?? 0;
  await untilIdle(pid);
  const cpu = await dragByMouse(page, pid, at);
  // In the next round everything is where it was; what has not been moved cannot be put back.
  if (name.startsWith('editor')) {
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await page.getByText('Saved', { exact: true }).waitFor();
  }
  console.error(`${name}: ${cpu.toFixed(2)} CPU ms a move`);
  drags.set(name, [...(drags.get(name) ?? []), cpu]);
  await browser.close();
  await server.close();
}

async function type(): Promise<void> {
  const browser = await chromium.launch({ executablePath, args });
  const context = await logIn(browser, writer);
  await context.addInitScript(watchKeys);
  const editor = await context.newPage();
  const box = await openEditor(editor, lettersOid);
  await editor.mouse.dblclick(box.x + box.width / 2, box.y + box.height * 0.2);
  await editor.locator('[data-key-field]').waitFor();
  const plain = await context.newPage();
  await plain.goto(field.origin);
  await plain.locator('div').click();
  for (const [where, page] of [
    ['editor', editor],
    ['field', plain],
  ] as const) {
    await page.bringToFront();
    const times = await typeLetters(page);
    console.error(`${where}: ${median(times).toFixed(1)} ms from a key to its glyph`);
    keys.get(where)?.push(...times);
  }
  await browser.close();
}

async function start(): Promise<void> {
  const browser = await chromium.launch({ executablePath, args });
  const elsewhere = new URL('/robots.txt', product.origin.replace('localhost', '127.0.0.1')).href;
  starts.push((await loadCold(browser, elsewhere, embed, true)).answered);
  changes.push(await firstChange(await logIn(browser, writer), elsewhere, deckOid));
  console.error(
    `the viewer answers after ${starts.at(-1)?.toFixed(0)} ms, the editor has changed something after ${changes.at(-1)?.toFixed(0)} ms`,
  );
  await browser.close();
}

/** From `scripts/weigh.mjs`. */
function weight(): Figure[] {
  const { stdout } = spawnSync(process.execPath, [join(import.meta.dirname, '../scripts/weigh.mjs')], { encoding: 'utf8' });
  const [, kilobytes] = /^editor, .*?: ([\d.]+) kB/m.exec(stdout) ?? [];
  return [atMost('script beyond viewer and React, kB brotli', Number(kilobytes), 90)];
}
