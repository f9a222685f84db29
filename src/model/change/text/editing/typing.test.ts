import { describe, expect, test } from 'vitest';
import type { Paragraph } from '../../../presentation/texts.ts';
import { deleteFrom, deleteRange } from './delete-text.ts';
import type { Edit, TextRange } from './places.ts';
import { edited, newIds, read } from './test-edits.ts';
import { breakLine, breakParagraph, typeText } from './type-text.ts';

type Editing = (paragraphs: readonly Paragraph[], range: TextRange) => Edit;

describe('typing', () => {
  test.each<[string, string, string, string]>([
    ['inserts at a caret', 'Hello |world', 'big ', 'Hello big |world'],
    ['replaces what is selected', 'Hello |world|', 'you', 'Hello you|'],
    ['writes into an empty text', '|', 'x', 'x|'],
    ['continues the formatting before the caret', '*ab|*cd', 'x', '*abx|*cd'],
    ['takes that of the letter after at the beginning of a paragraph', 'a\n|*b*', 'x', 'a\n*x|b*'],
    ['takes that of the first letter it replaces', 'a|*b*c|d', 'x', 'a*x|*d'],
    ['keeps the formatting of an empty paragraph', '|**', 'x', '*x|*'],
    ['does not continue a link at its end', '<ab|>c', 'x', '<ab>x|c'],
    ['does not continue a link at its beginning', '|<ab>', 'x', 'x|<ab>'],
    ['continues a link within it', '<a|b>', 'x', '<ax|b>'],
    ['continues a link within it, between letters that look different', '<a|*b*>', 'x', '<ax|*b*>'],
    ['replaces a part of a link', '<a|b|>', 'x', '<ax|>'],
    ['does not keep a link that it replaces', '<|ab|>c', 'x', 'x|c'],
    ['does not keep a link that it replaces with more', '<a|b>c|', 'x', '<a>x|'],
    ['begins a paragraph with each line', '- a|b', 'x\ny\r\nz', '- ax\n- y\n- z|b'],
    ['gives an empty line the formatting of the others', '*a|*', '\n\nb', '*a*\n**\n*b|*'],
    ['gives an empty line no link', '<a|b>', '\n\nx', '<a>\n\n<x|b>'],
    ['over several paragraphs makes them one', 'a|b\nc\n- d|e', 'x', 'ax|e'],
    ['keeps a line break within a paragraph', 'a|', 'x\u2028y\vz', 'ax/y/z|'],
    ['keeps tabs and leaves out other control characters', 'a|', '\tx\u0000\u0007\u009f', 'a\tx|'],
    ['leaves out half a character', 'a|', '\ud83dx\udc4b👋', 'ax👋|'],
    ['does nothing with half a character alone', 'a|', '\udc4b', 'a|'],
    ['removes what an input method takes back', 'a|か|b', '', 'a|b'],
  ])('%s', (_name, before, typed, after) => {
    expect(edited(before, (paragraphs, range) => typeText(paragraphs, range, typed, { newId: newIds() }))).toBe(after);
  });

  test('uses formatting that was chosen at the caret', () => {
    const bold: Editing = (paragraphs, range) => typeText(paragraphs, range, 'x', { pending: { weight: 700 } });
    expect(edited('a|b', bold)).toBe('a*x|*b');
    const light: Editing = (paragraphs, range) => typeText(paragraphs, range, 'x', { pending: { weight: null } });
    expect(edited('*a|b*', light)).toBe('*a*x|*b*');
  });

  test('an input method goes on with the formatting it began with', () => {
    const { paragraphs } = read('a*か*b');
    expect(typeText(paragraphs, { from: 2, to: 3 }, '花').change).toEqual([
      { keep: 2 },
      { insert: '花', letters: { weight: 700 } },
      { remove: 1 },
    ]);
  });

  test('without ids, as in code, lines stay in the only paragraph, and nothing is formatted', () => {
    const code: Paragraph[] = [{ id: '', runs: [{ text: 'ab' }], align: 'start', level: 0 }];
    expect(typeText(code, { from: 2, to: 3 }, '{\r\n}').change).toEqual([{ keep: 2 }, { insert: '{\n}' }, { remove: 1 }]);
    expect(deleteRange(code, { from: 1, to: 3 }).change).toEqual([{ keep: 1 }, { remove: 2 }]);
  });

  test('a range may be the wrong way round, or reach beyond the text', () => {
    const { paragraphs } = read('abc');
    expect(typeText(paragraphs, { from: 99, to: 2 }, 'x').change).toEqual([{ keep: 2 }, { insert: 'x' }, { remove: 2 }]);
    expect(typeText(paragraphs, { from: 0, to: 0 }, 'x').change).toEqual([{ keep: 1 }, { insert: 'x' }]);
  });

  test('never changes what it is given', () => {
    const { paragraphs, range } = read('- *a|b*\n\n|c');
    const copy = structuredClone(paragraphs);
    typeText(paragraphs, range, 'x\ny', { newId: newIds() });
    expect(paragraphs).toEqual(copy);
  });
});

