import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { defaultTheme } from '#model/presentation/default-theme.ts';
import type { ImageObject, SceneObject, TextObject, Topic } from '#model/presentation/presentation.ts';
import { layoutText } from '#model/text/layout-text.ts';
import { measureWith } from '#model/text/measure-with.ts';
import { fileOf, problemOf, testTools } from '../archive/test-import.ts';
import { readDeck } from '../read-deck.ts';
import { makePdf } from './test-pdf.ts';

/** Canvas units per point, for a page 640 points wide. */
const UNIT = 3;
const words = ({ paragraphs }: TextObject) => paragraphs.map(({ runs }) => runs.map(({ text }) => text).join(''));
const isText = (object: SceneObject): object is TextObject => object.kind === 'text';
const isImage = (object: SceneObject): object is ImageObject => object.kind === 'image';

async function read(...given: Parameters<typeof makePdf>) {
  const tools = testTools();
  const imported = await readDeck(fileOf('talk.pdf', makePdf(...given)), tools);
  const topics = imported.presentation.path.map(({ to }) => findTopic(imported.presentation.root, to ?? ''));
  const texts = topics.flatMap(({ children }) => children.filter(isText));
  return { ...imported, topics, texts, images: topics.flatMap(({ children }) => children.filter(isImage)), warnings: tools.warnings() };
}

function findTopic(topic: Topic, id: string): Topic {
  const found = topic.children
    .flatMap((child) => (child.kind === 'topic' ? (child.id === id ? child : findTopic(child, id)) : []))
    .find((each) => each.id === id);
  return found ?? topic;
}

/** The position of the first letter on the page. */
function firstLetter(text: TextObject): { x: number; y: number; width: number } {
  const { fragments } = layoutText(text, { theme: defaultTheme, language: 'en', measure: testTools().measure, rich: undefined });
  const [first] = fragments;
  const last = fragments.at(-1);
  return {
    x: text.x - text.width / 2 + (first?.x ?? 0),
    y: text.y - text.height / 2 + (first?.y ?? 0),
    width: (last?.x ?? 0) + (last?.width ?? 0) - (first?.x ?? 0),
  };
}

