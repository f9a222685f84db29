import { describe, expect, test } from 'vitest';
import type { Link } from '../../../presentation/link.ts';
import type { Paragraph } from '../../../presentation/texts.ts';
import { formatLetters, formattingOf, toggleLetters, togglesIn } from './format-letters.ts';
import { linkAt } from './link-at.ts';
import { insertLink, setLink } from './links.ts';
import type { Edit, LetterFormat, TextRange } from './places.ts';
import { edited, links, read } from './test-edits.ts';

const plain = togglesIn({ weight: 400, isItalic: false });

describe('formatting letters', () => {
  test.each<[string, string, LetterFormat, string]>([
    ['sets it', 'a|bc|d', { weight: 700 }, 'a|*bc|*d'],
    ['sets it in several paragraphs', 'a|b\nc|d', { weight: 700 }, 'a|*b*\n*c|*d'],
    ['sets it for the letters to come in an empty paragraph', 'a|b\n\n|c', { weight: 700 }, 'a|*b*\n**\n|c'],
    ['sets it where a caret is in an empty paragraph', '_|_', { weight: 700 }, '|*__*'],
    ['at a caret between letters does nothing', 'a|b', { weight: 700 }, 'a|b'],
    ['removes it', '*a|b|*', { weight: null }, '*a|*b|'],
    ['keeps other formatting', '|_a_|', { weight: 700 }, '|*_a|_*'],
    ['that is there already does nothing', '|*a*|', { weight: 700 }, '|*a|*'],
  ])('%s', (_name, before, format, after) => {
    expect(edited(before, (paragraphs, range) => formatLetters(paragraphs, range, format))).toBe(after);
  });

  test.each<[LetterFormat]>([
    [{ color: 'accent1' }],
    [{ size: 40, family: 'Lora' }],
    [{ position: 'super', letterSpacing: 0.1 }],
    [{ isStruck: true, isUnderlined: true }],
  ])('sets %j', (format) => {
    const { paragraphs, range } = read('a|b|');
    expect(formatLetters(paragraphs, range, format).change).toEqual([{ keep: 2 }, { keep: 1, letters: format }]);
  });
});

describe('turning formatting on and off', () => {
  test.each<[string, string, string]>([
    ['on where no letter has it', '|ab|', '|*ab|*'],
    ['on where some letters have it', '|*a*b|', '|*ab|*'],
    ['off where all letters have it', '|*a*\n*b*|', '|a\nb|'],
    ['off in empty paragraphs', '|**\n*b*|', '|\nb|'],
  ])('%s', (_name, before, after) => {
    expect(edited(before, (paragraphs, range) => toggleLetters(paragraphs, range, plain.bold))).toBe(after);
  });

  const toggled = (runs: Paragraph['runs'], name: keyof typeof plain, style = { weight: 400, isItalic: false }) =>
    toggleLetters([{ id: '1', runs, align: 'start', level: 0 }], { from: 1, to: 2 }, togglesIn(style)[name]).change;

  test.each<[string, Paragraph['runs'][number], keyof typeof plain, LetterFormat]>([
    ['the heaviest letters are bold', { text: 'a', weight: 900 }, 'bold', { weight: null }],
    ['light letters are not', { text: 'a', weight: 300 }, 'bold', { weight: 700 }],
    ['italic', { text: 'a' }, 'italic', { isItalic: true }],
    ['underlined', { text: 'a' }, 'underlined', { isUnderlined: true }],
    ['a link is underlined unless it says otherwise', { text: 'a', link: links.one }, 'underlined', { isUnderlined: false }],
    ['a link is underlined again', { text: 'a', link: links.one, isUnderlined: false }, 'underlined', { isUnderlined: null }],
    ['struck through', { text: 'a', isStruck: true }, 'struck', { isStruck: null }],
    ['superscript instead of subscript', { text: 'a', position: 'sub' }, 'superscript', { position: 'super' }],
    ['no longer subscript', { text: 'a', position: 'sub' }, 'subscript', { position: null }],
  ])('%s', (_name, run, name, letters) => {
    expect(toggled([run], name)).toEqual([{ keep: 1 }, { keep: 1, letters }]);
  });

  test('in a text that is bold itself, letters are made lighter', () => {
    const bold = { weight: 700, isItalic: true };
    expect(toggled([{ text: 'a' }], 'bold', bold)).toEqual([{ keep: 1 }, { keep: 1, letters: { weight: 400 } }]);
    expect(toggled([{ text: 'a', weight: 400 }], 'bold', bold)).toEqual([{ keep: 1 }, { keep: 1, letters: { weight: null } }]);
    expect(toggled([{ text: 'a' }], 'italic', bold)).toEqual([{ keep: 1 }, { keep: 1, letters: { isItalic: false } }]);
  });
});

