import { expect, test } from 'vitest';
import { childOf } from '../../../import/xml/xml.ts';
import { deck, exportDeck, roundTrip, shapesOf, slide, words } from '../test-export.ts';

const box = (id: string, x: number, more: object = {}) => ({
  kind: 'shape',
  id,
  shape: 'rectangle',
  x,
  y: 500,
  width: 200,
  height: 200,
  fill: { kind: 'color', color: '#ff0000' },
  ...more,
});

test('a stop is a slide; what its further steps reveal appears with clicks, and what comes later is not there', async () => {
  const { slides, imported } = await roundTrip(
    deck([slide('one', [box('a', 300), box('b', 700), box('c', 1100), box('later', 1500)])], {
      path: [{ to: 'one' }, { reveal: ['b'] }, { reveal: ['c'] }, { to: 'one', reveal: ['later'] }],
    }),
  );
  expect(slides.map(({ children }) => children.length)).toEqual([3, 4]);
  const [first, second, third, fourth] = imported.presentation.path;
  expect([first?.to, second?.reveal.length, third?.reveal.length, fourth?.to]).toEqual([slides[0]?.id, 1, 1, slides[1]?.id]);
  expect(second?.reveal).toEqual([slides[0]?.children[1]?.id]);
});

test('slides have the shape of most stops; others are framed whole', async () => {
  const older = slide('older', [box('s', 540)], { height: 1440, x: 7000 });
  const { slides } = await roundTrip(deck([slide('one', []), slide('two', [], { x: 4000 }), older]));
  expect(slides.map(({ width, height }) => Math.round((width / height) * 100))).toEqual([178, 178, 178]);
  const framed = slides[2]?.children ?? [];
  expect(framed.map(({ x, width }) => [Math.round(x), Math.round(width)])).toEqual([
    [960, 1440],
    [645, 150],
  ]);
});

test('a slide has its own background, others that of the presentation', () => {
  const canvas = { kind: 'topic', id: 'free', title: '', x: 6000, y: 600, width: 1600, height: 900, children: [box('f', 300)] };
  const exported = exportDeck(deck([slide('one', []), canvas]));
  expect(exported.part('ppt/slides/slide1.xml')).toContain('<p:bg><p:bgPr><a:solidFill><a:srgbClr val="FAFAFA"/>');
  expect(childOf(exported.read('ppt/slides/slide2.xml'), 'p:cSld', 'p:bg')).toBeUndefined();
  expect(exported.part('ppt/slideMasters/slideMaster1.xml')).toContain('<p:bg><p:bgPr><a:solidFill><a:schemeClr val="bg1"/>');
});

test('a topic with a slide of its own is a picture there that leads to it', () => {
  const inner = slide('inner', [words('t', ['Deep'])], { scale: 0.2 });
  const exported = exportDeck(
    deck([slide('outer', [words('o', ['Above']), inner])], { path: [{ to: 'outer' }, { to: 'inner', title: 'Deep down' }] }),
  );
  expect(exported.painted.map(({ part }) => part)).toEqual([{ kind: 'object', id: 'inner' }]);
  expect(exported.part('ppt/slides/slide1.xml')).toContain('ppaction://hlinksldjump');
  expect(exported.part('ppt/slides/_rels/slide1.xml.rels')).toContain('Target="slide2.xml"');
  expect(exported.part('ppt/slides/slide2.xml')).toContain('Deep');
});

test('links to steps and objects lead to their slides', async () => {
  const link = (target: object) => ({ ...box('a', 300), link: target });
  const { slides, imported } = await roundTrip(
    deck(
      [
        slide('one', [link({ kind: 'step', id: 'second' })]),
        slide('two', [link({ kind: 'object', id: 'one' }), box('b', 800)], { x: 4000 }),
      ],
      {
        path: [{ to: 'one' }, { id: 'second', to: 'two' }],
      },
    ),
  );
  const [first, second] = imported.presentation.path;
  expect(slides.map(({ children }) => children[0]?.link)).toEqual([
    { kind: 'step', id: second?.id },
    { kind: 'step', id: first?.id },
  ]);
});

test('a presentation without a path is one slide with everything', () => {
  const exported = exportDeck({ ...deck([words('t', ['Here'])]), path: [] });
  expect(Object.keys(exported.files).filter((name) => /slides\/slide\d+\.xml$/.test(name))).toEqual(['ppt/slides/slide1.xml']);
  expect(exported.part('ppt/slides/slide1.xml')).toContain('Here');
});

test('how long a slide stays comes back', async () => {
  const { imported } = await roundTrip(deck([slide('one', [box('a', 300)])], { path: [{ to: 'one', hold: 4000 }] }));
  expect(imported.presentation.path[0]?.hold).toBe(4000);
});

test('pictures of a background layer stay pictures, anything else in it is painted', () => {
  const layer = (objects: object[]) => ({
    theme: { background: { fill: { kind: 'color', color: 'background' }, layers: [{ id: 'far', depth: 0.5, objects }] } },
  });
  const canvas = { kind: 'topic', id: 'free', title: '', x: 6000, y: 600, width: 1600, height: 900, children: [] };
  const sky = { kind: 'image', id: 'sky', asset: 'photo', x: 4500, y: 2000, width: 9000, height: 4000 };
  const assets = { photo: { kind: 'image', source: 'a.png', width: 4, height: 4 } };
  const simple = exportDeck(deck([canvas], { ...layer([sky]), assets }));
  expect([shapesOf(simple)[0]?.name, simple.painted.length]).toEqual(['p:pic', 0]);
  const code = { kind: 'code', id: 'code', code: 'x', codeLanguage: 'ts', x: 4500, y: 2000, width: 9000, height: 4000, fontSize: 900 };
  const painted = exportDeck(deck([canvas], { ...layer([sky, code]), assets }));
  expect(painted.painted.map(({ part }) => part)).toEqual([{ kind: 'layer', id: 'far' }]);
});
