import { describe, expect, test } from 'vitest';
import { layoutText } from './layout-text.ts';
import { layOut, linesOf, tableMeasure, testTheme } from './test-layout.ts';

const words = 'one two three four five six seven eight nine ten';

describe('lines', () => {
  test('take as many words as fit and let trailing spaces overhang', () => {
    expect(linesOf(layOut(['aaaa bbbb  cccc dddd'], { width: 67.5 }))).toEqual(['aaaa bbbb  cccc', 'dddd']);
    expect(linesOf(layOut(['aaaa bbbb  cccc dddd'], { width: 45 }))).toEqual(['aaaa bbbb', 'cccc dddd']);
  });

  test('never break because of a rounding error if the box is as wide as its text', () => {
    for (const size of [7.3, 11.1, 33.7]) {
      const width = layOut([words], { width: 1e6, style: { size } }).fragments[0]?.width ?? 0;
      expect(layOut([words], { width: width * (1 - 1e-6), style: { size } }).lineCount).toBe(1);
      expect(layOut([words], { width: width * 0.99, style: { size } }).lineCount).toBe(2);
    }
  });

  test('hold the same words whether or not kerning makes the estimate poor', () => {
    // As if letters joined: four take the space of three.
    const joined = (text: string) => (text.length > 1 ? tableMeasure(text, '', 'ltr') * 0.75 : tableMeasure(text, '', 'ltr'));
    const long = `${words} `.repeat(20).trim();
    for (const width of [30, 90, 200])
      expect(linesOf(layOut([long], { width: width * 0.75, measure: joined }))).toEqual(linesOf(layOut([long], { width })));
  });

  test('break a word that is wider than the line', () => {
    expect(linesOf(layOut(['ab cdefghijklmnopqrstuvwxyz yes'], { width: 50 }))).toEqual(['ab', 'cdefghijkl', 'mnopqrstuv', 'wxyz yes']);
    expect(linesOf(layOut(['👨‍👩‍👧‍👦👨‍👩‍👧‍👦'], { width: 1 }))).toEqual(['👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦']);
  });

  test('without room hold one letter each, and none is empty', () => {
    const layout = layOut(['a\nb² こん 世'], { width: 1 });
    expect(linesOf(layout)).toEqual(['a', 'b', '²', 'こ', 'ん', '世']);
    expect(layout.lineCount).toBe(6);
  });

  test('end at explicit breaks, even if nothing follows', () => {
    const { fragments, lineCount, height } = layOut(['a\r\n\u2028b\n']);
    expect(fragments.map(({ text, y }) => [text, Math.floor(y / 15)])).toEqual([
      ['a', 0],
      ['b', 2],
    ]);
    expect([lineCount, height]).toEqual([4, 60]);
  });

  test('keep leading spaces and have tab stops every two font sizes', () => {
    expect(layOut(['  in']).fragments[0]).toMatchObject({ text: '  in', x: 0 });
    expect(layOut(['a\tb\tcccc\td'], { width: 500 }).fragments.map(({ text, x }) => [text, x])).toEqual([
      ['a', 0],
      ['b', 20],
      ['cccc', 40],
      ['d', 80],
    ]);
  });

  test('show a soft hyphen only if they break at it', () => {
    expect(linesOf(layOut(['Schiff\u00adfahrt'], { width: 35 }))).toEqual(['Schiff-', 'fahrt']);
    expect(linesOf(layOut(['Schiff\u00adfahrt\u00ad'], { width: 55 }))).toEqual(['Schifffahrt']);
  });

  test('of an empty paragraph still take up space', () => {
    expect(layOut(['', { runs: [] }, { runs: [{ text: '', size: 20 }] }])).toMatchObject({
      fragments: [],
      rules: [],
      lineCount: 3,
      height: 60,
    });
  });

  test('come to an end, without measuring more than a few times the text', () => {
    let measured = 0;
    const measure = (text: string) => {
      measured += text.length;
      return tableMeasure(text, '', 'ltr');
    };
    for (const text of [`${words} `.repeat(400), 'x'.repeat(20_000), '深海'.repeat(10_000), 'שלום '.repeat(4_000), '('.repeat(20_000)])
      for (const width of [1, 100, 3_000, 1e9]) {
        measured = 0;
        layOut([text], { width, measure });
        expect(measured).toBeLessThan(text.length * 20);
      }
    expect(layOut(['\n'.repeat(30_000)]).lineCount).toBe(20_000);
  });
});

