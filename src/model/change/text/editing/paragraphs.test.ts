import { describe, expect, test } from 'vitest';
import type { Paragraph } from '../../../presentation/texts.ts';
import { formatParagraphs, paragraphFormattingOf } from './format-paragraphs.ts';
import { indent, numberFrom, setList } from './lists.ts';
import type { ParagraphFormat } from './places.ts';
import { edited, read } from './test-edits.ts';

test.each<[string, string, string]>([
  ['one with a caret', 'a\nb|\nc', 'a\n^b|\nc'],
  ['all in a range', 'a|\nb\n|', '^a|\n^b\n^|'],
  ['but one of which only the beginning is reached', '|a\n|b', '^|a\n|b'],
  ['but those that are so already', '^|a|', '^|a|'],
])('formats paragraphs: %s', (_name, before, after) => {
  expect(edited(before, (paragraphs, range) => formatParagraphs(paragraphs, range, { align: 'center' }))).toBe(after);
});

test.each<[ParagraphFormat, ParagraphFormat]>([
  [{ lineHeight: 1.5 }, { lineHeight: 1.5 }],
  [{ spaceBefore: 1, spaceAfter: null }, { spaceBefore: 1 }],
  [
    { direction: 'rtl', language: 'ar' },
    { direction: 'rtl', language: 'ar' },
  ],
])('sets %j', (format, differing) => {
  const { paragraphs, range } = read('|a');
  expect(formatParagraphs(paragraphs, range, format).change).toEqual([{ keep: 1, paragraphs: differing }]);
});

test.each<[string, object]>([
  ['|a', { align: 'start', level: 0 }],
  ['^|a\n^b|', { align: 'center', level: 0 }],
  ['|a\n^b|', { align: 'mixed', level: 0 }],
  ['- |a\nb|', { align: 'start', level: 0, listType: 'mixed' }],
  ['- |a\n  - b|', { align: 'start', level: 'mixed', listType: 'BULLET' }],
  ['- |a\n|b', { align: 'start', level: 0, listType: 'BULLET' }],
])('what is known about the paragraphs of %s', (text, formatting) => {
  const { paragraphs, range } = read(text);
  expect(paragraphFormattingOf(paragraphs, range)).toEqual(formatting);
});

describe('a list', () => {
  test.each<[string, 'BULLET' | 'NUMBER' | undefined, string, string]>([
    ['is made of paragraphs', 'BULLET', 'a|\nb|\nc', '- a|\n- b|\nc'],
    ['is made of an empty paragraph', 'NUMBER', '|', '1. |'],
    ['becomes another', 'NUMBER', '- |a\n  - b|', '1. |a\n  1. b|'],
    ['takes in those that are not in it', 'BULLET', '|a\n- b|', '- |a\n- b|'],
    ['ends', undefined, '- |a\n  1. b|', '|a\nb|'],
    ['that is there already stays', 'BULLET', '- |a', '- |a'],
  ])('%s', (_name, listType, before, after) => {
    expect(edited(before, (paragraphs, range) => setList(paragraphs, range, listType))).toBe(after);
  });

  const changed = (more: Partial<Paragraph>, listType: 'BULLET' | 'NUMBER' | undefined) =>
    setList([{ id: '1', runs: [{ text: 'a' }], align: 'start', level: 0, ...more }], { from: 1, to: 1 }, listType).change;

  test.each<[string, Partial<Paragraph>, 'BULLET' | 'NUMBER' | undefined, object]>([
    ['has its usual inset', { inset: 10, hang: -5 }, 'BULLET', { listType: 'BULLET', inset: null, hang: null }],
    [
      'of another kind has its usual markers, where they are now',
      { listType: 'BULLET', marker: '§', markerFamily: 'Lora', inset: 10 },
      'NUMBER',
      { listType: 'NUMBER', marker: null, markerFamily: null },
    ],
    ['with bullets has no number to start with', { listType: 'NUMBER', start: 4 }, 'BULLET', { listType: 'BULLET', start: null }],
    [
      'leaves nothing of itself behind',
      { listType: 'NUMBER', level: 2, start: 4, markerColor: 'accent1', markerSize: 2, inset: 90, hang: -9 },
      undefined,
      { listType: null, level: 0, start: null, markerColor: null, markerSize: null, inset: null, hang: null },
    ],
  ])('%s', (_name, more, listType, paragraphs) => {
    expect(changed(more, listType)).toEqual([{ keep: 1, paragraphs }]);
  });

  test('numbers its first item in a range anew, and goes on from there', () => {
    const { paragraphs, range } = read('- |a\n1. b\n1. c|');
    expect(numberFrom(paragraphs, range, 5)).toEqual({ change: [{ keep: 2 }, { keep: 1, paragraphs: { start: 5 } }], selection: range });
    const numbered = paragraphs.map((one) => ({ ...one, start: 5 }));
    expect(numberFrom(numbered, range, undefined).change).toEqual([{ keep: 2 }, { keep: 1, paragraphs: { start: null } }]);
    expect(numberFrom(paragraphs, range, -1).change).toEqual([]);
    expect(numberFrom(paragraphs, { from: 1, to: 2 }, 5).change).toEqual([]);
  });
});

describe('indenting', () => {
  const deepest = `${'  '.repeat(8)}- |a`;

  test.each<[string, 1 | -1, string, string]>([
    ['goes one level further in', 1, '- |a\n  - b|', '  - |a\n    - b|'],
    ['goes no further than the last level', 1, deepest, deepest],
    ['goes one level further out', -1, '    - |a', '  - |a'],
    ['does not leave the list', -1, '- |a\n  - b|', '- |a\n- b|'],
  ])('%s', (_name, by, before, after) => {
    expect(edited(before, (paragraphs, range) => indent(paragraphs, range, by, 40))).toBe(after);
  });

  const moved = (more: Partial<Paragraph>, by: 1 | -1) =>
    indent([{ id: '1', runs: [{ text: 'a' }], align: 'start', level: 0, ...more }], { from: 1, to: 1 }, by, 40).change;

  test.each<[string, Partial<Paragraph>, 1 | -1, object | undefined]>([
    ['moves a paragraph outside any list', { inset: 10 }, 1, { inset: 50 }],
    ['moves it back', { inset: 50 }, -1, { inset: 10 }],
    ['moves it to the edge', { inset: 10 }, -1, { inset: null }],
    ['moves it no further than the edge', {}, -1, undefined],
    ['leaves it where it is beyond the edge', { inset: -10 }, -1, undefined],
    [
      'gives list items the usual inset of their level',
      { listType: 'BULLET', inset: 10, hang: -5 },
      1,
      { level: 1, inset: null, hang: null },
    ],
  ])('%s', (_name, more, by, paragraphs) => {
    expect(moved(more, by)).toEqual(paragraphs ? [{ keep: 1, paragraphs }] : []);
  });
});
