import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { dib, emf, emfRecord } from '../../metafile/test-metafiles.ts';
import { importDeck, shape, transform } from '../test-deck.ts';

const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#cc1133' } })
  .png()
  .withMetadata({ density: 96 })
  .toBuffer();
const parts = { 'ppt/media/image1.png': png };
const relationships = 'rIdP image ../media/image1.png';

const picture = ({
  source = '',
  properties = '',
  role = '',
  turn = '',
}: {
  source?: string;
  properties?: string;
  role?: string;
  turn?: string;
}) =>
  `<p:pic><p:nvPicPr><p:cNvPr id="4" name="" descr="A flag"/><p:cNvPicPr/><p:nvPr>${role}</p:nvPr></p:nvPicPr><p:blipFill><a:blip r:embed="rIdP"/>${source}<a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr>${transform([100, 200, 400, 300], turn)}${properties}</p:spPr></p:pic>`;

async function read(shapes: string) {
  const { imported, slides, warnings } = await importDeck({ slides: [{ shapes, relationships }], parts });
  return { objects: slides[0]?.children ?? [], warnings, imported };
}

describe('a picture instead of a bullet', () => {
  const item =
    '<a:p><a:pPr marL="190500" indent="-190500"><a:buBlip><a:blip r:embed="rIdP"/></a:buBlip></a:pPr><a:r><a:t>Point</a:t></a:r></a:p>';
  const inherited = '<a:p><a:r><a:t>Point</a:t></a:r></a:p>';
  const box = (paragraphs: string, kind = '') =>
    `<p:sp><p:nvSpPr><p:cNvPr id="4" name=""/><p:cNvSpPr/><p:nvPr>${kind}</p:nvPr></p:nvSpPr><p:spPr>${transform([100, 200, 400, 300])}<a:prstGeom prst="rect"/></p:spPr><p:txBody><a:bodyPr/>${paragraphs}</p:txBody></p:sp>`;

  test('is beside its text, as high as its letters', async () => {
    const { objects, warnings } = await read(box(item));
    const [group] = objects;
    const [text, bullet] = group?.kind === 'group' ? group.children : [];
    expect(text).toMatchObject({ kind: 'text', paragraphs: [{ marker: '•', markerColor: '#00000000' }] });
    expect(bullet?.kind).toBe('image');
    // 18 points are 48 units. The picture is twice as wide as high.
    expect(bullet?.height).toBeCloseTo(48 * 0.8);
    expect(bullet?.width).toBeCloseTo(48 * 1.6);
    // At the left edge of the box, inside its inset of 19.2, in its first line.
    expect((bullet?.x ?? 0) - (bullet?.width ?? 0) / 2).toBeCloseTo(19.2);
    expect(bullet?.y).toBeLessThan(60);
    expect(warnings).toEqual([]);
  });

  test('may be that of the master', async () => {
    const { slides, imported } = await importDeck({
      slides: [{ shapes: box(inherited, '<p:ph type="body"/>') }],
      master: {
        after:
          '<p:txStyles><p:bodyStyle><a:lvl1pPr marL="190500" indent="-190500"><a:buBlip><a:blip r:embed="rIdP"/></a:buBlip></a:lvl1pPr></p:bodyStyle></p:txStyles>',
        relationships,
      },
      parts,
    });
    expect(JSON.stringify(slides[0]?.children)).toContain('"kind":"image"');
    expect(imported.pictures.size).toBe(1);
  });

  test('is a dot if it is missing', async () => {
    const { objects } = await read(box(item.replace('rIdP', 'rIdX')));
    expect(objects).toMatchObject([{ kind: 'text', paragraphs: [{ marker: '•' }] }]);
    expect(JSON.stringify(objects)).not.toContain('#00000000');
  });
});

