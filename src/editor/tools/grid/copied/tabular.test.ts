// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { parseHtml } from '../../../core/clipboard/dom-clipboard.ts';
import { readCopied } from './html-cells.ts';
import { readSeparated, separatorOf, writeHtml, writeTabbed } from './tabular.ts';

const most = { rows: 1000, columns: 200 };

describe('text with tabs', () => {
  test.each([
    [
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a\t\n\tb',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['one', [['one']]],
    ['"two\nlines"\tb', [['two\nlines', 'b']]],
    ['"say ""hi"""\t7', [['say "hi"', '7']]],
    ['"open\tb', [['"open', 'b']]],
    ['"5" wide\tb', [['"5" wide', 'b']]],
    ['a\n\nb', [['a'], [''], ['b']]],
  ])('%j is read', (source, cells) => {
    expect(readSeparated(source, '\t', most)).toEqual(cells);
  });

  test('comes back as it was written', () => {
    const cells = [
      ['plain', 'with\ttab', 'two\nlines'],
      ['"quoted"', '', 'it is "so"'],
    ];
    expect(readSeparated(writeTabbed(cells), '\t', most)).toEqual(cells);
  });

  test('of a million cells is not read to its end', () => {
    expect(readSeparated('1\t2\n'.repeat(500_000), '\t', most)).toEqual({ tooLarge: 'rows' });
    expect(readSeparated('1\t'.repeat(1_000_000), '\t', most)).toEqual({ tooLarge: 'columns' });
  });

  test('files use what their first line has most of', () => {
    expect(['a;b;c,d', 'a,b', 'a\tb', 'one'].map(separatorOf)).toEqual([';', ',', '\t', '\t']);
  });
});

describe('tables of pages and spreadsheets', () => {
  const read = (html: string, plain = '') => readCopied({ html, plain }, most, parseHtml);
  const cells = (html: string) => {
    const found = read(html);
    return found && 'cells' in found ? found.cells : found;
  };

  test('keep line breaks and drop the rest', () => {
    expect(cells('<table><tr><td> one <br> two </td><td><b>3</b></td></tr><tr><th><p>a</p><p>b</p></th><td></td></tr></table>')).toEqual([
      ['one\ntwo', '3'],
      ['a\nb', ''],
    ]);
  });

  test('give joined cells their place', () => {
    expect(cells('<table><tr><td rowspan=2>a</td><td colspan=2>b</td></tr><tr><td>c</td><td>d</td></tr></table>')).toEqual([
      ['a', 'b', ''],
      ['', 'c', 'd'],
    ]);
  });

  test('say which of two numbers is meant', () => {
    const decimal = (cell: string) => {
      const found = read(`<table><tr>${cell}</tr></table>`);
      return found && 'cells' in found ? found.decimal : undefined;
    };
    expect(decimal('<td sdval="1234">1.234</td>')).toBe(',');
    expect(decimal('<td sdval="1.234">1.234</td>')).toBe('.');
    expect(decimal(`<td data-sheets-value='{"1":3,"3":-1234}'>-1,234 €</td>`)).toBe('.');
    expect(decimal('<td>1.234</td>')).toBeUndefined();
  });

  test('are written so that they can be read', () => {
    const written = [
      ['<b>', 'a & b'],
      ['two\nlines', '"'],
    ];
    expect(cells(writeHtml(written))).toEqual(written);
  });

  test('that are too large, or missing, are not looked at', () => {
    expect(read('<table>', '1\n'.repeat(2000))).toEqual({ tooLarge: 'rows' });
    expect(read('<p>words</p>', 'a\tb')).toEqual({ cells: [['a', 'b']] });
    expect(read('<p>words</p>')).toBeUndefined();
    expect(read(`<table>${'<tr><td>1</td></tr>'.repeat(1001)}</table>`)).toEqual({ tooLarge: 'rows' });
  });
});
