import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { SceneObject } from '#model/presentation/presentation.ts';
import { importDeck, importShapes, shape, solid, transform } from '../test-deck.ts';

const round = (value: number) => Math.round(value * 100) / 100;
const place = (object: SceneObject | undefined) => object && [object.x, object.y, object.width, object.height, object.rotation].map(round);
const red = solid('ff0000');

const group = (
  at: readonly [number, number, number, number],
  inner: readonly [number, number, number, number],
  shapes: string,
  attributes = '',
) => {
  const [x, y, width, height] = inner.map((value) => value * 4762.5);
  return `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="9" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr>${transform(at, attributes, `<a:chOff x="${x}" y="${y}"/><a:chExt cx="${width}" cy="${height}"/>`)}</p:grpSpPr>${shapes}</p:grpSp>`;
};

describe('a shape', () => {
  test('is placed as specified, rotated about its centre', async () => {
    const [object] = await importShapes(shape({ at: [100, 200, 300, 400], turn: 'rot="2700000"', look: red }));
    expect(object).toMatchObject({ kind: 'shape', shape: 'rectangle', fill: { kind: 'color', color: '#ff0000' } });
    expect(place(object)).toEqual([250, 400, 300, 400, 45]);
  });

  test('with text is one object; text alone is a text', async () => {
    const [both, alone] = await importShapes(
      shape({ at: [100, 200, 300, 400], look: red, text: 'Both' }) + shape({ at: [0, 0, 300, 400], text: 'Alone' }),
    );
    expect(both).toMatchObject({ kind: 'group', children: [{ kind: 'shape', x: 150, y: 200 }, { kind: 'text' }] });
    expect(alone).toMatchObject({ kind: 'text' });
  });

  test('that is hidden, outside the slide or invisible is left out', async () => {
    const shapes = [
      shape({ at: [0, 0, 9, 9], look: red, attributes: 'hidden="1"' }),
      shape({ at: [2000, 0, 300, 300], look: red }),
      shape({ at: [0, 0, 9, 9] }),
    ];
    expect(await importShapes(shapes.join(''))).toEqual([]);
  });

  test("takes what it does not specify from the theme's style", async () => {
    const style =
      '<p:style><a:lnRef idx="1"><a:schemeClr val="accent2"/></a:lnRef><a:fillRef idx="2"><a:srgbClr val="ff0000"/></a:fillRef><a:effectRef idx="0"/><a:fontRef idx="minor"/></p:style>';
    const [object] = await importShapes(shape({ at: [0, 0, 96, 96], look: '<a:ln w="9525"/>', style }));
    expect(object).toMatchObject({
      fill: { color: '#800000' },
      stroke: { paint: { color: '#ed7d31' }, width: 2, cap: 'round', dash: [8, 6] },
    });
  });

  test('has upside-down text only if mirrored vertically', async () => {
    const [object] = await importShapes(shape({ at: [0, 0, 400, 200], turn: 'flipV="1" flipH="1"', look: red, text: 'Over' }));
    const text = object?.kind === 'group' ? object.children.find(({ kind }) => kind === 'text') : undefined;
    expect(round(text?.rotation ?? 0)).toBe(180);
  });

  test('has holes where its path overlaps itself, whatever the direction', async () => {
    const square = (from: number, to: number) =>
      `<a:moveTo><a:pt x="${from}" y="${from}"/></a:moveTo>${[
        [to, from],
        [to, to],
        [from, to],
      ]
        .map(([x, y]) => `<a:lnTo><a:pt x="${x}" y="${y}"/></a:lnTo>`)
        .join('')}<a:close/>`;
    const ring = `<a:custGeom><a:pathLst><a:path w="100" h="100">${square(0, 100)}${square(20, 80)}</a:path></a:pathLst></a:custGeom>`;
    const [object] = await importShapes(shape({ at: [0, 0, 96, 96], look: red }).replace(/<a:prstGeom.*<\/a:prstGeom>/, ring));
    expect(object).toMatchObject({ kind: 'drawing', drawing: { nodes: [{ fillRule: 'evenodd', fill: { color: '#ff0000' } }] } });
  });

  test('glows in its own colour, beside its shadow', async () => {
    const effects =
      '<a:effectLst><a:glow rad="95250"><a:srgbClr val="00ff00"><a:alpha val="40000"/></a:srgbClr></a:glow><a:outerShdw dist="47625"><a:srgbClr val="0000ff"/></a:outerShdw></a:effectLst>';
    const [object] = await importShapes(shape({ at: [100, 100, 96, 96], look: red + effects }));
    const text = JSON.stringify(object);
    expect(object).toMatchObject({ kind: 'drawing' });
    expect(text.indexOf('#0000ff')).toBeGreaterThan(0);
    expect(text.indexOf('#00ff00')).toBeGreaterThan(text.indexOf('#0000ff'));
    expect(text.indexOf('#ff0000')).toBeGreaterThan(text.indexOf('#00ff00'));
    // It reaches beyond the shape.
    expect(object?.width).toBeGreaterThan(96 + 2 * 15);
  });

  test('may have soft edges', async () => {
    const effects = `<a:effectLst><a:softEdge rad="${20 * 4762.5}"/></a:effectLst>`;
    const { slides, warnings } = await importDeck({ slides: [{ shapes: shape({ at: [100, 100, 100, 100], look: red + effects }) }] });
    const [object] = slides[0]?.children ?? [];
    const layers = object?.kind === 'drawing' ? object.drawing.nodes : [];
    // Opaque in its middle, and nowhere larger than it is.
    expect(layers.at(-1)).toMatchObject({ kind: 'group', opacity: 1, children: [{ fill: { color: '#ff0000' } }] });
    expect(layers[0]).toMatchObject({ kind: 'group', opacity: 0.125 });
    expect(layers.every((layer) => (layer.transform?.[0] ?? 1) < 1)).toBe(true);
    expect(warnings).toEqual([]);
  });

  test('may be reflected below, fading away', async () => {
    const effects = `<a:effectLst><a:reflection stA="50000" endA="0" endPos="40000" dist="${10 * 4762.5}"/></a:effectLst>`;
    const { slides, warnings } = await importDeck({ slides: [{ shapes: shape({ at: [100, 100, 100, 100], look: red + effects }) }] });
    const [object] = slides[0]?.children ?? [];
    const nodes = object?.kind === 'drawing' ? object.drawing.nodes : [];
    expect(nodes.at(-1)).toMatchObject({ kind: 'path', fill: { color: '#ff0000' } });
    const strips = nodes.slice(0, -1);
    expect(strips.length).toBeGreaterThan(4);
    expect(strips.map(({ opacity }) => opacity)).toEqual(strips.map(({ opacity }) => opacity).toSorted((one, other) => other - one));
    expect(strips[0]).toMatchObject({ kind: 'group', transform: [1, 0, 0, -1, 0, 210] });
    // The lowest 40 % of its height.
    expect(strips.at(-1)).toMatchObject({ clip: [{ d: expect.stringMatching(/^M-100 (?:60|59\.9|60\.0)/) }] });
    expect(warnings).toEqual([]);
  });

  test('is filled with a pattern, and so is the slide behind it', async () => {
    const pattern =
      '<a:pattFill prst="ltVert"><a:fgClr><a:srgbClr val="FF0000"/></a:fgClr><a:bgClr><a:srgbClr val="FFFFFF"/></a:bgClr></a:pattFill>';
    const { slides, imported } = await importDeck({
      slides: [
        {
          background: `<p:bg><p:bgPr>${pattern}<a:effectLst/></p:bgPr></p:bg>`,
          shapes: shape({ at: [100, 100, 96, 96], look: pattern }),
        },
      ],
    });
    const objects = slides[0]?.children ?? [];
    const ofShape = objects.at(-1);
    // One tile of 128 pixels of the pattern, two units each, is larger than the shape.
    expect(ofShape).toMatchObject({ kind: 'image', width: 96, height: 96, crop: { x: 0, y: 0, width: 96 / 256, height: 96 / 256 } });
    // 1920 × 1440 units behind it.
    expect(objects.length).toBe(8 * 6 + 1);
    const [tile, ...others] = [...imported.pictures.values()];
    expect(others).toEqual([]);
    const { data, info } = await sharp(tile?.bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const green = (x: number) => data[(info.width * 9 + x) * 3 + 1];
    // A red pixel, then three white ones, each four pixels of the picture wide.
    expect([0, 3, 4, 15, 16].map(green)).toEqual([0, 0, 255, 255, 0]);
  });

  test('keeps its alternative text', async () => {
    const [object] = await importShapes(shape({ at: [0, 0, 96, 96], look: red, attributes: 'descr="A red square"' }));
    expect(object?.alt).toBe('A red square');
  });
});

describe('a group', () => {
  test('scales its content', async () => {
    const [object] = await importShapes(group([100, 100, 400, 200], [0, 0, 800, 800], shape({ at: [400, 400, 200, 200], look: red })));
    expect(place(object)).toEqual([300, 200, 400, 200, 0]);
    expect(object).toMatchObject({ kind: 'group' });
    expect(place(object?.kind === 'group' ? object.children[0] : undefined)).toEqual([250, 125, 100, 50, 0]);
  });

  test('scales rotated content along the other axis', async () => {
    const [object] = await importShapes(
      group([0, 0, 400, 200], [0, 0, 400, 400], shape({ at: [100, 150, 200, 100], turn: 'rot="5400000"', look: red })),
    );
    expect(place(object?.kind === 'group' ? object.children[0] : undefined)).toEqual([200, 100, 100, 100, 90]);
  });

  test('that is mirrored mirrors the positions and rotations of its content', async () => {
    const [object] = await importShapes(
      group([0, 0, 400, 200], [0, 0, 400, 200], shape({ at: [0, 0, 100, 100], turn: 'rot="1800000"', look: red }), 'flipH="1"'),
    );
    expect(place(object?.kind === 'group' ? object.children[0] : undefined)).toEqual([350, 50, 100, 100, 330]);
  });

  test('passes its fill to shapes that ask for it', async () => {
    const inner = shape({ at: [0, 0, 100, 100], look: '<a:grpFill/>' });
    const [object] = await importShapes(group([0, 0, 400, 200], [0, 0, 400, 200], inner).replace('</p:grpSpPr>', `${red}</p:grpSpPr>`));
    expect(object).toMatchObject({ children: [{ fill: { color: '#ff0000' } }] });
  });

  test('nested too deeply is cut', async () => {
    let nested = shape({ at: [0, 0, 100, 100], look: red });
    for (let depth = 0; depth < 70; depth += 1) nested = group([0, 0, 400, 200], [0, 0, 400, 200], nested);
    const { slides, warnings } = await importDeck({ slides: [{ shapes: nested + shape({ at: [0, 0, 9, 9], look: red }) }] });
    expect(slides[0]?.children).toHaveLength(1);
    expect(warnings).toMatchObject([{ code: 'objects-cut' }]);
  });
});

describe('a placeholder', () => {
  const master = {
    shapes:
      shape({ at: [10, 20, 300, 100], placeholder: 'type="title"', text: 'Click' }) +
      shape({ at: [10, 200, 300, 500], placeholder: 'type="body" idx="1"', text: 'Click' }),
  };

  test('is placed as on its layout, or else as on the master', async () => {
    const layout = {
      shapes: shape({ at: [500, 600, 700, 80], placeholder: 'type="body" idx="7"' }) + shape({ placeholder: 'type="title"' }),
    };
    const shapes =
      shape({ placeholder: 'type="title"', text: 'Title', look: red }) +
      shape({ placeholder: 'type="body" idx="7"', text: 'Body', look: red });
    const [title, body] = await importShapes(shapes, { layout, master });
    expect(place(title)).toEqual([160, 70, 300, 100, 0]);
    expect(place(body)).toEqual([850, 640, 700, 80, 0]);
  });

  test('asks its own style before its layout', async () => {
    const style =
      '<p:style><a:lnRef idx="1"><a:schemeClr val="accent2"/></a:lnRef><a:fillRef idx="1"><a:schemeClr val="accent1"/></a:fillRef><a:effectRef idx="0"/><a:fontRef idx="minor"><a:schemeClr val="lt1"/></a:fontRef></p:style>';
    const layout = { shapes: shape({ placeholder: 'type="title"', look: '<a:noFill/><a:ln><a:noFill/></a:ln>' }) };
    const title = shape({ placeholder: 'type="title"', text: 'Title', style });
    const [object] = await importShapes(title, { layout, master });
    expect(object).toMatchObject({
      kind: 'group',
      children: [{ fill: { color: '#4472c4' }, stroke: { paint: { color: '#ed7d31' } } }, { style: { color: '#fafafa' } }],
    });
    const [plain] = await importShapes(title.replace('fillRef idx="1"', 'fillRef idx="0"').replace('lnRef idx="1"', 'lnRef idx="0"'), {
      layout: { shapes: shape({ placeholder: 'type="title"', look: red }) },
      master,
    });
    expect(plain).toMatchObject({ kind: 'text', style: { color: '#fafafa' } });
  });

  test('gets nothing from the default text style if it is a title or a body', async () => {
    const defaults = '<p:defaultTextStyle><a:lvl1pPr><a:defRPr i="1"/></a:lvl1pPr></p:defaultTextStyle>';
    const types = ['type="title"', 'type="body" idx="1"', 'type="ftr" idx="3"'];
    const shapes = types.map((placeholder) => shape({ at: [0, 0, 90, 90], placeholder, text: 'Text' })).join('');
    const objects = await importShapes(shapes + shape({ at: [0, 0, 90, 90], text: 'Text' }), { master, presentation: defaults });
    expect(objects.map((object) => object.kind === 'text' && object.style?.isItalic)).toEqual([false, false, true, true]);
  });

  test('is not shown if empty, and those of layout and master never are', async () => {
    expect(await importShapes(shape({ placeholder: 'type="title"' }), { master })).toEqual([]);
  });
});

describe('the layout and the master', () => {
  const lent = {
    layout: { shapes: shape({ at: [0, 0, 50, 50], look: solid('00ff00') }) },
    master: { shapes: shape({ at: [0, 0, 90, 90], look: solid('0000ff') }) },
  };
  const colors = (objects: readonly SceneObject[]) =>
    objects.map((object) => (object.kind === 'shape' && object.fill?.kind === 'color' ? object.fill.color : ''));

  test('contribute their shapes, bottom to top', async () => {
    expect(colors(await importShapes(shape({ at: [0, 0, 10, 10], look: red }), lent))).toEqual(['#0000ff', '#00ff00', '#ff0000']);
  });

  test('contribute nothing if a slide or a layout says so', async () => {
    const without = await importDeck({
      slides: [{ attributes: 'showMasterSp="0"', shapes: shape({ at: [0, 0, 10, 10], look: red }) }],
      ...lent,
    });
    expect(colors(without.slides[0]?.children ?? [])).toEqual(['#ff0000']);
    expect(colors(await importShapes('', { ...lent, layout: { ...lent.layout, attributes: 'showMasterSp="0"' } }))).toEqual(['#00ff00']);
  });
});

describe('the background', () => {
  test('is that of the slide, its layout or its master', async () => {
    const background = (color: string) => `<p:bg><p:bgPr>${solid(color)}<a:effectLst/></p:bgPr></p:bg>`;
    const { slides } = await importDeck({
      slides: [{ background: background('ff0000') }, {}],
      master: { background: '<p:bg><p:bgRef idx="1001"><a:schemeClr val="bg2"/></p:bgRef></p:bg>' },
    });
    expect(slides.map(({ frame }) => frame?.fill)).toEqual([
      { kind: 'color', color: '#ff0000' },
      { kind: 'color', color: '#eeddcc' },
    ]);
  });

  test('follows the slide’s own colour map', async () => {
    const after = '<p:clrMapOvr><a:overrideClrMapping bg1="dk2" tx1="lt1" bg2="dk1" tx2="lt2"/></p:clrMapOvr>';
    const { slides } = await importDeck({
      slides: [{ background: '<p:bg><p:bgPr><a:solidFill><a:schemeClr val="bg1"/></a:solidFill></p:bgPr></p:bg>', after }],
    });
    expect(slides[0]?.frame?.fill).toEqual({ kind: 'color', color: '#112233' });
  });
});

describe('alternatives', () => {
  const alternatives = (requires: string) =>
    `<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="${requires}">${shape({ at: [0, 0, 10, 10], look: red })}</mc:Choice><mc:Fallback>${shape({ at: [0, 0, 20, 20], look: red })}</mc:Fallback></mc:AlternateContent>`;

  test('are used if we support what they require, otherwise the fallback is', async () => {
    expect((await importShapes(alternatives('p14')))[0]?.width).toBe(10);
    expect((await importShapes(alternatives('am3d')))[0]?.width).toBe(20);
  });
});
