import { expect, test } from 'vitest';
import { parsePresentation } from '../parse.ts';
import type { SceneObject } from '../presentation.ts';

const refuse = (): never => {
  throw new Error('This cannot be read');
};
const codesOf = (document: unknown) => new Set(parsePresentation(document).problems.map(({ code }) => code));
const depthOf = (object: SceneObject): number => 1 + ('children' in object ? Math.max(0, ...object.children.map(depthOf)) : 0);
const shape = { kind: 'shape', shape: 'star' };

test('anything but a document gives an empty presentation and a problem', () => {
  for (const document of [
    undefined,
    null,
    0,
    NaN,
    'text',
    true,
    [],
    [[]],
    () => 1,
    Symbol('s'),
    1n,
    new Map(),
    new Proxy({}, { ownKeys: refuse }),
  ]) {
    const { presentation, problems } = parsePresentation(document);
    expect(presentation).toMatchObject({
      schemaVersion: 2,
      title: '',
      root: { kind: 'topic', children: [] },
      path: [{ to: presentation.root.id }],
    });
    expect(problems.length).toBeGreaterThan(0);
  }
});

test('drops cyclic references', () => {
  const group: Record<string, unknown> = { kind: 'group', id: 'g' };
  group['children'] = [group, shape];
  const { presentation, problems } = parsePresentation({ root: { children: [group] } });
  expect(problems).toMatchObject([{ place: '/root/children/0/children/0', code: 'cycle' }, { code: 'unreadable-object' }]);
  expect(presentation.root.children).toMatchObject([{ id: 'g', children: [{ source: null }, { kind: 'shape' }] }]);
});

test('reads getters and proxies once or drops them', () => {
  const getter = {
    kind: 'text',
    get paragraphs() {
      return 'said';
    },
    get id() {
      return refuse();
    },
  };
  const { presentation } = parsePresentation({
    root: { children: [getter, new Proxy({}, { get: refuse }), new Proxy([], { get: refuse })] },
  });
  expect(presentation.root.children).toMatchObject([
    { id: 'text-1', paragraphs: [{ runs: [{ text: 'said' }] }] },
    { kind: 'unreadable' },
    { kind: 'unreadable' },
  ]);
});

test('drops non-finite numbers, and turns minus zero into zero', () => {
  const { presentation, problems } = parsePresentation({
    root: { children: [{ ...shape, x: NaN, y: -Infinity, rotation: -0, own: [NaN, -0] }] },
  });
  expect(problems.map(({ place, detail }) => [place, detail])).toEqual([
    ['/root/children/0/x', 'NaN'],
    ['/root/children/0/y', '-Infinity'],
    ['/root/children/0/own/0', 'NaN'],
  ]);
  expect(presentation.root.children[0]).toStrictEqual({ ...presentation.root.children[0], x: 0, y: 0, rotation: 0, own: [null, 0] });
});

test('is immune to prototype names', () => {
  const document = JSON.parse(
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"assets":{"toString":"a.png","\\u0000__proto__":"b.png"},"theme":{"fonts":{"\\u0000__proto__":{"heading":"Leaked"}}},"root":{"children":[{"kind":"image","asset":"constructor","id":"__proto__"}]}}',
  );
  const { presentation } = parsePresentation(document);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  expect(Object.getPrototypeOf(presentation)).toBe(Object.prototype);
  expect(presentation.theme.fonts.heading).not.toBe('Leaked');
  expect(Object.keys(presentation.assets)).toEqual([]);
  expect(presentation.root.children[0]).toMatchObject({ kind: 'unreadable', id: 'unreadable-1' });
});

test('limits nesting to 64 objects, and survives a hundred thousand levels', () => {
  const levels = 100_000;
  const document = JSON.parse(`{"root":{"children":[${'{"kind":"group","children":['.repeat(levels)}${']}'.repeat(levels)}]}}`);
  const { presentation, problems } = parsePresentation(document);
  expect(depthOf(presentation.root)).toBe(65);
  expect(problems.map(({ code }) => code)).toEqual(['too-deep', 'too-deep']);
  const drawing = {
    kind: 'drawing',
    drawing: { viewBox: '0 0 9 9', nodes: [JSON.parse(`${'{"kind":"group","children":['.repeat(90)}${']}'.repeat(90)}`)] },
  };
  expect(codesOf({ root: { children: [drawing] } })).toEqual(new Set(['too-deep']));
});

