import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { TextLayout } from './layout.ts';
import { fontOf, measureWith, nominalSize } from './measure-with.ts';
import { layOut, linesOf, type TestParagraph } from './test-layout.ts';

const slugs = [
  'inter',
  'source-serif-4',
  'noto-sans-jp',
  'noto-sans-kr',
  'noto-sans-thai',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-devanagari',
  'noto-color-emoji',
];
const context = createCanvas(200, 200).getContext('2d');
const name = (face: string) => face;
const measure = measureWith(context, name);
const lay = (paragraphs: TestParagraph[], language: string, more = {}) =>
  layOut(paragraphs, { width: 600, style: { size: 40 }, language, measure, ...more });

beforeAll(() => {
  const { resolve } = createRequire(import.meta.url);
  for (const slug of slugs) {
    const folder = join(dirname(resolve(`@expo-google-fonts/${slug}/package.json`)), '400Regular');
    for (const file of readdirSync(folder)) if (file.endsWith('.ttf')) GlobalFonts.registerFromPath(join(folder, file), `${slug}-400`);
  }
});

/** Measured with the painter's canvas settings; spacing after the last letter does not belong to the fragment. */
function drawnWidth({ text, face, size, direction, letterSpacing }: TextLayout['fragments'][number]): number {
  context.font = fontOf(face, name);
  context.letterSpacing = `${letterSpacing * nominalSize}px`;
  context.direction = direction;
  return (context.measureText(text).width / nominalSize - letterSpacing) * size;
}

const samples: [language: string, text: string][] = [
  ['en', 'Sunlight reaches two hundred metres down. WAVE, AVATAR, office fjord: “Tomorrow!”'],
  ['de', 'Donaudampfschifffahrtskapitänsmützenabzeichen und Größenmaßstäbe überprüfen'],
  ['hu', 'Megszentségteleníthetetlenségeskedéseitekért, árvíztűrő tükörfúrógép'],
  ['ja', '深海とは何か。「光の届かない世界」は、地球の生き物にとって最も広い住みかである。コーヒーはちょっと…'],
  ['ko', '빛이 닿지 않는 바다에는 스스로 빛을 내는 생물들이 살고 있습니다. 수심 10,920미터(韓國)'],
  ['th', 'ในทะเลลึกที่แสงส่องไม่ถึงสิ่งมีชีวิตสร้างแสงสว่างได้ด้วยตัวเอง'],
  ['ar', 'يصل ضوء الشمس إلى عمق 200 متر فقط. جهاز ROV Jason نزل إلى 6500 متر في عام 2026 (تقريبًا).'],
  ['he', 'מתחת ל־1,000 מטר (אלף) אין אור. הרובוט ROV Jason ירד ל-6500 מ׳, שָׁלוֹם עוֹלָם'],
  ['hi', 'गहरे समुद्र में प्रकाश नहीं पहुँचता। ज्ञान, क्षेत्र, श्रृंखला'],
  ['en', 'An octopus 🐙 has three hearts ❤️❤️❤️, 👩‍🔬👨‍👩‍👧‍👦🏳️‍🌈🧑🏽‍🚀🇯🇵🇰🇷 and nine brains 🧠.'],
];

describe.each(samples)('in %s: %s', (language, text) => {
  test.each(['start', 'justify'] as const)('lines fit and lose nothing, aligned to %s', (align) => {
    const layout = lay([{ runs: [{ text }], align }], language);
    expect(layout.lineCount).toBeGreaterThan(1);
    for (const { x, width } of layout.fragments) {
      expect(x).toBeGreaterThan(-0.6);
      expect(x + width).toBeLessThan(600.6);
    }
    const letters = [...layout.fragments.map((each) => each.text).join('')].filter((char) => char !== ' ');
    expect(letters.sort()).toEqual([...text].filter((char) => char !== ' ').sort());
  });

  test('fragments have the width they are drawn with', () => {
    for (const each of lay([text], language).fragments) expect(each.width).toBeCloseTo(drawnWidth(each), 6);
  });

  test.each([0.05, -0.02])('with letter spacing %f, ligatures and marks are not left to the canvas', (letterSpacing) => {
    for (const family of ['Inter', 'Source Serif 4'])
      for (const each of lay([{ runs: [{ text, letterSpacing, family }] }], language).fragments) {
        const gaps = [...new Intl.Segmenter('en').segment(each.text)].length - 1;
        expect(drawnWidth(each)).toBeCloseTo((measure(each.text, each.face, each.direction) + each.letterSpacing * gaps) * 40, 2);
      }
  });

  test('a box as wide as its text keeps it on one line', () => {
    const { fragments } = lay([text], language, { width: 1e5, direction: 'ltr' });
    const width = fragments.reduce((sum, each) => sum + each.width, 0);
    expect(lay([text], language, { width, direction: 'ltr' }).lineCount).toBe(1);
    expect(lay([text], language, { width: width * 0.99, direction: 'ltr' }).lineCount).toBe(2);
  });
});

