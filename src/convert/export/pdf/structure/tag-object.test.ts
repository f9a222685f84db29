import { describe, expect, test } from 'vitest';
import { allTags, page, planOf, text, type Wire } from './test-plans.ts';

const box = { x: 900, y: 500, width: 600, height: 400 };
const tagOf = (object: Wire, more: Wire = {}) => planOf([{ id: 'one', ...box, ...object }], more).pages[0]?.tags.children[0];
const roles = (object: Wire, more: Wire = {}) => page(planOf([{ id: 'one', ...box, ...object }], { path: ['root'], ...more }), 0);
const assets = { photo: { source: 'photo.png', alt: 'A photo of a bridge' }, plain: { source: 'plain.png' } };

describe('[PDF-13] texts', () => {
  const item = (words: string, listType: string, level = 0) => ({ runs: [words], listType, level });

  test('tags paragraphs, but not empty ones', () => {
    expect(roles({ kind: 'text', paragraphs: ['a', ' ', 'b'] })).toEqual(['P=one#p0', 'P=one#p2']);
  });

  test('nests deeper lists within the preceding item', () => {
    const paragraphs = [
      item('a', 'BULLET'),
      item('b', 'NUMBER', 1),
      item('c', 'NUMBER', 1),
      item('d', 'BULLET'),
      'text',
      item('e', 'NUMBER', 2),
      item('f', 'BULLET'),
    ];
    const point = (index: number, more = '') => `LI(Lbl=one#p${index}* LBody=one#p${index}${more})`;
    expect(roles({ kind: 'text', paragraphs })).toEqual([
      `L(${point(0, `(L(${point(1)} ${point(2)}))`)} ${point(3)})`,
      'P=one#p4',
      `L(${point(5)})`,
      `L(${point(6)})`,
    ]);
    const lists = planOf([{ id: 'one', ...box, kind: 'text', paragraphs }])
      .pages.flatMap(({ tags }) => allTags(tags))
      .flatMap(({ numbering }) => numbering ?? []);
    expect(lists).toEqual(['Disc', 'LowerAlpha', 'LowerRoman', 'Disc']);
  });

  test.each([
    ['(1)', 'Decimal'],
    ['b)', 'LowerAlpha'],
    ['C.', 'UpperAlpha'],
    ['iv.', 'LowerRoman'],
    ['II', 'UpperRoman'],
    ['③', 'Decimal'],
  ])('a list that begins with %s is numbered as %s', (marker, numbering) => {
    expect(tagOf({ kind: 'text', paragraphs: [{ ...item('a', 'NUMBER', 1), marker }] })).toMatchObject({ role: 'L', numbering });
  });

  test('items of a different kind start a new list', () => {
    expect(roles({ kind: 'text', paragraphs: [item('a', 'BULLET'), item('b', 'NUMBER')] })).toHaveLength(2);
  });

  test('state their language where it differs', () => {
    const paragraphs = ['a', { runs: ['b'], language: 'fr' }, { runs: ['c'], language: 'en' }];
    const languages = (more: Wire) =>
      planOf([{ id: 'one', ...box, kind: 'text', paragraphs, ...more }], { language: 'en' }).pages[0]?.tags.children.map(
        ({ language }) => language,
      );
    expect(languages({})).toEqual([undefined, 'fr', undefined]);
    expect(languages({ language: 'de' })).toEqual(['de', 'fr', 'en']);
    expect(tagOf({ kind: 'text', paragraphs: 'Titel', styleClass: 'title', language: 'de' })).toMatchObject({ role: 'H1', language: 'de' });
  });

  test('are one link if the whole text is linked', () => {
    expect(roles({ kind: 'text', paragraphs: ['a', 'b'], link: 'https://example.org/' })).toEqual(['P(Link=one)']);
    expect(roles({ kind: 'text', paragraphs: ['a', 'b'], styleClass: 'title', link: 'https://example.org/' })).toEqual(['H1(Link=one)']);
  });
});

