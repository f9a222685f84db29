import { sampleThumbnailSize } from '#contract/presentation/sample-videos.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BufferSource, EncodedPacketSink, Input, WEBM } from 'mediabunny';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { parsePresentation } from '#model/presentation/parse.ts';
import { listedDecks } from './decks.ts';

const folder = join(import.meta.dirname, '../../../../public/present-viewer');
const size = { width: 960, height: 540 };
const PROMOTED = 'light-in-the-deep';
const decks = listedDecks
  .filter(({ isTemplate }) => !isTemplate)
  .map(({ name, load }) => ({ name, load, file: name === PROMOTED ? 'promo' : name }));
const read = (name: string) => readFileSync(join(folder, name));

async function openFilm(file: string) {
  const bytes = read(`${file}.webm`);
  const input = new Input({ source: new BufferSource(bytes), formats: [WEBM] });
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error(`${file} has no video track`);
  const keys: number[] = [];
  for await (const { type, timestamp } of new EncodedPacketSink(track).packets()) if (type === 'key') keys.push(timestamp);
  return {
    bytes: bytes.length,
    duration: (await input.getDurationFromMetadata()) ?? 0,
    width: await track.getDisplayWidth(),
    height: await track.getDisplayHeight(),
    keys,
    tracks: (await input.getTracks()).length,
  };
}

const secondsOf = (stamp: string) => {
  const [hours = 0, minutes = 0, seconds = 0] = stamp.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
};
const cueForm = /^(\d\d:\d\d:\d\d\.\d{3}) --> (\d\d:\d\d:\d\d\.\d{3})\n([^\n]+(?:\n[^\n]+)?)$/;

function readCaptions(file: string) {
  const [header = '', ...cues] = read(`${file}.vtt`).toString('utf8').trimEnd().split('\n\n');
  const captions = cues.map((cue) => {
    const [, begin, end, says] = cueForm.exec(cue) ?? [];
    if (begin === undefined || end === undefined || says === undefined) throw new Error(`Not a caption: ${cue}`);
    return { begin: secondsOf(begin), end: secondsOf(end), lines: says.split('\n') };
  });
  return { header, cues: captions };
}

async function expectFilm(file: string) {
  const film = await openFilm(file);
  expect(film).toMatchObject({ ...size, tracks: 1 });
  expect(film.bytes).toBeLessThanOrEqual(500_000);
  expect(film.duration).toBeGreaterThanOrEqual(10);
  expect(film.duration).toBeLessThanOrEqual(20);
  expect(film.keys[0]).toBe(0);
  for (const [place, key] of film.keys.entries()) expect((film.keys[place + 1] ?? film.duration) - key).toBeLessThanOrEqual(5.05);
  const poster = read(`${file}.webp`);
  expect(poster.length).toBeLessThanOrEqual(60_000);
  expect(await sharp(poster).metadata()).toMatchObject({ format: 'webp', ...size });
  expect(await sharp(read(`${file}-small.webp`)).metadata()).toMatchObject({ format: 'webp', ...sampleThumbnailSize });
  return film;
}

describe('films', () => {
  test('[VIEW-5] the promotional film is short, small and silent, with a poster of the same size', async () => {
    expect(await expectFilm('promo')).toBeDefined();
  });

  test('every demonstration presentation has one', () => {
    expect(decks.map(({ file }) => file)).toHaveLength(9);
  });

  test.each(decks)('$name: short, small, silent and seekable, with a poster of the same size', async ({ file }) => {
    expect(await expectFilm(file)).toBeDefined();
  });

  test.each(decks)('$name: captions in its language, one at a time, short enough to read', async ({ file, load }) => {
    const { duration } = await openFilm(file);
    const { header, cues } = readCaptions(file);
    expect(header).toBe(`WEBVTT Language: ${parsePresentation((await load()).document).presentation.language}`);
    expect(cues.length).toBeGreaterThanOrEqual(4);
    let before = 0;
    for (const { begin, end, lines } of cues) {
      expect(begin).toBeGreaterThanOrEqual(before);
      before = end;
      expect(end - begin, lines.join(' ')).toBeGreaterThanOrEqual(1.4);
      for (const line of lines) expect([...line].length, line).toBeLessThanOrEqual(45);
      // Characters per second; a Japanese character counts as two.
      expect(
        [...lines.join(' ')].reduce((sum, letter) => sum + (/[\u3000-\u9fff]/.test(letter) ? 2 : 1), 0) / (end - begin),
        lines.join(' '),
      ).toBeLessThanOrEqual(20);
    }
    expect(before).toBeLessThanOrEqual(duration);
  });
});
