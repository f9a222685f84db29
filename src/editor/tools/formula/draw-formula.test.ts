import { compilePath } from '#model/geometry/path.ts';
import { boxAround } from '#model/geometry/outline.ts';
import { openDraft } from '#model/change/draft/draft.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import { limits } from '#model/presentation/reading/reader.ts';
import { describe, expect, test } from 'vitest';
import { bareTex } from './bare-tex.ts';
import { drawFormula } from './draw-formula.ts';
import { signs, structures, writeStructure } from './structures.ts';
import type { FormulaNode } from './trace-formula.ts';
import { typeset } from './typeset.ts';

async function drawn(tex: string) {
  const formula = await drawFormula(tex, typeset);
  if ('problem' in formula) throw new Error(`${tex}: ${JSON.stringify(formula.problem)}`);
  return formula.drawing;
}

async function problem(tex: string) {
  const formula = await drawFormula(tex, typeset);
  return 'problem' in formula ? formula.problem : undefined;
}

const kindsOf = (nodes: readonly FormulaNode[]) =>
  nodes.map((node) => (node.kind === 'group' ? 'part' : 'stroke' in node ? 'line' : 'outline'));

describe('a formula becomes outlines', () => {
  test('[SITE-5] in the colour of texts, all of them within its box', async () => {
    const { viewBox, nodes } = await drawn('x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}');
    expect(kindsOf(nodes)).toEqual(['outline', 'outline']);
    for (const node of nodes) {
      if (node.kind !== 'path' || !('fill' in node)) throw new Error('Only outlines');
      expect(node.fill.color).toBe('text');
      const { left, top, right, bottom } = boxAround(compilePath(node.d));
      expect(left).toBeGreaterThanOrEqual(viewBox.x);
      expect(top).toBeGreaterThanOrEqual(viewBox.y);
      expect(right).toBeLessThanOrEqual(viewBox.x + viewBox.width);
      expect(bottom).toBeLessThanOrEqual(viewBox.y + viewBox.height);
    }
  });

  test('with a fraction above and below its bar', async () => {
    const [x, fraction] = await Promise.all([drawn('x'), drawn('\\frac{x}{x}')]);
    expect(fraction.viewBox.height).toBeGreaterThan(x.viewBox.height * 2);
    const [, bar] = fraction.nodes;
    const { left, top, right, bottom } = boxAround(compilePath(bar && 'd' in bar ? bar.d : ''));
    expect([left, right]).toEqual([expect.closeTo(120, 0), expect.closeTo(fraction.viewBox.width - 120, 0)]);
    expect(bottom - top).toBeLessThan(100);
    // A bar above the line on which letters stand.
    expect(bottom).toBeLessThan(0);
  });

  test.each([
    [
      'a tall brace has a part that is cut',
      '\\left\\{\\begin{matrix}1\\\\2\\\\3\\\\4\\\\5\\end{matrix}\\right.',
      ['outline', 'part', 'part'],
    ],
    ['a table has lines', '\\begin{array}{c|c:c} a & b & c \\\\ \\hline d & e & f \\end{array}', ['outline', 'line', 'line', 'line']],
    ['a box is a line', '\\boxed{x}', ['outline', 'line']],
    ['a rule is a bar', '\\rule{2em}{1em}', ['outline']],
    ['words may be in most languages of Europe', '\\text{für ő ы ς}', ['outline']],
    ['letters may come from other parts of the font', '\\mathbb{R} \\mathcal{L} \\mathfrak{g} \\mathsf{s} \\mathtt{t}', ['outline']],
    ['several lines are aligned', '\\begin{align} a &= b \\\\ c &= d \\end{align}', ['outline']],
  ])('%s', async (_, tex, kinds) => {
    expect(kindsOf((await drawn(tex)).nodes)).toEqual(kinds);
  });

  test('that a document takes as they are', async () => {
    const drawing = await drawn('\\left(\\begin{array}{c|c} a & b \\\\ c & d \\\\ e & f \\\\ g & h \\\\ i & j \\end{array}\\right)');
    const { presentation, problems } = parsePresentation({ root: { children: [{ kind: 'drawing', drawing, formula: { tex: 'x' } }] } });
    expect(problems).toEqual([]);
    const [object] = openDraft(presentation).presentation.root.children;
    expect(object).toMatchObject({ kind: 'drawing', formula: { tex: 'x' } });
    expect(object?.kind === 'drawing' && object.drawing.nodes.length).toBe(drawing.nodes.length);
  });

  test('the same ones each time, whatever was wrong before', async () => {
    const first = await drawn('\\int_0^1 x\\,dx');
    await problem('\\frac{');
    expect(await drawn('\\int_0^1 x\\,dx')).toEqual(first);
  });
});

