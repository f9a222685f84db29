import { readFileSync } from 'node:fs';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { faceOf, families, familyFor, fontsOf } from '#model/text/families.ts';
import { charactersOf } from './character-map.ts';
import { faceFile } from './face-file.ts';
import { ensureFace, registerFonts } from './registered-faces.ts';
import { subsetFace, subsetFaces } from './subset-face.ts';

/** The characters of a typical deck in English or German. */
const deck = 'The quick brown fox jumps over the lazy dog. ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789 äöüÄÖÜß ,;:!?–—„“”’()%&€/+-"\'…';

const picture = (font: string, text: string, direction: 'ltr' | 'rtl' = 'ltr'): Buffer => {
  const canvas = createCanvas(900, 120);
  const context = canvas.getContext('2d');
  context.font = `48px ${font}`;
  context.fontKerning = 'normal';
  context.textRendering = 'geometricPrecision';
  context.direction = direction;
  context.textAlign = 'left';
  // Slightly rotated, because FreeType hints upright letters by the shapes of other letters, which a subset may not have.
  context.rotate(0.02);
  context.fillText(text, 10, 80);
  return canvas.data();
};

let count = 0;
const register = (font: Uint8Array): string => {
  const name = `subset-${count++}`;
  expect(GlobalFonts.register(Buffer.from(font), name)).toBeTruthy();
  return `"${name}"`;
};

describe('a subset of a face', () => {
  test.each<[string, string, ('ltr' | 'rtl')?]>([
    ['inter-400', deck],
    ['source-serif-4-700i', 'fluffy official 3⁄4 To AVATAR'],
    ['caveat-400', 'hello all, letters repeat'],
    ['jetbrains-mono-400', 'a => b != c ->'],
    ['lora-400', 'e\u0301te\u0301 a\u0302\u0301'],
    ['noto-sans-jp-400', '東京「発表」です。か\u3099'],
    ['noto-sans-kr-700', '안녕하세요 韓國'],
    ['noto-sans-arabic-400', 'مرحبًا لا إله (عرض)', 'rtl'],
    ['noto-sans-hebrew-400', 'שָׁלוֹם (עולם)', 'rtl'],
    ['noto-sans-thai-400', 'น้ำ ที่นี่ กำ'],
    ['noto-sans-devanagari-400', 'क्षेत्र श्री प्रस्तुति'],
    ['noto-color-emoji-400', '😀👍🏽🚀☀️'],
    ['noto-color-emoji-400', '👩‍👩‍👧‍👦🧑🏽‍🚀❤️‍🔥'],
    ['noto-color-emoji-400', '🇩🇪🇯🇵🏴󠁧󠁢󠁥󠁮󠁧󠁿1️⃣#️⃣'],
  ])('of %s draws %s like the whole face', async (face, text, direction) => {
    ensureFace(face);
    const whole = picture(`"${face}"`, text, direction);
    // One letter at a time, as they are collected.
    const subset = register(await subsetFace(face, new Set(text)));
    expect(whole.some((byte) => byte !== 0)).toBe(true);
    expect(picture(subset, text, direction).equals(whole)).toBe(true);
  });

  test('letters that no face has stay with the requested face, and its font still has outlines', async () => {
    const fonts = await subsetFaces(new Map([['noto-sans-jp-400', new Set('这们发')]]));
    expect([...fonts.keys()]).toEqual(['noto-sans-jp-400']);
    const name = register(fonts.get('noto-sans-jp-400') ?? new Uint8Array());
    expect(picture(name, '.', 'ltr').some((byte) => byte !== 0)).toBe(true);
  });

  test('contains the space even without text', async () => {
    const font = await subsetFace('inter-400', []);
    const context = createCanvas(1, 1).getContext('2d');
    ensureFace('inter-400');
    context.font = '100px "inter-400"';
    const { width } = context.measureText(' ');
    context.font = `100px ${register(font)}`;
    expect(context.measureText(' ').width).toBe(width);
    expect(font.length).toBeLessThan(1_000);
  });

  test.each<[string, string, number]>([
    ['inter-400', deck, 12_000],
    ['source-serif-4-400', deck, 12_000],
    ['montserrat-700', deck, 9_000],
    ['noto-sans-jp-400', characters(0x3042, 50) + characters(0x4e00, 150, 97), 40_000],
    ['noto-sans-kr-400', characters(0xac00, 200, 41), 30_000],
    ['noto-sans-arabic-400', characters(0x627, 36), 12_000],
    ['noto-color-emoji-400', '😀🎉🚀👍❤️✅⭐🔥💡📈', 12_000],
  ])('of %s is small', async (face, text, limit) => {
    expect((await subsetFace(face, [text])).length).toBeLessThan(limit);
  });
});

describe('the fonts of a presentation', () => {
  test('are one per face, plus the twin that provides what a face lacks', async () => {
    const fonts = await subsetFaces(
      new Map([
        ['inter-400', new Set('abc')],
        ['noto-sans-kr-400', new Set('한対')],
      ]),
    );
    expect([...fonts.keys()]).toEqual(['inter-400', 'noto-sans-kr-400', 'noto-sans-jp-400']);
    const names = [...fonts].map(([, font]) => register(font));
    ensureFace('noto-sans-kr-400');
    const list = fontsOf('noto-sans-kr-400').map((face) => `"${face}"`);
    expect(picture(names.slice(1).join(), '한対').equals(picture(list.join(), '한対'))).toBe(true);
  });

  test('do not include an unused twin', async () => {
    const fonts = await subsetFaces(new Map([['noto-sans-jp-700', new Set('東京')]]));
    expect([...fonts.keys()]).toEqual(['noto-sans-jp-700']);
  });
});

describe('the canvas faces', () => {
  test('are all registered under their keys, each with a different file', () => {
    registerFonts();
    const faces = families.flatMap(({ slug, weights, italics }) => [
      ...weights.map((weight) => `${slug}-${weight}`),
      ...italics.map((weight) => `${slug}-${weight}i`),
    ]);
    for (const face of faces) expect(GlobalFonts.has(face), face).toBe(true);
    expect(new Set(faces.map(faceFile)).size).toBe(faces.length);
  });

  test('differ by weight and style', () => {
    registerFonts();
    const pictures = [300, 400, 500, 600, 700, 800, 900].flatMap((weight) =>
      [false, true].map((isItalic) => picture(`"${faceOf('Inter', weight, isItalic).face}"`, 'Weights').toString('base64')),
    );
    expect(new Set(pictures).size).toBe(14);
  });

  test('an unknown face is an error, not a fallback', () => {
    for (const face of ['inter-450', 'oswald-400i', 'arial-400', 'inter']) expect(() => faceFile(face)).toThrow(face);
  });
});

test('the character map lists what a font has', () => {
  const inter = charactersOf(readFileSync(faceFile('inter-400')));
  for (const char of 'Aéű→') expect(inter.has(char.codePointAt(0) ?? 0)).toBe(true);
  for (const char of '語ع') expect(inter.has(char.codePointAt(0) ?? 0)).toBe(false);
  expect(familyFor('語', 'Inter', 'ja')).toBe('Noto Sans JP');
});

function characters(first: number, length: number, step = 1): string {
  return String.fromCodePoint(...Array.from({ length }, (_, index) => first + step * index));
}
