import { describe, expect, test } from 'vitest';
import type { Paragraph } from '../../presentation/texts.ts';
import { layOut, linesOf } from '../test-layout.ts';
import { listMarkers } from './lists.ts';

const item = (listType: Paragraph['listType'], level = 0, more: Partial<Paragraph> = {}): Paragraph => ({
  runs: [{ text: 'x' }],
  align: 'start',
  level,
  listType,
  ...more,
});
const markers = (...paragraphs: Paragraph[]) => paragraphs.map(listMarkers());

describe('list markers', () => {
  test('continue at their level, and restart below another item and after a paragraph outside the list', () => {
    const number = (level = 0, start?: number) => item('NUMBER', level, { start });
    expect(
      markers(
        number(),
        number(1),
        number(1),
        number(2),
        number(2),
        number(),
        number(1),
        number(0, 41),
        number(),
        item(undefined, 2),
        number(),
      ),
    ).toEqual(['1.', 'a.', 'b.', 'i.', 'ii.', '2.', 'a.', '41.', '42.', undefined, '1.']);
  });

  test('of bullets change with the level and do not affect the numbers above them', () => {
    expect(
      markers(item('NUMBER'), item('BULLET', 1), item('BULLET', 2), item('BULLET', 3), item('NUMBER'), item('BULLET'), item('NUMBER')),
    ).toEqual(['1.', '–', '▪', '•', '2.', '•', '1.']);
  });

  test.each([
    [1, 26, 'z.'],
    [1, 27, 'aa.'],
    [1, 703, 'aaa.'],
    [2, 4, 'iv.'],
    [2, 1994, 'mcmxciv.'],
    [2, 4000, '4000.'],
    [1, 0, '0.'],
    [2, -3, '-3.'],
    [0, 1e9, '1000000000.'],
  ])('at level %i write %i as %s', (level, start, marker) => {
    expect(markers(item('NUMBER', level, { start }))).toEqual([marker]);
  });
});

describe('a list', () => {
  test('indents its lines behind the marker, deeper by level', () => {
    const { fragments } = layOut([item('BULLET', 0, { runs: [{ text: 'aaaa bbbb' }] }), item('NUMBER', 1, { runs: [{ text: 'cc' }] })], {
      width: 40,
    });
    expect(fragments.map(({ text, x }) => [text, x])).toEqual([
      ['•', 0],
      ['aaaa', 11],
      ['bbbb', 11],
      ['a.', 1],
      ['cc', 20],
    ]);
  });

  test('makes space for a wider marker', () => {
    const { fragments } = layOut([item('NUMBER', 0, { start: 1234 })]);
    expect(fragments.map(({ text, x }) => [text, x])).toEqual([
      ['1234.', 0],
      ['x', 29],
    ]);
  });

  test('is mirrored from right to left, including the full stop of a number', () => {
    const { fragments } = layOut([item('NUMBER', 0, { runs: [{ text: 'אב' }] })]);
    expect(fragments.map(({ text, x, direction }) => [text, x, direction])).toEqual([
      ['.', 90, 'rtl'],
      ['1', 95, 'ltr'],
      ['אב', 71, 'rtl'],
    ]);
  });

  test('puts the marker beside its text, wherever that is', () => {
    const { fragments } = layOut([item('BULLET', 0, { align: 'center' })]);
    expect(fragments.map(({ text, x }) => [text, x])).toEqual([
      ['•', 42],
      ['x', 53],
    ]);
  });

  test('styles markers like the first letter, but without underline, superscript or link', () => {
    const run = { text: 'x', size: 20, color: 'accent3', weight: 700, position: 'super', link: { kind: 'step', id: 's' } } as const;
    const { fragments, rules } = layOut([item('BULLET', 0, { runs: [run, { text: 'y' }] })]);
    expect(fragments[0]).toMatchObject({ text: '•', size: 20, color: 'accent3', face: 'inter-700', link: undefined });
    expect(rules).toHaveLength(1);
  });

  test('goes no deeper than eight levels', () => {
    const [, eight] = layOut([item('BULLET', 8)], { width: 1e3 }).fragments;
    const [, fifty] = layOut([item('BULLET', 50)], { width: 1e3 }).fragments;
    expect([eight?.x, fifty?.x]).toEqual([171, 171]);
  });

  test('is never indented by more than half its box', () => {
    expect(linesOf(layOut([item('BULLET', 8, { runs: [{ text: 'aaaa bbbb cccc' }] })]))).toEqual(['▪aaaa bbbb', 'cccc']);
  });

  test('shows a custom marker, but keeps counting', () => {
    expect(
      markers(
        item('NUMBER', 0, { marker: '(1)' }),
        item('NUMBER'),
        item('BULLET', 1, { marker: '✔' }),
        item('NUMBER', 0, { marker: 'C)' }),
      ),
    ).toEqual(['(1)', '2.', '✔', 'C)']);
  });

  test("uses the marker's own colour, size and family, if it is known", () => {
    const look = (more: Partial<Paragraph>) => layOut([item('BULLET', 0, { marker: '•', inset: 20, hang: -20, ...more })]).fragments[0];
    expect(look({ markerColor: 'accent2', markerSize: 1.5, markerFamily: 'Lora' })).toMatchObject({
      color: 'accent2',
      size: 15,
      face: 'lora-400',
    });
    expect(look({ markerFamily: 'Nobody' })).toMatchObject({ color: 'text', size: 10, face: 'inter-400' });
  });
});