describe('line positions', () => {
  test('are apart by line height times the largest size, with letters centred by the metrics of their family', () => {
    const { fragments, height } = layOut([{ runs: [{ text: 'a\nb ' }, { text: 'B', size: 20 }, { text: '\nc' }] }]);
    const inTheMiddle = (top: number, size: number) => top + (size * 1.5 + (0.969 - 0.241) * size) / 2;
    expect(fragments.map(({ text, y }) => [text, y])).toEqual([
      ['a', inTheMiddle(0, 10)],
      ['b ', inTheMiddle(15, 20)],
      ['B', inTheMiddle(15, 20)],
      ['c', inTheMiddle(45, 10)],
    ]);
    expect(height).toBe(60);
  });

  test('do not move when letters fall back to another family', () => {
    const ys = layOut(['Latin\n日本語\nعربي\nไทย']).fragments.map(({ y }) => Math.round(y * 1e6) / 1e6);
    expect(ys.map((y) => Math.round((y - (ys[0] ?? 0)) * 1e6) / 1e6)).toEqual([0, 15, 30, 45]);
  });

  test.each([
    ['top', 0],
    ['middle', 42.5],
    ['bottom', 85],
  ] as const)('in a taller box: %s', (verticalAlign, offset) => {
    const [first] = layOut(['a'], { height: 100, verticalAlign }).fragments;
    expect(first?.y).toBeCloseTo(offset + 11.14, 9);
  });

  test('respect the paragraph’s line height, and its space before unless it is the first', () => {
    const layout = layOut([
      { runs: [{ text: 'a' }], spaceBefore: 2 },
      { runs: [{ text: 'b', size: 20 }], spaceBefore: 0.5, lineHeight: 2 },
    ]);
    expect(layout.height).toBe(15 + 10 + 40);
  });

  test.each([
    ['start', 'ab', 0],
    ['center', 'ab', 45],
    ['end', 'ab', 90],
    ['justify', 'ab', 0],
    ['start', 'אב', 90],
    ['center', 'אב', 45],
    ['end', 'אב', 0],
    ['justify', 'אב', 90],
  ] as const)('aligned to %s: %s starts at %i', (align, text, x) => {
    expect(layOut([{ runs: [{ text }], align }]).fragments[0]?.x).toBeCloseTo(x, 9);
  });
});

describe('justified lines', () => {
  test('reach both edges with one fragment per word, except the last line', () => {
    const { fragments } = layOut([{ runs: [{ text: 'aa bb cc dd ee' }], align: 'justify' }], { width: 45 });
    expect(fragments.map(({ text, x, width }) => [text, x, x + width])).toEqual([
      ['aa ', 0, 12.5],
      ['bb ', 17.5, 30],
      ['cc', 35, 45],
      ['dd ee', 0, 22.5],
    ]);
  });

  test('in Chinese and Japanese stretch between the characters', () => {
    const { fragments } = layOut([{ runs: [{ text: '深海の光。' }], align: 'justify' }], { width: 33 });
    expect(fragments.map(({ text, x }) => [text, x])).toEqual([
      ['深', 0],
      ['海', 11.5],
      ['の', 23],
      ['光。', 0],
    ]);
  });

  test('reach both edges from right to left too', () => {
    const { fragments } = layOut([{ runs: [{ text: 'אא בב גג דד' }], align: 'justify' }], { width: 45 });
    expect(fragments.map(({ text, x, width }) => [text, x, x + width])).toEqual([
      ['גג', 0, 10],
      ['בב ', 15, 27.5],
      ['אא ', 32.5, 45],
      ['דד', 35, 45],
    ]);
  });

  test('do not split hyphenated words', () => {
    const { fragments } = layOut([{ runs: [{ text: 'aa-bb cc-dd ee' }], align: 'justify' }], { width: 60 });
    expect(fragments.map(({ text }) => text)).toEqual(['aa-bb ', 'cc-dd', 'ee']);
  });
});

