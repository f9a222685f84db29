import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { openResources } from '#convert/export/pdf/drawing/resources.ts';
import { openFile } from '#convert/export/pdf/file/pdf-file.ts';
import { openFontShelf } from '#convert/export/pdf/fonts/font-shelf.ts';
import { fontsOf } from '#model/text/families.ts';
import { fontOf, nominalSize } from '#model/text/measure-with.ts';
import { faceFile } from '../../fonts/face-file.ts';
import { ensureFace } from '../../fonts/registered-faces.ts';
import { plainPicture } from '../test-pictures.ts';
import { ask, hasPrograms, pdfOf, sceneFrom, unpacked } from './test-pdfs.ts';

type Wire = Record<string, unknown>;
const deck = (children: Wire[], more: Wire = {}) =>
  sceneFrom({
    schemaVersion: 2,
    title: 'A deck',
    language: 'en',
    root: { id: 'root', title: 'A deck', width: 1920, height: 1080, children },
    path: [
      { id: 'one', to: 'root' },
      { id: 'two', title: 'The second', to: 'root' },
    ],
    ...more,
  });
const text = (id: string, paragraphs: unknown, more: Wire = {}): Wire => ({
  kind: 'text',
  id,
  x: 960,
  y: 540,
  width: 1600,
  height: 200,
  paragraphs,
  ...more,
});
const count = (plain: string, part: RegExp) => [...plain.matchAll(part)].length;

describe.skipIf(!hasPrograms)('pictures', () => {
  const assets = {
    reef: { kind: 'image', source: 'reef', width: 800, height: 600 },
    again: { kind: 'image', source: 'reef', width: 800, height: 600 },
  };
  const image = (id: string, asset: string, more: Wire = {}): Wire => ({
    kind: 'image',
    id,
    asset,
    x: 500,
    y: 540,
    width: 800,
    height: 600,
    ...more,
  });
  const noise = (channels: 3 | 4, width = 800, height = 600) =>
    sharp({
      create: {
        width,
        height,
        channels,
        background: { r: 0, g: 90, b: 160, alpha: 0.5 },
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    });

  test('embeds a JPEG without metadata unchanged, once for all places and pages', async () => {
    const jpeg = await noise(3).jpeg().toBuffer();
    const scene = deck([image('a', 'reef'), image('b', 'again', { x: 1400, crop: { x: 0.25, y: 0.25, width: 0.5, height: 0.5 } })], {
      assets,
    });
    const { bytes } = await pdfOf(scene, {
      images: new Map([
        ['reef', jpeg],
        ['again', jpeg],
      ]),
    });
    expect(count(await unpacked(bytes), /\/Subtype \/Image/g)).toBe(1);
    expect(bytes.includes(jpeg)).toBe(true);
    expect(bytes.length).toBeLessThan(jpeg.length + 10_000);
  });

  test("removes the camera's location and time, and keeps a picture upright", async () => {
    const turned = await plainPicture(400, 300)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'SecretPlace' } })
      .jpeg()
      .toBuffer();
    const { bytes } = await pdfOf(deck([image('a', 'reef')], { assets }), { images: new Map([['reef', turned]]) });
    expect(bytes.includes('SecretPlace')).toBe(false);
    expect(await unpacked(bytes)).toMatch(/\/Height 400[^>]*\/Width 300/s);
  });

  test('a transparent picture has a mask, and one that is too large for print is shrunk', async () => {
    const png = await noise(4, 3000, 3000)
      .composite([{ input: { create: { width: 900, height: 900, channels: 4, background: '#00000000' } }, blend: 'dest-out' }])
      .png()
      .toBuffer();
    const { bytes } = await pdfOf(deck([image('a', 'reef', { width: 192, height: 192 })], { assets }), {
      images: new Map([['reef', png]]),
    });
    const plain = await unpacked(bytes);
    expect(count(plain, /\/SMask \d+ 0 R/g)).toBe(1);
    // About 120 CSS pixels, which is 1.25 inches.
    expect(Number(/\/Width (\d+)/.exec(plain)?.[1])).toBeLessThan(420);
  });

  test('an unreadable picture is reported page by page, or left out on request', async () => {
    const scene = deck([image('a', 'reef')], { assets });
    const images = new Map([['reef', Buffer.from('no picture')]]);
    expect((await pdfOf(scene, { images })).missing).toEqual([['reef'], ['reef'], ['reef']]);
    expect((await pdfOf(scene, { images, skipsMissingImages: true })).missing).toEqual([[], [], []]);
  });
});