describe('a page of a PDF', () => {
  test('becomes a topic as wide as a slide, on the path', async () => {
    const { topics, slides, format, presentation } = await read([
      { content: '' },
      { content: '', size: [300, 400] },
      { content: '', rotation: 90 },
    ]);
    expect([format, slides, presentation.path.length]).toEqual(['pdf', 3, 3]);
    expect(topics.map(({ width, height }) => [width, height])).toEqual([
      [1920, 1080],
      [810, 1080],
      [607.5, 1080],
    ]);
  });

  test('keeps its text in place: baseline, size and width, whatever our font', async () => {
    const { texts } = await read([{ content: 'BT /F1 20 Tf 100 200 Td (Hello world) Tj ET' }]);
    const [text] = texts;
    expect(text && words(text)).toEqual(['Hello world']);
    const { x, y, width } = firstLetter(text as TextObject);
    expect([x, y]).toEqual([expect.closeTo(100 * UNIT, 0), expect.closeTo((360 - 200) * UNIT, 0)]);
    // Helvetica: H e l l o, a space, w o r l d.
    const natural = (722 + 556 + 222 + 222 + 556 + 278 + 722 + 556 + 333 + 222 + 556) / 1000;
    expect(width).toBeCloseTo(natural * 20 * UNIT, -0.5);
  });

  test('keeps the style of its letters', async () => {
    const { texts } = await read([
      { content: 'BT 1 0 0 rg /F2 30 Tf 50 300 Td (Bold red) Tj ET BT 0 0 1 rg /F3 12 Tf 50 100 Td (fixed) Tj ET' },
    ]);
    expect(texts.map(({ style }) => [style?.weight, style?.color])).toEqual([
      [700, '#ff0000'],
      [400, '#0000ff'],
    ]);
    expect(texts[1]?.style?.family).toBe('Cousine');
  });

  test('joins lines into paragraphs, and keeps separate texts separate', async () => {
    const column =
      'BT /F1 20 Tf 24 TL 50 300 Td (A line that goes on as far as this) Tj T* (and a second one that is as long as) Tj T* (it.) Tj ET';
    const { texts } = await read([{ content: `${column} BT /F1 20 Tf 450 300 Td (Elsewhere) Tj ET` }]);
    expect(texts.map(words)).toEqual([['A line that goes on as far as this\nand a second one that is as long as\nit.'], ['Elsewhere']]);
  });

  test('recognizes lists by their bullets', async () => {
    const item = (y: number, words: string) => `BT /F1 20 Tf 50 ${y} Td (\\225) Tj 20 0 Td (${words}) Tj ET `;
    const { texts } = await read([{ content: item(300, 'First') + item(270, 'Second') }]);
    expect(texts).toHaveLength(1);
    expect(
      texts[0]?.paragraphs.map(({ runs, listType, marker, inset }) => [runs[0]?.text, listType, marker, Math.round(inset ?? 0)]),
    ).toEqual([
      ['First', 'BULLET', '•', 60],
      ['Second', 'BULLET', '•', 60],
    ]);
  });

  test('keeps superscripts and subscripts', async () => {
    const { texts } = await read([{ content: 'BT /F1 20 Tf 50 300 Td (x) Tj 10 7 Td /F1 12 Tf (2) Tj ET' }]);
    expect(texts[0]?.paragraphs[0]?.runs).toMatchObject([{ text: 'x' }, { text: '2', position: 'super' }]);
  });

  test('rotates text', async () => {
    const { texts } = await read([{ content: 'BT /F1 20 Tf 0 1 -1 0 300 100 Tm (Upwards) Tj ET' }]);
    const [text] = texts;
    expect([text?.rotation, text && words(text)]).toEqual([-90, ['Upwards']]);
    expect(text?.x).toBeGreaterThan(290 * UNIT - 60);
    expect(text?.x).toBeLessThan(300 * UNIT);
  });

  test('is upright even if stored on its side', async () => {
    const { texts } = await read([{ content: 'BT /F1 20 Tf 0 1 -1 0 100 50 Tm (Upright) Tj ET', rotation: 90 }]);
    expect(texts[0]?.rotation).toBe(0);
  });

  test('writes Hebrew from right to left', async () => {
    // In visual order, from the left: the last letter first.
    const { texts } = await read([{ content: 'BT /F5 20 Tf 300 200 Td (fedcba) Tj ET' }]);
    expect([texts[0]?.direction, texts.flatMap(words)]).toEqual(['rtl', ['אבגדהו']]);
  });

  test.each([
    ['a ligature named by its letters', '\u0644\u0627', '\u0644\u0627'],
    ['a ligature that is one character', '\ufefb', '\u0644\u0627'],
    ['a ligature of three letters', '\u0644\u0645\u062d', '\u0644\u0645\u062d'],
    ['a letter with its vowel', '\u0628\u064e', '\u0628\u064e'],
  ])('writes %s in reading order from right to left', async (_, ligature, written) => {
    const { texts } = await read([{ content: 'BT /F6 20 Tf 300 200 Td (bxa) Tj ET' }], {
      letters: { a: '\u0633', b: '\u0645', x: ligature },
    });
    expect(texts.flatMap(words)).toEqual([`\u0633${written}\u0645`]);
  });

  test('shows everything but text as a picture, cropped to its content', async () => {
    const { images, texts, pictures } = await read([
      { content: '0 0.5 0 rg 100 100 200 50 re f BT 0 g /F1 20 Tf 110 110 Td (On green) Tj ET' },
    ]);
    expect(texts.map(words)).toEqual([['On green']]);
    expect(images[0]).toMatchObject({
      x: expect.closeTo(600, -0.5),
      y: expect.closeTo((360 - 125) * UNIT, -0.5),
      width: expect.closeTo(600, -0.5),
      height: expect.closeTo(150, -0.5),
    });
    const [picture] = pictures.values();
    const { channels } = await sharp(picture?.bytes).stats();
    // Black letters would be darker.
    expect(channels[1]?.min).toBeGreaterThan(120);
  });

  test('with only text and a colour has no picture', async () => {
    const { images, topics } = await read([
      { content: '0 0 0.4 rg 0 0 640 360 re f BT 1 g /F1 20 Tf 50 50 Td (White) Tj ET' },
      { content: 'BT /F1 20 Tf 50 50 Td (Black) Tj ET' },
    ]);
    expect([images, topics.map(({ frame }) => frame?.fill)]).toEqual([
      [],
      [
        { kind: 'color', color: '#000066' },
        { kind: 'color', color: '#ffffff' },
      ],
    ]);
  });

  test('leaves symbol glyphs in the picture', async () => {
    const { texts, images } = await read([{ content: 'BT /F4 60 Tf 100 200 Td (nn) Tj ET BT /F1 20 Tf 100 100 Td (Words) Tj ET' }]);
    expect([texts.filter((text) => words(text).includes('Words')).length, images.length + texts.length]).toEqual([1, 2]);
  });

  test('that was scanned becomes a picture, with the OCR text as its description', async () => {
    const { texts, images } = await read([{ content: '0.9 g 10 10 620 340 re f BT 3 Tr /F1 20 Tf 50 300 Td (Read by a scanner) Tj ET' }]);
    expect([texts, images.map(({ alt }) => alt)]).toEqual([[], ['Read by a scanner']]);
  });

  test('leaves out what is written on layers that are switched off', async () => {
    const line = (layer: string, y: number, said: string) => `/OC /${layer} BDC BT /F1 20 Tf 100 ${y} Td (${said}) Tj ET EMC`;
    const content = `${line('On', 300, 'Question')} ${line('Off', 200, 'Answer')} 1 g ${line('On', 100, 'White')}`;
    const { texts, images } = await read([{ content }], { hasLayers: true });
    expect(texts.flatMap(words)).toEqual(['Question', 'White']);
    expect(images).toEqual([]);
    const scan = await read([{ content: `0.9 g 10 10 620 340 re f ${line('On', 300, 'Read').replace('BT', 'BT 3 Tr')}` }], {
      hasLayers: true,
    });
    expect(scan.images.map(({ alt }) => alt)).toEqual(['Read']);
  });

  test("takes its picture's alternative text from the file", async () => {
    const { images } = await read([{ content: '/Figure <</MCID 0>> BDC 0 0 1 rg 100 100 200 50 re f EMC', alternative: 'A blue box' }]);
    expect(images.map(({ alt }) => alt)).toEqual(['A blue box']);
  });

  test('keeps its links: to addresses on text, to other pages, but never to programs', async () => {
    const link = (rectangle: string, action: string) => `<</Type/Annot/Subtype/Link/Rect[${rectangle}]/Border[0 0 0]${action}>>`;
    const { topics, presentation, warnings } = await read([
      {
        content: 'BT /F1 20 Tf 50 300 Td (Plain ) Tj (linked) Tj ET',
        annotations: [
          link('99 295 170 320', '/A<</S/URI/URI(https://example.org/a)>>'),
          link('300 50 400 90', '/Dest[PAGE(1)/Fit]'),
          link('400 50 500 90', '/A<</S/URI/URI(javascript:alert)>>'),
          link('500 50 600 90', '/A<</S/Launch/F(cmd.exe)>>'),
        ],
      },
      { content: '' },
    ]);
    expect(topics[0]?.children.filter(isText)[0]?.paragraphs[0]?.runs).toMatchObject([
      { text: 'Plain ' },
      { text: 'linked', link: { kind: 'address', href: 'https://example.org/a' } },
    ]);
    expect(topics[0]?.children.filter(({ kind }) => kind === 'link')).toMatchObject([
      { link: { kind: 'step', id: presentation.path[1]?.id }, x: 350 * UNIT },
    ]);
    expect(warnings).toMatchObject([{ code: 'unsafe-link', count: 1, slides: [1] }]);
  });
});

