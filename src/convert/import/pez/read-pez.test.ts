import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { parsePresentation } from '#model/presentation/parse.ts';
import type { Presentation, SceneObject } from '#model/presentation/presentation.ts';
import { writePresentation } from '#model/presentation/write.ts';
import { indexScene, matrixBetween } from '#model/scene/scene.ts';
import { apply } from '#model/geometry/matrix.ts';
import { tableMeasure } from '#model/text/test-layout.ts';
import { memoryBytes } from '../archive/memory-bytes.ts';
import { packArchive } from '../archive/test-archive.ts';
import type { Imported } from '../imported.ts';
import { ImportProblem } from '../problems.ts';
import { makeSwf, place as swfPlace, shape, showFrame, solid, square, tag, write } from './swf/test-swf.ts';
import { collectWarnings, type ImportWarning } from '../warnings.ts';
import { readPez } from './read-pez.ts';

const sheet = `
@font-face { src: url('NotoSans-Bold.keg'); font-class: head; font-weight: bold; font-family: NotoSans; }
.line3 { color: #50e3c2; }
.poly4 { gradStartColor: #194a99; gradEndColor: #194a99; borderThickness: 0; }
Background { gradEnd: #fff; gradStart: #fff; }
ZFrame.circle { gradStartColor: #ff802a; thickness: 9; }
ZFrame.roundrect { borderALpha: .5; borderColor: #777; borderThickness: 4; gradStartColor: #fff; gradEndColor: #eee; radius: 0; }
ZLabel.head { color: #333; fontFamily: head; }
ZLabel.head-background { background-alpha: 0.9; background-color: #f2be4e; background-padding: 6; }`;

const frame = (id: string, type: string, more = '') =>
  `<object id="${id}" type="button" x="1000" y="500" r="0" s="2" class="${type}"><type>${type}</type><size><w>800</w><h>600</h></size>${more}</object>`;
const text = (id: string, words: string, place = 'x="1000" y="400" r="0" s="4"', name = 'head', width = 300) =>
  `<object id="${id}" type="text" ${place} class="${name}"><height>28.8</height><width>${width}</width><p><text color="16744448" weight="bold"><![CDATA[${words}]]></text></p></object>`;
const step = (...ids: string[]) => ids.map((id) => `<s><eagle o="${id}"/></s>`).join('');
const content = (objects: string, { path = step('1'), rest = '' } = {}) =>
  `<zuiprezi><version>10</version><zui-table><settings><languages><language>de</language></languages></settings>${objects}</zui-table>${rest}<path>${path}</path><style type="text/css"><![CDATA[${sheet}]]></style></zuiprezi>`;

async function read(
  xml: string,
  files: Record<string, Uint8Array> = {},
  name = 'prezi/content.xml',
): Promise<Imported & { warnings: ImportWarning[] }> {
  return readBytes(
    packArchive([{ name, content: xml }, ...Object.entries(files).map(([path, bytes]) => ({ name: path, content: bytes }))]),
  );
}
async function readBytes(bytes: Uint8Array): Promise<Imported & { warnings: ImportWarning[] }> {
  const { warn, warnings } = collectWarnings();
  const imported = await readPez(
    { name: 'deck.pez', bytes: memoryBytes(bytes) },
    { options: { arrangement: 'grid', includesHidden: false }, measure: tableMeasure, progress() {}, warn },
  );
  return { ...imported, warnings: warnings() };
}
function find(presentation: Presentation, id: string): SceneObject | undefined {
  return indexScene(presentation).nodes.get(`pez-${id}`)?.object;
}
/** The centre of an object, relative to that of another. */
function offset(presentation: Presentation, id: string, from: string): { x: number; y: number } {
  const scene = indexScene(presentation);
  const middle = (name: string) => {
    const node = scene.nodes.get(`pez-${name}`);
    if (!node) throw new Error(name);
    return apply(matrixBetween(node, scene.root), node.object.width / 2, node.object.height / 2);
  };
  const [one, other] = [middle(id), middle(from)];
  return { x: Math.round(one.x - other.x), y: Math.round(one.y - other.y) };
}

test('everything stays in place, and the address is a classic one', async () => {
  const { presentation, slides } = await read(
    content(frame('1', 'circle') + frame('2', 'roundrect').replace('x="1000"', 'x="-5000"') + text('3', 'Hello')),
  );
  expect(offset(presentation, '2', '1')).toEqual({ x: -6000, y: 0 });
  expect(offset(presentation, '3', '1')).toEqual({ x: 0, y: -100 });
  expect(presentation).toMatchObject({ schemaVersion: 0, language: 'de', title: 'Hello' });
  expect(parsePresentation(structuredClone(writePresentation(presentation)))).toMatchObject({
    problems: [],
    presentation: { schemaVersion: 0 },
  });
  expect(slides).toBe(1);
});