describe('line starts and ends', () => {
  const every = [200, 240, 280, 330, 410, 520];
  const textOf = (language: string) => samples.find(([each]) => each === language)?.[1] ?? '';

  test('never break the rules of Japanese', () => {
    for (const width of every)
      for (const line of linesOf(lay([textOf('ja')], 'ja', { width }))) {
        expect(line).not.toMatch(/^[。、」ーっゃょ…]/);
        expect(line).not.toMatch(/「$/);
      }
  });

  test('are whole words in Korean, English and Thai', () => {
    for (const language of ['ko', 'en', 'th']) {
      const text = textOf(language);
      const words = new Set(
        language === 'th'
          ? Array.from(new Intl.Segmenter('th', { granularity: 'word' }).segment(text), ({ segment }) => segment)
          : text.split(' '),
      );
      for (const width of [410, 520, 700])
        for (const line of linesOf(lay([text], language, { width }))) {
          const first = [...words].some((word) => line.startsWith(word));
          const last = [...words].some((word) => line.endsWith(word));
          expect([line, first, last]).toEqual([line, true, true]);
        }
    }
  });

  test('keep one face in a broken Hungarian word', () => {
    const layout = lay(['Megszentségteleníthetetlenségeskedéseitekért'], 'hu');
    expect(layout.lineCount).toBe(2);
    expect(layout.fragments.map(({ face }) => face)).toEqual(['inter-400', 'inter-400']);
  });
});

describe('right to left', () => {
  test('Arabic words stay whole, so that their letters join', () => {
    const [fragment] = lay(['السلام عليكم'], 'ar').fragments;
    const apart = [...'السلام عليكم'].reduce((sum, char) => sum + measure(char, 'noto-sans-arabic-400', 'rtl') * 40, 0);
    expect(fragment).toMatchObject({ text: 'السلام عليكم', direction: 'rtl', face: 'noto-sans-arabic-400' });
    expect(fragment?.width).toBeLessThan(apart * 0.95);
  });

  test('the canvas mirrors brackets in a fragment, so its text stays as written', () => {
    const picture = (text: string, direction: 'ltr' | 'rtl') => {
      const canvas = createCanvas(200, 200);
      const own = canvas.getContext('2d');
      own.font = fontOf('inter-400', name);
      own.direction = direction;
      own.textAlign = 'left';
      own.fillText(text, 50, 150);
      return canvas.data();
    };
    expect(lay(['א ('], 'he').fragments.at(0)).toMatchObject({ text: '(', direction: 'rtl' });
    expect(picture('(', 'rtl').equals(picture(')', 'ltr'))).toBe(true);
    expect(picture('(', 'rtl').equals(picture('(', 'ltr'))).toBe(false);
  });
});

describe('measuring', () => {
  test('gives the kerned advance at size 1, whatever the previous state of the canvas', () => {
    context.font = '7px "noto-sans-jp-400"';
    context.letterSpacing = '3px';
    context.fontKerning = 'none';
    const kerned = measureWith(context, name)('AVA', 'inter-400', 'ltr');
    const sum = [...'AVA'].reduce((width, letter) => width + measure(letter, 'inter-400', 'ltr'), 0);
    expect(kerned).toBeLessThan(sum - 0.05);
    expect(kerned).toBeGreaterThan(sum - 0.4);
    measure('as Hebrew is', 'inter-400', 'rtl');
    expect(context.direction).toBe('rtl');
  });

  test('asks the canvas only once for the same text, by the registered font name', () => {
    const asked = vi.spyOn(context, 'measureText');
    const known = measureWith(context, (face) => face.replace('alias', 'inter'));
    expect(known('once', 'alias-400', 'ltr')).toBe(known('once', 'alias-400', 'ltr'));
    expect(known('once', 'alias-400', 'ltr')).toBe(measure('once', 'inter-400', 'ltr'));
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRestore();
  });
});
