import { describe, expect, it } from 'vitest';
import type { CodeObject } from '../../../presentation/presentation.ts';
import { boundsOf, notFinite, pathsOf, placed, testKit } from '../parts/test-kit.ts';
import { codeForm } from './code-form.ts';
import { highlight } from './highlight.ts';

const code = (own: Partial<CodeObject>): CodeObject => ({
  ...placed,
  kind: 'code',
  code: 'let a = 1;',
  codeLanguage: 'ts',
  fontSize: 20,
  hasLineNumbers: false,
  highlightedLines: [],
  ...own,
});
const draw = (own: Partial<CodeObject>) => codeForm(code(own), testKit);
const fragments = (own: Partial<CodeObject>) =>
  draw(own).flatMap((form) =>
    form.kind === 'text' ? form.layout.fragments.map((fragment) => ({ ...fragment, x: form.x + fragment.x, y: form.y + fragment.y })) : [],
  );

describe('code', () => {
  it('fits into its panel, however long and many its lines are', () => {
    for (const text of ['x'.repeat(290), 'line\n'.repeat(200), 'short']) {
      for (const { x, y, width } of fragments({ code: text })) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(640 + 1e-6);
        expect(y).toBeLessThanOrEqual(360);
      }
    }
    expect(fragments({ code: 'short' })[0]?.size).toBe(20);
    expect(fragments({ code: 'x'.repeat(290) })[0]?.size).toBeLessThan(20);
  });

  it('keeps the indentation of lines', () => {
    expect(fragments({ code: 'if x:\n    y', codeLanguage: 'text' }).map(({ text }) => text)).toEqual(['if x:', '    y']);
  });

  it('line numbers are beside their lines', () => {
    const all = fragments({ code: 'a\nb\nc', codeLanguage: '', hasLineNumbers: true });
    for (const [index, letter] of ['a', 'b', 'c'].entries()) {
      const line = all.find(({ text }) => text === letter);
      const number = all.find(({ text }) => text === String(index + 1));
      expect(number?.y).toBe(line?.y);
      expect(number?.x).toBeLessThan(line?.x ?? 0);
    }
  });

  it('a highlighted line has a band behind it', () => {
    const own = { code: 'a\nb\nc', codeLanguage: '', highlightedLines: [2, 99] };
    const [, band, edge, ...rest] = pathsOf(draw(own));
    const { top, bottom } = boundsOf(band?.d ?? '');
    const baseline = fragments(own)[1]?.y ?? 0;
    expect(top).toBeLessThan(baseline);
    expect(bottom).toBeGreaterThan(baseline);
    expect([edge?.fill, rest]).toEqual([{ kind: 'color', color: 'accent1', opacity: 1 }, []]);
  });

  it('a hostile one is only drawn in part', () => {
    for (const text of [
      '"'.repeat(200_000),
      '/*'.repeat(100_000),
      '\n'.repeat(200_000),
      `${'\n'.repeat(199_000)}a`,
      `${'a'.repeat(1000)}\n`.repeat(200),
      '',
    ])
      expect(notFinite(draw({ code: text, hasLineNumbers: true, width: 1e-6 }))).toEqual([]);
    expect(fragments({ code: 'x\n'.repeat(1000) }).at(-1)?.text).toBe('…');
  });
});

describe('highlighting', () => {
  const kinds = (text: string, language: string) => Object.fromEntries(highlight(text, language).map((token) => [token.text, token.kind]));

  it.each([
    [
      'ts',
      'const a = 0x1f; // why\n`b ${c}` /* d\ne */ return',
      { const: 'keyword', '0x1f': 'number', '// why': 'comment', '`b ${c}`': 'string', '/* d\ne */': 'comment', return: 'keyword' },
    ],
    [
      'python',
      'def f(): # why\n  return "a # b" or it.go(None)',
      { def: 'keyword', '# why': 'comment', '"a # b"': 'string', go: 'plain', None: 'keyword' },
    ],
    ['sql', "SELECT a -- why\nFROM 'b'", { SELECT: 'keyword', '-- why': 'comment', FROM: 'keyword', "'b'": 'string' }],
    ['html', '<!-- a\nb --><p id="c">', { '<!-- a\nb -->': 'comment', '"c"': 'string' }],
  ])('%s', (language, text, expected) => {
    expect(kinds(text, language)).toMatchObject(expected);
  });

  it('loses no characters', () => {
    for (const text of ['a "b', "it's", '`', '/* open', 'ünïcödé_1 = 2.5e3\r\n', '😀 // 😀', ''])
      for (const language of ['ts', 'python', 'sql', 'html', 'text', ''])
        expect(
          highlight(text, language)
            .map((token) => token.text)
            .join(''),
        ).toBe(text);
  });

  it('leaves plain text plain', () => {
    expect(highlight('return "a"', 'text')).toEqual([{ kind: 'plain', text: 'return "a"' }]);
  });
});
