import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { rangesOf } from '#model/text/glyphs/glyph-ranges.ts';
import { ensureFace } from '../registered-faces.ts';
import { makeGlyphs } from './make-glyphs.ts';

function picture(font: string, text: string, direction: 'ltr' | 'rtl'): Buffer {
  const context = createCanvas(900, 120).getContext('2d');
  Object.assign(context, {
    font: `48px "${font}"`,
    fontKerning: 'normal',
    textRendering: 'geometricPrecision',
    direction,
    textAlign: 'left',
  });
  // Slightly rotated, because FreeType hints upright letters by the shapes of other letters.
  context.rotate(0.02);
  context.fillText(text, 10, 80);
  return context.canvas.data();
}

test.each<[string, string, ('ltr' | 'rtl')?]>([
  ['inter-400', 'AVATAR, Ты То “fi”'],
  ['caveat-400', 'hello all, letters repeat'],
  ['noto-sans-jp-400', 'プレゼン「です」。'],
  ['noto-sans-jp-400', '東'],
  ['noto-sans-kr-700', '안'],
  ['noto-sans-arabic-400', 'مرحبًا لا إله (عرض)', 'rtl'],
  ['noto-sans-devanagari-400', 'क्षेत्र श्री'],
  ['noto-color-emoji-400', '👩‍👩‍👧‍👦🇩🇪1️⃣'],
])('a part of %s draws %s like the whole face', async (face, text, direction = 'ltr') => {
  const [range = '', ...others] = rangesOf(face, text);
  expect(others).toEqual([]);
  const name = `part-of-${face}-${range}`;
  ensureFace(face);
  const font = await makeGlyphs(face, range);
  expect(GlobalFonts.register(Buffer.from(font ?? []), name)).toBeTruthy();
  const whole = picture(face, text, direction);
  expect(whole.some((byte) => byte !== 0)).toBe(true);
  expect(picture(name, text, direction).equals(whole)).toBe(true);
});

test('there is no part without a glyph in it', async () => {
  expect(await makeGlyphs('noto-sans-jp-400', 'bac')).toBeUndefined();
  expect(await makeGlyphs('inter-400', 'b4e')).toBeUndefined();
  expect(await makeGlyphs('noto-color-emoji-400', 'e10ffff')).toBeUndefined();
});