describe.skipIf(!hasPrograms)('links', () => {
  const linked = text('words', [
    {
      runs: [
        { text: 'See ' },
        { text: 'the reef', link: 'https://example.org/a(b)?c=ü' },
        { text: ' or ' },
        { text: 'the second', link: '#step:two' },
      ],
    },
  ]);

  test('text links lead to websites and pages, as part of their paragraph', async () => {
    const { bytes, plan } = await pdfOf(deck([linked]));
    const plain = await unpacked(bytes);
    expect(plan.pageOf({ kind: 'step', id: 'two' })).toBe(2);
    expect(plain).toContain(String.raw`/URI (https://example.org/a\(b\)?c=%C3%BC)`);
    // The overview and two steps.
    expect(count(plain, /\/Subtype \/Link/g)).toBeGreaterThanOrEqual(3);
    expect(await ask('pdfinfo', ['-struct-text', 'file'], bytes)).toMatch(
      /P \(block\)\n +"See "\n +Link \(inline\)\n(?: +Object \d+ 0\n)? +"the reef"/,
    );
    expect(await ask('qpdf', ['--check', 'file'], bytes)).toContain('No syntax');
  });
});

describe.skipIf(!hasPrograms)('letters', () => {
  test.each([
    ['Hungarian', 'Árvíztűrő tükörfúrógép', 'inter'],
    ['ligatures', 'office waffle fjord', 'source'],
    ['Japanese', '深海の生き物「光る」', 'jp'],
    ['Korean', '빛이 닿지 않는 바다', 'kr'],
    ['Arabic', 'النجوم لا تنام سُمّي', 'arabic'],
    ['Hebrew', 'שלום עולם', 'hebrew'],
    ['Thai', 'น้ำทะเลลึก', 'thai'],
    ['Devanagari', 'गहरा समुद्र क्षेत्र', 'devanagari'],
    ['Greek and Cyrillic', 'θάλασσα глубина', 'inter'],
    ['emoji', 'Octopus 🐙 family 👨‍👩‍👧 flag 🇭🇺', 'emoji'],
  ])('%s stay the same when copied', async (_name, words) => {
    const { bytes } = await pdfOf(deck([text('words', [words])]));
    const read = (await ask('pdftotext', ['-l', '1', 'file', '-'], bytes)).replaceAll(/[\u202a-\u202e]/gu, '').trim();
    expect(read.normalize('NFC')).toBe(words.normalize('NFC'));
  });

  test.each([
    ['inter-400', 'Árvíztűrő tükörfúrógép θάλασσα AVATAR'],
    ['source-serif-4-600', 'office waffle fjord'],
    ['noto-sans-jp-700', '深海の生き物「光る」 reef'],
    ['noto-sans-arabic-400', 'النجوم لا تنام سُمّي'],
    ['noto-sans-hebrew-400', 'שלום עולם'],
  ])('in %s text is as wide as a canvas measures it', (face, words) => {
    ensureFace(face);
    const canvas = createCanvas(1, 1).getContext('2d');
    const isRtl = /[\u0590-\u08ff]/u.test(words);
    Object.assign(canvas, {
      font: fontOf(face, (font) => font),
      fontKerning: 'normal',
      textRendering: 'geometricPrecision',
      direction: isRtl ? 'rtl' : 'ltr',
    });
    const file = openFile();
    const width = openFontShelf(file, openResources(file), faceFile).widthOf(fontsOf(face), words, isRtl) * nominalSize;
    expect(Math.abs(width / canvas.measureText(words).width - 1)).toBeLessThan(1e-5);
  });

  test('embeds only the letters that are shown', async () => {
    const [few, more] = await Promise.all(
      ['深', '深海生物光'].map(async (words) => (await pdfOf(deck([text('words', [words])]))).bytes.length),
    );
    expect(few).toBeLessThan(8000);
    expect(more).toBeLessThan((few ?? 0) + 3000);
  });

  test('content that fades as a whole stays text and shapes, in its own group', async () => {
    const { bytes } = await pdfOf(
      deck([
        {
          kind: 'group',
          id: 'both',
          x: 960,
          y: 540,
          width: 800,
          height: 400,
          opacity: 0.5,
          children: [
            { kind: 'shape', shape: 'ellipse', id: 'disc', x: 400, y: 200, width: 400, height: 300, fill: '#ff0000' },
            text('words', ['Fading'], { x: 400, y: 200 }),
          ],
        },
      ]),
    );
    const plain = await unpacked(bytes);
    expect(count(plain, /\/Subtype \/Form/g)).toBe(3);
    expect(count(plain, /\/Subtype \/Image/g)).toBe(0);
    expect(await ask('pdftotext', ['file', '-'], bytes)).toContain('Fading');
    expect(await ask('pdfinfo', ['-struct-text', 'file'], bytes)).toContain('"Fading"');
  });
});
