import { expect, test } from 'vitest';
import { bytes, matrix, name, number, text } from './values.ts';

test.each([
  [0, 2, '0'],
  [-0.001, 2, '0'],
  [0.5, 2, '.5'],
  [-0.126, 2, '-.13'],
  [-1.15e-7, 9, '-.000000115'],
  [12.3456, 1, '12.3'],
  [1e-9, 8, '0'],
  [3e21, 2, '1000000000'],
  [Number.NaN, 2, '0'],
  [Number.NEGATIVE_INFINITY, 2, '-1000000000'],
])('writes %d with %d digits as %s', (value, digits, written) => {
  expect(number(value, digits)).toBe(written);
});

test('a matrix keeps its significant digits, however small or large it is', () => {
  expect(matrix([0.000115229, 0, 0, 0.000115229, 0.2138, -0.27], 9)).toBe('.000115229 0 0 .000115229 .2138 -.27');
  expect(matrix([8678.41234, 0, 0, -8678.4, 1, 2.345])).toBe('8678.41 0 0 -8678.4 1 2.35');
});

test('writes text as ASCII or UTF-16, and nothing in it ends the string', () => {
  expect(text(String.raw`a (b) \ c`)).toBe(String.raw`(a \(b\) \\ c)`);
  expect(text('ő😀')).toBe('<feff0151d83dde00>');
});

test('writes addresses as bytes, and names without spaces', () => {
  expect(bytes('https://example.org/😀(ü)\ud800')).toBe(String.raw`(https://example.org/%F0%9F%98%80\(%C3%BC\)%EF%BF%BD)`);
  expect(name('ABCDEF+Inter Bold/é')).toBe('/ABCDEF+Inter#20Bold#2f#c3#a9');
});
