import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyTraces } from './empty-traces.ts';
import { claimsMedia, readMedia } from './read-media.ts';
import { samplePlaces } from './sample-places.ts';
import { aac, box, element, mp3, mp4, ogg, taggedMp3, wave, webm } from './test-media.ts';

let folder = '';
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'lectern-media-'))));
afterAll(() => rm(folder, { recursive: true }));

let count = 0;
const written = async (bytes: Uint8Array) => {
  const path = join(folder, String((count += 1)));
  await writeFile(path, bytes);
  return path;
};
const read = async (bytes: Uint8Array) => readMedia(await written(bytes));

test.each([
  ['mp4', mp4(), { kind: 'video', width: 1280, height: 720 }],
  ['mp4', mp4({ isOnItsSide: true }), { kind: 'video', width: 720, height: 1280 }],
  ['m4a', mp4({ hasPicture: false }), { kind: 'sound' }],
  ['webm', webm(), { kind: 'video', width: 640, height: 360 }],
  ['webm', webm({ isLive: false, codec: 'V_VP9' }), { kind: 'video', width: 640, height: 360 }],
  ['webm', webm({ hasPicture: false }), { kind: 'sound' }],
  ['mp3', mp3(), { kind: 'sound' }],
  ['mp3', taggedMp3(300), { kind: 'sound' }],
  ['aac', aac(), { kind: 'sound' }],
  ['ogg', ogg(), { kind: 'sound' }],
  ['ogg', ogg('\x01vorbis'), { kind: 'sound' }],
  ['wav', wave(), { kind: 'sound' }],
])('[SITE-5] %s is known by its content', async (extension, bytes, facts) => {
  expect(claimsMedia(bytes.subarray(0, 16))).toBe(true);
  expect(await read(bytes)).toMatchObject({ extension, ...facts });
});

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
test.each([
  ['a film that ends too early', half(mp4())],
  ['a film without its index', Buffer.concat([mp4().subarray(0, 20), box('mdat', Buffer.alloc(9))])],
  ['a format that only studios read', mp4({ codec: 'apch' })],
  ['a protected film', mp4({ codec: 'encv' })],
  ['a box that says it is larger than the file', Buffer.concat([mp4(), Buffer.from([0x7f, 0, 0, 0]), Buffer.from('free')])],
  ['a box without a length', Buffer.concat([mp4(), Buffer.from([0, 0, 0, 4]), Buffer.from('free')])],
  ['Matroska', webm({ type: 'matroska' })],
  ['a codec of another time', webm({ codec: 'V_MS/VFW' })],
  ['a recording of nothing', webm({ hasCluster: false })],
  ['a header and nothing else', element(0x1a45dfa3, element(0x4282, Buffer.from('webm')))],
  ['lengths that mean nothing', Buffer.concat([Buffer.from('1a45dfa300', 'hex'), Buffer.alloc(40)])],
  ['half of a header', half(webm()).subarray(0, 60)],
  ['one frame', mp3(1)],
  ['a title alone', taggedMp3(300).subarray(0, 310)],
  ['a title that is longer than the file', Buffer.concat([Buffer.from('ID3\x03\0\0\x7f\x7f\x7f\x7f', 'latin1'), mp3()])],
  ['a film in Ogg', ogg('\x80theora')],
  ['two streams in one', ogg('OpusHead', 2)],
  ['a wave without a sample', wave(0)],
  ['a wave of an unknown format', Buffer.from(wave()).fill(9, 20, 22)],
  ['words', Buffer.from('\xff\xfbut these are only words, one after the other', 'latin1')],
  ['a page', Buffer.from('<!doctype html><title>Not found</title>')],
  ['nothing much', Buffer.from('ID3')],
  ['nothing', Buffer.alloc(0)],
])('[SITE-5] %s is refused', async (_what, bytes) => {
  expect(await read(bytes)).toBeUndefined();
});

test('pictures and documents do not claim to be film or sound', () => {
  for (const head of [
    '\x89PNG\r\n\x1a\n',
    '\xff\xd8\xff\xe0',
    'GIF89a',
    'RIFF\0\0\0\0WEBPVP8 ',
    '\0\0\0\x1cftypavif',
    '\0\0\0\x1cftypheic',
    '%PDF-1.7',
    'PK\x03\x04',
    '',
    '\xff',
  ])
    expect([head, claimsMedia(Buffer.from(head, 'latin1'))]).toEqual([head, false]);
});

test('a film loses the place it was made at, and nothing else', async () => {
  const place = '+52.5200+013.4050/';
  const before = mp4({ place });
  const path = await written(before);
  const media = await readMedia(path);
  await emptyTraces(path, media?.traces ?? []);
  const after = await readFile(path);
  expect([before.includes(place), after.includes(place), after.length]).toEqual([true, false, before.length]);
  expect(await readMedia(path)).toMatchObject({ extension: 'mp4', width: 1280, traces: [] });
});

test.each([false, true])('a film loses what the camera measured, and nothing else, with wide addresses: %s', async (isWide) => {
  const measured = 'N52.5200E013.4050';
  const before = mp4({ measured, isWide });
  const path = await written(before);
  const media = await readMedia(path);
  await emptyTraces(path, media?.traces ?? []);
  const after = await readFile(path);
  const [first, film] = [before.indexOf('N52.5200'), before.indexOf('F')];
  expect([first, film, before.indexOf('E013.4050')].every((at) => at > 0)).toBe(true);
  expect(after.subarray(first, first + measured.length + 1)).toEqual(Buffer.alloc(measured.length + 1).fill('F', 8, 9));
  expect([after.includes('gpmd'), after.length]).toEqual([false, before.length]);
  expect(await readMedia(path)).toMatchObject({ extension: 'mp4', width: 1280, traces: [] });
});

test('a film whose measurements are beyond its end is refused', async () => {
  const film = mp4({ measured: 'N52.5200E013.4050' });
  const at = film.indexOf('stco') + 12;
  expect(await read(Buffer.from(film).fill(0x7f, at, at + 4))).toBeUndefined();
});

test('measurements in too many places, or in pieces, are no film that can be emptied', async () => {
  expect(await read(Buffer.concat([mp4({ measured: 'N52' }), box('moof', Buffer.alloc(8))]))).toBeUndefined();
  expect(await read(mp4({ measured: 'N52' }))).toBeDefined();
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32BE(1, 4);
  sizes.writeUInt32BE(40_000, 8);
  const runs = Buffer.alloc(20);
  runs.writeUInt32BE(1, 4);
  runs.writeUInt32BE(1, 8);
  runs.writeUInt32BE(1, 12);
  const places = Buffer.alloc(8 + 40_000 * 4);
  places.writeUInt32BE(40_000, 4);
  for (let chunk = 0; chunk < 40_000; chunk++) places.writeUInt32BE(chunk * 2, 8 + chunk * 4);
  expect(() => samplePlaces({ sizes, runs, places, isWide: false }, 200_000)).toThrow(RangeError);
  for (let chunk = 0; chunk < 40_000; chunk++) places.writeUInt32BE(chunk, 8 + chunk * 4);
  expect(samplePlaces({ sizes, runs, places, isWide: false }, 200_000)).toEqual([{ at: 0, start: 0, end: 40_000 }]);
});