describe('deleting a selection', () => {
  test.each<[string, string, string]>([
    ['removes it', 'a|b|c', 'a|c'],
    ['joins paragraphs, as the first one', '- a|b\n^c|d', '- a|d'],
    ['joins with an empty paragraph, as the second one', '|\n- |*d*', '- |*d*'],
    ['joins two empty paragraphs, as the second one', '|\n- |**', '- |**'],
    ['of a whole paragraph leaves the next one as it is', '- |ab\n^|cd', '^|cd'],
    ['of all letters keeps the formatting of the first', '- |*a*b\n^c|', '- |**'],
    ['of all letters leaves no link', '|<*a*>|', '|**'],
    ['of nothing does nothing', 'a|b', 'a|b'],
  ])('%s', (_name, before, after) => {
    expect(edited(before, deleteRange)).toBe(after);
  });

  test.each([
    [1, 2, '|'],
    [2, 3, '|'],
    [2, 2, '|👋'],
  ])('from %d to %d does not split a character', (from, to, after) => {
    expect(edited('👋', (paragraphs) => deleteRange(paragraphs, { from, to }))).toBe(after);
  });
});

/** Up to the other end of the range. */
const backspace: Editing = (paragraphs, { from, to }) => deleteFrom(paragraphs, to, from, false);
const forward: Editing = (paragraphs, { from, to }) => deleteFrom(paragraphs, from, to, true);

describe('Backspace', () => {
  test.each<[string, string, string]>([
    ['removes the letter before', 'a|b|c', 'a|c'],
    ['joins with the paragraph before', '^a|\n|b', '^a|b'],
    ['takes a list item out of its list', 'a\n- |b', 'a\n|b'],
    ['takes the first paragraph out of its list', '1. |b', '|b'],
    ['takes a nested item one level up', '- a\n  - |b', '- a\n- |b'],
    ['within a list item removes a letter', '- |a|b', '- |b'],
    ['at the beginning of the text does nothing', '|a', '|a'],
  ])('%s', (_name, before, after) => {
    expect(edited(before, backspace)).toBe(after);
  });

  test('before a list item does not remove what it reaches', () => {
    expect(edited('ab|\n- |c', (paragraphs, { to }) => deleteFrom(paragraphs, to, 1, false))).toBe('ab\n|c');
  });
});

describe('Delete', () => {
  test.each<[string, string, string]>([
    ['removes the letter after', 'a|b|c', 'a|c'],
    ['joins a list item with the paragraph', 'a|\n- |b', 'a|b'],
    ['at the beginning of a list item removes a letter', '- |a|b', '- |b'],
    ['at the end of an empty item does nothing', '- |', '- |'],
  ])('%s', (_name, before, after) => {
    expect(edited(before, forward)).toBe(after);
  });
});

describe('Enter', () => {
  const enter: Editing = (paragraphs, range) => breakParagraph(paragraphs, range, newIds());

  test.each<[string, string, string]>([
    ['splits a paragraph', 'a|b', 'a\n|b'],
    ['continues a list at its level, and the alignment', '  - ^a|b', '  - ^a\n  - ^|b'],
    ['at the end, letters go on as they were', '*a|*', '*a*\n|**'],
    ['at the end of a link does not continue it', '<a|>', '<a>\n|'],
    ['within a link continues it', '<a|b>', '<a>\n|<b>'],
    ['at the beginning leaves an empty paragraph that looks the same', '|*a*', '**\n|*a*'],
    ['at the beginning of a link leaves an empty paragraph without it', '|<*a*>', '**\n|<*a*>'],
    ['replaces what is selected', 'a|b\nc|d', 'a\n|d'],
    ['replaces a whole list item', '- |ab|', '- \n- |'],
    ['in an empty nested item goes one level up', '- a\n  - |', '- a\n- |'],
    ['in an empty item leaves the list', '1. a\n1. |', '1. a\n|'],
    ['in an empty paragraph begins another', '|', '\n|'],
  ])('%s', (_name, before, after) => {
    expect(edited(before, enter)).toBe(after);
  });

  test('does not start numbering again', () => {
    const [first] = read('1. ab').paragraphs;
    if (!first) throw new Error('A paragraph');
    expect(breakParagraph([{ ...first, start: 5 }], { from: 2, to: 2 }, () => 'new').change).toEqual([
      { keep: 2 },
      { begin: 'new', paragraphs: { align: 'start', level: 0, listType: 'NUMBER' } },
    ]);
  });

  test('letters on the new line get what was chosen at the caret', () => {
    expect(edited('a|', (paragraphs, range) => breakParagraph(paragraphs, range, newIds(), { weight: 700 }))).toBe('a\n|**');
  });

  test('with a modifier breaks the line within the paragraph', () => {
    expect(edited('- *a|b*', breakLine)).toBe('- *a/|b*');
    expect(edited('- |', breakLine)).toBe('- /|');
  });
});
