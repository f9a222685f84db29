import { describe, expect, test } from 'vitest';
import { type Outline, type OutlineItem, outlineLimits } from './outline.ts';
import { readOutline } from './read-outline.ts';

/** Indented by two spaces per level, below its title. */
function drawn(text: string): string {
  const outline = readOutline(text);
  if ('problem' in outline) return outline.problem;
  const lines = (items: readonly OutlineItem[], depth: number): string[] =>
    items.flatMap(({ words, kind, isNumbered, children }) => [
      `${'  '.repeat(depth)}${kind === 'code' ? '> ' : isNumbered ? '# ' : ''}${words}`,
      ...lines(children, depth + 1),
    ]);
  return [outline.title, ...(outline.subtitle ? [`(${outline.subtitle})`] : []), ...lines(outline.topics, 1)].join('\n');
}

describe('[SITE-5] an outline without marks', () => {
  test('is indented by tabs, spaces or ideographic spaces', () => {
    const expected = 'Rain\n  Where it goes\n    Roofs\n    Soil\n  Drains';
    for (const indent of ['\t', '  ', '    ', '\u3000', '   '])
      expect(drawn(['Rain', '.Where it goes', '..Roofs', '..Soil', '.Drains'].map((line) => line.replaceAll('.', indent)).join('\n'))).toBe(
        expected,
      );
  });

  test('has its first line as its title, also above lines at the same level', () => {
    expect(drawn('Rain\nRoofs\nSoil')).toBe('Rain\n  Roofs\n  Soil');
    expect(drawn('\n\n  Rain\n\n  Roofs\n')).toBe('Rain\n  Roofs');
    expect(drawn('Rain')).toBe('Rain');
  });

  test('whose first line has lines below it and others beside it keeps all of them as topics', () => {
    expect(drawn('Roofs\n\tTiles\nSoil\n\tSand')).toBe('Roofs\n  Roofs\n    Tiles\n  Soil\n    Sand');
  });

  test('may step back to a column that no line has had', () => {
    expect(drawn('A\n      B\n   C\n      D')).toBe('A\n  B\n  C\n    D');
  });
});

describe('lists', () => {
  test.each(['-', '*', '+', '•', '–', '—', '●', '▪', '・', '‣', '- [ ]', '- [x]'])('are recognized by %s', (bullet) => {
    expect(drawn(`Title\n${bullet} One\n${bullet} Two`)).toBe('Title\n  One\n  Two');
  });

  test.each([
    ['1.', '2.'],
    ['1)', '2)'],
    ['(1)', '(2)'],
    ['a)', 'b)'],
    ['A.', 'B.'],
    ['i.', 'ii.'],
    ['I.', 'II.'],
    ['①', '②'],
    ['１．', '２．'],
    ['一、', '二、'],
    ['가.', '나.'],
    ['1、', '2、'],
  ])('are numbered by %s and %s', (one, two) => {
    expect(drawn(`Title\n${one} First\n${two} Second`)).toBe('Title\n  # First\n  # Second');
  });

  test('below a line, or of another kind, are below it without being indented', () => {
    expect(drawn('Title\n\nOne\n- a\n- b\nTwo\n• c\no d')).toBe('Title\n  One\n    a\n    b\n  Two\n    c\n  o d');
    expect(drawn('Title\n1. One\n- a\n- b\n2. Two\n- c')).toBe('Title\n  # One\n    a\n    b\n  # Two\n    c');
  });

  test('with sections like 1.1 have as many levels', () => {
    expect(drawn('Title\n1 One\n1.1 First\n1.1.1 Deep\n1.2 Second\n2 Two')).toBe(
      'Title\n  # One\n    # First\n      # Deep\n    # Second\n  # Two',
    );
  });

  test('are not found where somebody only writes', () => {
    const lines = ['E. coli and others', '2.5 million people', 'a. m. or p. m.', '-5 degrees', '1990 was warm', 'I. Newton said'];
    expect(drawn(['Title', ...lines].join('\n'))).toBe(['Title', ...lines.map((line) => `  ${line}`)].join('\n'));
  });
});

describe('Markdown', () => {
  test('has topics at its headings', () => {
    expect(drawn('# Bikes\n\n## Why\n- Cities\n- Fuel\n\n## How\nA motor helps.\n\n### Motor\n1. Hub\n')).toBe(
      'Bikes\n  Why\n    Cities\n    Fuel\n  How\n    A motor helps.\n    Motor\n      # Hub',
    );
    expect(drawn('Bikes\n=====\n\nWhy\n---\ntext')).toBe('Bikes\n  Why\n    text');
  });

  test('has paragraphs of several lines, also without spaces between words', () => {
    expect(drawn('# T\n## A\none\ntwo\n\nthree')).toBe('T\n  A\n    one two\n    three');
    expect(drawn('# T\n## A\n東京の\n空')).toBe('T\n  A\n    東京の空');
  });

  test('shows a few words below its title as a subtitle, and more of them as a topic', () => {
    expect(drawn('# T\nBy Ada\n## A\n## B')).toBe('T\n(By Ada)\n  A\n  B');
    expect(drawn(`# T\n${'word '.repeat(60).trim()}\n## A`)).toBe(`T\n  T\n    ${'word '.repeat(60).trim()}\n  A`);
  });

  test('may begin with settings, and has comments, rules, quotes, tables and code', () => {
    expect(drawn('---\ntitle: "Deck"\ntheme: x\n---\n## A\n<!-- note -->\n---\n> said\n\n| a | b |\n|---|:-:|\n| 1 | 2 |')).toBe(
      'Deck\n  A\n    said\n    a · b\n    1 · 2',
    );
    expect(drawn('# T\n## A\n```js\n# not a heading\n  go();\n```\n## B')).toBe('T\n  A\n    > # not a heading\n    >   go();\n  B');
  });

  test('has several first headings as topics', () => {
    expect(drawn('# A\n- a\n# B\n- b')).toBe('A\n  A\n    a\n  B\n    b');
  });
});

describe('bad input', () => {
  const problemOf = (text: string) => (readOutline(text) as { problem?: string }).problem;

  test('is told apart', () => {
    for (const nothing of ['', ' \n\t\n', '---\n***', '\0\u0001', '![](a.png)']) expect(problemOf(nothing)).toBe('empty');
    expect(problemOf('x'.repeat(outlineLimits.characters + 1))).toBe('too-long');
    expect(problemOf('Line\n'.repeat(outlineLimits.lines + 1))).toBe('too-many-lines');
    expect(problemOf('Line\n'.repeat(outlineLimits.topics + 2))).toBe('too-many-topics');
  });

  test('loses control characters, marks of direction and lone surrogates, and any kind of line break ends a line', () => {
    expect(drawn('A\u0000\u202eB\r\n\tC\ud800\u2028\tD\u0085\tE')).toBe('AB\n  C\ufffd\n  D\n  E');
  });

  test('a thousand levels are read', () => {
    const outline = readOutline(Array.from({ length: 400 }, (_, level) => ' '.repeat(level) + level).join('\n')) as Outline;
    expect(outline.title).toBe('0');
    expect(outline.topics).toHaveLength(1);
  });

  test.each(['[', '**', '`', '_', '<!--', '![', '> ', '- ', '1.1 ', '(', '~~~\n', '| '])('a text of nothing but %j ends soon', (part) => {
    const text = part.repeat(Math.floor(outlineLimits.characters / part.length));
    expect(['object', 'string']).toContain(typeof (problemOf(text) ?? readOutline(text)));
  });
});