describe('a picture', () => {
  test('is placed as an asset, with its alternative text', async () => {
    const { objects, imported } = await read(picture({}));
    expect(objects).toMatchObject([
      {
        kind: 'image',
        x: 300,
        y: 350,
        width: 400,
        height: 300,
        crop: { x: 0, y: 0, width: 1, height: 1 },
        mask: { kind: 'none' },
        alt: 'A flag',
      },
    ]);
    expect([...imported.pictures.values()].map(({ type }) => type)).toEqual(['image/png']);
  });

  test('is cropped; a crop beyond its edges leaves that part empty', async () => {
    const { objects } = await read(picture({ source: '<a:srcRect l="25000" r="25000" t="-50000"/>' }));
    expect(objects).toMatchObject([{ x: 300, y: 400, width: 400, height: 200, crop: { x: 0.25, y: 0, width: 0.5, height: 1 } }]);
  });

  test('has the outline of its shape, and may be mirrored in it', async () => {
    const { objects } = await read(picture({ properties: '<a:prstGeom prst="ellipse"><a:avLst/></a:prstGeom>', turn: 'flipH="1"' }));
    expect(objects).toMatchObject([{ mask: { kind: 'ellipse' }, flip: 'x' }]);
  });

  test('has the holes of its shape', async () => {
    const { objects } = await read(picture({ properties: '<a:prstGeom prst="frame"><a:avLst/></a:prstGeom>' }));
    expect(objects).toMatchObject([{ mask: { kind: 'path', rule: 'evenodd' } }]);
  });

  test('with a line around it is a group of both', async () => {
    const { objects } = await read(
      picture({
        properties:
          '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:ln w="19050"><a:solidFill><a:srgbClr val="00FF00"/></a:solidFill></a:ln>',
      }),
    );
    expect(objects).toMatchObject([
      { kind: 'group', alt: 'A flag', children: [{ kind: 'image' }, { kind: 'shape', stroke: { width: 4 } }] },
    ]);
  });

  test('may be reflected below, fading away', async () => {
    const reflection = `<a:effectLst><a:reflection stA="50000" endA="0" endPos="40000" dist="${10 * 4762.5}" dir="5400000" sy="-100000" algn="bl"/></a:effectLst>`;
    const { objects, warnings } = await read(picture({ properties: reflection }));
    const [group] = objects;
    const images = group?.kind === 'group' ? group.children.filter((child) => child.kind === 'image') : [];
    const strips = images.slice(0, -1);
    const [first, last] = [strips[0], strips.at(-1)];
    // The picture is 300 units high, its reflection 40 % of that, 10 units below.
    expect((first?.y ?? 0) - (first?.height ?? 0) / 2).toBeCloseTo(310);
    expect((last?.y ?? 0) + (last?.height ?? 0) / 2).toBeCloseTo(430);
    expect(first?.crop.y).toBeCloseTo(0.96);
    expect(first?.flip).toBe('y');
    expect(first?.opacity).toBeGreaterThan(last?.opacity ?? 1);
    expect(warnings).toEqual([]);
  });

  test('may have soft edges', async () => {
    const soft = `<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:effectLst><a:softEdge rad="${100 * 4762.5}"/></a:effectLst>`;
    const { objects, warnings, imported } = await read(picture({ properties: soft }));
    expect(objects).toMatchObject([{ kind: 'image', width: 400, height: 300, alt: 'A flag' }]);
    expect(warnings).toEqual([]);
    const [only] = [...imported.pictures.values()];
    const { data, info } = await sharp(only?.bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const opacity = (x: number, y: number) => data[(Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4 + 3] ?? 0;
    expect(opacity(0.5, 0.5)).toBe(255);
    expect(opacity(0, 0.5)).toBeLessThan(20);
    expect(opacity(0.5, 0.99)).toBeLessThan(20);
    // The edge is a quarter of its width: half of that is half faded.
    expect(opacity(0.13, 0.5)).toBeGreaterThan(90);
    expect(opacity(0.13, 0.5)).toBeLessThan(190);
  });

  test('of a film or a sound takes its place, with a warning', async () => {
    const film = await read(picture({ role: '<a:videoFile r:link="rIdV"/>' }));
    expect(film.objects).toMatchObject([{ kind: 'image' }]);
    expect(film.warnings).toMatchObject([{ code: 'video', slides: [1] }]);
    expect((await read(picture({ role: '<a:audioFile r:link="rIdV"/>' }))).warnings).toMatchObject([{ code: 'audio' }]);
  });

  test('that is invalid is left out', async () => {
    const { slides, warnings } = await importDeck({
      slides: [{ shapes: picture({}), relationships }],
      parts: { 'ppt/media/image1.png': new Uint8Array([1, 2, 3]) },
    });
    expect(slides[0]?.children).toEqual([]);
    expect(warnings).toMatchObject([{ code: 'picture', details: ['image1.png'] }]);
  });

  test('of a metafile that is mainly a bitmap keeps the text over it', async () => {
    const stretch = emfRecord(81, [0, 0, 99, 49, 0, 0, 0, 0, 2, 2, 80, 40, 120, 16, 0, 0xcc0020, 100, 50], dib.header, dib.bits);
    const words = emfRecord(84, [0, 0, 0, 0, 1, 0, 0, 50, 25, 4, 76, 0, 0, 0, 0, 0, 0], Buffer.from('Wort', 'utf16le'));
    const { slides } = await importDeck({
      slides: [{ shapes: picture({}), relationships: 'rIdP image ../media/image1.emf' }],
      parts: { 'ppt/media/image1.emf': emf(stretch, words) },
    });
    const [group] = slides[0]?.children ?? [];
    expect(group).toMatchObject({
      kind: 'group',
      alt: 'A flag',
      children: [
        { kind: 'image', width: 400, height: 300 },
        { kind: 'text', paragraphs: [{ runs: [{ text: 'Wort' }] }] },
      ],
    });
    const text = group?.kind === 'group' ? group.children[1] : undefined;
    expect((text?.x ?? 0) - (text?.width ?? 0) / 2).toBeCloseTo(200);
  });

  test('fills a shape, whole or tiled', async () => {
    const filled = (how: string) =>
      shape({ at: [0, 0, 240, 80], look: `<a:blipFill><a:blip r:embed="rIdP"><a:alphaModFix amt="50000"/></a:blip>${how}</a:blipFill>` });
    expect((await read(filled('<a:stretch><a:fillRect/></a:stretch>'))).objects).toMatchObject([
      { kind: 'image', width: 240, height: 80, opacity: 0.5 },
    ]);
    // 40 × 20 pixels at 96 per inch are 80 × 40 units.
    const { objects } = await read(filled('<a:tile sx="100000" sy="100000" algn="tl"/>'));
    const images = objects.flatMap((object) => (object.kind === 'group' ? object.children : [object]));
    expect(images).toHaveLength(6);
    expect(Math.max(...images.map(({ x, width }) => x + width / 2))).toBeCloseTo(240);
    expect(Math.max(...images.map(({ y, height }) => y + height / 2))).toBeCloseTo(80);
  });
});

test('thousands of tiles are as small as they should be, a few of many each', async () => {
  const half = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  const tile = await sharp({ create: { width: 4, height: 2, channels: 3, background: '#0000ff' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .png()
    .withMetadata({ density: 96 })
    .toBuffer();
  const fill = `<a:blipFill><a:blip r:embed="rIdP"/><a:tile sx="50000" sy="100000" flip="x" algn="tl"/></a:blipFill>`;
  const { slides, imported } = await importDeck({
    slides: [{ shapes: shape({ at: [0, 0, 400, 400], look: fill }), relationships }],
    parts: { 'ppt/media/image1.png': tile },
  });
  const [group] = slides[0]?.children ?? [];
  const images = group?.kind === 'group' ? group.children.filter(({ kind }) => kind === 'image') : [];
  const [first] = images;
  // A tile of 4 × 4 units: 10,000 of them. With 6 × 6 in a picture there are 17 × 17.
  expect(images).toHaveLength(289);
  expect([first?.width, first?.height].map((length) => Math.round(length ?? 0))).toEqual([25, 25]);
  const source = first?.kind === 'image' ? imported.presentation.assets[first.asset]?.source : undefined;
  const { data, info } = await sharp(imported.pictures.get(source ?? '')?.bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([24, 12]);
  const colors = Array.from({ length: 12 }, (_, x) => (data[x * 3] === 255 ? 'r' : 'b')).join('');
  expect(colors).toBe('rrbbbbrrrrbb');
});

test("a theme's texture takes the colours of the background that refers to it", async () => {
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const colors =
    '<a:schemeClr val="phClr"><a:shade val="50000"/></a:schemeClr><a:schemeClr val="phClr"><a:tint val="90000"/></a:schemeClr>';
  const theme = `<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="${relation}"><a:themeElements><a:fmtScheme><a:bgFillStyleLst><a:solidFill/><a:blipFill><a:blip r:embed="rId1"><a:duotone>${colors}</a:duotone></a:blip><a:stretch/></a:blipFill></a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`;
  const { imported } = await importDeck({
    slides: [{ background: '<p:bg><p:bgRef idx="1002"><a:srgbClr val="00ff00"/></p:bgRef></p:bg>' }],
    theme,
    parts: {
      'ppt/media/image1.png': await sharp({ create: { width: 4, height: 4, channels: 3, background: '#000000' } })
        .png()
        .toBuffer(),
      'ppt/theme/_rels/theme1.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relation}/image" Target="../media/image1.png"/></Relationships>`,
    },
  });
  const [texture] = [...imported.pictures.values()];
  const [red = 255, green = 0] = await sharp(texture?.bytes).raw().toBuffer();
  expect(red).toBeLessThan(10);
  expect(green).toBeCloseTo(188, -1);
});

describe('an embedded object', () => {
  test('is shown by its preview picture', async () => {
    const frame = `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="4" name=""/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr>${transform([100, 200, 400, 300]).replaceAll('a:xfrm', 'p:xfrm')}<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/presentationml/2006/ole"><p:oleObj progId="Excel.Sheet.12">${picture({})}</p:oleObj></a:graphicData></a:graphic></p:graphicFrame>`;
    const { objects, warnings } = await read(frame);
    expect(objects).toMatchObject([{ kind: 'image', x: 300, y: 350 }]);
    expect(warnings).toMatchObject([{ code: 'embedded-file', details: ['Excel.Sheet.12'] }]);
  });
});
