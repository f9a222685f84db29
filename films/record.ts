import sharp from 'sharp';
import { sampleThumbnailSize } from '../src/contract/presentation/sample-videos.ts';
import { writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { usedGlyphs } from '../src/model/paint/glyphs/used-glyphs.ts';
import { parsePresentation } from '../src/model/presentation/parse.ts';
import { indexScene } from '../src/model/scene/scene.ts';
import { listedDecks } from '../src/server/features/demo/decks.ts';
import { subsetFaces } from '../src/server/platform/fonts/subset-face.ts';
import { writeCaptions } from './captions.ts';
import type { Film } from './film.ts';
import { films } from './films.ts';

// Usage: node films/record.ts [deck…]; without names it records all films.
const folder = join(import.meta.dirname, '../public/present-viewer');
/** No server answers there: every request of the page is intercepted. HTTPS, because video encoders need a secure context. */
const origin = 'https://films.invalid';
const types: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json', '.woff2': 'font/woff2' };

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !films.some(({ deck }) => deck === name));
if (unknown.length > 0) throw new Error(`No film for ${unknown.join(', ')}`);

const scripts = await buildPage();
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
try {
  for (const film of films) if (wanted.length === 0 || wanted.includes(film.deck)) await recordFilm(film);
} finally {
  await browser.close();
}

async function recordFilm(film: Film): Promise<void> {
  const { files, language } = await filesOf(film.deck);
  const context = await browser.newContext();
  await handOver(context, new Map([...scripts, ...files]));
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  const { video, poster, fineness, shots } = await page.evaluate((each) => globalThis.record(each), film);
  await context.close();
  const webm = await bytesOf(video);
  const webp = await bytesOf(poster);
  const seconds = shots.at(-1)?.end ?? 0;
  console.log(
    `${film.name}: ${seconds.toFixed(1)} s, ${(webm.length / 1000).toFixed(0)} kB (fineness ${fineness}), poster ${(webp.length / 1000).toFixed(0)} kB`,
  );
  writeFileSync(join(folder, `${film.name}.webm`), webm);
  writeFileSync(join(folder, `${film.name}.webp`), webp);
  await sharp(webp)
    .resize(sampleThumbnailSize)
    .webp({ quality: 80 })
    .toFile(join(folder, `${film.name}-small.webp`));
  writeFileSync(join(folder, `${film.name}.vtt`), writeCaptions(film, shots, language));
}

/** The presentation and its fonts, as visitors get them. */
async function filesOf(deck: string): Promise<{ files: Map<string, Buffer>; language: string }> {
  const document = (await listedDecks.find(({ name }) => name === deck)?.load())?.document;
  const { presentation } = parsePresentation(document);
  const fonts = await subsetFaces(usedGlyphs(indexScene(presentation), []));
  const files = new Map([['/presentation.json', Buffer.from(JSON.stringify({ document, faces: [...fonts.keys()] }))]]);
  for (const [face, bytes] of fonts) files.set(`/${face}.woff2`, Buffer.from(bytes));
  return { files, language: presentation.language };
}

async function buildPage(): Promise<Map<string, Buffer>> {
  const built = (await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2024',
      modulePreload: false,
      rolldownOptions: { input: join(import.meta.dirname, 'film-page.ts'), output: { entryFileNames: 'film-page.js' } },
    },
  })) as Rolldown.RolldownOutput;
  const page = Buffer.from(
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>A film</title><script type="module" src="/film-page.js"></script></html>',
  );
  return new Map([
    ['/', page],
    ...built.output.map((file) => [`/${file.fileName}`, Buffer.from(file.type === 'chunk' ? file.code : file.source)] as const),
  ]);
}

async function handOver(context: BrowserContext, files: ReadonlyMap<string, Buffer>): Promise<void> {
  await context.route(`${origin}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    const body = files.get(path);
    return body ? route.fulfill({ body, contentType: types[extname(path)] ?? 'text/html' }) : route.fulfill({ status: 404 });
  });
}

async function bytesOf(address: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(address)).arrayBuffer());
}
