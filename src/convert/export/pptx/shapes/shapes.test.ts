import { expect, test } from 'vitest';
import { importShapes, shape as importedShape, solid } from '../../../import/pptx/test-deck.ts';
import { deck, exportDeck, roundTrip, shapesOf, slide, words } from '../test-export.ts';

const place = { x: 600, y: 500, width: 400, height: 300 };
const red = { kind: 'color', color: '#ff0000' };
const stroke = { paint: { kind: 'color', color: '#0000ff' }, width: 8, dash: [], cap: 'butt', join: 'round' };
const shape = (more: object) => ({ kind: 'shape', id: 's', ...place, shape: 'rectangle', fill: red, ...more });
const again = async (...objects: object[]) => (await roundTrip(deck([slide('one', objects)]))).objects;
const markup = (...objects: object[]) => exportDeck(deck([slide('one', objects)])).part('ppt/slides/slide1.xml');

test.each(['rectangle', 'ellipse', 'diamond', 'rounded'])('the shape %s stays one', async (name) => {
  const [only] = await again(shape({ shape: name, radius: 30, rotation: 20, stroke }));
  expect(only).toMatchObject({ kind: 'shape', shape: name, fill: red });
  expect(only && [only.x, only.y, only.width, only.height, only.rotation].map(Math.round)).toEqual([600, 500, 400, 300, 20]);
  expect(only?.kind === 'shape' && [Math.round(only.radius), only.stroke?.paint, Math.round(only.stroke?.width ?? 0)]).toEqual([
    name === 'rounded' ? 30 : 0,
    stroke.paint,
    8,
  ]);
});

test('shapes are presets where the standard has the same', () => {
  const presets = ['triangle', 'pentagon', 'star', 'arrow', 'chevron'].map(
    (name) => /prst="(\w+)"/.exec(markup(shape({ shape: name })))?.[1],
  );
  expect(presets).toEqual(['triangle', 'pentagon', 'star5', 'rightArrow', 'chevron']);
  for (const name of ['hexagon', 'speech', 'plus']) expect(markup(shape({ shape: name }))).toContain('<a:custGeom>');
});

test('gradients stay where they are', async () => {
  const stops = [
    { offset: 0, color: '#ff0000', opacity: 1 },
    { offset: 1, color: '#00ff00', opacity: 1 },
  ];
  const linear = { kind: 'linear', x1: 0, y1: 0, x2: 1, y2: 0, stops };
  const radial = { kind: 'radial', cx: 0.5, cy: 0.5, radius: Math.SQRT1_2, stops };
  const [one, other] = await again(shape({ fill: linear }), shape({ fill: radial }));
  expect(one).toMatchObject({ fill: { kind: 'linear', x1: 0, x2: 1, stops } });
  expect(other).toMatchObject({ fill: { kind: 'radial', cx: 0.5, cy: 0.5, stops } });
  const short = await again(shape({ fill: { ...linear, x1: 0.25, x2: 0.75 } }));
  expect(short[0]).toMatchObject({ fill: { stops: [{ offset: 0.25 }, { offset: 0.75 }] } });
});

test('see-through colours and objects stay so', async () => {
  const [one] = await again(shape({ fill: { kind: 'color', color: '#ff000080' }, opacity: 0.5 }));
  expect(one).toMatchObject({ fill: { kind: 'color', color: '#ff000040' } });
});

test('colours of the palette are colours of the theme', () => {
  expect(markup(shape({ fill: { kind: 'color', color: 'accent2' } }))).toContain('<a:schemeClr val="accent2"/>');
});