test('frames follow the style sheet', async () => {
  const { presentation } = await read(
    content(frame('1', 'circle') + frame('2', 'roundrect') + frame('3', 'invisible') + frame('4', 'bracket')),
  );
  expect(['1', '2', '3', '4'].map((id) => find(presentation, id))).toMatchObject([
    { kind: 'frame', width: 800, height: 600, scale: 2, frame: { shape: 'circle', stroke: { width: 9, paint: { color: '#ff802a' } } } },
    { frame: { shape: 'rectangle', stroke: { width: 4, paint: { color: '#77777780' } }, fill: { kind: 'linear' } } },
    { frame: { shape: 'invisible' } },
    { frame: { shape: 'bracket' } },
  ]);
});

test('texts keep size, colour and lists, and shrink where they would need more lines', async () => {
  const list =
    '<object id="7" type="text" x="0" y="0" s="1" class="body"><height>60</height><width>400</width><p listType="bullet" indent="2"><text><![CDATA[R & D at https://example.org/a.]]></text></p><p indent="1" align="center"><text>in</text></p></object>';
  const { presentation } = await read(
    content(text('5', 'Short') + text('6', 'A line of words that never was that wide', undefined, 'head head-background', -300) + list, {
      path: step('5'),
    }),
  );
  expect(find(presentation, '5')).toMatchObject({
    styleClass: 'title',
    scale: 4,
    style: { size: 24, weight: 700, color: '#333333' },
    paragraphs: [{ runs: [{ text: 'Short', color: '#ff8000', weight: 700 }] }],
  });
  expect(find(presentation, '6')).toMatchObject({
    kind: 'group',
    children: [{ kind: 'shape', fill: { color: '#f2be4ee6' } }, { kind: 'text' }],
  });
  const words = find(presentation, '6-text');
  expect(words?.kind === 'text' && words.style?.size).toBeLessThan(20);
  expect(find(presentation, '7')).toMatchObject({
    paragraphs: [
      {
        listType: 'BULLET',
        level: 1,
        runs: [{ text: 'R & D at ' }, { text: 'https://example.org/a', link: { kind: 'address' } }, { text: '.' }],
      },
      { align: 'center', level: 0, inset: 36 },
    ],
  });
  expect(presentation.path).toMatchObject([{ to: 'pez-5', title: 'Short' }]);
});

test('reads texts of the oldest files', async () => {
  const label =
    '<object id="1" type="label" x="0" y="0" s="1" class="body"><textfield autoSize="true"><x>-50</x><y>-10</y><text><![CDATA[One\rTwo]]></text><w>100</w><h>60</h><annotations>r0-7 { align: center; }</annotations></textfield></object>';
  expect(find((await read(content(label))).presentation, '1')).toMatchObject({
    kind: 'text',
    paragraphs: [{ align: 'center', runs: [{ text: 'One' }] }, { runs: [{ text: 'Two' }] }],
  });
});

test('typefaces are replaced by similar ones, whatever the file says about them, and the owner is told', async () => {
  const face = "@font-face { src: url('AleoBoldItalic.keg'); fontFamily: body; }";
  const { presentation, warnings } = await read(
    content(text('5', 'Title') + text('6', 'Body', undefined, 'body'), { path: step('5') }).replace('@font-face', `${face}\n@font-face`),
  );
  expect(find(presentation, '5')).toMatchObject({ style: { family: 'Noto Sans' } });
  expect(find(presentation, '6')).toMatchObject({ style: { family: 'Roboto Slab', weight: 700, isItalic: true } });
  expect(warnings).toMatchObject([{ code: 'fonts', count: 1, details: ['Aleo Bold Italic'] }]);
});

