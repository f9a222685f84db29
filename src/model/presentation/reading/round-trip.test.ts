import { expect, test } from 'vitest';
import { parsePresentation } from '../parse.ts';
import { writePresentation } from '../write.ts';

const own = { own: { deep: [1, null, 'x'] } };
const unreadables = [{ kind: 'hologram', ...own, width: 'broad' }, 7, { kind: 'text', paragraphs: false }];
const full = {
  schemaVersion: 2,
  title: 'Everything',
  ...own,
  assets: { pic: { source: 'pic.png', width: 4, height: 3, ...own } },
  theme: {
    ...own,
    palette: { ...own },
    fonts: own,
    textStyles: { title: own },
    background: {
      ...own,
      layers: [
        {
          ...own,
          objects: [
            { kind: 'shape', shape: 'star', ...own },
            { kind: 'hologram', ...own },
          ],
        },
      ],
    },
  },
  root: {
    ...own,
    frame: { shape: 'circle', ...own },
    children: [
      {
        kind: 'text',
        id: 'text',
        ...own,
        style: own,
        paragraphs: [{ ...own, runs: [{ text: 'x', ...own, link: { kind: 'address', href: '/', ...own } }] }],
      },
      { kind: 'table', ...own, lines: { color: 'text', ...own }, rows: [{ ...own, cells: [{ paragraphs: 'x', ...own }] }] },
      { kind: 'chart', chart: 'pie', series: [{ values: [1], ...own }] },
      {
        kind: 'drawing',
        tint: 'accent1',
        formula: { tex: 'x^2', ...own },
        drawing: {
          ...own,
          viewBox: { width: 1, height: 1, ...own },
          nodes: [
            {
              kind: 'group',
              ...own,
              children: [
                {
                  kind: 'path',
                  d: 'M0 0',
                  ...own,
                  fill: { kind: 'linear', x1: 0, y1: 0, x2: 1, y2: 1, ...own, stops: [{ offset: 0, color: '#000', ...own }] },
                },
              ],
            },
          ],
        },
      },
      {
        kind: 'line',
        ...own,
        points: [
          { x: 0, y: 0 },
          { x: 9, y: 0 },
        ],
        endsAt: { id: 'text', x: 0.5, y: 1, ...own },
      },
      { kind: 'topic', ...own, children: unreadables },
    ],
  },
  path: [{ to: 'text', ...own }],
};

const write = (document: unknown): unknown => JSON.parse(JSON.stringify(writePresentation(parsePresentation(document).presentation)));

test('parsing what was written gives the same presentation', () => {
  expect(parsePresentation(write(full)).presentation).toEqual(parsePresentation(full).presentation);
  expect(write(write(full))).toEqual(write(full));
});

test('unknown fields survive at every level', () => {
  const countOf = (value: unknown) => JSON.stringify(value).split(JSON.stringify(own['own'])).length - 1;
  expect(countOf(full)).toBe(34);
  expect(countOf(write(full))).toBe(34);
});

test('a line may be attached to what is not there; anything else by that name is repaired', () => {
  const lines = (startsAt: unknown) => {
    const points = [
      { x: 0, y: 0 },
      { x: 9, y: 0 },
    ];
    const { presentation, problems } = parsePresentation({ root: { children: [{ kind: 'line', points, startsAt }] } });
    const [line] = presentation.root.children;
    return [line?.kind === 'line' && line.startsAt, problems.length];
  };
  expect(lines({ id: 'gone', x: 1, y: 0.5 })).toEqual([{ id: 'gone', x: 1, y: 0.5 }, 0]);
  expect(lines({ id: 'gone', x: 'far', y: 0.5 })).toEqual([undefined, 1]);
  expect(lines('gone')).toEqual([undefined, 1]);
});

