import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { importRoutes } from '#contract/presentation/imports.ts';
import type { PageFrame } from '#contract/pages.ts';
import pg from 'pg';
import { databaseUrlOf, startProduct } from '../e2e/product.ts';
import { atMost, figure, report, type Figure } from './figures.ts';
import { followImport, phases, type Moment } from './first-step/follow-import.ts';
import { mixedDeck } from './first-step/mixed-deck.ts';
import { addFans, type Fan } from './view-page/fans.ts';

// From the last byte of an uploaded deck until its first step can be watched, phase by phase: the first deck after somebody has opened the
// page where decks are uploaded, and again right afterwards. LECTERN_CORPUS is a folder with real decks. An argument selects decks by name.
const SLIDES = 20;
const TARGET = 3000;
/** Milliseconds from opening the page until a file is chosen on it. */
const REST = 8000;
const fromCorpus = ['poi-ececapstone', 'poi-aes-maloney', 'poi-howwerefactor', 'oxsdk-perf-typical'];

type Times = ReadonlyMap<Moment | 'answered' | 'page' | 'files', number>;

const [filter = ''] = process.argv.slice(2);
const corpus = process.env['LECTERN_CORPUS'];
const decks: { name: string; make(turn: number): Promise<Buffer> }[] = [
  { name: `generated, ${SLIDES} slides`, make: (turn: number) => mixedDeck(SLIDES, turn * 1000) },
  ...fromCorpus
    .map((name) => ({ name, path: join(corpus ?? '', 'pptx', `${name}.pptx`) }))
    .filter(({ path }) => corpus && existsSync(path))
    .map(({ name, path }) => ({ name, make: async () => readFileSync(path) })),
].filter(({ name }) => name.includes(filter));

const figures: Figure[] = [];
for (const { name, make } of decks) {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'lectern-first-step-'));
  const product = await startProduct({ dataDirectory, environment: { DEMO: 'none', STORAGE_LIMIT_GB: '0' } });
  const pool = new pg.Pool({ connectionString: databaseUrlOf(dataDirectory), max: 3 });
  try {
    const [owner] = await addFans(product.origin, pool, 1);
    if (!owner) throw new Error('Nobody has logged in');
    await fetch(new URL(importRoutes.imports, product.origin), { headers: { cookie: owner.cookie } });
    await delay(REST);
    const [load = 0] = loadavg();
    const first = await measure(product.origin, pool, owner, `${name}.pptx`, await make(1));
    print(`${name}, after a rest (load ${load.toFixed(1)})`, first);
    figures.push(atMost(`${name}: last byte to first step, ms`, first.get('files') ?? Number.NaN, TARGET));
    if (name.startsWith('generated')) {
      const again = await measure(product.origin, pool, owner, `${name}.pptx`, await make(2));
      print(`${name}, right afterwards`, again);
      figures.push(figure(`${name}, right afterwards, ms`, again.get('files') ?? Number.NaN));
    }
  } finally {
    await pool.end();
    await product.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}
report('first-step', figures);

async function measure(origin: string, pool: pg.Pool, owner: Fan, name: string, bytes: Buffer): Promise<Times> {
  const ask = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
    fetch(new URL(path, origin), {
      ...init,
      headers: { cookie: owner.cookie, 'x-xsrf-token': owner.token, 'tus-resumable': '1.0.0', ...init.headers },
    });
  const metadata = { filename: name, wishes: '{}' };
  const headers = {
    'upload-length': String(bytes.length),
    'upload-metadata': Object.entries(metadata)
      .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
      .join(','),
  };
  const location = (await ask(importRoutes.uploads, { method: 'POST', headers })).headers.get('location') ?? '';
  const send = (from: number, to: number) =>
    ask(location, {
      method: 'PATCH',
      body: new Uint8Array(bytes.subarray(from, to)),
      headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(from) },
    });
  // All but the last byte, so that the clock starts with that one.
  await send(0, bytes.length - 1);
  const begun = performance.now();
  const times = new Map<Moment | 'answered' | 'page' | 'files', number>();
  const sent = send(bytes.length - 1, bytes.length).then(({ status }) => {
    if (status !== 204) throw new Error(`The upload was refused: ${status}`);
    times.set('answered', performance.now() - begun);
  });
  const watch = async (oid: string) => {
    const page = await ask(`/p/${oid}/`);
    const carried = /<script id="page" type="application\/json">(.*?)<\/script>/s.exec(await page.text())?.[1] ?? '{}';
    const { stage } = (JSON.parse(carried) as PageFrame<'view'>).props;
    if (stage.state !== 'ready') throw new Error(`The page says ${stage.state}`);
    times.set('page', performance.now() - begun);
    const { content, fonts, images } = stage.files;
    const addresses = [content, ...fonts, ...images].map(({ address }) => address).filter((address) => !address.startsWith('data:'));
    await Promise.all(addresses.map(async (address) => (await ask(address)).arrayBuffer()));
    times.set('files', performance.now() - begun);
  };
  const moments = await followImport(pool, location.split('/').at(-1) ?? '', begun, watch);
  await sent;
  return new Map([...times, ...moments]);
}

function print(title: string, times: Times): void {
  console.log(`\n${title}`);
  let before = 0;
  const all = [...phases, ['page', 'page that shows it'], ['files', 'all files of the viewer'], ['finished', 'all pictures']] as const;
  for (const [moment, says] of all) {
    const at = times.get(moment) ?? Number.NaN;
    console.log(`${says.padEnd(46)} ${(at - before).toFixed(0).padStart(6)} ms ${at.toFixed(0).padStart(8)}`);
    before = at;
  }
}