test('lines keep their curvature, and shapes the colours of their class', async () => {
  const geometry = (id: string, inner: string, name = 'line3') =>
    `<object id="${id}" type="shape" x="0" y="0" r="0" s="1" class="${name}">${inner}</object>`;
  const { presentation } = await read(
    content(
      frame('1', 'invisible') +
        geometry('2', '<geom type="arrow"><sp>-50 10</sp><ep>50 10</ep><b>-20</b><t>8</t></geom>') +
        geometry('3', '<geom type="line"><sp>0 0</sp><ep>0 40</ep><t>3</t></geom><style color="16777215"/>', 'line9') +
        geometry('4', '<geom type="circle"><r>20</r></geom>', 'poly4') +
        geometry(
          '5',
          '<geom type="poly"><p x="-20" y="-20"/><p x="20" y="-20"/><p x="20" y="20"/><p x="-20" y="20"/><r>5</r></geom>',
          'poly4',
        ) +
        geometry('6', '<geom type="poly"><p x="0" y="-20"/><p x="20" y="20"/><p x="-20" y="20"/></geom>', 'poly4'),
    ),
  );
  const arrow = find(presentation, '2');
  expect(arrow).toMatchObject({ kind: 'line', end: 'triangle', stroke: { width: 8, paint: { color: '#50e3c2' } }, course: 'curved' });
  expect(arrow?.height).toBeCloseTo(20);
  expect(arrow?.kind === 'line' && arrow.points[6]).toMatchObject({ x: expect.closeTo(50), y: expect.closeTo(0) });
  expect(['3', '4', '5', '6'].map((id) => find(presentation, id))).toMatchObject([
    { kind: 'line', end: 'none', stroke: { paint: { color: '#ffffff' } } },
    { kind: 'shape', shape: 'ellipse', width: 40, fill: { color: '#194a99' } },
    { kind: 'shape', shape: 'rounded', radius: 5 },
    { kind: 'drawing', width: 40, height: 40 },
  ]);
});

test('groups contain their members without moving them, and appear when the path says so', async () => {
  const group = '<object id="9" type="persistentgroup" x="0" y="0" r="90" s="3"><m o="5"/><m o="6"/><m o="9"/><m o="none"/></object>';
  const path = `${step('1')}<s><buildin o="9"/></s>${step('9', 'lost')}`;
  const { presentation, slides } = await read(
    content(
      frame('1', 'invisible') +
        text('5', 'One', 'x="1100" y="500" r="90" s="1"') +
        text('6', 'Two', 'x="1000" y="800" r="90" s="1"') +
        group,
      { path },
    ),
  );
  expect(offset(presentation, '5', '1')).toEqual({ x: 100, y: 0 });
  expect(offset(presentation, '6', '1')).toEqual({ x: 0, y: 300 });
  expect(find(presentation, '9')).toMatchObject({ kind: 'group', rotation: 90, children: [{ id: 'pez-5', rotation: 0 }, { id: 'pez-6' }] });
  expect(presentation.path).toMatchObject([{ to: 'pez-1' }, { reveal: ['pez-9'] }, { to: 'pez-9' }]);
  expect(slides).toBe(2);
});

