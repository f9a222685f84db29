import { expect, test } from 'vitest';
import { childrenOf, type XmlElement } from '../../import/xml/xml.ts';
import { relationsName } from './package/relations.ts';
import { deck, exportDeck, roundTrip, shapesOf, slide, words } from './test-export.ts';

const chart = {
  kind: 'chart',
  id: 'chart',
  x: 400,
  y: 800,
  width: 600,
  height: 400,
  chart: 'column',
  title: '',
  categories: ['a'],
  series: [{ name: 's', values: [1] }],
};
const full = deck(
  [
    slide('one', [
      words('a', ['One & <two> "three" \u0001']),
      { kind: 'image', id: 'i', asset: 'photo', x: 400, y: 700, width: 300, height: 200 },
      chart,
    ]),
    slide('two', [words('b', [{ runs: [{ text: 'web', link: { kind: 'address', href: 'https://example.org/?a=1&b=ü' } }] }])], { x: 4000 }),
  ],
  {
    assets: { photo: { kind: 'image', source: 'a.png', width: 4, height: 4 } },
    path: [{ to: 'one', notes: 'Say\nhello & goodbye' }, { to: 'two' }],
  },
);

test('a package names the type of every part, and every relationship leads somewhere', () => {
  const { files, read } = exportDeck(full);
  expect(Object.keys(files)[0]).toBe('[Content_Types].xml');
  const types = read('[Content_Types].xml').children;
  const defaults = new Set(types.flatMap(({ attributes }) => attributes['Extension'] ?? []));
  const overrides = types.flatMap(({ attributes }) => attributes['PartName'] ?? []);
  expect(new Set(overrides).size).toBe(overrides.length);
  for (const name of overrides) expect(files).toHaveProperty([name.slice(1)]);
  for (const name of Object.keys(files)) {
    if (name === '[Content_Types].xml') continue;
    expect(
      overrides.includes(`/${name}`) || (defaults.has(name.slice(name.lastIndexOf('.') + 1)) && !/^ppt.*\.xml$/.test(name)),
      name,
    ).toBe(true);
    const targets = files[relationsName(name)] ? read(relationsName(name)).children.map(({ attributes }) => attributes) : [];
    for (const { Target = '' } of targets.filter(({ TargetMode }) => TargetMode !== 'External'))
      expect(files).toHaveProperty([new URL(Target, `file:///${name}`).pathname.slice(1)]);
  }
});

test('ids of shapes are unique on a slide, and everything is well-formed', () => {
  const exported = exportDeck(full);
  const xml = Object.keys(exported.files).filter((name) => /\.(?:xml|rels)$/.test(name));
  for (const name of xml) expect(() => exported.read(name)).not.toThrow();
  const ids = idsIn(exported.read('ppt/slides/slide1.xml'));
  expect(ids.length).toBeGreaterThan(3);
  expect(new Set(ids).size).toBe(ids.length);
});

const idsIn = (element: XmlElement): string[] => [
  ...(element.name === 'p:cNvPr' ? [element.attributes['id'] ?? ''] : []),
  ...element.children.flatMap(idsIn),
];

test('the same presentation gives the same bytes', () => {
  expect(Buffer.from(exportDeck(full).bytes).equals(exportDeck(full).bytes)).toBe(true);
});

test('words, notes and links come back, whatever letters they have', async () => {
  const { imported, slides } = await roundTrip(full);
  expect(imported.presentation.path.map(({ notes }) => notes)).toEqual(['Say\nhello & goodbye', '']);
  expect(imported.presentation.title).toBe('Reef');
  expect(JSON.stringify(slides[0])).toContain('One & <two> \\"three\\" ');
  expect(JSON.stringify(slides[1])).toContain('https://example.org/?a=1&b=%C3%BC');
});

test('a deck without notes has no notes master', () => {
  const { files } = exportDeck(deck([slide('one', [])]));
  expect(Object.keys(files).filter((name) => name.includes('notes'))).toEqual([]);
});

test('topics around slides are sections', async () => {
  const around = (id: string, title: string, child: object) => ({
    kind: 'topic',
    id,
    title,
    x: 2000,
    y: 1000,
    width: 3000,
    height: 2000,
    children: [child],
  });
  const { imported } = await roundTrip(
    deck([around('s1', 'Begin', slide('one', [words('a', ['A'])])), around('s2', 'End', slide('two', [words('b', ['B'])]))], {
      path: [{ to: 'one' }, { to: 'two' }],
    }),
  );
  expect(imported.presentation.root.children.map((child) => child.kind === 'topic' && child.title)).toEqual(['Begin', 'End']);
});

test('a title that the author gave is the title of the slide', () => {
  const exported = exportDeck(deck([slide('one', [words('a', ['First']), words('b', ['Our reef'])], { title: 'Our reef' })]));
  const roles = shapesOf(exported).map((shape) =>
    childrenOf(shape.children[0]?.children[2], 'p:ph').map(({ attributes }) => attributes['type']),
  );
  expect(roles).toEqual([[], ['title']]);
  expect(exported.part('ppt/slides/_rels/slide1.xml.rels')).toContain('slideLayout1.xml');
});