describe('a PDF', () => {
  test('has sections if its outline has parts, and titles if it names every page', async () => {
    const pages = Array.from({ length: 6 }, (_, index) => ({ content: `BT /F1 40 Tf 50 300 Td (Page ${index + 1}) Tj ET` }));
    const parts = await read(pages, {
      outline: [
        { title: 'Beginning', page: 1 },
        { title: 'End', page: 4 },
      ],
    });
    const topLevel = parts.presentation.root.children.filter((child): child is Topic => child.kind === 'topic');
    expect(topLevel.map(({ title, children }) => [title, children.filter(({ kind }) => kind === 'topic').length])).toEqual([
      ['Page 1', 0],
      ['Beginning', 3],
      ['End', 2],
    ]);
    const named = await read(pages, { outline: pages.map((_, page) => ({ title: `Named ${page + 1}`, page })) });
    expect(named.topics.map(({ title }) => title)).toEqual(['Named 1', 'Named 2', 'Named 3', 'Named 4', 'Named 5', 'Named 6']);
  });

  test('is titled by its metadata, its first page or its file name', async () => {
    const page = { content: 'BT /F1 40 Tf 50 300 Td (On the first page) Tj ET' };
    expect((await read([page], { title: 'A real title' })).presentation.title).toBe('A real title');
    expect((await read([page], { title: 'Microsoft PowerPoint - deck.pptx' })).presentation.title).toBe('On the first page');
    expect((await read([{ content: '' }])).presentation.title).toBe('talk');
  });

  test('takes its language from its metadata, or guesses it from its text', async () => {
    const page = { content: 'BT /F1 20 Tf 50 300 Td (Das ist nicht der Anfang und auch nicht das Ende) Tj ET' };
    expect((await read([page], { language: 'de-CH' })).presentation.language).toBe('de-CH');
    expect((await read([page])).presentation.language).toBe('de');
  });

  test.each([
    [
      'encrypted',
      Buffer.from(
        makePdf([{ content: '' }])
          .toString()
          .replace(
            '/Info',
            `/Encrypt<</Filter/Standard/V 1/R 2/O(${'x'.repeat(32)})/U(${'y'.repeat(32)})/P -4>>/ID[(0123456789abcdef)(0123456789abcdef)]/Info`,
          ),
        'latin1',
      ),
    ],
    ['broken', Buffer.from('%PDF-1.7\nnothing of it\n%%EOF')],
    ['broken', Buffer.from(makePdf([{ content: '' }])).subarray(0, 200)],
  ])('that cannot be read is %s %#', async (code, bytes) => {
    expect(await problemOf(() => readDeck(fileOf('a.pdf', bytes), testTools()))).toBe(code);
  });
});