describe('an indented paragraph', () => {
  const place = (paragraph: Partial<Paragraph>, words = 'aa bb', width = 40) =>
    layOut([{ ...paragraph, runs: [{ text: words }] }], { width }).fragments.map(({ text, x }) => [text, x]);

  test('starts its lines at the inset, and the first one at its own indent', () => {
    expect(place({ inset: 25 })).toEqual([
      ['aa', 25],
      ['bb', 25],
    ]);
    expect(place({ inset: 20, hang: -10 }, 'aaaa bbb')).toEqual([
      ['aaaa', 10],
      ['bbb', 20],
    ]);
    expect(place({ hang: 15 }, 'aaaa bbbb')).toEqual([
      ['aaaa', 15],
      ['bbbb', 0],
    ]);
  });

  test('has more space on a hanging first line', () => {
    expect(place({ inset: 20, hang: -20 }, 'aaa bbb cc')).toEqual([
      ['aaa bbb', 0],
      ['cc', 20],
    ]);
  });

  test('puts its marker before its text, which makes way for a wider one', () => {
    const marker = { listType: 'NUMBER' as const, inset: 20, hang: -20 };
    expect(place({ ...marker, marker: '1.' })).toEqual([
      ['1.', 0],
      ['aa', 20],
      ['bb', 20],
    ]);
    expect(place({ ...marker, marker: '1000)' }, 'aa', 100)).toEqual([
      ['1000)', 0],
      ['aa', 27.5],
    ]);
    expect(place({ ...marker, hang: 0, marker: '1.' }, 'aa', 100)).toEqual([
      ['1.', 20],
      ['aa', 32.5],
    ]);
  });

  test('is mirrored from right to left', () => {
    expect(place({ inset: 25, direction: 'rtl' }, 'אב')).toEqual([['אב', 5]]);
    expect(place({ inset: 10, hang: -10, direction: 'rtl', listType: 'BULLET', marker: '•' }, 'אב')).toEqual([
      ['•', 35],
      ['אב', 20],
    ]);
  });

  test('leaves space for letters, however large the inset', () => {
    expect(place({ inset: 4000 }, 'a')).toEqual([['a', 38]]);
    expect(layOut([{ runs: [{ text: 'abc' }], hang: 4000 }], { width: 40 }).lineCount).toBe(2);
  });
});
