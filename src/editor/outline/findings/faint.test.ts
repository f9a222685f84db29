import { describe, expect, test } from 'vitest';
import { openTestDesk } from '../../desk/test-desk.ts';
import { faintness } from './faint.ts';
import { inking } from './mend-faint.ts';
import { cellsOf } from './writings.ts';

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
  const fix = (id = 'words') => desk.do(inking(desk, node(id)));
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

test('[SITE-5] what is in a group or a topic counts as if it were by itself', () => {
  const box = { x: 500, y: 400, width: 400, height: 300 };
  const within = (kind: string, child: object, more: object = {}) => ({ ...box, kind, id: 'holder', children: [child], ...more });
  const paper = sheet('#222222', { x: 200, y: 150 });
  for (const kind of ['group', 'topic']) {
    expect(open([within(kind, paper), words('words', '#333333')]).of()).toBeDefined();
    expect(open([within(kind, paper), words('words', '#dddddd')]).of()).toBeUndefined();
    expect(open([within(kind, { ...paper, x: 2000 }), words('words', '#dddddd')]).of()).toBeDefined();
    expect(open([within(kind, paper, { opacity: 0.5 }), words('words', '#dddddd')]).of(), 'nobody can tell').toBeUndefined();
  }
  const filled = within('topic', { ...paper, x: 2000 }, { frame: { shape: 'rounded', fill: '#222222' } });
  expect(open([filled, words('words', '#333333')]).of()).toBeDefined();
  expect(open([filled, words('words', '#dddddd')]).of()).toBeUndefined();
});

test('layers count where they are in the overview, backdrops never', () => {
  const layers = (id: string, object: object) => ({ background: { fill: '#ffffff', layers: [{ id, depth: 0.5, objects: [object] }] } });
  const picture = { ...sheet(undefined), kind: 'image', asset: 'p' };
  expect(open([words('words', '#ffffff')], layers('sky', picture)).of()).toBeUndefined();
  expect(open([words('words', '#ffffff')], layers('sky', sheet('#222222'))).of()).toBeUndefined();
  expect(open([words('words', '#ffffff')], layers('sky', { ...picture, x: 5000 })).of()).toBeDefined();
  expect(open([words('words', '#ffffff')], layers('backdrop-dots-1', picture)).of()).toBeDefined();
});

const gradient = (from: string, to: string) => ({
  kind: 'linear',
  x1: 0,
  y1: 0,
  x2: 0,
  y2: 1,
  stops: [
    { offset: 0, color: from },
    { offset: 1, color: to },
  ],
});

describe('[SITE-5] upon a gradient', () => {
  const white = words('words', '#ffffff');
  const atTop = { ...white, y: 270, height: 20 };
  const atFoot = { ...white, y: 530, height: 20 };

  test('what counts is where the text is, and there the weakest', () => {
    expect(open([sheet(gradient('#ffffff', '#000000')), atTop]).of()?.ratio).toBeLessThan(1.5);
    expect(open([sheet(gradient('#ffffff', '#000000')), atFoot]).of()).toBeUndefined();
    expect(open([sheet(gradient('#ffffff', '#000000')), { ...white, height: 280 }]).of()?.ratio).toBeLessThan(1.5);
    const round = { ...gradient('#000000', '#ffffff'), kind: 'radial', cx: 0.5, cy: 0.5, radius: 0.5 };
    expect(open([sheet(round), { ...white, width: 60, height: 40 }]).of()).toBeUndefined();
    expect(open([sheet(round), { ...white, width: 380 }]).of()).toBeDefined();
  });

  test('that fills the screen, any of its colours may be behind', () => {
    expect(open([atFoot], { background: { fill: gradient('#ffffff', '#000000') } }).of()).toMatchObject({ ratio: 1 });
    expect(open([atFoot], { background: { fill: gradient('#333333', '#000000') } }).of()).toBeUndefined();
  });

  test('a colour that reads everywhere mends it, or else something plain behind, which comes with the text', () => {
    const light = open([white], { background: { fill: gradient('#ffffff', '#dddddd') } });
    expect(light.of()).toMatchObject({ needsPaper: false });
    light.fix();
    expect(light.of()).toBeUndefined();
    expect(light.desk.draft.presentation.root.children).toHaveLength(1);

    const both = open([sheet(undefined), white, sheet('#222222', { id: 'front', x: 100, width: 10 })], {
      background: { fill: gradient('#ffffff', '#000000') },
    });
    both.desk.do([{ kind: 'step', id: both.desk.draft.presentation.path[0]?.id ?? '', set: { reveal: ['words'] } }]);
    expect(both.of()).toMatchObject({ needsPaper: true });
    both.fix();
    expect(both.of()).toBeUndefined();
    const [, paper] = both.desk.draft.presentation.root.children;
    expect(paper).toMatchObject({ kind: 'shape', x: 500, y: 400, alt: '' });
    expect(paper?.width).toBeGreaterThan(200);
    expect(both.desk.draft.presentation.root.children.map(({ id }) => id)).toEqual(['sheet', paper?.id, 'words', 'front']);
    expect(both.desk.draft.presentation.path[0]?.reveal).toEqual(['words', paper?.id]);
    expect(both.done).toHaveLength(2);
  });
});