test('vector art becomes shapes, each with its own outline and paint', async () => {
  const path = (d: string, color: string) => ({ kind: 'path', d, fill: { kind: 'color', color, opacity: 1 } });
  const nodes = [path('M0 0L100 0L100 100Z', '#ff0000'), path('M0 0Q50 50 100 100L0 100Z', '#00ff00')];
  const drawing = { kind: 'drawing', id: 'd', ...place, drawing: { viewBox: { x: 0, y: 0, width: 100, height: 100 }, nodes } };
  const [group] = await again(drawing);
  expect(group).toMatchObject({ kind: 'group', children: [{ kind: 'drawing' }, { kind: 'drawing' }] });
  expect(JSON.stringify(group)).toMatch(/#ff0000.*#00ff00/);
});

test('a clipped drawing is painted, unless only the edge of the slide clips it', () => {
  const node = { kind: 'path', d: 'M-100 0L200 0L200 100L-100 100Z', fill: { kind: 'color', color: '#ff0000', opacity: 1 } };
  const drawing = { viewBox: { x: 0, y: 0, width: 100, height: 100 }, nodes: [node] };
  const inside = exportDeck(deck([slide('one', [{ kind: 'drawing', id: 'd', ...place, drawing }])]));
  expect(inside.painted.map(({ part }) => part)).toEqual([{ kind: 'object', id: 'd' }]);
  const whole = { x: 960, y: 540, width: 1920, height: 200 };
  expect(exportDeck(deck([slide('one', [{ kind: 'drawing', id: 'd', ...whole, drawing }])])).painted).toEqual([]);
});

test('a shape and the text in it are one shape', async () => {
  const text = words('t', ['Inside'], { x: 200, y: 150, width: 300, height: 200, verticalAlign: 'middle' });
  const group = {
    kind: 'group',
    id: 'g',
    ...place,
    rotation: 10,
    alt: 'A button',
    children: [shape({ x: 200, y: 150, shape: 'ellipse' }), text],
  };
  const exported = exportDeck(deck([slide('one', [group])]));
  expect(shapesOf(exported).map(({ name }) => name)).toEqual(['p:sp']);
  const [only] = await again(group);
  expect(only).toMatchObject({ kind: 'group', alt: 'A button', children: [{ shape: 'ellipse' }, { kind: 'text' }] });
  const inner = only?.kind === 'group' ? only.children[1] : undefined;
  expect(inner && [inner.x, inner.y, inner.width, inner.height].map(Math.round)).toEqual([200, 150, 300, 200]);
});

test('a shadow that an importer drew is a shadow again', async () => {
  const look =
    '<a:effectLst><a:outerShdw blurRad="50800" dist="38100" dir="2700000" algn="tl" rotWithShape="0"><a:srgbClr val="000000"><a:alpha val="40000"/></a:srgbClr></a:outerShdw></a:effectLst>';
  const given = await importShapes(importedShape({ at: [100, 100, 400, 300], look: solid('FF0000') + look, text: 'Inside' }));
  const written = markup(...given);
  const [, blur, far, direction] = /<a:outerShdw blurRad="(\d+)" dist="(\d+)" dir="(\d+)"/.exec(written)?.map(Number) ?? [];
  // A third larger: this slide is 13.3 inches wide, that one 10.
  expect([blur, far, direction].map((each) => Math.round((each ?? 0) / 10_000))).toEqual([7, 5, 270]);
  expect(written).toContain('<a:alpha val="40000"/>');
  expect(written).not.toContain('<p:pic>');
});

test('lines keep their ends, their dashes and their direction', () => {
  const line = {
    kind: 'line',
    id: 'l',
    ...place,
    points: [
      { x: 400, y: 0 },
      { x: 0, y: 300 },
    ],
    course: 'straight',
    stroke: { ...stroke, dash: [32, 24] },
  };
  const written = markup({ ...line, start: 'circle', end: 'triangle' });
  expect(written).toContain('<p:cxnSp>');
  expect(written).toContain('flipH="1"');
  expect(written).toContain(
    '<a:prstDash val="dash"/><a:round/><a:headEnd type="oval" w="lg" len="lg"/><a:tailEnd type="triangle" w="lg" len="lg"/>',
  );
  expect(markup({ ...line, course: 'curved', points: [...line.points, { x: 400, y: 300 }], start: 'none', end: 'arrow' })).toContain(
    '<a:cubicBezTo>',
  );
});

test('pictures keep their crop, their mask and their side', async () => {
  const assets = { photo: { kind: 'image', source: 'a.png', width: 4, height: 4 } };
  const image = {
    kind: 'image',
    id: 'i',
    ...place,
    asset: 'photo',
    alt: 'A fish',
    crop: { x: 0.1, y: 0.2, width: 0.5, height: 0.6 },
    flip: 'x',
    opacity: 0.5,
  };
  const masked = { ...image, mask: { kind: 'path', d: 'M0 0L400 0L0 300Z' } };
  const [one, other] = (await roundTrip(deck([slide('one', [{ ...image, mask: { kind: 'ellipse' } }, masked])], { assets }))).objects;
  expect(one).toMatchObject({ kind: 'image', alt: 'A fish', flip: 'x', opacity: 0.5, mask: { kind: 'ellipse' } });
  const { x = 0, y = 0, width = 0, height = 0 } = one?.kind === 'image' ? one.crop : {};
  expect([x, y, width, height].map((each) => Math.round(each * 1000))).toEqual([100, 200, 500, 600]);
  expect(other?.kind === 'image' && other.mask.kind === 'path' && other.mask.d.replaceAll(/\.\d+/g, '')).toBe('M0 0L400 0L0 300Z');
});

test('a picture says what its asset says, unless it says something itself', async () => {
  const assets = { photo: { kind: 'image', source: 'a.png', width: 4, height: 4, alt: 'Any fish' } };
  const [only] = (await roundTrip(deck([slide('one', [{ kind: 'image', id: 'i', ...place, asset: 'photo' }])], { assets }))).objects;
  expect(only?.alt).toBe('Any fish');
});

test('a missing picture is reported, and painted as a note or left out', () => {
  const image = { kind: 'image', id: 'i', ...place, asset: 'gone' };
  const one = slide('one', [image]);
  const noted = exportDeck(deck([one]));
  expect([noted.missingImages, noted.painted.length]).toEqual([['gone'], 1]);
  expect(exportDeck(deck([one]), { skipsMissingImages: true }).painted).toEqual([]);
});

test('code can be edited line by line', () => {
  const code = { kind: 'code', id: 'c', ...place, code: 'let a = 1;\nlet b;', codeLanguage: 'ts', fontSize: 20, hasLineNumbers: true };
  const written = markup(code);
  expect([...written.matchAll(/<a:t>(.*?)<\/a:t>/g)].map(([, text]) => text).join('')).toBe('let a = 1;let b;12');
});

test('a film and what nobody can read are painted', () => {
  const { painted } = exportDeck(
    deck([
      slide('one', [
        { kind: 'video', id: 'v', ...place, asset: 'film' },
        { kind: 'hologram', id: 'u', ...place },
      ]),
    ]),
  );
  expect(painted.map(({ part }) => part.id)).toEqual(['v', 'u']);
});