describe('what is wrong is named', () => {
  test.each([
    ['', { kind: 'empty' }],
    ['\\phantom{x}', { kind: 'empty' }],
    ['\\fraction{1}{2}', { kind: 'unknown', name: '\\fraction' }],
    ['\\frac{1}', { kind: 'argument', name: '\\frac' }],
    ['\\sqrt', { kind: 'argument', name: '\\sqrt' }],
    ['\\left x', { kind: 'argument', name: '\\left' }],
    ['\\frac{1}{2', { kind: 'braces' }],
    ['x}', { kind: 'braces' }],
    ['\\left( x', { kind: 'fences' }],
    ['x \\right)', { kind: 'fences' }],
    ['x^1^2', { kind: 'scripts' }],
    ['x_1_2', { kind: 'scripts' }],
    ['x^', { kind: 'scripts' }],
    ['\\begin{matrices} x \\end{matrices}', { kind: 'environment', name: 'matrices' }],
    ['\\begin{matrix} x \\end{pmatrix}', { kind: 'ending', name: 'matrix' }],
    ['\\begin{matrix} x', { kind: 'ending', name: 'matrix' }],
    ['a & b', { kind: 'place', name: '&' }],
    ['\\hspace{3} x', { kind: 'measure', name: '\\hspace' }],
    ['x \\tag{1}', { kind: 'numbered' }],
    ['\\eqref{a}', { kind: 'numbered' }],
    ['\\text{数}', { kind: 'sign', name: '数' }],
    ['\\text{مرحبا}', { kind: 'sign', name: 'م' }],
    ['\\text{😀}', { kind: 'sign', name: '😀' }],
    ['\\text{a\u202Eb}', { kind: 'sign', name: 'U+202E' }],
  ])('%s', async (tex, wanted) => {
    expect(await problem(tex)).toEqual(wanted);
  });

  test.each([
    '\\def\\a{x}',
    '\\newcommand{\\a}{x}',
    '\\require{html}',
    '\\href{https://example.com}{x}',
    '\\unicode{65}',
    '\\style{color: red}{x}',
  ])('there is no %s', async (tex) => {
    expect(await problem(tex)).toMatchObject({ kind: 'unknown' });
  });
});

describe('hostile formulas get an answer', () => {
  const nested = (before: string, times: number, after = '') => before.repeat(times) + 'x' + after.repeat(times);

  test.each([
    ['a megabyte', 'x'.repeat(1_000_000), 'long'],
    ['as many letters as there may be', 'x'.repeat(limits.formula), 'large'],
    ['one letter more', 'x'.repeat(limits.formula + 1), 'long'],
    ['braces in braces', nested('{', 1990, '}'), 'hard'],
    ['exponents of exponents', nested('x^{', 900, '}'), 'hard'],
    ['words in words', nested('\\text{$', 400, '$}'), 'hard'],
    ['a hundred million columns', '\\begin{array}{*{99999999}{c}} a \\end{array}', 'hard'],
    ['columns of columns of columns', `\\begin{array}{${'*{999}{'.repeat(3)}c${'}'.repeat(3)}} a \\end{array}`, 'hard'],
    ['the size of a house', '\\raise 99999em x', 'large'],
  ])('%s', async (_, tex, kind) => {
    expect(await problem(tex)).toMatchObject({ kind });
  });

  test('and the next one is drawn as usual', async () => {
    await problem(nested('{', 1990, '}'));
    expect((await drawn('x')).nodes).toHaveLength(1);
  });
});

test('marks around a formula are not part of it', () => {
  expect(['$x$', '$$ x $$', '\\[x\\]', '\\(x\\) ', ' x'].map(bareTex)).toEqual(['x', 'x', 'x', 'x', 'x']);
  expect(['$x', '$', '$$', '$a$ and $b$'].map(bareTex)).toEqual(['$x', '$', '', '$a$ and $b$']);
});

describe('structures', () => {
  test.each(structures.map(({ name, before, after }) => [name, `x${before}y${after}`]))('%s can be drawn', async (_, tex) => {
    // The second part of a fraction is still to be written.
    expect((await drawn(tex)).nodes.length).toBeGreaterThan(0);
  });

  test('all signs can be drawn', async () => {
    for (const name of Object.values(signs)) expect((await drawn(`\\${name} x`)).nodes.length, name).toBe(1);
  });

  test('take what is selected, and leave the caret where one goes on', () => {
    const [fraction, , , root] = structures;
    const put = (text: string, from: number, to: number, key: Parameters<typeof writeStructure>[3]) => {
      const { written, caret } = writeStructure(text, from, to, key);
      const all = text.slice(0, from) + written + text.slice(to);
      return `${all.slice(0, caret)}|${all.slice(caret)}`;
    };
    expect(put('a+', 2, 2, root)).toBe('a+\\sqrt{|}');
    expect(put('a+b', 2, 3, root)).toBe('a+\\sqrt{b}|');
    expect(put('ab', 0, 2, fraction)).toBe('\\frac{ab}{|}');
    expect(put('', 0, 0, fraction)).toBe('\\frac{|}{}');
  });
});
