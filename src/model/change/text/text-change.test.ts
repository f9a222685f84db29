import { describe, expect, test } from 'vitest';
import { Chance } from '../../presentation/test-documents.ts';
import type { Paragraph } from '../../presentation/texts.ts';
import { applyText } from './apply-text.ts';
import { crossText } from './cross-text.ts';
import { invertText } from './invert-text.ts';
import { randomChange, randomText } from './test-texts.ts';
import type { TextChange } from './text-change.ts';

const paragraph = (id: string, ...runs: Paragraph['runs']): Paragraph => ({ id, align: 'start', level: 0, runs });
const text = [paragraph('1', { text: 'Hello ' }, { text: 'world', weight: 700 }), paragraph('2', { text: '' })];

function applied(paragraphs: readonly Paragraph[], change: TextChange): readonly Paragraph[] {
  const result = applyText(paragraphs, change);
  if (typeof result === 'string') throw new Error(result);
  return result;
}

/** Letters without their formatting, a line for each paragraph. */
const letters = (paragraphs: readonly Paragraph[]) => paragraphs.map(({ runs }) => runs.map(({ text }) => text).join(''));

describe('applying a change to a text', () => {
  test.each<[string, TextChange, readonly Paragraph[]]>([
    [
      'typing',
      [{ keep: 6 }, { insert: '!' }],
      [paragraph('1', { text: 'Hello! ' }, { text: 'world', weight: 700 }), paragraph('2', { text: '' })],
    ],
    [
      'typing with the formatting of what is before',
      [{ keep: 12 }, { insert: '!', letters: { weight: 700 } }],
      [paragraph('1', { text: 'Hello ' }, { text: 'world!', weight: 700 }), paragraph('2', { text: '' })],
    ],
    [
      'beginning a paragraph',
      [{ keep: 7 }, { begin: '3', paragraphs: { align: 'center' } }],
      [
        paragraph('1', { text: 'Hello ' }),
        { ...paragraph('3', { text: 'world', weight: 700 }), align: 'center' },
        paragraph('2', { text: '' }),
      ],
    ],
    ['joining two paragraphs', [{ keep: 12 }, { remove: 1 }], [paragraph('1', { text: 'Hello ' }, { text: 'world', weight: 700 })]],
    [
      'removing formatting',
      [{ keep: 12, letters: { weight: null } }],
      [paragraph('1', { text: 'Hello world' }), paragraph('2', { text: '' })],
    ],
    [
      'formatting paragraphs',
      [{ keep: 13, paragraphs: { listType: 'BULLET' } }],
      text.map((one) => ({ ...one, listType: 'BULLET' as const })),
    ],
    [
      'removing all letters, whose formatting stays',
      [{ keep: 7 }, { remove: 5 }, { keep: 1 }, { insert: 'x' }],
      [paragraph('1', { text: 'Hello ' }), paragraph('2', { text: 'x' })],
    ],
  ])('%s', (_name, change, expected) => {
    expect(applied(text, change)).toEqual(expected);
  });

  test('an emptied paragraph keeps the formatting of its first letter', () => {
    expect(applied([paragraph('1', { text: 'ab', size: 40 })], [{ keep: 1 }, { remove: 2 }])).toEqual([
      paragraph('1', { text: '', size: 40 }),
    ]);
  });

  test('paragraphs that a change does not touch stay the same objects', () => {
    expect(applied(text, [{ keep: 6 }, { insert: '!' }])[1]).toBe(text[1]);
  });

  test.each<[string, TextChange]>([
    ['beyond-the-end', [{ keep: 14 }]],
    ['first-paragraph', [{ remove: 1 }]],
    ['first-paragraph', [{ insert: 'x' }]],
    ['first-paragraph', [{ begin: '0' }]],
    ['taken-id', [{ keep: 3 }, { begin: '2' }]],
  ])('refuses what breaks the rule %s: %j', (rule, change) => {
    expect(applyText(text, change)).toBe(rule);
  });

  test('refuses to split a character', () => {
    expect(applyText([paragraph('1', { text: '👋' })], [{ keep: 2 }, { insert: 'x' }])).toBe('split-character');
  });
});

describe('1,000 random changes', () => {
  const seeds = Array.from({ length: 1000 }, (_, seed) => seed);

  test('taken back, they leave the very same text', () => {
    for (const seed of seeds) {
      const chance = new Chance(seed);
      const before = randomText(chance);
      const change = randomChange(before, chance);
      const after = applied(before, change);
      const inverse = invertText(before, change);
      expect(applied(after, inverse), `seed ${seed}`).toEqual(before);
      expect(applied(before, invertText(after, inverse)), `seed ${seed}, again`).toEqual(after);
    }
  });

  test('made at the same time, they give the same text in either order', () => {
    for (const seed of seeds) {
      const chance = new Chance(seed);
      const before = randomText(chance);
      const [first, second] = [randomChange(before, chance), randomChange(before, chance)];
      const firstThenSecond = applied(applied(before, first), crossText(second, first, true));
      const secondThenFirst = applied(applied(before, second), crossText(first, second, false));
      expect(withoutEmptyFormats(secondThenFirst), `seed ${seed}`).toEqual(withoutEmptyFormats(firstThenSecond));
    }
  });
});

/** Which of two removals was the last decides the formatting of a paragraph that both empty. */
const withoutEmptyFormats = (paragraphs: readonly Paragraph[]) =>
  paragraphs.map((one) => ({ ...one, runs: one.runs.filter(({ text }) => text !== '') }));

test('of two insertions at the same place, the earlier comes first', () => {
  const [mine, theirs]: TextChange[] = [
    [{ keep: 3 }, { insert: 'M' }],
    [{ keep: 3 }, { insert: 'T' }],
  ] as const;
  if (!mine || !theirs) throw new Error('Two changes');
  expect(letters(applied(applied(text, theirs), crossText(mine, theirs, true)))[0]).toBe('HeTMllo world');
  expect(letters(applied(applied(text, theirs), crossText(mine, theirs, false)))[0]).toBe('HeMTllo world');
});
