import { expect, test } from 'vitest';
import { defaultTheme } from '../default-theme.ts';
import { parsePresentation } from '../parse.ts';
import { describeProblem } from '../problem.ts';

const read = (...children: unknown[]) => {
  const { presentation, problems } = parsePresentation({
    assets: { pic: { source: 'pic.png', width: 40, height: 30 } },
    root: { children },
  });
  return {
    objects: presentation.root.children,
    codes: problems.map(({ place, code }) => `${place.replace('/root/children', '')} ${code}`),
  };
};

test('omitted fields have sensible defaults', () => {
  const { objects, codes } = read({ kind: 'text', paragraphs: 'Hello' });
  expect(codes).toEqual([]);
  expect(objects[0]).toEqual({
    kind: 'text',
    id: 'text-1',
    x: 0,
    y: 0,
    rotation: 0,
    scale: 1,
    width: 800,
    height: 100,
    opacity: 1,
    styleClass: 'body',
    direction: 'auto',
    verticalAlign: 'top',
    paragraphs: [{ runs: [{ text: 'Hello' }], align: 'start', level: 0 }],
  });
});

test('accepts short forms for handwritten documents', () => {
  const { objects, codes } = read(
    { kind: 'text', paragraphs: 'a\nb', link: '/explore/' },
    { kind: 'text', paragraphs: ['c', { runs: ['d', { text: 'e' }] }] },
    { kind: 'shape', shape: 'star', fill: '#F0a', stroke: { color: 'accent1', width: 3 } },
    {
      kind: 'line',
      points: [
        { x: 0, y: 0 },
        { x: 90, y: 0 },
      ],
      stroke: '#1234',
    },
    { kind: 'drawing', drawing: { viewBox: '0 0 20 10', nodes: [{ kind: 'path', d: 'm1 1h2', fill: 'muted' }] } },
    { kind: 'table', rows: [['x', 2], [{ paragraphs: 'y' }]] },
    { kind: 'topic', frame: 'circle' },
    { kind: 'image', asset: 'pic', mask: 'ellipse' },
  );
  expect(codes).toEqual([]);
  expect(objects).toMatchObject([
    { paragraphs: [{ runs: [{ text: 'a' }] }, { runs: [{ text: 'b' }] }], link: { kind: 'address', href: '/explore/' } },
    { paragraphs: [{ runs: [{ text: 'c' }] }, { runs: [{ text: 'd' }, { text: 'e' }] }] },
    { fill: { kind: 'color', color: '#ff00aa' }, stroke: { paint: { kind: 'color', color: 'accent1' }, width: 3, dash: [] } },
    { stroke: { paint: { kind: 'color', color: '#11223344' }, width: 2 }, width: 90, height: 1e-6 },
    {
      width: 20,
      height: 10,
      drawing: {
        viewBox: { x: 0, y: 0, width: 20, height: 10 },
        nodes: [{ d: 'M1 1L3 1', fill: { kind: 'color', color: 'muted', opacity: 1 } }],
      },
    },
    {
      columns: [1, 1],
      rows: [{ cells: [{ paragraphs: [{ runs: [{ text: 'x' }] }], columnSpan: 1 }, { paragraphs: [{ runs: [{ text: '2' }] }] }] }, {}],
    },
    { frame: { shape: 'circle' } },
    { mask: { kind: 'ellipse' }, crop: { x: 0, y: 0, width: 1, height: 1 }, width: 40, height: 30 },
  ]);
});

test('keeps a broken object verbatim in its place, without affecting the others', () => {
  const broken = { kind: 'shape', id: 'b', shape: 'blob', x: 7, y: 'far', width: 30, own: { deep: [1] } };
  const { objects, codes } = read({ kind: 'code', code: 'x' }, broken, { kind: 'hologram' }, 'no object', { kind: 'code', code: 'y' });
  expect(codes).toEqual(['/1 unreadable-object', '/2 unknown-kind', '/3 unreadable-object']);
  expect(objects.map(({ kind }) => kind)).toEqual(['code', 'unreadable', 'unreadable', 'unreadable', 'code']);
  expect(objects[1]).toEqual({
    kind: 'unreadable',
    id: 'b',
    x: 7,
    y: 0,
    rotation: 0,
    scale: 1,
    width: 30,
    height: 200,
    opacity: 1,
    source: broken,
  });
  expect(objects[3]).toMatchObject({ source: 'no object' });
});

