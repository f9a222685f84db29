import { describe, expect, it } from 'vitest';
import type { SceneObject } from '../../presentation/presentation.ts';
import { makeForms } from './make-forms.ts';
import { missingImageForm } from './missing-image-form.ts';
import { type Kind, boundsOf, notFinite, pathsOf, placed, testKit, textsOf } from './parts/test-kit.ts';

const color = { kind: 'color' as const, color: 'accent1' };
const stroke = { paint: color, width: 2, dash: [], cap: 'butt' as const, join: 'miter' as const };
const paragraphs = [{ runs: [{ text: 'Some words' }], align: 'start' as const, level: 0 }];
const objects: { [K in SceneObject['kind']]: Kind<K> } = {
  text: { ...placed, kind: 'text', styleClass: 'body', paragraphs, direction: 'auto', verticalAlign: 'top' },
  image: { ...placed, kind: 'image', asset: 'a', crop: { x: 0, y: 0, width: 1, height: 1 }, mask: { kind: 'ellipse' } },
  drawing: { ...placed, kind: 'drawing', drawing: { viewBox: { x: 10, y: 20, width: 320, height: 90 }, nodes: [] } },
  shape: { ...placed, kind: 'shape', shape: 'star', radius: 0, fill: color, stroke },
  line: {
    ...placed,
    kind: 'line',
    points: [
      { x: 0, y: 0 },
      { x: 640, y: 360 },
    ],
    course: 'curved',
    stroke,
    start: 'arrow',
    end: 'circle',
  },
  frame: { ...placed, kind: 'frame', frame: { shape: 'bracket', stroke } },
  group: { ...placed, kind: 'group', children: [] },
  topic: { ...placed, kind: 'topic', title: 'Topic', frame: { shape: 'circle', stroke }, children: [] },
  table: {
    ...placed,
    kind: 'table',
    columns: [1, 2],
    rows: [{ cells: [{ paragraphs, columnSpan: 1, rowSpan: 1 }] }],
    hasHeader: true,
    lines: stroke,
    fontSize: 20,
  },
  chart: {
    ...placed,
    kind: 'chart',
    chart: 'area',
    title: 'Chart',
    categories: ['a'],
    series: [{ name: 's', values: [1, 2] }],
    isStacked: false,
    hasLegend: true,
    unit: '%',
  },
  code: { ...placed, kind: 'code', code: 'let a', codeLanguage: 'ts', fontSize: 20, hasLineNumbers: true, highlightedLines: [1] },
  video: { ...placed, kind: 'video', asset: 'v', poster: 'p', isLooping: false, isMuted: false, startsItself: false },
  link: { ...placed, kind: 'link', label: 'Read on' },
  unreadable: { ...placed, kind: 'unreadable', source: {} },
};

describe('forms of objects', () => {
  it.each(Object.values(objects))('$kind: numbers are finite, in boxes of any size', (object) => {
    for (const [width, height] of [
      [640, 360],
      [1e-6, 1e-6],
      [1e9, 1e-6],
      [1e-6, 1e9],
      [0, 0],
    ] as const)
      expect(notFinite(makeForms({ ...object, width, height }, testKit))).toEqual([]);
  });

  it('every kind except a group shows something', () => {
    expect(
      Object.values(objects)
        .filter((object) => makeForms(object, testKit).length === 0)
        .map(({ kind }) => kind),
    ).toEqual(['group']);
  });

  it('a drawing is stretched from its view box to its box', () => {
    const [form] = makeForms(objects.drawing, testKit);
    expect(form).toMatchObject({ kind: 'drawing', nodes: [{ kind: 'group', transform: [2, 0, 0, 4, -20, -80] }] });
  });

  it('an image keeps its crop and mask', () => {
    expect(makeForms(objects.image, testKit)).toEqual([
      {
        kind: 'image',
        asset: 'a',
        crop: { x: 0, y: 0, width: 1, height: 1 },
        mask: { kind: 'ellipse' },
        x: 0,
        y: 0,
        width: 640,
        height: 360,
      },
    ]);
  });

  it('a video shows its poster on a panel, with a play icon on top', () => {
    expect(makeForms(objects.video, testKit).map(({ kind }) => kind)).toEqual(['drawing', 'image', 'drawing']);
    expect(makeForms({ ...objects.video, poster: undefined }, testKit).map(({ kind }) => kind)).toEqual(['drawing', 'drawing']);
  });

  it('sound shows its name beside a play icon, and no poster', () => {
    const sound = { ...objects.video, isSound: true, alt: 'Whale song', width: 480, height: 120 };
    expect(makeForms(sound, testKit).map(({ kind }) => kind)).toEqual(['drawing', 'drawing', 'text']);
    expect(textsOf(makeForms(sound, testKit))).toEqual(['Whale song']);
    expect(textsOf(makeForms({ ...sound, alt: undefined }, testKit))).toEqual([]);
  });

  it('a link without a label is an invisible area', () => {
    expect(makeForms({ ...objects.link, label: ' ' }, testKit)).toEqual([]);
    expect(textsOf(makeForms(objects.link, testKit))).toEqual(['Read on']);
  });

  it('a label too long for its link is cut', () => {
    const [text = ''] = textsOf(makeForms({ ...objects.link, label: 'word '.repeat(1000) }, testKit));
    expect(text).toMatch(/^word .*…$/);
    expect(text.length).toBeLessThan(40);
  });

  it('notes show the given labels, or none', () => {
    expect(textsOf(makeForms(objects.unreadable, testKit))).toEqual(['Unreadable']);
    expect(textsOf(makeForms(objects.unreadable, { ...testKit, labels: undefined }))).toEqual([]);
    const box = { x: 50, y: 60, width: 200, height: 100 };
    expect(textsOf(missingImageForm(box, testKit))).toEqual(['Missing']);
    const { left, top, right, bottom } = boundsOf(pathsOf(missingImageForm(box, testKit))[0]?.d ?? '');
    expect([left >= 50, top >= 60, right <= 250, bottom <= 160]).toEqual([true, true, true, true]);
  });
});

it('paints a drawing in its tint, as opaque as it was', () => {
  const paint = { kind: 'color', color: '#123456', opacity: 0.5 } as const;
  const gradient = { kind: 'linear', x1: 0, y1: 0, x2: 1, y2: 1, stops: [] } as const;
  const node = { kind: 'path', d: 'M0 0L9 9', fillRule: 'nonzero', strokeWidth: 1, dash: [], dashOffset: 0, cap: 'butt' } as const;
  const inner = { ...node, join: 'miter', miterLimit: 4, opacity: 1, fill: gradient, stroke: paint } as const;
  const nodes = [{ kind: 'group', children: [inner], opacity: 1 } as const];
  const drawing = { viewBox: { x: 0, y: 0, width: 9, height: 9 }, nodes };
  const painted = (tint?: string) =>
    pathsOf(makeForms({ ...placed, kind: 'drawing', drawing, ...(tint !== undefined && { tint }) }, testKit));
  expect(painted()[0]).toMatchObject({ fill: gradient, stroke: paint });
  expect(painted('accent2')[0]).toMatchObject({
    fill: { kind: 'color', color: 'accent2', opacity: 1 },
    stroke: { kind: 'color', color: 'accent2', opacity: 0.5 },
  });
});