describe('fragments', () => {
  test('are as long as style, face and direction allow', () => {
    const { fragments } = layOut(
      [{ runs: [{ text: 'Plain ' }, { text: 'and so on ', weight: 400 }, { text: 'bold', weight: 700 }, { text: ' 日本' }] }],
      { width: 1e3 },
    );
    expect(fragments.map(({ text, face, x }) => [text, face, x])).toEqual([
      ['Plain and so on ', 'inter-400', 0],
      ['bold', 'inter-700', 70],
      [' ', 'inter-400', 90],
      ['日本', 'noto-sans-jp-400', 92.5],
    ]);
  });

  test('have the style of the class, overridden by the text, then by the run', () => {
    const link = { kind: 'step', id: 'x' } as const;
    const { fragments } = layOut(
      [
        {
          runs: [
            { text: 'a' },
            { text: 'b', family: 'code', color: '#ff0000', isItalic: true, link },
            { text: 'c', family: 'No Such Family' },
            { text: 'd', family: 'Oswald', isItalic: true, size: 3 },
          ],
        },
      ],
      {
        style: { family: 'heading', color: 'accent1' },
      },
    );
    expect(fragments).toMatchObject([
      { text: 'a', face: 'source-serif-4-400', color: 'accent1', size: 10 },
      { text: 'b', face: 'jetbrains-mono-400i', color: '#ff0000', isSlanted: false, link },
      { text: 'c', face: 'inter-400' },
      { text: 'd', face: 'oswald-400', isSlanted: true, size: 3 },
    ]);
  });

  test('of an unknown family use the theme’s body family', () => {
    const theme = { ...testTheme, fonts: { ...testTheme.fonts, body: 'Lora' } };
    const text = {
      styleClass: 'body',
      direction: 'auto',
      verticalAlign: 'top',
      width: 100,
      height: 0,
      paragraphs: [{ runs: [{ text: 'a', family: 'No Such Family' }], align: 'start', level: 0 }],
    } as const;
    expect(
      layoutText(
        { ...text, paragraphs: text.paragraphs.map((each) => ({ ...each, runs: [...each.runs] })) },
        { theme, language: 'en', measure: tableMeasure, rich: undefined },
      ).fragments[0]?.face,
    ).toBe('lora-400');
  });

  test('with letter spacing add up, without space after the last letter', () => {
    const { fragments } = layOut([{ runs: [{ text: 'main office', letterSpacing: 0.2 }], align: 'end' }], { width: 200 });
    expect(fragments.map(({ text, x, width, letterSpacing }) => [text, x, width, letterSpacing])).toEqual([
      ['main of', 127.5, 32.5 + 6 * 2, 0.2],
      ['f', 174, 5, 0],
      ['ice', 181, 15 + 2 * 2, 0.2],
    ]);
  });

  test('of joining letters get no letter spacing', () => {
    expect(layOut([{ runs: [{ text: 'سلام', letterSpacing: 0.2 }] }]).fragments).toMatchObject([
      { text: 'سلام', width: 20, letterSpacing: 0 },
    ]);
  });

  test('omit invisible characters, and replace those that no font has', () => {
    expect(linesOf(layOut(['a\u200bb\u2060c\ufeff\u202ed\u2066e\u0007 \u{10fff0}!']))).toEqual(['abcde \ufffd!']);
  });

  test('separate wide punctuation that some engines would pull together', () => {
    expect(layOut(['あ。「い」'], { language: 'ja' }).fragments.map(({ text }) => text)).toEqual(['あ。', '「い」']);
  });

  test('are in visual order, their letters in logical order', () => {
    const { fragments } = layOut(['אבג abc 12, דה'], { width: 1e3 });
    expect(fragments.map(({ text, direction }) => [text, direction])).toEqual([
      ['דה', 'rtl'],
      [', ', 'rtl'],
      ['abc 12', 'ltr'],
      ['אבג ', 'rtl'],
    ]);
    const ends = fragments.map(({ x, width }) => x + width);
    expect(fragments.slice(1).map(({ x }) => x)).toEqual(ends.slice(0, -1));
    expect(ends.at(-1)).toBe(1e3);
  });
});