const corpus = process.env['LECTERN_CORPUS'];
const folder = join(corpus ?? '', 'pdf');
const sizeOf = (name: string) => statSync(join(folder, name)).size;
const poppler = 'pdftotext';
const hasPoppler = (() => {
  try {
    execFileSync(poppler, ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

describe.skipIf(!corpus || !hasPoppler)('real slides', () => {
  const measure = measureWith(createCanvas(1, 1).getContext('2d'), (face) => face);
  const count = (text: string) => {
    const counts = new Map<string, number>();
    // Only human words: programs hide formula codes in files, hundreds of letters long.
    for (const word of text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]{2,30}/gu) ?? [])
      if (/\p{L}{3}/u.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
    return counts;
  };

  /** The smallest files in the test suite, all of them in a soak (npm run soak). */
  const files = (corpus ? readdirSync(folder) : []).sort((a, b) => sizeOf(a) - sizeOf(b));
  test.each(process.env['SOAK'] ? files : files.slice(0, 2))(
    'have nearly all the words that pdftotext finds: %s',
    async (name) => {
      const tools = { ...testTools(), measure };
      const { presentation, slides } = await readDeck(fileOf(name, readFileSync(join(folder, name))), tools);
      expect(slides).toBe(Number(/Pages:\s+(\d+)/.exec(execFileSync('pdfinfo', [join(folder, name)]).toString())?.[1]));
      const ours: string[] = [];
      const collect = (object: SceneObject) => {
        if (isText(object)) ours.push(...words(object));
        if ('children' in object) object.children.forEach(collect);
      };
      collect(presentation.root);
      const found = count(ours.join(' '));
      const plain = execFileSync(poppler, ['-q', join(folder, name), '-'], { maxBuffer: 1e8 })
        .toString()
        .replace(/<latexit[^]*?<\/latexit>/g, ' ');
      const wanted = count(plain);
      const [all, hit] = [...wanted].reduce(
        ([sum, hits], [word, times]) => [sum + times, hits + Math.min(times, found.get(word) ?? 0)],
        [0, 0],
      );
      expect(hit).toBeGreaterThanOrEqual(all * 0.98);
    },
    120_000,
  );
});
