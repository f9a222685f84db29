import { expect, test } from 'vitest';
import { families } from '#model/text/families.ts';
import { familyFor } from './family-for.ts';

test.each([
  ['Arial', 'Arimo', 1.149, true],
  ['Calibri', 'Carlito', 1.2207, true],
  ['Times New Roman', 'Tinos', 1.149, true],
  ['Courier New', 'Cousine', 1.1328, true],
  ['Cambria', 'Caladea', 1.172, true],
  ['Georgia', 'Gelasio', 1.136, true],
  ['Open Sans', 'Open Sans', 1.362, true],
  ['Verdana', 'Montserrat', 1.215, false],
  ['Segoe UI', 'Open Sans', 1.33, false],
  ['Consolas', 'Cousine', 1.171, false],
  ['Comic Sans MS', 'Nunito', 1.393, false],
  ['Aptos', 'Arimo', 1.22, false],
  ['Aleo Regular', 'Roboto Slab', 1.2, false],
  ['Heuristica', 'Gelasio', 1.2, false],
  ['ＭＳ Ｐゴシック', 'Noto Sans JP', 1.3, false],
  ['@MS Gothic', 'Noto Sans JP', 1, false],
  ['ヒラギノ角ゴ Pro W3', 'Noto Sans JP', 1.3, false],
  ['맑은 고딕', 'Noto Sans KR', 1.33, false],
  ['Traditional Arabic', 'Noto Sans Arabic', 1.5, false],
  ['David', 'Noto Sans Hebrew', 1.02, false],
  ['Cordia New', 'Noto Sans Thai', 1.37, false],
  ['Mangal', 'Noto Sans Devanagari', 1.68, false],
  ['Somebody’s Serif', 'Tinos', 1.17, false],
  ['Fancy Sans Serif', 'Arimo', 1.17, false],
  ['Nobody Mono', 'Cousine', 1.15, false],
  ['Kid Handwriting', 'Caveat', 1.26, false],
  ['Nobody Knows This', 'Arimo', 1.17, false],
  ['', 'Arimo', 1.17, false],
])('%s is replaced by %s', (typeface, family, lineHeight, isTwin) => {
  expect(familyFor(typeface)).toMatchObject({ family, lineHeight, isTwin });
});

test.each([
  ['Calibri Light', 'Carlito', 300],
  ['Segoe UI Semibold', 'Open Sans', 600],
  ['Segoe UI Light', 'Open Sans', 300],
  ['Montserrat SemiBold', 'Montserrat', 600],
  ['Roboto Black', 'Arimo', 900],
  ['Helvetica Neue Medium', 'Arimo', 500],
  ['HelveticaNeueLT Std Bd', 'Arimo', 700],
  ['Franklin Gothic Demi', 'Arimo', undefined],
  ['Lato', 'Arimo', undefined],
])('reads the weight of %s from its name', (typeface, family, weight) => {
  const standIn = familyFor(typeface);
  expect([standIn.family, standIn.weight]).toEqual([family, weight]);
});

test('the replacement is always a bundled family', () => {
  const names = new Set(families.map(({ name }) => name));
  for (const typeface of [...names, 'x', 'Light', '...', 'a'.repeat(1000)]) expect(names.has(familyFor(typeface).family)).toBe(true);
  for (const { name } of families)
    expect(familyFor(name)).toMatchObject({ family: name.startsWith('Noto Sans Symbols') ? 'Noto Sans Symbols 2' : name });
});