describe('underlines and strikethroughs', () => {
  test('span words and the spaces between them, across changes of weight and size', () => {
    const { rules, fragments } = layOut([
      {
        runs: [
          { text: 'x ' },
          { text: 'aa', isUnderlined: true },
          { text: ' bb', isUnderlined: true, weight: 700 },
          { text: '2', isUnderlined: true, position: 'super' },
          { text: ' y' },
        ],
      },
    ]);
    expect(rules).toMatchObject([{ x: 7.5, width: 10 + 12.5 + 3.25, color: 'text' }]);
    expect(rules[0]?.y).toBeGreaterThan(fragments[0]?.y ?? 0);
  });

  test('are the default for links, one per colour', () => {
    const link = { kind: 'address', href: 'https://example.org/' } as const;
    const { rules } = layOut([
      { runs: [{ text: 'a', link }, { text: 'b', link, color: 'accent1' }, { text: 'c', link, isUnderlined: false }, { text: 'd' }] },
    ]);
    expect(rules.map(({ x, width, color }) => [x, width, color])).toEqual([
      [0, 5, 'text'],
      [5, 5, 'accent1'],
    ]);
  });

  test('run through the middle of lowercase letters', () => {
    const { rules, fragments } = layOut([{ runs: [{ text: 'gone', isStruck: true, isUnderlined: true }] }]);
    const [under, through] = rules;
    const middle = (through?.y ?? 0) + (through?.thickness ?? 0) / 2;
    expect((fragments[0]?.y ?? 0) - middle).toBeCloseTo(5.46 / 2, 9);
    expect(under?.width).toBe(20);
  });

  test('span the gaps in justified lines', () => {
    const { rules } = layOut([{ runs: [{ text: 'aa bb cc', isUnderlined: true }], align: 'justify' }], { width: 30 });
    expect(rules.map(({ x, width }) => [x, width])).toEqual([
      [0, 30],
      [0, 10],
    ]);
  });
});

test('superscript and subscript are smaller and do not make their line taller', () => {
  const { fragments, height } = layOut([
    { runs: [{ text: 'H' }, { text: '2', position: 'sub' }, { text: 'O' }, { text: '+', position: 'super' }] },
  ]);
  const [h, two, , plus] = fragments;
  expect([two?.size, plus?.size, height]).toEqual([6.5, 6.5, 15]);
  expect(two?.y).toBeGreaterThan(h?.y ?? 0);
  expect(plus?.y).toBeLessThan(h?.y ?? 0);
});

test('a tab may put the middle or the end of what follows at its stop', () => {
  const edges = (tabAligns: ('start' | 'center' | 'end')[], text = 'a\tbbbb\tcc') =>
    layOut([{ runs: [{ text }], tabs: [40, 90], tabAligns }]).fragments.map(({ x, width }) => [x, x + width].map(Math.round));
  expect(edges(['start', 'start'])).toEqual([
    [0, 5],
    [40, 60],
    [90, 100],
  ]);
  expect(edges(['center', 'end'])).toEqual([
    [0, 5],
    [30, 50],
    [80, 90],
  ]);
  // Without enough space, it follows directly.
  expect(edges(['end', 'end'], 'a\tbbbbbbbbbb\tcc')[1]).toEqual([5, 55]);
});

test('tabs go to the paragraph’s stops, measured from the edge, then every two font sizes', () => {
  const place = (more: object) => layOut([{ runs: [{ text: 'a\tb\tc\td' }], ...more }], { width: 400 }).fragments.map(({ x }) => x);
  expect(place({ tabs: [30, 100] })).toEqual([0, 30, 100, expect.closeTo(120, 6)]);
  expect(place({ tabs: [30, 100], inset: 20 })).toEqual([20, 30, 100, expect.closeTo(120, 6)]);
  expect(place({ tabs: [20, 100], inset: 20, hang: -20 })).toEqual([0, 20, 100, expect.closeTo(120, 6)]);
});

test('lines without wrapping end at explicit breaks, and overflow their box according to their alignment', () => {
  const long = { runs: [{ text: 'aaaaaaaaaa bbbbbbbbbb\ncc' }] };
  const layout = layOut([{ ...long, align: 'center' }], { width: 50, wraps: false });
  expect(linesOf(layout)).toEqual(['aaaaaaaaaa bbbbbbbbbb', 'cc']);
  expect(layout.fragments.map(({ x, width }) => x + width / 2)).toEqual([25, 25]);
  expect(layOut([long], { width: 50 }).lineCount).toBe(3);
});

test('space after a paragraph is added to the space before the next one', () => {
  const paragraphs = [
    { runs: [{ text: 'a' }], spaceAfter: 2, spaceBefore: 9 },
    { runs: [{ text: 'b' }], spaceBefore: 1, spaceAfter: 7 },
  ];
  const { fragments, height } = layOut(paragraphs);
  expect((fragments[1]?.y ?? 0) - (fragments[0]?.y ?? 0)).toBe(15 + 20 + 10);
  expect(height).toBe(60);
});