test.each<[string, object]>([
  ['|ab|', {}],
  ['|*a*|b', { weight: 700 }],
  ['|*a*b|', { weight: 'mixed' }],
  ['|*a_b_*|', { weight: 700, isItalic: 'mixed' }],
  ['|*a*\n|b', { weight: 700 }],
  ['|*a*\n**\n|b', { weight: 700 }],
  ['|*a*\n\n|b', { weight: 'mixed' }],
  ['*a|*b', { weight: 700 }],
  ['|**', { weight: 700 }],
  ['|<>', {}],
  ['<a|b>', { link: links.one }],
  ['<ab|>', {}],
  ['|<a>{b}|', { link: 'mixed' }],
  ['*a|*\n|b', { weight: 700 }],
])('what is known about the letters of %s', (text, formatting) => {
  const { paragraphs, range } = read(text);
  expect(formattingOf(paragraphs, range)).toEqual(formatting);
});

type Editing = (paragraphs: readonly Paragraph[], range: TextRange) => Edit;
const leadTo =
  (link: Link | undefined): Editing =>
  (paragraphs, range) =>
    setLink(paragraphs, range, link);

describe('a link', () => {
  test.each<[string, Link | undefined, string, string]>([
    ['is set on letters', links.one, 'a|b|c', 'a|<b|>c'],
    ['replaces others', links.other, '<a|b>c{d|}', '<a|>{bcd|}'],
    ['is set in several paragraphs, but not where there are no letters', links.one, '|a\n\nb|', '|<a>\n\n<b|>'],
    ['gets another address as a whole', links.other, '<a*b|c*>', '{a*b|c*}'],
    ['that begins at the caret gets another address', links.other, '|<a>', '|{a}'],
    ['before the caret is meant rather than the one after', links.other, '<a|>{b}', '{a|b}'],
    ['is not set at a caret', links.one, 'a|b', 'a|b'],
    ['is removed as a whole', undefined, '<a*b|*>c', 'a*b|*c'],
    ['is removed from letters', undefined, '<a|b>{c|}', '<a|>bc|'],
    ['that may not be in a document is not set', { kind: 'address', href: 'javascript:alert(1)' }, '|<a>|', '|<a|>'],
  ])('%s', (_name, link, before, after) => {
    expect(edited(before, leadTo(link))).toBe(after);
  });

  test('is set as a document writes it', () => {
    const { paragraphs, range } = read('|a|');
    const link = { kind: 'address', href: ' https://one.example/a b ' } as const;
    expect(setLink(paragraphs, range, link).change).toEqual([
      { keep: 1 },
      { keep: 1, letters: { link: { kind: 'address', href: 'https://one.example/a%20b' } } },
    ]);
  });

  test.each<[string, string, Link, string, string]>([
    ['is inserted at a caret', '*a|*', links.one, ' one ', '*a<one|*>'],
    ['is inserted instead of what is selected', 'a|b|', links.one, 'one', 'a<one|>'],
    ['is inserted with its address', '|', links.one, '', '<https:one.example|>'],
    ['to an object is not inserted without words', 'a|b|', { kind: 'object', id: 't' }, '', 'a|b|'],
    ['is not inserted if it may not be in a document', 'a|b|', { kind: 'address', href: 'data:,x' }, 'x', 'a|b|'],
  ])('%s', (_name, before, link, typed, after) => {
    const shown = edited(before, (paragraphs, range) => insertLink(paragraphs, range, typed, link));
    expect(shown).toBe(after.replace('https:one.example', 'https://one.example/'));
  });

  test.each<[string, number, number, number]>([
    ['a<b*c*d>e', 2, 2, 5],
    ['a<b*c*d>e', 4, 2, 5],
    ['a<b*c*d>e', 5, 2, 5],
    ['<a>{b}', 2, 1, 2],
    ['<a>{b}', 3, 2, 3],
    ['<a>\n<b>', 2, 1, 2],
    ['<a>\n<b>', 3, 3, 4],
  ])('in %s is at %d', (text, place, from, to) => {
    expect(linkAt(read(text).paragraphs, place)).toMatchObject({ from, to });
  });

  test('is not where there is none', () => {
    const { paragraphs } = read('a<b>c\n');
    expect([1, 4, 5].map((place) => linkAt(paragraphs, place))).toEqual([undefined, undefined, undefined]);
  });
});
