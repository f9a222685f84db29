import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'lectern-convert-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const program = fileURLToPath(new URL('./lectern.ts', import.meta.url));

/** Runs convert as npm would, from the folder, with an unreachable database. */
async function convert(...args: string[]) {
  const child = spawn(process.execPath, [program, 'convert', ...args], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      INIT_CWD: folder,
      DATABASE_URL: 'postgres://localhost:1/none',
    },
  });
  const status = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await status, out, err };
}

const inFolder = (...path: string[]) => join(folder, ...path);
const read = (...path: string[]) => readFileSync(inFolder(...path), 'utf8');

writeFileSync(inFolder('reef.md'), '# The reef\n\nLight ends here\n\n---\n\n## Fish\n\n- small ones\n- large ones\n\n---\n\n## The end\n');

test('writes a document, its transcript, one picture per stop and a report', { timeout: 60_000 }, async () => {
  const { status, out, err } = await convert('reef.md', '--out', 'made/reef', '--pdf', 'reef.pdf', '--pptx', 'reef.pptx');
  expect([status, err]).toEqual([0, '']);
  expect(out).toMatch(/^made\/reef: 3 slides, 3 stops, \d+ words/);
  expect(readdirSync(inFolder('made/reef')).sort()).toEqual([
    'images',
    'presentation.json',
    'report.json',
    'step-001.png',
    'step-002.png',
    'step-003.png',
    'transcript.txt',
  ]);
  const stops = read('made/reef/transcript.txt')
    .split('\f')
    .map((stop) => stop.trim());
  expect(stops).toEqual(['The reef\nLight ends here', 'Fish\n• small ones\n• large ones', 'The end']);
  expect(JSON.parse(read('made/reef/report.json'))).toMatchObject({
    file: 'reef.md',
    format: 'markdown',
    slides: 3,
    words: 12,
    warnings: [],
    milliseconds: expect.any(Number),
  });
  expect(await sharp(inFolder('made/reef/step-001.png')).metadata()).toMatchObject({ width: 1280, height: 720 });
  expect(readFileSync(inFolder('reef.pdf')).subarray(0, 5).toString()).toBe('%PDF-');

  expect(await convert('reef.pptx', '--out', 'made/again')).toMatchObject({ status: 0 });
  expect(read('made/again/transcript.txt')).toBe(read('made/reef/transcript.txt'));
});

test('replaces the files of an earlier conversion and keeps unrelated ones', { timeout: 60_000 }, async () => {
  mkdirSync(inFolder('again', 'images'), { recursive: true });
  for (const name of ['step-009.png', 'notes.txt', `images/${'a'.repeat(64)}.png`, 'images/holiday.png'])
    writeFileSync(inFolder('again', name), 'old');
  expect(await convert('reef.md', '--out', 'again')).toMatchObject({ status: 0 });
  expect([
    readdirSync(inFolder('again')).filter((name) => name.startsWith('step-')),
    readdirSync(inFolder('again', 'images')),
    read('again', 'notes.txt'),
  ]).toEqual([['step-001.png', 'step-002.png', 'step-003.png'], ['holiday.png'], 'old']);
});

test.each([
  ['nothing.pptx', '', /cannot be converted: This file is empty\./],
  ['noise.pptx', 'PK\u0003\u0004 this is no archive', /cannot be converted: /],
  ['old.pptx', '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1', /cannot be converted: /],
])('reports %s in one sentence and leaves no files behind', { timeout: 60_000 }, async (name, content, message) => {
  writeFileSync(inFolder(name), content, 'latin1');
  mkdirSync(inFolder('kept'), { recursive: true });
  expect(await convert(name, '--out', 'new/folder')).toMatchObject({ status: 1, out: '', err: expect.stringMatching(message) });
  expect(await convert(name, '--out', 'kept')).toMatchObject({ status: 1 });
  expect([existsSync(inFolder('new')), readdirSync(inFolder('kept'))]).toEqual([false, []]);
});

test('reports wrong arguments', { timeout: 60_000 }, async () => {
  expect(await convert('reef.md')).toMatchObject({ status: 2, err: expect.stringContaining('--out') });
  expect(await convert('reef.md', '--out', 'x', '--arrangement', 'heap')).toMatchObject({
    status: 2,
    err: expect.stringContaining('grid, spiral'),
  });
  expect(await convert('missing.pptx', '--out', 'x')).toMatchObject({
    status: 1,
    err: expect.stringContaining('missing.pptx does not exist'),
  });
  expect(await convert('reef.md', '--out', 'reef.md')).toMatchObject({
    status: 1,
    err: expect.stringContaining('there is a file with that name'),
  });
  expect(existsSync(inFolder('x'))).toBe(false);
});
