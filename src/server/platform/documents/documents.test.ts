import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Documents, LARGEST_DOCUMENT, openDocuments } from './documents.ts';
import type { Asked, Kind } from './tasks.ts';

const testProgram = fileURLToPath(new URL('./process/test-documents-process.ts', import.meta.url));
const MB = 1024 * 1024;
const image = `images/${'a'.repeat(64)}.png`;
const stop = (id: string) => ({ kind: 'topic', id, title: id, x: 100, y: 100, width: 800, height: 450, children: [] });
const deck = (title: string, { notes = 'Slowly', stops = ['one', 'two', 'three'] } = {}) => ({
  schemaVersion: 2,
  title,
  language: 'hu',
  assets: { reef: { kind: 'image', source: image, width: 4, height: 3 }, film: { kind: 'video', source: 'film.mp4', width: 4, height: 3 } },
  root: { id: 'root', title, width: 4000, height: 4000, children: stops.map(stop) },
  path: stops.map((to) => ({ to, title: `Stop ${to}`, notes })),
});

const stored = new Map<string, { bytes: Buffer; size?: number }>();
let opened = 0;
const storage = {
  async get(key: string) {
    const found = stored.get(key);
    if (!found) return undefined;
    const body = new Readable({
      read() {
        opened += 1;
        this.push(found.bytes);
        this.push(null);
      },
    });
    return { size: found.size ?? found.bytes.length, type: 'application/json', etag: '""', body };
  },
};
const put = (key: string, document: unknown) => stored.set(key, { bytes: Buffer.from(JSON.stringify(document)) });
const home = mkdtempSync(join(tmpdir(), 'lectern-documents-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const open = (more: Partial<Parameters<typeof openDocuments>[0]> = {}) => openDocuments({ storage, home, small: 0, ...more });
const by = (key: string, who = 'ada') => ({ document: { key }, by: who });
const choose = (documents: Documents, key: string, who?: string) => documents.run('choose', {}, by(key, who));
const namePicture = async (source: string) => (source === image ? `images/${'b'.repeat(64)}.png` : undefined);

describe('what a process makes of a document is what this one would', () => {
  let there: Documents;
  const here = open({ small: Number.POSITIVE_INFINITY });
  beforeAll(() => {
    there = open();
    put('deck', deck('The deep'));
    put('plain', deck('Without notes', { notes: '' }));
    put('single', deck('One stop', { stops: ['one'] }));
    put('nothing', []);
  });
  afterAll(() => there.close());
  const outcomeOf = async <Which extends Kind>(documents: Documents, kind: Which, asked: Asked<Which>, key: string) => {
    const { answer, made } = await documents.run(kind, asked, { ...by(key), namePicture });
    const bytes = made && (await buffer(made.read()));
    await made?.remove();
    return { answer, bytes, facts: made && [made.size, made.sha256, made.names] };
  };

  test.each<[Kind, Asked<Kind>, string]>([
    ['choose', {}, 'deck'],
    ['choose', {}, 'single'],
    ['arrange', { arrangement: 'spiral' }, 'deck'],
    ['arrange', { arrangement: 'grid' }, 'single'],
    ['clear', { asCaptions: false }, 'deck'],
    ['clear', { asCaptions: true }, 'deck'],
    ['clear', { asCaptions: true }, 'plain'],
    ['adopt', { pictures: [image], about: { tags: ['a, b'], description: 'About' } }, 'deck'],
    ['adopt', { pictures: [] }, 'nothing'],
    ['pack', { title: 'Other', description: '', language: null }, 'deck'],
  ])('%s %j of the document %s', async (kind, asked, key) => {
    const made = await outcomeOf(there, kind, asked, key);
    expect(made).toEqual(await outcomeOf(here, kind, asked, key));
  });

  test('reads a local file too', async () => {
    const path = join(home, 'imported.json');
    await writeFile(path, JSON.stringify(deck('Imported')));
    const { answer, made } = await there.run('adopt', { pictures: [image] }, { document: { path }, by: 'ada', isPatient: true });
    expect([answer?.title, made?.names]).toEqual(['Imported', [image]]);
    expect((await buffer(made?.read() ?? Readable.from([]))).toString()).toContain(`"source":"/files/${image}"`);
    await made?.remove();
  });

  test('leaves no file behind', async () => {
    await outcomeOf(there, 'arrange', { arrangement: 'line' }, 'deck');
    const files = readdirSync(home, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.map(({ name }) => name).filter((name) => name !== 'imported.json')).toEqual([]);
  });
});

describe('work on documents', () => {
  let documents: Documents | undefined;
  afterEach(() => documents?.close());
  const limited = (limits: Parameters<typeof openDocuments>[0]['limits'] = {}, line = {}) =>
    (documents = open({ program: testProgram, limits, line: { places: 1, ...line } }));
  const works = async (all: Documents) => {
    put('fine', deck('Fine'));
    expect((await choose(all, 'fine')).answer.stopCount).toBe(3);
  };

  test.each([
    ['takes too much processor time', 'Endless', { silence: 4000 }, 'tooLarge'],
    ['takes too long', 'Silent', { time: 6000 }, 'busy'],
    ['takes too much memory', 'Hungry', { memory: 300 * MB, heap: 2048 * MB }, 'tooLarge'],
    ['fills the heap', 'Hungry', { heap: 64 * MB, memory: 4096 * MB }, 'tooLarge'],
    ['ends the process', 'Crash', {}, 'busy'],
    ['makes it send nonsense', 'Liar', {}, 'busy'],
  ])('a document that %s is refused, and the next one is worked on', async (_what, title, limits, kind) => {
    const all = limited(limits);
    put('bad', deck(title));
    await expect(choose(all, 'bad')).rejects.toMatchObject({ name: 'DocumentProblem', kind });
    await works(all);
  });

  test.runIf(process.platform === 'linux')('a process that was started beforehand is used, and no other is started', async () => {
    const children = () => readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'latin1').trim();
    const all = limited();
    // Those of the tests before may still be ending.
    await vi.waitUntil(() => children() === '', { timeout: 10_000 });
    await all.prepare();
    const started = children();
    expect(started).not.toBe('');
    await works(all);
    await all.prepare();
    expect(children()).toBe(started);
  });

  test('a document that is not JSON is refused, here and there', async () => {
    stored.set('broken', { bytes: Buffer.from('{') });
    const all = limited();
    await expect(choose(all, 'broken')).rejects.toMatchObject({ kind: 'failed' });
    await expect(choose(open({ small: 10 }), 'broken')).rejects.toMatchObject({ kind: 'failed' });
    await works(all);
  });

  test('an answer of the wrong form is refused', async () => {
    put('bad', deck('Wrong answer'));
    await expect(choose(limited(), 'bad')).rejects.toMatchObject({ name: 'DocumentProblem', kind: 'failed' });
  });

  test('a document over the limit is not read, a missing one is said to be', async () => {
    stored.set('huge', { bytes: Buffer.from('{}'), size: LARGEST_DOCUMENT + 1 });
    const before = opened;
    await expect(choose(limited(), 'huge')).rejects.toMatchObject({ kind: 'tooLarge' });
    await expect(choose(limited(), 'gone')).rejects.toMatchObject({ kind: 'missing' });
    expect(opened).toBe(before);
  });

  test('when too much is waiting, more is refused, except for those who are patient', async () => {
    put('slow', deck('Silent'));
    const all = limited({}, { mostWaiting: 2, mostOfOne: 1 });
    const [working, waiting] = [choose(all, 'slow', 'ada'), choose(all, 'slow', 'ada')];
    await expect(choose(all, 'slow', 'ada')).rejects.toMatchObject({ kind: 'busy' });
    const other = choose(all, 'slow', 'jun');
    await expect(choose(all, 'slow', 'ben')).rejects.toMatchObject({ kind: 'busy' });
    const patient = all.run('choose', {}, { ...by('slow', 'ben'), isPatient: true });
    const ends = Promise.allSettled([working, waiting, other, patient]);
    await all.close();
    expect((await ends).map((each) => each.status === 'rejected' && each.reason)).toMatchObject(
      Array.from({ length: 4 }, () => ({ kind: 'busy' })),
    );
  });

  test('closing ends the process and removes its folder; nothing is begun afterwards', async () => {
    const all = limited();
    await works(all);
    const folders = readdirSync(home).filter((name) => name.startsWith('work-'));
    await all.close();
    expect(folders.filter((name) => existsSync(join(home, name)))).toEqual([]);
    await expect(choose(all, 'fine')).rejects.toMatchObject({ kind: 'busy' });
  });

  test('a picture that cannot be read fails the task, not the next one', async () => {
    put('deck', deck('The deep'));
    const all = limited();
    const asked = { title: '', description: '', language: null };
    const failing = all.run('pack', asked, { ...by('deck'), namePicture: () => Promise.reject(new Error('The disk is gone')) });
    await expect(failing).rejects.toThrow('The disk is gone');
    await works(all);
  });
});
