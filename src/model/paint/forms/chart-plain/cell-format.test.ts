import { describe, expect, it } from 'vitest';
import { formatCell } from './cell-format.ts';

describe('spreadsheet number formats', () => {
  it.each([
    [4.4000000000000004, 'General', '4.4'],
    [0, 'General', '0'],
    [-1.5, 'General', '-1.5'],
    [1234567, 'General', '1234567'],
    [2e15, 'General', '2E+15'],
    [0.256, '0%', '26%'],
    [0.256, '0.0%', '25.6%'],
    [1234.5, '#,##0', '1,235'],
    [1234567.891, '#,##0.00', '1,234,567.89'],
    [0.5, '#.##', '.5'],
    [5, '0.0#', '5.0'],
    [7, '000', '007'],
    [1500, '$#,##0', '$1,500'],
    [-1500, '$#,##0', '-$1,500'],
    [-1500, '#,##0;(#,##0)', '(1,500)'],
    [-3, '#,##0_);[Red]\\(#,##0\\)', '(3)'],
    [0, '0;-0;"none"', 'none'],
    [12, '0 "kg"', '12 kg'],
    [12, '0\\ \\k\\m', '12 km'],
    [3400000, '0.0,,"M"', '3.4M'],
    [1500, '[$€-407] #,##0', '€ 1,500'],
    [12345, '0.00E+00', '1.23E+04'],
    [37261, 'm/d/yyyy', '37261'],
    [0.004, '0.0', '0.0'],
    [-0.004, '0.0', '0.0'],
    [5, '', ''],
  ])('%d as %s is %s', (value, format, text) => {
    expect(formatCell(value, format, 'en')).toBe(text);
  });

  it('use the separators of the language', () => {
    expect(formatCell(1234.5, '#,##0.0', 'de')).toBe('1.234,5');
    expect(formatCell(1234.5, '#,##0.0', 'fr')).toBe('1\u00a0234,5');
    expect(formatCell(1234.5, '#,##0.0', 'ja')).toBe('1,234.5');
  });

  it.each(['"', '\\', ';;;', '[', '0'.repeat(500), '#,'.repeat(300), '.', '%', '""""', '?'.repeat(50)])('survives %s', (format) => {
    for (const value of [0, -1, 1e15, 1e-15]) expect(typeof formatCell(value, format, 'en')).toBe('string');
  });
});
