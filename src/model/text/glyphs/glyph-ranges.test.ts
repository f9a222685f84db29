import { expect, test } from 'vitest';
import { faceOf, familyFor } from '../families.ts';
import { charactersIn, MOST_EMOJI, rangesOf, unicodeRange } from './glyph-ranges.ts';

const texts = [
  'Verkäufe: „12,5 %“ – AVATAR',
  'Съешь ещё, ΤΑΥΤΟΤΗΤΑ',
  '東京「発表」です。𠮟',
  '안녕하세요 韓國',
  'مرحبًا שלום',
  'น้ำ क्षेत्र',
  '∀x∈ℝ ✔★ 𝒜',
  '👩🏽‍🚀🇩🇪1️⃣',
];

const includes = (css: string, char: string): boolean =>
  css.split(',').some((span) => {
    const [first = '', last = first] = span.slice(2).split('-');
    const point = char.codePointAt(0) ?? 0;
    return point >= Number.parseInt(first, 16) && point <= Number.parseInt(last, 16);
  });

/** Looking through all characters takes a while. */
const known = new Map<string, readonly string[]>();
const charactersOnce = (face: string, range: string): readonly string[] => {
  const chars = known.get(`${face}.${range}`) ?? charactersIn(face, range) ?? [];
  known.set(`${face}.${range}`, chars);
  return chars;
};

test.each(['Inter', 'Caveat', 'JetBrains Mono'])(
  'whatever a text in %s needs is in the part of the face that is asked for, and drawn from it',
  (name) => {
    for (const text of texts)
      for (const { segment } of new Intl.Segmenter('en').segment(text)) {
        const { face } = faceOf(familyFor(segment, name, 'ja'), 400, false);
        const ranges = rangesOf(face, segment);
        for (const char of segment) {
          if (/\p{DI}/u.test(char) && !face.includes('emoji')) continue;
          expect(
            ranges.flatMap((range) => charactersOnce(face, range)),
            `${face} ${char}`,
          ).toContain(char);
          expect(
            ranges.some((range) => includes(unicodeRange(range), char)),
            `${face} ${char}`,
          ).toBe(true);
        }
      }
  },
);

test('each character belongs to one part of a face', () => {
  const jp = 'noto-sans-jp-400';
  for (const char of ['a', 'か', 'ー', '、', '㐀', '䶿', '一', '鿿', '가', '힣', '豈', '𠮷', '😀', '￥']) {
    const [range = '', ...others] = rangesOf(jp, char);
    expect(others).toEqual([]);
    expect(includes(unicodeRange(range), char), char).toBe(true);
    for (const other of [...rangesOf(jp, 'a一가豈𠮷㐀')].filter((each) => each !== range))
      expect(includes(unicodeRange(other), char), `${char} in ${other}`).toBe(false);
  }
});

test('emoji that are used come together, in one order, and no more than fit into an address', () => {
  const face = 'noto-color-emoji-400';
  expect(rangesOf(face, '👩🏽‍🚀')).toEqual(['e200d-1f3fd-1f469-1f680']);
  expect(rangesOf(face, [...'👩🏽‍🚀'].toReversed())).toEqual(rangesOf(face, '👩🏽‍🚀'));
  const many = Array.from({ length: MOST_EMOJI + 100 }, (_, place) => String.fromCodePoint(0x1f300 + place));
  const [range = ''] = rangesOf(face, many);
  expect(charactersIn(face, range)).toHaveLength(MOST_EMOJI);
  expect(range.length).toBeLessThan(4000);
});

test.each([
  ['inter-400', 'b4e'],
  ['inter-400', 'e1f600'],
  ['inter-400', ''],
  ['nowhere-400', 'letters'],
  ['noto-sans-jp-400', 'b1'],
  ['noto-sans-jp-400', 'b4E'],
  ['noto-sans-jp-400', 'bfff'],
  ['noto-sans-jp-400', 'b4e-4f'],
  ['noto-sans-jp-400', 'toString'],
  ['noto-color-emoji-400', 'letters'],
  ['noto-color-emoji-400', 'e1f601-1f600'],
  ['noto-color-emoji-400', 'e01f600'],
  ['noto-color-emoji-400', 'effffff'],
  ['noto-color-emoji-400', 'e110000'],
  ['noto-color-emoji-400', 'ed800'],
  ['noto-color-emoji-400', `e${Array.from({ length: MOST_EMOJI + 1 }, (_, place) => (0x1f300 + place).toString(16)).join('-')}`],
])('%s has no part %s', (face, range) => {
  expect(charactersIn(face, range)).toBeUndefined();
});