test('a drawing keeps the source of its formula; anything else by that name is dropped', () => {
  const drawings = (formula: unknown) => {
    const drawing = { viewBox: { width: 1, height: 1 }, nodes: [] };
    const { presentation, problems } = parsePresentation({ root: { children: [{ kind: 'drawing', drawing, formula }] } });
    const [object] = presentation.root.children;
    return [object?.kind === 'drawing' && object.formula, problems.length];
  };
  expect(drawings({ tex: 'x^2' })).toEqual([{ tex: 'x^2' }, 0]);
  expect(drawings({ tex: 7 })).toEqual([undefined, 1]);
  expect(drawings({ tex: 'x'.repeat(4001) })).toEqual([{ tex: 'x'.repeat(4000) }, 1]);
  expect(drawings('x^2')).toEqual([undefined, 1]);
});

test('unreadable objects are written verbatim', () => {
  const { root, theme } = Object(write(full));
  expect(root.children.at(-1).children).toEqual(unreadables);
  expect(theme.background.layers[0].objects[1]).toEqual({ kind: 'hologram', ...own });
});

test('a document without a path gets one from its topics, which is not written and cannot be faked', () => {
  const topic = (id: string, x: number, children: unknown[] = []) => ({
    kind: 'topic',
    id,
    title: id.toUpperCase(),
    x,
    y: 500,
    width: 200,
    height: 100,
    children,
  });
  const document = { title: 'T', root: { id: 'all', children: [topic('c', 900), topic('a', 100, [topic('b', 50)])] } };
  const { path } = parsePresentation(document).presentation;
  expect(path.map(({ to, title }) => `${to} ${title}`)).toEqual(['all T', 'a A', 'b B', 'c C', 'all T']);
  expect(write(document)).not.toHaveProperty('path');
  expect(write({ ...document, path: [] })).not.toHaveProperty('path');
  const written = Object(write({ ...document, path: path.slice(1, 2) }));
  expect(written.path).toMatchObject([{ to: 'a' }]);
  expect(written.path[0]).not.toHaveProperty('isMade');
});

test('a step may have a caption; anything else by that name is repaired', () => {
  const captions = (document: unknown) => {
    const { presentation, problems } = parsePresentation(document);
    return [presentation.path.map(({ caption }) => caption), problems.map(({ place, code }) => `${place} ${code}`)];
  };
  const path = [
    { to: 'root', caption: 'A\r\nreef' },
    { to: 'root' },
    { to: 'root', caption: null },
    { to: 'root', caption: { en: 'A reef' } },
  ];
  expect(captions({ schemaVersion: 2, root: {}, path })).toEqual([
    ['A\nreef', undefined, undefined, undefined],
    ['/path/3/caption invalid-value'],
  ]);
  expect(captions(write({ schemaVersion: 2, root: {}, path }))).toEqual([['A\nreef', undefined, undefined, undefined], []]);
  expect(
    captions({
      schemaVersion: 0,
      objects: [{ kind: 'shape', shape: 'star', id: 'a' }],
      path: [{ kind: 'move', to: 'a', caption: 'A reef' }],
    }),
  ).toEqual([['A reef'], []]);
});

test.each([0, 2])('a step of schema %i may say how the camera gets there; anything else by that name is repaired', (schemaVersion) => {
  const path = ['direct', 'high', 'loop', 7].map((curve) => ({ ...(schemaVersion === 0 && { kind: 'move' }), to: 'there', curve }));
  const objects = [{ kind: 'frame', id: 'there' }];
  const document = { schemaVersion, ...(schemaVersion === 0 ? { objects } : { root: { children: objects } }), path };
  const { presentation, problems } = parsePresentation(document);
  expect(presentation.path.map(({ curve }) => curve)).toEqual(['direct', 'high', undefined, undefined]);
  expect(problems.map(({ place, code }) => `${place} ${code}`)).toEqual(['/path/2/curve invalid-value', '/path/3/curve invalid-value']);
  expect(Object(write(document)).path).toMatchObject([{ curve: 'direct' }, { curve: 'high' }, {}, {}]);
});
