import { collectWarnings } from '#convert/import/warnings.ts';
import { translatorOf } from '#locale/translate.ts';
import { expect, test } from 'vitest';
import { tellWarning } from './tell-warning.ts';

const tell = (warning: Partial<Parameters<typeof tellWarning>[0]>, language: 'en' | 'de' | 'ja' = 'en') =>
  tellWarning({ code: 'video', count: 1, slides: [], details: [], ...warning }, translatorOf(language), language);
const upTo = (count: number) => Array.from({ length: count }, (_none, index) => index + 1);

test('says what is different, and where', () => {
  expect(tell({ count: 3, slides: [4, 9, 12] })).toBe('3 embedded videos are shown as pictures: stops 4, 9, 12');
  expect(tell({ slides: [4] })).toBe('1 embedded video is shown as a picture: stop 4');
  expect(tell({ count: 3, slides: [4, 9, 12] }, 'de')).toBe('3 eingebettete Videos werden als Bilder gezeigt: Stationen 4, 9, 12');
  expect(tell({ count: 3, slides: [4, 9, 12] }, 'ja')).toBe('埋め込み動画 3 本を画像として表示します：スポット 4、9、12');
});

test('shortens a list only where that makes it shorter', () => {
  expect(tell({ count: 40, slides: upTo(9) })).toMatch(/: stops 1, 2, 3, 4, 5, 6, 7, 8, 9$/);
  expect(tell({ count: 40, slides: upTo(30) })).toMatch(/: stops 1, 2, 3, 4, 5, 6, 7, 8 and 22 more$/);
});

test('lists the names of fonts, each once', () => {
  expect(tell({ code: 'fonts', count: 120, details: ['Gotham', 'Futura'] })).toBe(
    '2 fonts were replaced with similar ones: Gotham, Futura',
  );
});

test('names no place where there is none', () => {
  expect(tell({ code: 'macro', count: 1 })).toBe('A macro was left out and won’t run');
});

test('cuts a name between characters and removes what a database refuses', () => {
  const { warn, warnings } = collectWarnings();
  warn('fonts', undefined, `${'a'.repeat(99)}💥`);
  warn('fonts', undefined, 'No\0th\ud800ing');
  expect(warnings()[0]?.details).toEqual(['a'.repeat(99), 'Noth\ufffding']);
});
