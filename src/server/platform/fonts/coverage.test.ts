import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { faceOf, families, familyFor, fontsOf, isDrawable, substituteRuns } from '#model/text/families.ts';
import { charactersOf } from './character-map.ts';
import { faceFile } from './face-file.ts';
import { makeSubstituteRuns } from './test-substitutes.ts';

/** The code points that all faces of a family have. */
const coverage = new Map<string, Set<number>>();
const has = (family: string, point: number) => coverage.get(family)?.has(point) ?? false;
const invisible = /[\p{Cc}\p{Cn}\p{Cs}\p{Co}\p{DI}]/u;
const isHan = /[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{323af}]/u;
const stands: Record<string, string> = {
  N: 'Noto Sans',
  B: 'Noto Sans Hebrew',
  A: 'Noto Sans Arabic',
  T: 'Noto Sans Thai',
  D: 'Noto Sans Devanagari',
  M: 'Noto Sans Math',
  S: 'Noto Sans Symbols 2',
  Y: 'Noto Sans Symbols',
  J: 'Noto Sans JP',
  K: 'Noto Sans KR',
  E: 'Noto Color Emoji',
};

const twinOf = (family: string): string => {
  const [, twin] = fontsOf(faceOf(family, 400, false).face);
  return families.find(({ slug }) => `${slug}-400` === twin)?.name ?? family;
};

beforeAll(() => {
  for (const { name, slug, weights, italics } of families) {
    const faces = [...weights.map((weight) => `${slug}-${weight}`), ...italics.map((weight) => `${slug}-${weight}i`)];
    const [first = new Set<number>(), ...others] = faces.map((face) => charactersOf(readFileSync(faceFile(face))));
    coverage.set(name, new Set([...first].filter((point) => others.every((each) => each.has(point)))));
  }
}, 120_000);

describe('which family draws a character', () => {
  test('the table of substitutes matches the font files', () => {
    const table = makeSubstituteRuns((letter, point) => has(stands[letter] ?? '', point));
    expect(substituteRuns, `the table in src/model/text/families.ts must be: ${table}`).toBe(table);
  });

  test.each(families.map(({ name }) => name))('%s has every character that it draws, or leaves it to a family that has it', (wanted) => {
    const missing: string[] = [];
    for (const language of wanted.startsWith('Noto') ? ['ko', 'ja'] : ['en']) {
      for (let point = 0x20; point < 0x20000; point++) {
        const char = String.fromCodePoint(point);
        if (invisible.test(char) || /^\p{M}/u.test(char)) continue;
        const family = familyFor(char, wanted, language);
        // If a font lacks the ångström sign, shapers use the letter Å instead.
        const isThere =
          has(family, point) || has(family, char.normalize('NFC').codePointAt(0) ?? 0) || (isHan.test(char) && has(twinOf(family), point));
        const isNowhere = !Object.values(stands).some((each) => has(each, point));
        if (!isThere && !isNowhere) missing.push(`${char} U+${point.toString(16)} ${family}`);
        if (!isHan.test(char) && isDrawable(char) === isNowhere)
          missing.push(`${char} U+${point.toString(16)} is${isNowhere ? ' not' : ''} drawable`);
      }
    }
    expect(missing).toEqual([]);
  });

  test('a Han character beyond the first plane is drawn by one of the two fonts that has it, if any does', () => {
    const missing: string[] = [];
    for (let point = 0x20000; point < 0x32400; point++) {
      const family = familyFor(String.fromCodePoint(point), 'Inter', 'ja');
      const owners = ['Noto Sans JP', 'Noto Sans KR'].filter((each) => has(each, point));
      if (owners.length > 0 && !owners.includes(family) && !owners.includes(twinOf(family))) missing.push(point.toString(16));
    }
    expect(missing).toEqual([]);
  });

  test('a letter with a mark is drawn by a family that has both, or their composed form', () => {
    const missing: string[] = [];
    for (const { name, kind } of families) {
      if (kind === 'display' && name.startsWith('Noto')) continue;
      for (const base of ['a', 'Q', 'ş', 'я', 'ω']) {
        for (let mark = 0x300; mark < 0x370; mark++) {
          const char = base + String.fromCodePoint(mark);
          const family = familyFor(char, name, 'en');
          if (/\p{DI}/u.test(char)) continue;
          if (![...char.normalize('NFC')].every((each) => has(family, each.codePointAt(0) ?? 0)))
            missing.push(`${char} ${mark.toString(16)} ${name} ${family}`);
        }
      }
    }
    expect(missing).toEqual([]);
  });

  test("a character that stays with its neighbours' family is in every family except the emoji font", () => {
    const missing: string[] = [];
    for (let point = 0x20; point < 0x20000; point++) {
      const char = String.fromCodePoint(point);
      if (invisible.test(char) || /^\p{M}/u.test(char)) continue;
      if (familyFor(char, 'Inter', 'en', 'Lora') !== 'Lora') continue;
      expect(familyFor(char, 'Inter', 'en', 'Noto Color Emoji')).toBe('Inter');
      for (const { name, scripts } of families) if (!scripts.includes('emoji') && !has(name, point)) missing.push(`${char} ${name}`);
    }
    expect(missing).toEqual([]);
  });

  test('the emoji font has every emoji, when the emoji form is requested', () => {
    const missing: string[] = [];
    for (let point = 0x20; point < 0x20000; point++) {
      const char = String.fromCodePoint(point);
      if (/\p{Emoji}/u.test(char) && (familyFor(`${char}\uFE0F`, 'Inter', 'en') !== 'Noto Color Emoji' || !has('Noto Color Emoji', point)))
        missing.push(char);
      if (/\p{Emoji_Presentation}/u.test(char) && familyFor(char, 'Inter', 'en') !== 'Noto Color Emoji') missing.push(char);
    }
    expect(missing).toEqual([]);
  });

  test('every family can draw the replacement character', () => {
    for (const { name } of families) expect(has(familyFor('\uFFFD', name, 'en'), 0xfffd)).toBe(true);
  });
});

describe('the metrics of a family', () => {
  test.each(families)('$name matches its font file', ({ slug, ascent, descent, xHeight, capHeight }) => {
    const bytes = readFileSync(faceFile(`${slug}-400`));
    const table = (tag: string) => bytes.readUInt32BE(bytes.indexOf(tag, 12, 'latin1') + 8);
    const unit = bytes.readUInt16BE(table('head') + 18);
    const measures = [
      bytes.readInt16BE(table('hhea') + 4),
      -bytes.readInt16BE(table('hhea') + 6),
      bytes.readInt16BE(table('OS/2') + 86),
      bytes.readInt16BE(table('OS/2') + 88),
    ];
    for (const [index, value] of [ascent, descent, xHeight, capHeight].entries())
      expect(value).toBeCloseTo((measures[index] ?? 0) / unit, 3);
  });
});
