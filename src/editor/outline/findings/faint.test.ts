import { expect, test } from 'vitest';
import { openTestDesk } from '../../desk/test-desk.ts';
import { faintness, inking } from './faint.ts';

const words = (id: string, color: string, more: object = {}) => ({
  kind: 'text',
  id,
  x: 500,
  y: 400,
  width: 200,
  height: 60,
  styleClass: 'body',
  style: { color },
  paragraphs: ['Words'],
  ...more,
});
const sheet = (fill: unknown, more: object = {}) => ({
  kind: 'shape',
  id: 'sheet',
  shape: 'rectangle',
  x: 500,
  y: 400,
  width: 400,
  height: 300,
  fill,
  ...more,
});

function open(children: object[], theme: object = {}) {
  const { desk, done } = openTestDesk({
    schemaVersion: 2,
    assets: { p: { source: 'p.png', width: 10, height: 10 } },
    theme: { palette: { background: '#ffffff', text: '#111111' }, ...theme },
    root: { id: 'root', width: 1000, height: 800, children },
  });
  const node = (id: string) => {
    const found = desk.scene.nodes.get(id);
    if (!found) throw new Error(id);
    return found;
  };
  const of = (id = 'words') => faintness(desk.scene, node(id));
  const fix = (id = 'words') => desk.do(inking(desk.scene, node(id)));
  return { desk, done, of, fix };
}

test.each([
  ['dark letters on the background', [words('words', '#333333')], false],
  ['pale letters on the background', [words('words', '#cccccc')], true],
  ['letters that are only just too pale', [words('words', '#808080')], true],
  ['large letters of that colour', [words('words', '#808080', { style: { color: '#808080', size: 80 } })], false],
  ['pale letters on something dark', [sheet('#222222'), words('words', '#cccccc')], false],
  ['pale letters in front of which something dark is', [words('words', '#cccccc'), sheet('#222222')], true],
  ['pale letters beside something dark', [sheet('#222222', { x: 100, width: 50 }), words('words', '#cccccc')], true],
  [
    'pale letters beyond the curve of something dark',
    [sheet('#222222', { shape: 'ellipse', x: 700, y: 545 }), words('words', '#cccccc')],
    true,
  ],
  ['white letters on glass', [sheet('#00000080'), words('words', '#ffffff')], false],
  ['white letters on a picture', [{ ...sheet(undefined), kind: 'image', asset: 'p' }, words('words', '#ffffff')], false],
  ['nothing but space', [words('words', '#ffffff', { paragraphs: [' '] })], false],
  ['one word of several', [words('words', 'text', { paragraphs: [{ runs: [{ text: 'a' }, { text: 'b', color: '#eeeeee' }] }] })], true],
] as const)('%s', (_, children, isFaint) => {
  expect(open([...children]).of() !== undefined).toBe(isFaint);
});

test('what counts is the nearest topic that is filled', () => {
  const inside = (frame: object | undefined) => [
    {
      kind: 'topic',
      id: 'topic',
      x: 500,
      y: 400,
      width: 1000,
      height: 800,
      ...(frame && { frame }),
      children: [words('words', '#ffffff')],
    },
  ];
  expect(open(inside({ shape: 'rounded', fill: '#123456' })).of()).toBeUndefined();
  expect(open(inside({ shape: 'invisible', fill: '#123456' })).of()).toBeDefined();
  expect(open(inside(undefined)).of()).toBeDefined();
});

test('a gradient is fine where one of its colours is; layers count where they are in the overview, backdrops never', () => {
  const fill = (to: string) => ({
    kind: 'linear',
    x1: 0,
    y1: 0,
    x2: 0,
    y2: 1,
    stops: [
      { offset: 0, color: '#ffffff' },
      { offset: 1, color: to },
    ],
  });
  expect(open([words('words', '#ffffff')], { background: { fill: fill('#000000') } }).of()).toBeUndefined();
  expect(open([words('words', '#ffffff')], { background: { fill: fill('#eeeeee') } }).of()).toBeDefined();
  const layers = (id: string, object: object) => ({ background: { fill: '#ffffff', layers: [{ id, depth: 0.5, objects: [object] }] } });
  const picture = { ...sheet(undefined), kind: 'image', asset: 'p' };
  expect(open([words('words', '#ffffff')], layers('sky', picture)).of()).toBeUndefined();
  expect(open([words('words', '#ffffff')], layers('sky', sheet('#222222'))).of()).toBeUndefined();
  expect(open([words('words', '#ffffff')], layers('sky', { ...picture, x: 5000 })).of()).toBeDefined();
  expect(open([words('words', '#ffffff')], layers('backdrop-dots-1', picture)).of()).toBeDefined();
});

test('is fixed with the colour of the palette that reads best, for all letters, as one step', () => {
  const letters = { paragraphs: [{ runs: [{ text: 'a' }, { text: 'b', color: '#222222' }] }] };
  const { desk, done, of, fix } = open([sheet('#202020'), words('words', '#333333', letters)]);
  expect(of()).toBeDefined();
  expect(fix()).toBe(true);
  expect(of()).toBeUndefined();
  expect(done).toHaveLength(1);
  expect(desk.draft.entries.get('words')?.object).toMatchObject({ style: { color: 'background' } });
  expect(JSON.stringify(desk.draft.entries.get('words')?.object)).not.toContain('#222222');
});

test('is fixed with black or white where no colour of the palette can be read', () => {
  const { desk, of, fix } = open([sheet('#8a8a8a'), words('words', '#999999')], {
    palette: { background: '#909090', surface: '#888888', text: '#777777' },
  });
  fix();
  expect(of()).toBeUndefined();
  expect(desk.draft.entries.get('words')?.object).toMatchObject({ style: { color: '#000000' } });
});

test('a drawing counts only where it draws', () => {
  const drawing = (d: string) => ({
    ...sheet(undefined),
    kind: 'drawing',
    drawing: { viewBox: { x: 0, y: 0, width: 100, height: 100 }, nodes: [{ kind: 'path', d, fill: { kind: 'color', color: '#222222' } }] },
  });
  expect(open([drawing('M0 0L20 0L20 20L0 20Z'), words('words', '#dddddd')]).of()).toBeDefined();
  expect(open([drawing('M0 0L100 0L100 100L0 100Z'), words('words', '#dddddd')]).of()).toBeUndefined();
});
