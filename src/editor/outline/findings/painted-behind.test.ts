import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { richForms } from '#model/paint/forms/rich-forms.ts';
import { formsIn, paint } from '#model/paint/paint.ts';
import { recordingContext } from '#model/paint/test-context.ts';
import { nominalSize } from '#model/text/measure-with.ts';
import type { Desk } from '../../desk/desk.ts';
import { openTestDesk } from '../../desk/test-desk.ts';
import { coloursIn } from './colours-in.ts';
import { faintness, readability } from './faint.ts';
import { createFindingsTools } from './findings-tools.ts';
import { openBehind } from './painted-behind.ts';

/** From left to right, each as wide as its share. */
function pictureOf(...colours: readonly (readonly [string, number])[]) {
  const canvas = createCanvas(100, 100);
  const context = canvas.getContext('2d');
  let left = 0;
  for (const [colour, share] of colours) {
    context.fillStyle = colour;
    context.fillRect(left, 0, share, 100);
    left += share;
  }
  return canvas;
}

const image = (more: object = {}) => ({ kind: 'image', id: 'water', asset: 'p', x: 500, y: 400, width: 400, height: 400, ...more });
const words = (color: string, more: object = {}) => ({
  kind: 'text',
  id: 'words',
  x: 500,
  y: 400,
  width: 380,
  height: 60,
  styleClass: 'body',
  style: { color },
  paragraphs: ['A few words upon water'],
  ...more,
});

function open(children: object[], picture = pictureOf(['#dfeef2', 100])) {
  const { desk: plain } = openTestDesk({
    schemaVersion: 2,
    assets: { p: { source: 'p.png', width: 100, height: 100 } },
    theme: { palette: { background: '#ffffff', text: '#111111' } },
    root: { id: 'root', width: 1000, height: 800, children },
    path: [{ id: 'start' }],
  });
  let painted = 0;
  const pixelsBehind: Desk['pixelsBehind'] = (id, camera, viewport) => {
    painted += 1;
    const context = createCanvas(viewport.width, viewport.height).getContext('2d');
    const draw = (_: unknown, ...numbers: [number, number, number, number, number, number, number, number]) =>
      context.drawImage(picture, ...numbers);
    paint(context, plain.scene, {
      camera,
      viewport,
      pixelRatio: 1,
      isFlat: true,
      slice: { lifted: new Set([id]), after: 0 },
      imageOf: () => ({ width: 100, height: 100, draw }),
      rich: richForms,
    });
    return context.getImageData(0, 0, viewport.width, viewport.height).data;
  };
  // Letters half as wide as they are high.
  const { context, picture: imageOf } = recordingContext();
  const measuring = Object.assign(context, { measureText: ({ length }: string) => ({ width: length * 0.5 * nominalSize }) });
  const formsOf: Desk['formsOf'] = (object) => formsIn(measuring, plain.scene, { ...plain.state(), imageOf, rich: richForms })(object);
  const desk: Desk = Object.create(plain, { pixelsBehind: { value: pixelsBehind }, formsOf: { value: formsOf } });
  const behind = openBehind(desk);
  const node = () => {
    const found = desk.scene.nodes.get('words');
    if (!found) throw new Error('words');
    return found;
  };
  return {
    desk,
    of: () => faintness(desk.scene, node(), behind),
    papers: () => behind(desk.scene, node()),
    painted: () => painted,
    node,
    behind,
  };
}