test('nested scales stay within the range of numbers', () => {
  let nested: unknown = shape;
  for (let level = 0; level < 60; level++) nested = { kind: 'group', scale: 1e12, children: [nested] };
  const { presentation, problems } = parsePresentation({ root: { children: [nested] } });
  expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['number-out-of-range']));
  let zoom = 1;
  for (let object: SceneObject | undefined = presentation.root; object && 'children' in object; object = object.children[0])
    zoom *= object.scale;
  expect(zoom).toBeGreaterThan(1e40);
  expect(zoom).toBeLessThanOrEqual(1e60);
});

test('reads a hundred thousand objects, and not one more', () => {
  const { presentation, problems } = parsePresentation({ root: { children: Array.from({ length: 100_100 }, () => shape) } });
  expect(presentation.root.children).toHaveLength(99_999);
  expect(problems).toMatchObject([{ place: '/root/children/99999', code: 'too-many-objects' }]);
  expect(new Set(presentation.root.children.map(({ id }) => id)).size).toBe(99_999);
});

test('cuts a small graph that expands into a giant tree', () => {
  let laugh: unknown = 'ha';
  for (let level = 0; level < 40; level++) laugh = [laugh, laugh];
  expect(codesOf({ root: {}, own: laugh })).toEqual(new Set(['too-large']));
});

test('cuts a megabyte of text between two characters, and limits the total text', () => {
  const text = (content: string) => ({ kind: 'text', paragraphs: [{ runs: [{ text: content }] }] });
  const { presentation, problems } = parsePresentation({ root: { children: [text(`x${'😀'.repeat(500_000)}`)] } });
  expect(problems).toMatchObject([{ place: '/root/children/0/paragraphs/0/runs/0/text', code: 'text-too-long', severity: 'warning' }]);
  expect(JSON.stringify(presentation.root.children[0])).toContain(`"x${'😀'.repeat(99_999)}"`);
  const much = parsePresentation({ root: { children: Array.from({ length: 30 }, () => text('x'.repeat(200_000))) } });
  expect(much.problems).toMatchObject([{ place: '/root/children/25/paragraphs/0/runs/0', code: 'too-much-text' }]);
  expect(JSON.stringify(much.presentation).length).toBeLessThan(5_100_000);
});

test('lists a thousand problems and counts the others', () => {
  const { problems } = parsePresentation({ root: { children: Array.from({ length: 1500 }, () => 'nothing') } });
  expect(problems).toHaveLength(1001);
  expect(problems.at(-1)).toEqual({ place: '', code: 'more', severity: 'warning', detail: '500' });
});

test('counts many errors at great depth without locating each of them', () => {
  const depth = 299;
  const document: unknown = JSON.parse(`{"x":${'['.repeat(depth)}${'[],'.repeat(500_000)}[]${']'.repeat(depth)}}`);
  const { problems } = parsePresentation(document);
  expect(problems.length).toBeLessThanOrEqual(1001);
  expect(problems.some(({ code }) => code === 'too-deep')).toBe(true);
});

test('keeps an object verbatim that is wrong in thousands of places', () => {
  const chart = {
    kind: 'chart',
    chart: 'line',
    categories: [],
    series: Array.from({ length: 20 }, () => ({ name: 'one', values: Array.from({ length: 25_000 }, () => 'wrong') })),
  };
  const [object] = parsePresentation({ root: { children: [chart] } }).presentation.root.children;
  expect(object?.kind).toBe('unreadable');
});

test('an image is a file beside the document or on our own origin, whatever characters its path has', () => {
  const read = (source: string) => parsePresentation({ assets: { one: { kind: 'image', source } } }).presentation.assets['one']?.source;
  for (const source of [
    'x\u2028/../../etc/passwd',
    'x\u2028/../.env',
    'a\u2029//b',
    '../up.png',
    '/a/../b.png',
    '.hidden',
    'https://example.org/a.png',
    '//example.org/a.png',
    'c:\\a.png',
  ])
    expect(read(source)).toBeUndefined();
  for (const source of ['a.png', 'folder/b c.png', '/files/images/a.webp', '海.png']) expect(read(source)).toBe(source);
});