describe('[SITE-5] the cells of a table', () => {
  const table = (rows: object[][], more: object = {}) => ({
    kind: 'table',
    id: 'words',
    x: 500,
    y: 400,
    width: 300,
    height: 200,
    columns: [1, 1],
    rows: rows.map((cells) => ({ cells })),
    fontSize: 20,
    ...more,
  });
  const cell = (text: string, color?: string, fill?: unknown) => ({
    paragraphs: [{ runs: [{ text, ...(color && { color }) }] }],
    ...(fill ? { fill } : {}),
  });
  const runs = (desk: ReturnType<typeof open>['desk']) => {
    const object = desk.draft.entries.get('words')?.object;
    return object?.kind === 'table' ? cellsOf(object).map(({ paragraphs: [one] }) => one?.runs[0]) : [];
  };

  test('are measured on their own fill, or on what is behind the table', () => {
    expect(open([table([[cell('a'), cell('b')]])]).of()).toBeUndefined();
    expect(open([table([[cell('a', '#dddddd'), cell('b')]])]).of()).toBeDefined();
    expect(open([table([[cell('a', '#dddddd', '#111111'), cell('b')]])]).of()).toBeUndefined();
    expect(open([table([[cell('a', undefined, '#111111')]])]).of()).toBeUndefined();
    expect(open([sheet('#111111'), table([[cell('a')]])]).of()).toBeDefined();
    expect(open([table([[cell('a', '#dddddd', '#00000055')]])]).of()).toBeUndefined();
    expect(open([table([[cell(' ', '#ffffff')]])]).of()).toBeUndefined();
  });

  test('get the colour that reads best, and only those that need it, as one step', () => {
    const { desk, done, of, fix } = open([
      table([
        [cell('a', '#dddddd'), cell('b', '#222222')],
        [cell('c', '#444444', '#111111'), cell('d')],
      ]),
    ]);
    expect(of()).toBeDefined();
    fix();
    expect(of()).toBeUndefined();
    expect(runs(desk)).toEqual([
      { text: 'a', color: 'text' },
      { text: 'b', color: '#222222' },
      { text: 'c', color: 'background' },
      { text: 'd' },
    ]);
    expect(done).toHaveLength(1);
  });

  test('lose a gradient on which no colour can be read', () => {
    const { of, fix } = open([table([[cell('a', undefined, gradient('#ffffff', '#000000'))]])]);
    expect(of()).toBeDefined();
    fix();
    expect(of()).toBeUndefined();
  });
});

describe('[SITE-5] charts and code', () => {
  const box = { id: 'words', x: 500, y: 400, width: 300, height: 200 };
  const chart = { ...box, kind: 'chart', chart: 'column', title: 'Fish', categories: ['a'], series: [{ name: 'b', values: [1] }] };
  const plain = (more: object) => ({ ...chart, plain: { legend: { side: 'top' }, ...more } });
  const code = { ...box, kind: 'code', code: 'let a = 1', codeLanguage: 'ts' };

  test('a chart is measured on what is behind it, and gets something plain there', () => {
    expect(open([chart]).of()).toBeUndefined();
    const { desk, of, fix } = open([sheet('#222222'), chart]);
    expect(of()).toMatchObject({ needsPaper: true });
    fix();
    expect(of()).toBeUndefined();
    expect(desk.draft.presentation.root.children).toHaveLength(3);
  });

  test('the words of a chart with a style of its own are measured on its fill, and get another colour', () => {
    expect(open([plain({ fill: '#222222' })]).of()).toBeDefined();
    expect(open([plain({ fill: '#222222', style: { color: '#ffffff' } })]).of()).toBeUndefined();
    const { desk, of, fix } = open([plain({ fill: '#222222', style: { color: '#ffffff' }, titleStyle: { color: '#333333', size: 9 } })]);
    expect(of()).toMatchObject({ needsPaper: false });
    fix();
    expect(of()).toBeUndefined();
    expect(desk.draft.entries.get('words')?.object).toMatchObject({ plain: { style: { color: 'background' }, titleStyle: { size: 9 } } });
    expect(
      open([plain({ style: { color: '#eeeeee' }, categoryAxis: { labels: 'none' }, valueAxis: { labels: 'none' } })]).of(),
    ).toBeDefined();
  });

  test('code is measured on its panel, and the panel becomes another', () => {
    expect(open([code]).of()).toBeUndefined();
    const { of, fix } = open([code], { palette: { background: '#ffffff', surface: '#444444', text: '#111111', muted: '#555555' } });
    expect(of()).toBeDefined();
    fix();
    expect(of()).toBeUndefined();
  });
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
