import { describe, expect, test } from 'vitest';
import { faceOf, families, familyFor, fontsOf, isDrawable } from './families.ts';

describe('the face of a family', () => {
  test.each([
    ['Inter', 400, false, 'inter-400', false],
    ['Inter', 700, true, 'inter-700i', false],
    ['Source Serif 4', 600, true, 'source-serif-4-600i', false],
    ['Oswald', 400, true, 'oswald-400', true],
    ['Noto Sans JP', 400, true, 'noto-sans-jp-400', true],
    ['Noto Color Emoji', 700, true, 'noto-color-emoji-400', false],
    ['Carlito', 500, true, 'carlito-400i', false],
    ['Carlito', 550, false, 'carlito-700', false],
    ['Carlito', 300, false, 'carlito-400', false],
    ['Carlito', 900, false, 'carlito-700', false],
    ['Nobody Has This', 500, false, 'inter-500', false],
  ])('%s %i, italic %s, is %s', (family, weight, isItalic, face, isSlanted) => {
    expect(faceOf(family, weight, isItalic)).toEqual({ face, isSlanted });
  });

  test.each([
    [100, 'inter-300'],
    [350, 'inter-300'],
    [399, 'inter-300'],
    [401, 'inter-500'],
    [450, 'inter-500'],
    [510, 'inter-600'],
    [1000, 'inter-900'],
  ])('matches weight %i as CSS does: %s', (weight, face) => {
    expect(faceOf('Inter', weight, false).face).toBe(face);
  });

  test('no two families share a name or a slug', () => {
    for (const field of ['name', 'slug'] as const) expect(new Set(families.map((family) => family[field])).size).toBe(families.length);
  });

  test('Japanese and Korean faces of the same weight share characters; other faces are independent', () => {
    expect(fontsOf('noto-sans-jp-700')).toEqual(['noto-sans-jp-700', 'noto-sans-kr-700']);
    expect(fontsOf('noto-sans-kr-400')).toEqual(['noto-sans-kr-400', 'noto-sans-jp-400']);
    expect(fontsOf('noto-sans-400i')).toEqual(['noto-sans-400i']);
  });
});

describe('the family that draws a character', () => {
  test.each([
    ['Ő', 'Poppins', 'hu', 'Poppins'],
    ['ế', 'Lora', 'vi', 'Lora'],
    ['ế', 'Poppins', 'vi', 'Noto Sans'],
    ['ж', 'Montserrat', 'ru', 'Montserrat'],
    ['ж', 'Work Sans', 'ru', 'Noto Sans'],
    ['ω', 'Open Sans', 'el', 'Open Sans'],
    ['ع', 'Inter', 'ar', 'Noto Sans Arabic'],
    ['ש', 'Inter', 'he', 'Noto Sans Hebrew'],
    ['ก', 'Inter', 'th', 'Noto Sans Thai'],
    ['क्ष', 'Inter', 'hi', 'Noto Sans Devanagari'],
    ['語', 'Inter', 'ja', 'Noto Sans JP'],
    ['語', 'Inter', 'zh', 'Noto Sans JP'],
    ['語', 'Inter', 'ko-KR', 'Noto Sans KR'],
    ['あ', 'Inter', 'en', 'Noto Sans JP'],
    ['。', 'Inter', 'ja', 'Noto Sans JP'],
    ['한', 'Inter', 'ja', 'Noto Sans KR'],
    ['ț', 'Carlito', 'ro', 'Carlito'],
    ['ț', 'Caladea', 'ro', 'Noto Sans'],
    ['→', 'Arimo', 'en', 'Arimo'],
    ['→', 'Inter', 'en', 'Inter'],
    ['→', 'Lora', 'en', 'Noto Sans Math'],
    ['─', 'JetBrains Mono', 'en', 'JetBrains Mono'],
    ['✔', 'Inter', 'en', 'Noto Sans Symbols 2'],
    ['A', 'Noto Sans JP', 'ja', 'Noto Sans JP'],
  ])('%s in %s (%s) is drawn by %s', (char, family, language, expected) => {
    expect(familyFor(char, family, language)).toBe(expected);
  });

  test.each(['😀', '👍🏽', '👩‍👩‍👧‍👦', '❤️‍🔥', '❤‍🔥', '❤️', '☀️', '⌚', '🇩🇪', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '#⃣', '©️'])('%s is an emoji', (char) => {
    expect(familyFor(char, 'Inter', 'en')).toBe('Noto Color Emoji');
  });

  test.each(['❤', '☀', '☎', '1', '#', '©', '✂'])('%s without a selector is text', (char) => {
    expect(familyFor(char, 'Inter', 'en')).not.toBe('Noto Color Emoji');
  });

  test('a letter stays with its accents: the family must have both', () => {
    expect(familyFor('e\u0301', 'Poppins', 'fr')).toBe('Poppins');
    expect(familyFor('q\u0301', 'Lora', 'en')).toBe('Lora');
    expect(familyFor('q\u0301', 'Poppins', 'en')).toBe('Noto Sans');
  });

  test.each([' ', '\u00a0', '.', ',', '!', '"', '…', '\u200b'])('%j stays with the preceding letters, but not with emoji', (char) => {
    expect(familyFor(char, 'Inter', 'en', 'Noto Sans Arabic')).toBe('Noto Sans Arabic');
    expect(familyFor(char, 'Inter', 'en', 'Noto Color Emoji')).toBe('Inter');
  });

  test.each(['\u0301', '\u064b', '\u0e48', '\u093f'])('%j, a lone mark, stays with the preceding letter', (char) => {
    expect(familyFor(char, 'Inter', 'en', 'Noto Sans Thai')).toBe('Noto Sans Thai');
  });

  test('brackets come in pairs, so the requested family draws them whatever precedes them', () => {
    for (const char of '()[]“”«»') expect(familyFor(char, 'Inter', 'ja', 'Noto Sans JP')).toBe('Inter');
  });

  test('characters that no family has are detected, and left to the requested family', () => {
    for (const char of ['த', '\ue000', '\u{1faff}']) {
      expect(isDrawable(char)).toBe(false);
      expect(familyFor(char, 'Lora', 'en')).toBe('Lora');
    }
    for (const char of ['a', 'e\u0301', '語', '한', '👩‍🚀', '\u200b', '\ufffd']) expect(isDrawable(char)).toBe(true);
  });
});
