import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createCanvas } from '@napi-rs/canvas';
import { chromium } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { workerChunks } from '../scripts/worker-chunks.mjs';
import { subsetFace } from '../src/server/platform/fonts/subset-face.ts';
import { untilIdle, usageOf } from './browser-processes.ts';
import { atMost, figure, median, report, type Figure } from './figures.ts';

// The same scene and the same flight, rendered in four ways, each in a separate browser, alternating.
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const kinds = ['webgl', 'lite', 'dom', 'pixi'] as const;
const sizes = [200, 1000, 2000] as const;
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

const files = await buildFiles();
const server = createServer((request, response) => {
  const name = request.url === undefined || request.url.startsWith('/?') ? 'index.html' : request.url.slice(1);
  const body = files.get(name);
  const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.png': 'image/png', '.woff2': 'font/woff2' };
  response.writeHead(body ? 200 : 404, { 'content-type': types[extname(name)] ?? 'application/octet-stream' }).end(body);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
const origin = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;

type Measured = { cpu: number[]; script: number[]; p95: number[]; memory: number[] };
const measured = new Map<string, Measured>();
for (let round = 0; round < ROUNDS; round++)
  for (const kind of kinds)
    for (const objects of kind === 'webgl' || kind === 'lite' ? sizes : ([1000] as const)) {
      const key = `${kind} ${objects}`;
      const result = measured.get(key) ?? { cpu: [], script: [], p95: [], memory: [] };
      measured.set(key, result);
      const { cpu, script, megabytes } = await fly(kind, objects);
      result.cpu.push(cpu);
      result.script.push(script.reduce((sum, value) => sum + value, 0) / script.length);
      result.p95.push(script.toSorted((a, b) => a - b)[Math.floor(script.length * 0.95)] ?? 0);
      result.memory.push(megabytes);
      console.error(
        `${key}: ${cpu.toFixed(2)} ms per frame, script p95 ${(result.p95.at(-1) ?? 0).toFixed(2)} ms, ${megabytes.toFixed(0)} MB`,
      );
    }
server.close();

const surfaces = { webgl: '../src/viewer/surface/webgl/webgl-surface.ts', lite: '../src/viewer/surface/lite/lite-surface.ts' };
const bytes = {
  webgl: await kilobytesOf([surfaces.webgl]),
  lite: await kilobytesOf([surfaces.lite]),
  dom: await kilobytesOf(['flight/dom-contestant.ts']),
  pixi: await kilobytesOf(['flight/pixi-contestant.ts']),
};
const of = (key: string, what: keyof Measured) => median(measured.get(key)?.[what] ?? []);
const figures: Figure[] = kinds.flatMap((kind) => [
  figure(`${kind}: CPU ms per frame, all processes`, of(`${kind} 1000`, 'cpu')),
  figure(`${kind}: script ms per frame, mean`, of(`${kind} 1000`, 'script')),
  figure(`${kind}: script ms per frame, p95`, of(`${kind} 1000`, 'p95')),
  figure(`${kind}: memory of all processes, MB`, of(`${kind} 1000`, 'memory')),
  figure(`${kind}: kB of script, brotli`, bytes[kind]),
]);
console.log(`1,000 objects, 10 steps of 30 frames, zoom × 200, 1280 × 720, software WebGL; median of ${ROUNDS} rounds`);
report('flight', [
  ...figures,
  atMost('webgl relative to lite, CPU', of('webgl 1000', 'cpu') / of('lite 1000', 'cpu'), 0.7),
  atMost('webgl relative to PixiJS, CPU', of('webgl 1000', 'cpu') / of('pixi 1000', 'cpu'), 0.25),
  atMost('webgl: script ms per frame, p95', of('webgl 1000', 'p95'), 4),
  atMost('webgl: CPU growth from 200 to 2,000 objects', of('webgl 2000', 'cpu') / of('webgl 200', 'cpu'), 1.3),
  figure('lite: CPU growth from 200 to 2,000 objects', of('lite 2000', 'cpu') / of('lite 200', 'cpu')),
  atMost('both surfaces, kB brotli', await kilobytesOf([surfaces.webgl, surfaces.lite]), 25),
  figure(
    'charts, tables, code and right-to-left text, loaded on demand, kB brotli',
    await kilobytesOf([surfaces.webgl, surfaces.lite], (file) => file.includes('rich-forms')),
  ),
]);

async function fly(kind: string, objects: number) {
  const browser = await chromium.launchServer({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args });
  const connection = await chromium.connect(browser.wsEndpoint());
  const page = await connection.newPage({ viewport: { width: 1280, height: 720 } });
  page.on('pageerror', (error) => console.error(error));
  await page.goto(`${origin}/?kind=${kind}&objects=${objects}`);
  const pid = browser.process().pid ?? 0;
  const flight = await page.evaluateHandle(() => (globalThis as unknown as { ready: Promise<() => Promise<number[]>> }).ready);
  await untilIdle(pid);
  const before = usageOf(pid).seconds;
  const script = await flight.evaluate((run) => run());
  const { seconds, megabytes } = usageOf(pid);
  await connection.close();
  await browser.close();
  return { cpu: ((seconds - before) * 1000) / script.length, script, megabytes };
}

async function buildFiles(): Promise<Map<string, Buffer>> {
  const built = (await build({
    configFile: false,
    root: join(import.meta.dirname, 'flight'),
    logLevel: 'error',
    build: { write: false, target: 'es2022', modulePreload: false, assetsInlineLimit: 0 },
    plugins: [workerChunks()],
  })) as Rolldown.RolldownOutput;
  const all = new Map<string, Buffer>(
    built.output.map((file) => [file.fileName, Buffer.from(file.type === 'chunk' ? file.code : file.source)]),
  );
  const letters = new Set('Light No 0123456789');
  for (const face of ['inter-400', 'inter-600', 'inter-700', 'inter-800'])
    all.set(`${face}.woff2`, Buffer.from(await subsetFace(face, letters)));
  const canvas = createCanvas(256, 144);
  const context = canvas.getContext('2d');
  for (let row = 0; row < 9; row++)
    for (let column = 0; column < 16; column++) {
      context.fillStyle = `hsl(${(row * 40 + column * 15) % 360} 60% 55%)`;
      context.fillRect(column * 16, row * 16, 16, 16);
    }
  all.set('photo.png', canvas.toBuffer('image/png'));
  return all;
}

/**
 * What a visitor downloads for this renderer, without what every page has (Vite's loader): everything it imports, including workers, each
 * file compressed as it is sent.
 */
async function kilobytesOf(names: string[], isWanted = (file: string) => !/rich-forms|loading/.test(file)): Promise<number> {
  const built = (await build({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: names.map((name) => join(import.meta.dirname, name)), preserveEntrySignatures: 'strict' },
    },
    plugins: [workerChunks()],
  })) as Rolldown.RolldownOutput;
  return (
    built.output
      .filter((file) => isWanted(file.fileName))
      .reduce((sum, file) => sum + brotliCompressSync(file.type === 'chunk' ? file.code : file.source).length, 0) / 1000
  );
}
