import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSvg } from './read-svg.ts';
import { UnreadableSvg } from './svg-problem.ts';

const svg = (inner: string, attributes = 'viewBox="0 0 100 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`;
const square = '<rect id="a" width="9" height="9"/>';
const reasonOf = (source: string | Uint8Array) => {
  try {
    readSvg(source);
    return 'was read';
  } catch (error) {
    if (error instanceof UnreadableSvg) return error.reason;
    throw error;
  }
};
const withoutNumbers = (value: unknown) => JSON.stringify(value).match(/NaN|Infinity|null/g) ?? [];

describe('hostile SVG', () => {
  it('does not expand entities (billion laughs)', () => {
    const entities = Array.from({ length: 9 }, (_, index) => `<!ENTITY lol${index + 1} "${`&lol${index};`.repeat(10)}">`).join('');
    const { title, problems } = readSvg(
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY lol0 "lol">${entities}]>${svg(`<title>&lol9;</title>${square}`)}`,
    );
    expect([title, problems]).toEqual(['&lol9;', ['unknown-entity']]);
  });

  it('does not read external entities', () => {
    const { title } = readSvg(
      `<!DOCTYPE svg [<!ENTITY % p SYSTEM "file:///etc/hostname"><!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<title>&x;</title>')}`,
    );
    expect(title).toBe('&x;');
  });

  it('decodes numeric entities and the five of XML', () => {
    expect(readSvg(svg('<title>&#65;&#x42;&lt;&amp;lt;&gt;&quot;&apos;&#x110000;&#99999999;</title>')).title).toBe(
      'AB<&lt;>"\'&#x110000;&#99999999;',
    );
  });

  it('drops scripts, event handlers and embedded pages', () => {
    const read = readSvg(
      svg(
        `<script>alert(1)</script><g onclick="alert(2)">${square}</g><a href="javascript:alert(3)">${square}</a><foreignObject><iframe src="javascript:alert(4)"/></foreignObject>`,
      ),
    );
    expect(read.problems.toSorted()).toEqual(['foreign-content', 'script']);
    expect(JSON.stringify(read.drawing)).not.toMatch(/alert|script/);
    expect(read.drawing.nodes).toHaveLength(2);
  });

  it('fetches nothing and drops external addresses', () => {
    const outside =
      '<use href="http://example.org/a.svg#b"/><image href="http://example.org/a.png"/><rect width="9" height="9" fill="url(http://example.org/a.svg#g)"/><style>@import "http://example.org/a.css";</style><rect width="9" height="9" clip-path="url(//example.org#c)"/>';
    const { problems, drawing } = readSvg(svg(outside));
    expect(problems).toEqual(['external-reference']);
    expect(JSON.stringify(drawing)).not.toContain('example');
  });

  it('draws self-referencing elements once, not forever', () => {
    const { drawing, problems } = readSvg(svg('<g id="g"><use href="#g"/><rect width="9" height="9"/></g>'));
    expect([drawing.nodes.length, problems]).toEqual([2, ['cyclic-reference']]);
    expect(readSvg(svg('<use id="x" href="#y"/><use id="y" href="#x"/>')).problems).toEqual(['cyclic-reference']);
    expect(readSvg(svg('<use href="#me"/>', 'id="me" viewBox="0 0 9 9"')).problems).toEqual(['cyclic-reference']);
    expect(
      readSvg(svg('<linearGradient id="p" href="#q"/><linearGradient id="q" href="#p"/><rect width="9" height="9" fill="url(#p)"/>'))
        .problems,
    ).toEqual(['cyclic-reference']);
    expect(
      readSvg(svg(`<clipPath id="c" clip-path="url(#c)">${square}</clipPath><rect width="9" height="9" clip-path="url(#c)"/>`)).problems,
    ).toEqual(['cyclic-reference']);
  });

  it('ten uses of ten uses of ten uses… terminate', () => {
    const levels = Array.from({ length: 12 }, (_, level) => `<g id="u${level + 1}">${`<use href="#u${level}"/>`.repeat(10)}</g>`).join('');
    const { drawing, problems } = readSvg(svg(`<defs><rect id="u0" width="9" height="9"/>${levels}</defs><use href="#u12"/>`));
    expect(problems).toEqual(['too-many-nodes']);
    expect(drawing.nodes.length).toBeLessThanOrEqual(100_000);
  });

  it('does not copy a long path that is used ten thousand times', () => {
    const path = `<path id="p" d="M0 0${'L1 1 2 2'.repeat(20_000)}"/>`;
    const { drawing, problems } = readSvg(svg(`${path}${'<use href="#p"/>'.repeat(10_000)}`));
    expect(problems).toEqual(['too-many-nodes']);
    expect(drawing.nodes.length).toBeLessThan(500);
  });

  it('a chain of ten thousand uses terminates', () => {
    const chain = Array.from({ length: 10_000 }, (_, index) => `<use id="c${index + 1}" href="#c${index}"/>`).join('');
    expect(readSvg(svg(`<rect id="c0" width="9" height="9"/><defs>${chain}</defs><use href="#c10000"/>`)).problems).toEqual(['too-deep']);
  });

  it('a chain of twenty thousand clips terminates, as does a short one used often', () => {
    const chain = (length: number) =>
      Array.from({ length }, (_, index) => `<clipPath id="c${index}" clip-path="url(#c${index + 1})">${square}</clipPath>`).join('');
    const clipped = '<rect width="9" height="9" clip-path="url(#c0)"/>';
    const [long, often] = [readSvg(svg(`${chain(20_000)}${clipped}`)), readSvg(svg(`${chain(40)}${clipped.repeat(50_000)}`))];
    expect([JSON.stringify(long.drawing).match(/"rule"/g)?.length, long.problems]).toEqual([31, ['too-deep']]);
    expect(often.problems).toEqual(['too-deep', 'too-many-nodes']);
  });

  it('rejects a hundred thousand nested groups without overflowing the stack', () => {
    expect(reasonOf(svg('<g>'.repeat(100_000) + square + '</g>'.repeat(100_000)))).toBe('too-deep');
    expect(reasonOf(svg('<g>'.repeat(100_000)))).toBe('too-deep');
  });

  it('groups nested too deeply for the model lose their opacity, not their content', () => {
    const { drawing, problems } = readSvg(
      svg(`${'<g opacity=".99"><rect width="1" height="1"/>'.repeat(100)}${square}${'</g>'.repeat(100)}`),
    );
    expect(problems).toEqual(['too-deep']);
    expect(JSON.stringify(drawing).match(/"path"/g)).toHaveLength(101);
  });

  it('reads a hundred thousand nodes, and no more', () => {
    const { drawing, problems } = readSvg(svg('<rect width="9" height="9"/>'.repeat(100_001)));
    expect(drawing.nodes).toHaveLength(100_000);
    expect(problems).toEqual(['too-many-nodes']);
  });

  it.each([
    '<g transform="rotate(NaN)"><rect width="9" height="9"/></g>',
    '<g transform="scale(1e308) scale(1e308)"><rect width="9" height="9"/></g>',
    '<g transform="translate(1e300)"><rect width="9" height="9"/></g>',
    '<rect width="1e999" height="9"/>',
    '<rect width="9" height="9" x="NaN" stroke="red" stroke-width="1e400"/>',
    '<circle r="1e300"/>',
    '<path d="M0 0L1e400 1e400C NaN"/>',
    '<rect width="9" height="9" transform="scale(0)" fill="url(#g)" clip-path="url(#c)"/>',
    '<rect width="9" height="9" stroke="red" stroke-dasharray="NaN 1e999 -4" stroke-dashoffset="Infinity" opacity="NaN" fill-opacity="-1e999"/>',
    '<radialGradient id="r" r="NaN" cx="1e999"><stop offset="NaN"/><stop offset="Infinity"/></radialGradient><rect width="9" height="9" fill="url(#r)"/>',
    '<svg viewBox="0 0 1e-300 1e300"><rect width="9" height="9"/></svg>',
    '<svg width="-5" height="1e999"><rect width="9" height="9"/></svg>',
  ])('invalid numbers leave no trace: %s', (inner) => {
    const read = readSvg(
      svg(
        `<clipPath id="c" clipPathUnits="objectBoundingBox"><rect width="1e308" height="1"/></clipPath><linearGradient id="g"><stop/><stop offset="1"/></linearGradient>${inner}`,
      ),
    );
    expect(withoutNumbers(read)).toEqual([]);
  });

  it.each([
    'viewBox="NaN 0 9 9"',
    'viewBox="0 0 1e999 9"',
    'viewBox="0 0 -9 9"',
    'width="NaN" height="1e999"',
    'width="1e308" height="1e-308" viewBox="0 0 1 1"',
    'viewBox="0 0 1e308 1e-308"',
  ])('invalid sizes leave no trace: %s', (attributes) => {
    const read = readSvg(svg(square, attributes));
    expect(withoutNumbers(read)).toEqual([]);
    expect(read.width * read.height * read.drawing.viewBox.width * read.drawing.viewBox.height).toBeGreaterThan(0);
  });

  it.each([
    ['', 'not-svg'],
    ['hello', 'not-svg'],
    ['<html><body/></html>', 'not-svg'],
    ['{"a":1}', 'not-svg'],
    ['<svg', 'broken'],
    ['<svg><!-- ', 'broken'],
    ['<!DOCTYPE svg [', 'broken'],
    ['<!DOCTYPE svg "<svg/>', 'broken'],
    ['\u0000\u0001', 'not-svg'],
  ])('rejects %j', (source, reason) => {
    expect(reasonOf(source)).toBe(reason);
    expect(reasonOf(Buffer.from(source))).toBe(reason);
  });

  it('rejects more than eight megabytes', () => {
    expect(reasonOf(new Uint8Array(8_000_001))).toBe('too-large');
  });

  it('handles names of built-in object properties like any other', () => {
    const { drawing } = readSvg(
      svg('<rect id="__proto__" width="9" height="9" constructor="1" fill="url(#constructor) red"/><use href="#__proto__"/><toString/>'),
    );
    expect(drawing.nodes).toHaveLength(2);
  });

  it('a style sheet of braces and commas takes no time', () => {
    for (const css of [
      '{'.repeat(200_000),
      '}'.repeat(200_000),
      'a,'.repeat(100_000),
      '.a{fill:red}'.repeat(20_000),
      '/*'.repeat(100_000),
      `${'.a'.repeat(50_000)}{}`,
      '@media{'.repeat(50_000),
    ])
      expect(readSvg(svg(`<style>${css}</style>${square}`)).drawing.nodes).toHaveLength(1);
  });

  const spaces = ' '.repeat(120_000);
  const gradient = (transform: string) =>
    `<linearGradient id="g" gradientTransform="${transform}"><stop/><stop offset="1"/></linearGradient>${'<rect width="9" height="9" fill="url(#g)"/>'.repeat(2)}`;
  const styled = (style: string, elements: number) => `<style>*{${style}}</style>${'<rect width="9" height="9"/>'.repeat(elements)}`;
  it.each([
    ['before a word that is not "important"', `<rect width="9" height="9" style="fill:a${spaces}b"/>`, []],
    ['before a word that ends like it', `<rect width="9" height="9" style="fill:a${spaces}bimportant"/>`, []],
    ['before "important"', `<rect width="9" height="9" style="fill:zz${spaces}! important"/>`, ['unknown-color']],
    ['in a gradient transform', gradient(`translate(1)${spaces}z`), ['invalid-transform']],
    ['of functions in a gradient transform', gradient('scale(1)'.repeat(1000)), ['invalid-transform']],
    ['in a reference used by many elements', styled(`fill:url(${' '.repeat(980)}z z`, 50_000), ['unknown-color']],
    ['of digits in a transform', styled(`transform:scale(${'1'.repeat(980)}z)`, 8000), ['invalid-transform']],
    ['of digits in a colour', styled(`fill:hsl(${'1'.repeat(980)}z 1 1)`, 8000), ['unknown-color']],
  ])('scans a long run %s once, not again from each of its characters', (_, inner, problems) => {
    expect(readSvg(svg(inner)).problems).toEqual(problems);
  });

  it('long values that are used often are parsed once', () => {
    const used = (element: string) => `<defs>${element}</defs>${'<use href="#a"/>'.repeat(4000)}`;
    const stops = `<linearGradient id="g">${'<stop/>'.repeat(50_000)}</linearGradient>`;
    const rules = `<style>${Array.from({ length: 5000 }, (_, index) => `.k.k${index}{fill:red}`).join('')}</style>`;
    const long = [
      used(`<g id="a" transform="${'scale(1)'.repeat(100_000)}"/>`),
      used(`<g id="a" style="${'fill:red;'.repeat(100_000)}"/>`),
      used(`<path id="a" d="${' '.repeat(1_000_000)}" width="1%"/>`),
      used(`<rect id="a" width="${'0'.repeat(1_000_000)}"/>`),
      used(`<symbol id="a" viewBox="${'0 '.repeat(500_000)}"/>`),
    ];
    for (const inner of [
      ...long,
      `${stops}${'<rect width="9" height="9" fill="url(#g)"/>'.repeat(4000)}`,
      `${rules}${'<rect class="k k7" width="9" height="9"/>'.repeat(4000)}`,
    ])
      expect(readSvg(svg(inner)).problems.length).toBeLessThan(3);
  });

  it('a hundred nested views and clips are measured once', () => {
    const shapes = '<rect width="99" height="9"/>'.repeat(500);
    const nested = [
      `${'<svg viewBox="0 0 50 50">'.repeat(100)}${shapes}${'</svg>'.repeat(100)}`,

      `<clipPath id="c" clipPathUnits="objectBoundingBox"><rect width="1" height="1"/></clipPath>${'<g clip-path="url(#c)">'.repeat(100)}${shapes}${'</g>'.repeat(100)}`,
    ];
    for (const inner of nested) expect(JSON.stringify(readSvg(svg(inner)).drawing).match(/"path"/g)?.length).toBeGreaterThanOrEqual(500);
  });

  it('survives randomly shuffled characters', () => {
    const source = svg(
      `<defs><clipPath id="c">${square}</clipPath></defs><g transform="rotate(3)" clip-path="url(#c)" style="fill: red"><path d="M1 2C3 4 5 6 7 8Z"/><use href="#a" x="3"/></g>`,
    );
    let seed = 7;
    const next = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
    const outcomes = new Set<string>();
    for (let round = 0; round < 500; round += 1) {
      const letters = [...source];
      for (let change = next(8); change >= 0; change -= 1) letters.splice(next(letters.length), next(3), source[next(source.length)] ?? '');
      outcomes.add(reasonOf(letters.join('')));
    }
    expect(outcomes).toContain('was read');
    expect(outcomes.size).toBeGreaterThan(1);
  });
});

const corpus = process.env['LECTERN_CORPUS'];

it('reads or rejects drawings of the corpus, with finite numbers and nothing external', ({ skip }) => {
  skip(corpus === undefined, 'LECTERN_CORPUS names no folder: nothing to read');
  const folder = corpus ?? '';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svg'))
    .map((file) => readFileSync(join(folder, file)));
  for (const bytes of files.filter((file) => reasonOf(file) === 'was read')) {
    const read = readSvg(bytes);
    expect(withoutNumbers(read)).toEqual([]);
    expect(JSON.stringify(read.drawing)).not.toMatch(/https?:|script|alert/);
  }
});
