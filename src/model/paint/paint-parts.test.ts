import { expect, test } from 'vitest';
import { frameObject } from '../camera/framing.ts';
import { apply } from '../geometry/matrix.ts';
import { parsePresentation } from '../presentation/parse.ts';
import { indexScene } from '../scene/scene.ts';
import { richForms } from './forms/rich-forms.ts';
import type { PaintOptions } from './paint-options.ts';
import { paint } from './paint.ts';
import { recordingContext, type Mark } from './test-context.ts';

const viewport = { width: 1280, height: 720 };
const box = { id: 'one', x: 640, y: 360, width: 800, height: 400 };

function draw(children: object[], hooks: (marks: readonly Mark[]) => Partial<PaintOptions> = () => ({})): readonly Mark[] {
  const { presentation } = parsePresentation({
    root: { id: 'root', width: 1280, height: 720, children },
    assets: { photo: { source: 'photo.png' } },
  });
  const scene = indexScene(presentation);
  const { context, marks, picture } = recordingContext();
  paint(context, scene, {
    camera: frameObject(scene, 'root', viewport, { margin: 0 }),
    viewport,
    pixelRatio: 1,
    imageOf: picture,
    rich: richForms,
    part: { kind: 'canvas' },
    ...hooks(marks),
  });
  return marks;
}

/** The parts in order, each with the text that follows it. */
function partsOf(object: object): [string | null, string][] {
  const heard: { part: string | null; from: number }[] = [];
  const all = draw([{ ...box, ...object }], (marks) => ({
    part: { kind: 'object', id: 'one' },
    onPart: (part) => void heard.push({ part, from: marks.length }),
  }));
  return heard.map(({ part, from }, index) => [
    part,
    all
      .slice(from, heard[index + 1]?.from)
      .map(({ text = '' }) => text)
      .join(''),
  ]);
}

test('[PDF-13] the painter reports the paragraph before its text, separately from its bullet or number', () => {
  const paragraphs = [
    'plain',
    { runs: ['point'], listType: 'BULLET' },
    { runs: ['count ', { text: 'bold', weight: 700 }], listType: 'NUMBER' },
  ];
  expect(partsOf({ kind: 'text', paragraphs })).toEqual([
    ['p0', 'plain '],
    ['p1*', '• '],
    ['p1', 'point '],
    ['p2*', '1. '],
    ['p2', 'count '],
    ['p2', 'bold'],
  ]);
});

test('[PDF-13] it reports rows and columns of a table, and the line numbers of code', () => {
  const rows = [[{ paragraphs: 'a', rowSpan: 2 }, 'b'], [{ paragraphs: ['c', 'd'] }]];
  expect(partsOf({ kind: 'table', rows, columns: [1, 1] })).toEqual([
    [null, ''],
    ['r0c0p0', 'a'],
    ['r0c1p0', 'b'],
    ['r1c1p0', 'c '],
    ['r1c1p1', 'd'],
  ]);
  expect(partsOf({ kind: 'code', code: 'x\n\ny', codeLanguage: '', hasLineNumbers: true })).toEqual([
    [null, ''],
    ['p0', 'x '],
    ['p2', 'y'],
    ['np0', '1 '],
    ['np1', '2 '],
    ['np2', '3'],
  ]);
});

test('[PDF-13] with onPart, text includes spaces at line breaks, and no others', () => {
  const letters = (text: string, hooks: Partial<PaintOptions>) =>
    draw([{ ...box, kind: 'text', width: 400, style: { size: 100 }, paragraphs: [{ runs: [text] }] }], () => hooks)
      .map((mark) => mark.text ?? '')
      .join('');
  const onPart = () => {};
  expect(letters('some words\nand\tmore of them', { onPart })).toBe('some words and more of them');
  expect(letters('some words\nand\tmore of them', {})).toBe('somewordsandmore ofthem');
  expect(letters('a\tb', { onPart })).toBe('a b');
  expect(letters('日本語の長い文章', { onPart })).toBe('日本語の長い文章');
});

test('drawings, images and underlines have no part', () => {
  expect(partsOf({ kind: 'shape', fill: '#000' })).toEqual([[null, '']]);
  expect(partsOf({ kind: 'image', asset: 'photo' })).toEqual([[null, '']]);
  expect(partsOf({ kind: 'text', paragraphs: [{ runs: [{ text: 'under', isUnderlined: true }] }] })).toEqual([
    ['p0', 'under'],
    [null, ''],
  ]);
});

test('[PDF-13] with onPart, text comes in reading order', () => {
  const text = { ...box, kind: 'text', paragraphs: ['אבג\tabc 12,\tדה\nו 3', 'x'] };
  const letters = (hooks: Partial<PaintOptions>) => draw([text], () => hooks).flatMap((mark) => mark.text ?? []);
  expect(
    letters({ onPart: () => {} })
      .map((each) => each.trim())
      .filter(Boolean),
  ).toEqual(['אבג', 'abc 12', ',', 'דה', 'ו', '3', 'x']);
  expect(letters({}).map((each) => each.trim())).toEqual(['דה', ',', 'abc 12', 'אבג', '3', 'ו', 'x']);
});

test('[PDF-13] the painter reports where links are in the picture, for text and objects, even on a separate layer', () => {
  const link = (href: string) => ({ kind: 'address', href: `https://example.org/${href}` });
  const objects = [
    { kind: 'shape', id: 'shape', x: 200, y: 100, width: 100, height: 60, link: link('shape') },
    {
      kind: 'text',
      id: 'text',
      x: 600,
      y: 300,
      width: 400,
      height: 200,
      paragraphs: [{ runs: ['see ', { text: 'here', link: link('here') }, ' now'] }],
    },
  ];
  const linksOf = (children: object[], hooks: Partial<PaintOptions> = {}) => {
    const heard: [string, ...number[]][] = [];
    draw(children, () => ({
      onLink: (link, { left, top, right, bottom }, matrix) => {
        const [from, to] = [apply(matrix, left, top), apply(matrix, right, bottom)];
        heard.push([link.kind === 'address' ? link.href.slice(20) : '', ...[from.x, from.y, to.x, to.y].map(Math.round)]);
      },
      ...hooks,
    }));
    return heard;
  };
  const plain = linksOf(objects);
  expect(plain.map(([name]) => name)).toEqual(['shape', 'here']);
  expect(plain[0]).toEqual(['shape', 150, 70, 250, 130]);
  const [, left = 0, top = 0, right = 0, bottom = 0] = plain[1] ?? [];
  expect(left).toBeGreaterThan(400);
  expect(right).toBeLessThan(600);
  expect(top).toBeGreaterThanOrEqual(190);
  expect(bottom - top).toBeLessThan(70);

  const inner = recordingContext();
  const openLayer = (width: number, height: number) => ({ context: inner.context, image: { width, height, draw() {} } });
  const group = { kind: 'group', id: 'group', x: 640, y: 360, width: 1280, height: 720, opacity: 0.5, children: objects };
  expect(linksOf([group], { openLayer })).toEqual(plain);
  const away = linksOf([{ ...group, x: 340, y: 200, width: 400, height: 200 }], { openLayer });
  expect(away).toEqual([
    ['shape', 290, 170, 390, 230],
    ['here', left + 140, top + 100, right + 140, bottom + 100],
  ]);
});