describe('[PDF-13] tables', () => {
  const table = (rows: unknown[], more: Wire = {}) => ({ kind: 'table', rows, columns: [1, 1, 1], ...more });

  test('have rows, headers and cells', () => {
    expect(
      roles(
        table(
          [
            ['a', 'b', 'c'],
            ['d', { paragraphs: ['e', 'f'] }, ''],
          ],
          { hasHeader: true },
        ),
      ),
    ).toEqual(['Table(TR(TH=one#r0c0p0 TH=one#r0c1p0 TH=one#r0c2p0) TR(TD=one#r1c0p0 TD(P=one#r1c1p0 P=one#r1c1p1) TD))']);
  });

  test('have the same width in every row, whatever their cells span', () => {
    const tag = tagOf(
      table([[{ paragraphs: 'a', columnSpan: 3 }], [{ paragraphs: 'b', rowSpan: 2 }, 'c'], ['d', 'e', 'f']], { alt: 'What it shows' }),
    );
    const rows = (tag?.children ?? []).map(({ children }) =>
      children.map(({ content, columnSpan = 1, rowSpan = 1 }) => [content, columnSpan, rowSpan]),
    );
    expect(rows).toEqual([
      [['one#r0c0p0', 3, 1]],
      [
        ['one#r1c0p0', 1, 2],
        ['one#r1c1p0', 1, 1],
        [undefined, 1, 1],
      ],
      [
        ['one#r2c1p0', 1, 1],
        ['one#r2c2p0', 1, 1],
      ],
    ]);
    expect(tag).toMatchObject({ role: 'Table', summary: 'What it shows' });
  });
});

describe('[PDF-13] pictures', () => {
  test('are figures with their alternative text; without it they are decoration', () => {
    expect(tagOf({ kind: 'image', asset: 'photo' }, { assets })).toMatchObject({
      role: 'Figure',
      alt: 'A photo of a bridge',
      content: 'one',
    });
    expect(tagOf({ kind: 'image', asset: 'photo', alt: 'Mine' }, { assets })).toMatchObject({ alt: 'Mine' });
    expect(roles({ kind: 'image', asset: 'photo', alt: '' }, { assets })).toEqual([]);
    expect(roles({ kind: 'image', asset: 'plain' }, { assets })).toEqual([]);
    for (const kind of ['shape', 'line', 'frame', 'group', 'drawing', 'video', 'hologram']) {
      expect(roles({ kind, alt: 'Seen' }), kind).toEqual(['Figure=one']);
      expect(roles({ kind }), kind).toEqual([]);
    }
  });

  test('charts read out their numbers, unless the author describes them', () => {
    const chart = {
      kind: 'chart',
      chart: 'column',
      title: 'Rain?',
      categories: ['May', 'June'],
      unit: ' mm',
      series: [
        { name: 'Here', values: [7, 9] },
        { name: 'There', values: [1, null] },
      ],
    };
    expect(tagOf(chart)?.alt).toBe('Rain? Here: May 7 mm, June 9 mm. There: May 1 mm.');
    expect(tagOf({ ...chart, alt: 'More in June' })?.alt).toBe('Rain? More in June.');
  });

  test('tags code as code, line by line', () => {
    expect(roles({ kind: 'code', code: 'a\r\n\nb\n', hasLineNumbers: true })).toEqual(['P(Code=one#p0 Code=one#p2)']);
  });

  test('tags linked objects as links, labelled by their text or their target', () => {
    const link = 'https://example.org/';
    expect(roles({ kind: 'image', asset: 'photo', link }, { assets })).toEqual(['P(Link(Figure=one))']);
    expect(roles({ kind: 'shape', link })).toEqual(['P(Link=one)']);
    expect(tagOf({ kind: 'shape', link })?.children[0]?.alt).toBe(link);
    expect(tagOf({ kind: 'link', label: 'More', link })?.children[0]).toMatchObject({ role: 'Link', alt: 'More', content: 'one' });
    expect(tagOf({ kind: 'link', link: { kind: 'object', id: 'one' } })?.children[0]).toEqual({
      role: 'Link',
      content: 'one',
      children: [],
    });
    expect(page(planOf([{ id: 'one', ...box, kind: 'table', rows: [['a']], columns: [1], link }, text('two', 300, 900)]), 0)).toEqual([
      'Table(TR(TD=one#r0c0p0))',
      'P(Link=one)',
      'P=two#p0',
    ]);
  });
});