describe('[SITE-5] words upon a picture', () => {
  test('are measured against it', () => {
    expect(open([image(), words('#ffffff')]).of()?.ratio).toBeLessThan(1.3);
    expect(open([image(), words('#111111')]).of()).toBeUndefined();
    const { desk, node, behind } = open([image(), words('#ffffff')]);
    expect(readability(desk.scene, node(), undefined, '#111111', behind)?.ratio).toBeGreaterThan(10);
  });

  test('are measured where it is weakest, but not where next to nothing is', () => {
    const half = pictureOf(['#123456', 50], ['#dfeef2', 50]);
    expect(open([image(), words('#ffffff')], half).of()).toMatchObject({ needsPaper: true });
    expect(open([image(), words('#111111')], half).of()).toMatchObject({ needsPaper: true });
    const foam = pictureOf(['#123456', 60], ['#ffffff', 2], ['#123456', 38]);
    expect(open([image(), words('#ffffff')], foam).of()).toBeUndefined();
    expect(open([image(), words('#7f7f7f')], pictureOf(['#000000', 35], ['#808080', 30], ['#ffffff', 35])).of()?.ratio).toBeLessThan(1.1);
  });

  test('are where their letters are, not wherever their box is', () => {
    const dark = pictureOf(['#123456', 75], ['#ffffff', 25]);
    expect(open([image(), words('#ffffff', { paragraphs: ['Sea'] })], dark).of()).toBeUndefined();
    expect(open([image(), words('#ffffff', { paragraphs: [{ align: 'end', runs: ['Sea'] }] })], dark).of()).toBeDefined();
  });

  test('are not taken for words upon the canvas because their box reaches beyond it', () => {
    const beyond = { x: 650, paragraphs: ['Sea'] };
    expect(open([image(), words('#ffffff', beyond)]).of()).toBeDefined();
    expect(open([image(), words('#ffffff', beyond)], pictureOf(['#123456', 100])).of()).toBeUndefined();
    const panel = { ...image({ x: 300 }), kind: 'shape', shape: 'rectangle', fill: '#222222' };
    expect(open([panel, words('#dddddd')]).of()?.ratio, 'half of them upon the canvas').toBeLessThan(1.5);
  });

  test('are turned, and in whatever they are in', () => {
    const group = (color: string) => ({
      kind: 'group',
      id: 'group',
      x: 500,
      y: 400,
      width: 400,
      height: 400,
      rotation: 90,
      scale: 0.5,
      children: [image({ x: 200, y: 200 }), words(color, { x: 200, y: 200, rotation: 30 })],
    });
    expect(open([group('#ffffff')]).of()).toBeDefined();
    expect(open([group('#111111')]).of()).toBeUndefined();
  });

  test('are not measured against what is in front of it, nor against themselves', () => {
    const front = { ...image({ id: 'front' }), kind: 'shape', shape: 'rectangle', fill: '#ffffff' };
    expect(open([image(), words('#ffffff'), front], pictureOf(['#123456', 100])).of()).toBeUndefined();
    expect(open([image(), words('#000000')], pictureOf(['#ffffff', 100])).papers()).toEqual(['#ffffff']);
  });
});

test('[SITE-5] upon glass, words are measured against what is seen through it', () => {
  const glass = { ...image(), kind: 'shape', shape: 'rectangle', fill: '#000000c0' };
  expect(open([glass, words('#ffffff')]).of()).toBeUndefined();
  expect(open([glass, words('#222222')]).of()).toBeDefined();
});

test('nothing is painted where fills say what is behind, nor twice while nothing there changes', () => {
  const plain = open([words('#ffffff')]);
  plain.of();
  expect(plain.painted()).toBe(0);

  const { desk, of, painted } = open([image(), { ...words('#111111'), id: 'far', x: 200, y: 700, width: 100 }, words('#ffffff')]);
  of();
  of();
  desk.do([{ kind: 'set', id: 'words', fields: { 'style/color': '#111111' } }]);
  desk.do([{ kind: 'set', id: 'far', fields: { x: 210 } }]);
  expect([of(), painted()]).toEqual([undefined, 1]);
  desk.do([{ kind: 'set', id: 'water', fields: { x: 510 } }]);
  of();
  desk.do([{ kind: 'set', id: 'words', fields: { y: 410 } }]);
  of();
  expect(painted()).toBe(3);
  desk.do([{ kind: 'set', id: 'water', fields: { x: 5000 } }]);
  expect([of(), painted()]).toEqual([undefined, 3]);
});

test('[SITE-5] white words upon a light picture are found, and mended by what the finding offers', async () => {
  const { desk } = open([image({ alt: '' }), words('#ffffff')]);
  const tools = createFindingsTools(desk);
  await new Promise<void>((resolve) => void tools.subscribe(resolve));
  const [finding] = tools.current().list;
  expect(finding).toMatchObject({ kind: 'faint', id: 'words', needsPaper: false });
  expect(finding && tools.fix(finding)).toBe(true);
  expect(tools.current().list).toEqual([]);
  expect(desk.draft.entries.get('words')?.object).toMatchObject({ style: { color: 'text' } });
});

test('where no colour can be read on all of a picture, the finding brings something plain', async () => {
  const { desk } = open([image({ alt: '' }), words('#ffffff')], pictureOf(['#000000', 45], ['#777777', 10], ['#ffffff', 45]));
  const tools = createFindingsTools(desk);
  await new Promise<void>((resolve) => void tools.subscribe(resolve));
  const [finding] = tools.current().list;
  expect(finding).toMatchObject({ kind: 'faint', needsPaper: true });
  expect(finding && tools.fix(finding)).toBe(true);
  expect(tools.current().list).toEqual([]);
  expect(desk.draft.presentation.root.children.map(({ kind }) => kind)).toEqual(['image', 'shape', 'text']);
});

test('only pixels that hide what is behind them count', () => {
  const pixels = (...colours: readonly (readonly number[])[]) => Uint8ClampedArray.from(colours.flat());
  expect(coloursIn(pixels([255, 0, 0, 255], [0, 0, 0, 255]))).toEqual(['#000000', '#ff0000']);
  expect(coloursIn(pixels([255, 0, 0, 100]))).toBeUndefined();
});