test.each([
  { kind: 'text' },
  { kind: 'text', paragraphs: [{ runs: [{ text: 5 }] }] },
  { kind: 'image' },
  { kind: 'line', points: [{ x: 0, y: 0 }] },
  { kind: 'line', points: [{ x: 0, y: 0 }, { x: 'far' }] },
  { kind: 'drawing', drawing: {} },
  { kind: 'table', rows: 'none' },
  { kind: 'chart', chart: 'spider', series: [] },
  { kind: 'code', code: null },
])('unreadable content makes the whole object unreadable: %j', (source) => {
  expect(read(source).objects).toMatchObject([{ kind: 'unreadable', source }]);
});

test('drops or clamps invalid decoration, and reports it', () => {
  const { objects, codes } = read(
    {
      kind: 'text',
      x: 1e99,
      scale: 0,
      opacity: -1,
      width: -5,
      rotation: 'left',
      alt: null,
      style: { color: 'reddish', size: 1e9, weight: 'bold' },
      paragraphs: [{ align: 'middle', level: 99, runs: [{ text: 'x', color: '#12', position: 'up' }] }],
    },
    { kind: 'shape', shape: 'star', fill: { kind: 'linear', stops: [{ offset: 2, color: 'pink' }, { color: '#000' }] } },
  );
  expect(objects[0]).toMatchObject({
    kind: 'text',
    x: 1e9,
    scale: 1e-12,
    opacity: 0,
    width: 1e-6,
    rotation: 0,
    style: { size: 1e6 },
    paragraphs: [{ align: 'start', level: 8, runs: [{ text: 'x' }] }],
  });
  expect(JSON.stringify(objects)).not.toMatch(/reddish|bold|middle|#12|"up"|pink|null/);
  expect(objects[1]).not.toHaveProperty('fill');
  expect(codes).toEqual(
    expect.arrayContaining([
      '/0/x number-out-of-range',
      '/0/style/color unknown-color',
      '/0/paragraphs/0/runs/0/color unknown-color',
      '/0/paragraphs/0/align invalid-value',
    ]),
  );
  expect(codes.filter((code) => code.includes('/alt'))).toEqual([]);
});

test('removes lone surrogates and control characters from text', () => {
  const { objects } = read({ kind: 'text', paragraphs: [{ runs: [{ text: 'a\ud800b\u0000c\u0007d\te\r\nf\u2028g\u0085h' }] }] });
  expect(objects[0]).toMatchObject({ paragraphs: [{ runs: [{ text: 'a\ufffdbcd\te\nf\ng\nh' }] }] });
});

test.each(['https://example.org/?a=b#c', 'HTTP://example.org', 'mailto:a@example.org', 'tel:+41', '/p/1/', 'https://example.org/ä'])(
  'a link may lead to %s',
  (href) => {
    expect(read({ kind: 'link', link: href })).toMatchObject({ codes: [], objects: [{ link: { kind: 'address', href } }] });
  },
);

test.each([
  'javascript:alert(1)',
  ' JaVaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  'https:evil',
  'x',
  '',
])('a link may not lead to %j', (href) => {
  const { objects, codes } = read(
    { kind: 'link', label: 'x', link: { kind: 'address', href } },
    { kind: 'text', paragraphs: [{ runs: [{ text: 'x', link: href }] }] },
  );
  expect(codes).toEqual(['/0/link/href unsafe-link', '/1/paragraphs/0/runs/0/link/href unsafe-link']);
  expect(JSON.stringify(objects)).not.toContain('"href"');
});

test.each([
  ['pic.png', true],
  ['images/My pic (1).webp', true],
  ['./pic.png', true],
  ['/media/pic.png', true],
  ['data:image/png;base64,AAAA', true],
  ['../pic.png', false],
  ['a/../../b', false],
  ['/a/../b', false],
  ['%2e%2e/b', false],
  ['.hidden', false],
  ['//evil.example/a.png', false],
  ['https://evil.example/a.png', false],
  ['file:///etc/passwd', false],
  ['C:\\a.png', false],
  ['a\\b', false],
  ['data:text/html;base64,AAAA', false],
  ['data:image/svg+xml;base64,AAAA', false],
  ['', false],
  ['a\nb', false],
])('an asset at %j: %s', (source, isFine) => {
  const { presentation, problems } = parsePresentation({ assets: { a: { source, width: 1, height: 1 } }, root: {} });
  expect(Object.keys(presentation.assets)).toEqual(isFine ? ['a'] : []);
  expect(problems.map(({ place, code }) => `${place} ${code}`)).toEqual(isFine ? [] : ['/assets/a unsafe-source']);
});

test('a broken part of a drawing does not affect the others', () => {
  const { objects, codes } = read({
    kind: 'drawing',
    drawing: {
      viewBox: '0 0 9 9',
      nodes: [
        { kind: 'path', d: 'oops' },
        { kind: 'group', children: [{ kind: 'path', d: 'M0 0H9' }, { kind: 'blob' }] },
      ],
    },
  });
  expect(objects).toMatchObject([{ drawing: { nodes: [{ kind: 'group', children: [{ d: 'M0 0L9 0' }] }] } }]);
  expect(codes).toEqual(['/0/drawing/nodes/0/d invalid-path-data', '/0/drawing/nodes/1/children/1/kind unreadable-node']);
});

test('makes ids unique; the first object keeps its id, and references find it', () => {
  const { objects, codes } = read(
    { kind: 'group', id: 'a', children: [{ kind: 'group', id: 'a' }] },
    { kind: 'group' },
    { kind: 'group', id: 'group-1' },
    { kind: 'group', id: 'a-2' },
    { kind: 'link', id: 5, link: { kind: 'object', id: 'a' } },
  );
  expect(objects).toMatchObject([
    { id: 'a', children: [{ id: 'a-3' }] },
    { id: 'group-2' },
    { id: 'group-1' },
    { id: 'a-2' },
    { id: '5', link: { kind: 'object', id: 'a' } },
  ]);
  expect(codes).toEqual(['/0/children/0/id duplicate-id']);
});

test('drops dangling references, but keeps an image without its asset', () => {
  const { presentation, problems } = parsePresentation({
    root: {
      children: [
        { kind: 'image', asset: 'lost' },
        { kind: 'link', link: { kind: 'object', id: 'gone' } },
        { kind: 'link', link: { kind: 'step', id: 'gone' } },
        { kind: 'link', link: { kind: 'step', id: 'here' } },
      ],
    },
    path: [
      { id: 'here', to: 'root' },
      { to: 'gone' },
      { to: 'gone', notes: 'Say this' },
      { to: 'gone', caption: 'Read this' },
      { reveal: ['link-1', 'gone'] },
      'link-2',
      7,
      { id: 'here' },
    ],
  });
  expect(presentation.root.children).toMatchObject([
    { kind: 'image', asset: 'lost' },
    { kind: 'link' },
    { kind: 'link' },
    { link: { kind: 'step', id: 'here' } },
  ]);
  expect(presentation.root.children[1]).not.toHaveProperty('link');
  expect(presentation.path.map(({ id, to, reveal }) => ({ id, to, reveal }))).toEqual([
    { id: 'here', to: 'root', reveal: [] },
    { id: 'step-1', to: undefined, reveal: [] },
    { id: 'step-2', to: undefined, reveal: [] },
    { id: 'step-3', to: undefined, reveal: ['link-1'] },
    { id: 'step-4', to: 'link-2', reveal: [] },
    { id: 'here-2', to: undefined, reveal: [] },
  ]);
  expect(problems.map(describeProblem)).toEqual([
    'error: /path/1/to: No such object (gone)',
    'error: /path/2/to: No such object (gone)',
    'error: /path/3/to: No such object (gone)',
    'warning: /path/4/reveal: No such object (gone)',
    'error: /path/6/to: No such object (7)',
    'warning: /path: The id is already taken; this one was renamed (here is now here-2)',
    'warning: /root/children/1/link: No such object (gone)',
    'warning: /root/children/2/link: No such step (gone)',
    'error: /root/children/0/asset: No such asset (lost)',
  ]);
});

test('a theme may be partial', () => {
  const { presentation, problems } = parsePresentation({
    theme: { palette: { accent1: '#ABC', accent2: 'accent1' }, fonts: { heading: 'Lora' }, textStyles: { title: { size: 120 } } },
    root: {},
  });
  expect(presentation.theme).toEqual({
    palette: { ...defaultTheme.palette, accent1: '#aabbcc' },
    fonts: { ...defaultTheme.fonts, heading: 'Lora' },
    textStyles: { ...defaultTheme.textStyles, title: { ...defaultTheme.textStyles.title, size: 120 } },
    background: defaultTheme.background,
  });
  expect(problems.map(({ place }) => place)).toEqual(['/theme/palette/accent2']);
  for (const theme of [undefined, {}, 'dark', { palette: [], background: 5 }])
    expect(parsePresentation({ theme, root: {} }).presentation.theme).toEqual(defaultTheme);
});

test('a table has as many columns as its longest row needs', () => {
  expect(read({ kind: 'table', columns: [2, 4], rows: [['a'], [{ paragraphs: 'b', columnSpan: 3 }, 'c']] }).objects).toMatchObject([
    { columns: [2, 4, 3, 3] },
  ]);
});
