import { expect, test } from 'vitest';
import { latexText } from './latex-text.ts';

/** Superscripts and subscripts in brackets, thin spaces as spaces. */
const written = (source: string): string =>
  latexText(source)
    .lines.map((line) => {
      let at: string | undefined;
      const text = line.map(({ text: letters, position }) => {
        const change = position === at ? '' : `${at ? ']' : ''}${position ? (position === 'super' ? '^[' : '_[') : ''}`;
        at = position;
        return change + letters;
      });
      return `${text.join('')}${at ? ']' : ''}`.replaceAll(/[\u2003\u2005\u2009]/g, ' ').replaceAll(/ +/g, ' ');
    })
    .join(' / ');

test.each([
  ['E = mc^2', 'E = mc^[2]'],
  ['\\alpha_{i,j} \\le \\beta^{n+1}', 'α_[i,j] ≤ β^[n+1]'],
  ['\\frac{a}{b+c}', 'a / (b + c)'],
  ['\\sqrt{3x-1}+(1+x)^2', '√(3x − 1) + (1 + x)^[2]'],
  ['\\sqrt[3]{x}', '∛x'],
  ['\\sum_{i=1}^{n} x_i', '∑_[i=1]^[n]x_[i]'],
  ['\\int_0^\\infty e^{-x} dx', '∫_[0]^[∞]e^[−x]dx'],
  ['\\mathbb{R}^n \\to \\mathbb{C}', 'ℝ^[n] → ℂ'],
  ['\\text{if } x > 0', 'if x > 0'],
  ['\\sin x + \\log_2 n', 'sin x + log _[2]n'],
  ['a \\\\ b', 'a / b'],
  ['\\vec{E}', 'E\u20d7'],
  ['\\left( x \\right)', '(x)'],
  ["f'(x)", 'f′(x)'],
  ['\\begin{aligned} a &= b \\\\ c &= d \\end{aligned}', 'a = b / c = d'],
  ['50\\% \\, \\$', '50% $'],
])('%s', (source, expected) => {
  expect(written(source)).toBe(expected);
  expect(latexText(source).isLossy).toBe(false);
});

test('sets variables in italics, but not numbers and function names', () => {
  expect(latexText('2x').lines).toEqual([
    [
      { text: '2', isItalic: false },
      { text: 'x', isItalic: true },
    ],
  ]);
  expect(latexText('\\max').lines[0]).toMatchObject([{ text: 'max', isItalic: false }]);
});

test('reports what cannot be written on one line', () => {
  expect(latexText('e^{x^2}')).toMatchObject({ isLossy: true });
  expect(latexText('\\begin{bmatrix} 1 & 0 \\end{bmatrix}')).toMatchObject({ isLossy: true });
  expect(latexText('\\unheardof{x}')).toMatchObject({ isLossy: true });
});

test('broken and endless formulas terminate', () => {
  for (const source of ['\\frac{a', '}}}', '^^^^', '\\sqrt[', '{'.repeat(50_000), '\\begin', '\\left'.repeat(10_000)])
    expect(latexText(source).lines.length, source.slice(0, 20)).toBeLessThanOrEqual(1);
});
