import type { TextObject } from '#model/presentation/presentation.ts';
import { expect, test } from 'vitest';
import { deck, exportDeck, roundTrip, slide, words } from '../test-export.ts';

const again = async (text: object): Promise<TextObject> => {
  const { objects } = await roundTrip(deck([slide('one', [text])]));
  const [only] = objects;
  if (only?.kind !== 'text') throw new Error('There is no text');
  return only;
};

test('a text stays where it is, with its angle and its alignment', async () => {
  const text = await again(words('a', [{ runs: [{ text: 'Hello' }], align: 'center' }], { rotation: 30, verticalAlign: 'bottom' }));
  expect([text.x, text.y, text.width, text.height, text.rotation].map(Math.round)).toEqual([960, 300, 1200, 200, 30]);
  expect([text.verticalAlign, text.paragraphs[0]?.align]).toEqual(['bottom', 'center']);
});

test('runs keep their look', async () => {
  const runs = [
    { text: 'plain ' },
    { text: 'bold', weight: 700, size: 60, color: '#112233' },
    { text: 'italic', isItalic: true, family: 'Tinos' },
    { text: 'under', isUnderlined: true },
    { text: 'struck', isStruck: true },
    { text: '2', position: 'super' },
    { text: 'wide', letterSpacing: 0.1 },
    { text: 'line\nbreak' },
  ];
  const { paragraphs } = await again(
    words('a', [{ runs }], { style: { family: 'Carlito', size: 40, color: '#445566', letterSpacing: 0 } }),
  );
  const read = paragraphs[0]?.runs ?? [];
  expect(read.map(({ text }) => text).join('')).toBe('plain bolditalicunderstruck2wideline\nbreak');
  const run = (text: string) => read.find((each) => each.text === text);
  expect(run('bold')).toMatchObject({ weight: 700, color: '#112233' });
  expect(run('bold')?.size).toBeCloseTo(60, 1);
  expect(run('italic')).toMatchObject({ isItalic: true, family: 'Tinos' });
  expect(run('under')?.isUnderlined).toBe(true);
  expect(run('struck')?.isStruck).toBe(true);
  expect(run('2')?.position).toBe('super');
  expect(run('wide')?.letterSpacing).toBeCloseTo(0.1, 2);
});

test('typefaces are named as office programs know them, those of the theme by their role', () => {
  const runs = [
    { text: 'a', family: 'Carlito' },
    { text: 'b', family: 'heading' },
    { text: 'c', family: 'Inter', weight: 300 },
  ];
  const { part } = exportDeck(deck([slide('one', [words('a', [{ runs }])])]));
  const faces = [...part('ppt/slides/slide1.xml').matchAll(/<a:latin typeface="(.*?)"/g)].map(([, face]) => face);
  expect(new Set(faces)).toEqual(new Set(['Calibri', '+mj-lt', 'Inter Light']));
});

test('right-to-left text starts at the right', async () => {
  const { paragraphs } = await again(words('a', [{ runs: [{ text: 'שלום עולם' }], align: 'start', direction: 'auto' }]));
  expect(paragraphs[0]).toMatchObject({ align: 'start', direction: 'rtl' });
});

test('[SITE-5] columns, and letters that shrink, stay what they are', async () => {
  const paragraphs = [{ runs: [{ text: 'Hello' }, { text: 'wide', size: 50 }] }];
  const text = await again(
    words('a', paragraphs, { columns: { count: 3, gap: 24 }, fit: 'shrink', letterScale: 0.62, style: { size: 40 }, direction: 'ltr' }),
  );
  expect(text).toMatchObject({ fit: 'shrink', direction: 'ltr', style: { size: expect.closeTo(40, 1) } });
  expect(text.columns).toEqual({ count: 3, gap: expect.closeTo(24, 1) });
  expect(text.letterScale).toBeCloseTo(0.62, 4);
  expect(text.paragraphs[0]?.runs).toEqual([{ text: 'Hello' }, { text: 'wide', size: expect.closeTo(50, 1) }]);
  const { part } = exportDeck(deck([slide('one', [words('a', [{ runs: [{ text: 'שלום' }] }], { columns: { count: 2, gap: 0 } })])]));
  expect(part('ppt/slides/slide1.xml')).toMatch(/numCol="2" spcCol="0" rtlCol="1"/);
  expect(part('ppt/slides/slide1.xml')).toContain('<a:noAutofit/>');
});

test('lists keep their markers and their numbers', async () => {
  const item = (text: string, more: object) => ({ runs: [{ text }], ...more });
  const { paragraphs } = await again(
    words('a', [
      item('one', { listType: 'BULLET', marker: '→', markerColor: '#ff0000', inset: 40, hang: -40 }),
      item('two', { listType: 'NUMBER', start: 3, marker: '3)' }),
      item('three', { listType: 'NUMBER', start: 4, marker: '4)' }),
      item('inner', { listType: 'NUMBER', level: 1 }),
      item('four', { listType: 'NUMBER', start: 5, marker: '5)' }),
      item('none', {}),
      item('again', { listType: 'NUMBER' }),
    ]),
  );
  expect(paragraphs.map(({ marker }) => marker)).toEqual(['→', '3)', '4)', 'a.', '5)', undefined, '1.']);
  expect(paragraphs[0]).toMatchObject({ markerColor: '#ff0000', level: 0 });
  expect(paragraphs[0]?.inset).toBeCloseTo(40, 2);
  expect(paragraphs[0]?.hang).toBeCloseTo(-40, 2);
});

test('spaces between lines and paragraphs stay', async () => {
  const { paragraphs, style } = await again(
    words(
      'a',
      [
        { runs: [{ text: 'one' }], lineHeight: 1.7, spaceAfter: 0.5 },
        { runs: [{ text: 'two' }], spaceBefore: 0.25 },
      ],
      {
        style: { size: 40, lineHeight: 1.1 },
      },
    ),
  );
  const height = (index: number) => paragraphs[index]?.lineHeight ?? style?.lineHeight;
  expect(height(0)).toBeCloseTo(1.7, 3);
  expect(height(1)).toBeCloseTo(1.1, 3);
  expect(paragraphs[0]?.spaceAfter).toBeCloseTo(0.5, 2);
  expect(paragraphs[1]?.spaceBefore).toBeCloseTo(0.25, 2);
});

test('tabs and unbroken lines stay', async () => {
  const text = await again(words('a', [{ runs: [{ text: 'a\tb' }], tabs: [300] }], { wraps: false }));
  expect([text.wraps, Math.round(text.paragraphs[0]?.tabs?.[0] ?? 0), text.paragraphs[0]?.runs[0]?.text]).toEqual([false, 300, 'a\tb']);
});

test('letters one below the other stay so', async () => {
  const text = await again(
    words('a', [{ runs: [{ text: '縦書き' }], align: 'center' }], { width: 1, style: { size: 40 }, verticalAlign: 'middle' }),
  );
  expect([text.width, text.verticalAlign, Math.round(text.x)]).toEqual([1, 'middle', 960]);
});

test('text in another language says so', async () => {
  const text = await again(words('a', [{ runs: [{ text: 'Grüße' }] }], { language: 'de-AT' }));
  expect(text.language).toBe('de-AT');
});

test('letters too small for the format are painted', () => {
  const { painted } = exportDeck(deck([slide('one', [words('a', ['tiny'], { style: { size: 1 } })])]));
  expect(painted.map(({ part }) => part)).toEqual([{ kind: 'object', id: 'a' }]);
});