describe('pictures', () => {
  const image = (id: string, url: string, inner = '') =>
    `<object id="${id}" type="image" x="0" y="0" r="0" s="1"><source w="200" h="100">${inner}<url>${url}</url></source></object>`;

  test('are cropped, mirrored, and placed in background layers', async () => {
    const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const layer = `<background><layer depth="0">${image('b', 'a.png')}</layer><layer depth="500">${image('c', 'a.png')}</layer></background>`;
    const flipped = image('2', 'x/../a.png', '<mask x="50" y="0" w="100" h="50"/>').replace(
      '</object>',
      '<image><transform><flip/></transform></image></object>',
    );
    const { presentation, pictures, warnings } = await read(
      content(frame('1', 'invisible') + flipped, { rest: layer }),
      { 'content/data/repo/a.png': picture },
      'content/data/content.xml',
    );
    expect(find(presentation, '2')).toMatchObject({
      kind: 'image',
      width: 100,
      height: 50,
      flip: 'x',
      crop: { x: 0.25, y: 0, width: 0.5, height: 0.5 },
    });
    expect(pictures.size).toBe(1);
    expect(presentation.theme.background.layers).toMatchObject([
      { depth: 1, objects: [{ kind: 'image' }] },
      { depth: expect.closeTo(0, 1) },
    ]);
    expect(warnings).toEqual([]);
  });

  test('of several background layers replace each other as the camera comes closer', async () => {
    const layers = [0.5, 0.04, 0.2].map((scale) => `<layer depth="0" fadescale="${scale}">${image(`b${scale}`, 'a.png')}</layer>`);
    const picture = await sharp({ create: { width: 4, height: 2, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const wide = frame('1', 'invisible').replace('s="2"', 's="20"');
    const { presentation } = await read(content(wide, { rest: `<background>${layers.join('')}</background>` }), {
      'prezi/repo/a.png': picture,
    });
    const shown = presentation.theme.background.layers.map(({ id, appearsAt, disappearsAt }) => ({ id, appearsAt, disappearsAt }));
    // The whole canvas, with its margins, is 12960 high on a screen of 768.
    const [first, second] = [1.5, 0.2 / (768 / 12_960)].map((zoom) => expect.closeTo(zoom, 9));
    expect(shown).toEqual([
      { id: 'layer-2', appearsAt: undefined, disappearsAt: first },
      { id: 'layer-3', appearsAt: first, disappearsAt: second },
      { id: 'layer-1', appearsAt: second, disappearsAt: undefined },
    ]);
    expect(parsePresentation(structuredClone(writePresentation(presentation)))).toMatchObject({
      problems: [],
      presentation: { theme: { background: { layers: [{ disappearsAt: 1.5 }, {}, {}] } } },
    });
  });

  test('that are missing, remote or unsupported are reported; the path still goes there', async () => {
    const { presentation, warnings } = await read(
      content(
        frame('1', 'invisible') + image('2', '../../../../etc/passwd') + image('3', 'pin.swf') + image('4', 'http://example.org/a.png'),
        { path: step('1', '2') },
      ),
    );
    expect(warnings.map(({ code, count }) => [code, count])).toEqual([['missing-file', 3]]);
    expect(find(presentation, '2')).toMatchObject({ kind: 'frame', frame: { shape: 'invisible' }, width: 200 });
    expect(presentation.path).toHaveLength(2);
  });

  describe('as SWF', () => {
    const red = shape(1, { fills: [solid(255, 0, 0, 255)], figures: [{ points: square(0, 0, 400), right: 1 }] });
    const swf = makeSwf([red, swfPlace(1, 1), showFrame]);

    test('become drawings, cropped and mirrored like others; a picture of the same name is better', async () => {
      const flip = '<image><transform><flip/></transform></image></object>';
      const objects =
        frame('1', 'invisible') +
        image('2', 'a.swf') +
        image('3', 'a.swf', '<mask x="100" y="0" w="100" h="100"/>').replace('</object>', flip) +
        image('4', 'b.swf');
      const png = await sharp({ create: { width: 4, height: 2, channels: 3, background: 'red' } })
        .png()
        .toBuffer();
      const files = { 'prezi/repo/a.swf': swf, 'prezi/repo/b.swf': swf, 'prezi/repo/b.png': png };
      const { presentation, warnings } = await read(content(objects), files);
      expect(find(presentation, '2')).toMatchObject({
        kind: 'drawing',
        width: 200,
        height: 100,
        drawing: { viewBox: { x: 0, y: 0, width: 2000, height: 1000 }, nodes: [{ fill: { color: '#ff0000' } }] },
      });
      expect(find(presentation, '3')).toMatchObject({
        kind: 'drawing',
        width: 100,
        drawing: {
          viewBox: { x: 1000, width: 1000 },
          nodes: [{ kind: 'group', transform: [-1, 0, 0, 1, 3000, 0], clip: [{ d: 'M1000 0L2000 0L2000 1000L1000 1000L1000 0Z' }] }],
        },
      });
      expect(find(presentation, '4')).toMatchObject({ kind: 'image' });
      expect(warnings).toEqual([]);
      expect(parsePresentation(structuredClone(writePresentation(presentation))).problems).toEqual([]);
    });

    test('become groups if they contain bitmaps, which are placed, turned and clipped as there', async () => {
      const png = await sharp({ create: { width: 10, height: 10, channels: 3, background: 'blue' } })
        .png()
        .toBuffer();
      const bits = tag(21, write().short(5).add(png).done());
      const fill = (kind: number) => write().add(kind).short(5).matrix(20, 0, 0, -20, 0, 200).done();
      const picture = makeSwf([
        bits,
        red,
        shape(2, { fills: [fill(0x41)], figures: [{ points: square(0, 0, 200), right: 1 }] }),
        shape(3, { fills: [fill(0x41)], figures: [{ points: [...square(0, 0, 200).slice(0, 3), [0, 0]], right: 1 }] }),
        shape(4, { fills: [fill(0x40)], figures: [{ points: square(0, 0, 400), right: 1 }] }),
        swfPlace(1, 1),
        swfPlace(2, 2, [0, 1, -1, 0, 1000, 0]),
        swfPlace(3, 3),
        swfPlace(4, 4),
        showFrame,
      ]);
      const { presentation, pictures } = await read(content(frame('1', 'invisible') + image('2', 'a.swf')), {
        'prezi/repo/a.swf': picture,
      });
      const group = find(presentation, '2');
      const children = group?.kind === 'group' ? group.children : [];
      expect(children.map(({ kind }) => kind)).toEqual(['drawing', ...Array<string>(6).fill('image')]);
      // Twenty units of the file are a pixel, and its 100 pixels are shown 200 wide.
      expect(children[1]).toMatchObject({ x: 90, y: 10, width: 20, height: 20, rotation: 90, flip: 'y', mask: { kind: 'none' } });
      expect(children[2]).toMatchObject({ x: 10, y: 10, rotation: 0, flip: 'y', mask: { kind: 'path', d: 'M0 0L20 0L20 20L0 0Z' } });
      expect(children.slice(3).map(({ x, y }) => [x, y])).toEqual([
        [10, 30],
        [30, 30],
        [10, 10],
        [30, 10],
      ]);
      expect(pictures.size).toBe(1);
      expect(parsePresentation(structuredClone(writePresentation(presentation))).problems).toEqual([]);
    });

    test('that cannot be read keep their place, their group and its step', async () => {
      const group = '<object id="9" type="persistentgroup" x="0" y="0" r="0" s="1"><m o="2"/></object>';
      const { presentation, warnings } = await read(
        content(frame('1', 'invisible') + image('2', 'a.swf') + group, { path: `${step('1')}<s><buildin o="9"/></s>` }),
        { 'prezi/repo/a.swf': Buffer.from('ZWS is compressed in another way') },
      );
      expect(find(presentation, '9')).toMatchObject({ kind: 'group', width: 200, children: [{ kind: 'frame' }] });
      expect(presentation.path).toMatchObject([{ to: 'pez-1' }, { reveal: ['pez-9'] }]);
      expect(warnings).toMatchObject([{ code: 'picture', details: ['a.swf'] }]);
    });
  });

  test('videos become links', async () => {
    const { presentation, warnings } = await read(
      content(`${frame('1', 'invisible')}<object id="2" type="youtube" x="1000" y="500" s="2"><source>y64ja7WBHU8</source></object>`),
    );
    expect(find(presentation, '2-link')).toMatchObject({ link: { kind: 'address', href: 'https://www.youtube.com/watch?v=y64ja7WBHU8' } });
    expect(warnings).toMatchObject([{ code: 'video', slides: [1] }]);
  });
});

test('visits the frames of a file without a path', async () => {
  expect((await read(content(frame('1', 'circle') + frame('2', 'circle'), { path: '' }))).presentation.path.map(({ to }) => to)).toEqual([
    'pez-1',
    'pez-2',
  ]);
});

test.each([
  ['an external entity', `<!DOCTYPE z [<!ENTITY x SYSTEM "file:///etc/passwd">]>${content(frame('1', 'circle'))}`, 'broken'],
  ['another document', '<other/>', 'wrong-format'],
  ['an empty document', content(''), 'nothing-inside'],
  ['a truncated document', content(frame('1', 'circle')).slice(0, 200), 'broken'],
  ['an endless path', content(frame('1', 'circle'), { path: step(...Array<string>(2001).fill('1')) }), 'too-many-slides'],
])('rejects %s', async (_, xml, code) => {
  await expect(read(xml)).rejects.toMatchObject({ code });
});

test('absurd numbers do no harm', async () => {
  const wild = text('2', 'Wild', 'x="1e300" y="NaN" r="1e40" s="-1e99"');
  const { presentation } = await read(content(frame('1', 'circle') + wild));
  expect(parsePresentation(structuredClone(writePresentation(presentation))).problems).toEqual([]);
});

const corpus = process.env['LECTERN_CORPUS'];
describe.skipIf(!corpus)('real files', () => {
  const files = (folder: string) =>
    corpus
      ? readdirSync(join(corpus, folder))
          .filter((name) => name.endsWith('.pez'))
          .map((name) => join(corpus, folder, name))
      : [];

  test.each(files('pez'))('%s', async (path) => {
    const { presentation, slides } = await readBytes(readFileSync(path));
    expect(slides).toBeGreaterThan(1);
    expect(parsePresentation(structuredClone(writePresentation(presentation))).problems).toEqual([]);
  });

  test.each(files('hostile'))('%s', async (path) => {
    const told = await readBytes(readFileSync(path)).then(
      ({ pictures }) => `${pictures.size} pictures`,
      (error: unknown) => (error instanceof ImportProblem ? error.code : String(error)),
    );
    expect(['broken', '0 pictures']).toContain(told);
  });
});
