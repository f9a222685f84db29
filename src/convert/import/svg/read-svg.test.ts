import { describe, expect, it } from 'vitest';
import { compilePath } from '#model/geometry/path.ts';
import type { DrawingNode, DrawingPath } from '#model/presentation/drawing.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import { readSvg } from './read-svg.ts';

const svg = (inner: string, attributes = 'viewBox="0 0 100 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`;
const draw = (inner: string, attributes?: string) => readSvg(svg(inner, attributes)).drawing.nodes;
const flat = (nodes: readonly DrawingNode[]): DrawingPath[] =>
  nodes.flatMap((node) => (node.kind === 'path' ? [node] : flat(node.children)));
const first = (inner: string, attributes?: string) => {
  const [path] = flat(draw(inner, attributes));
  if (!path) throw new Error('nothing was drawn');
  return path;
};
const boundsOf = (path: DrawingPath) => compilePath(path.d).bounds;
const black = { kind: 'color', color: '#000000', opacity: 1 };

describe('size', () => {
  it.each([
    ['viewBox="0 0 40 20"', [40, 20], [0, 0, 40, 20]],
    ['width="80" height="40" viewBox="10 20 40 20"', [80, 40], [10, 20, 40, 20]],
    ['width="1in" viewBox="0 0 40 20"', [96, 48], [0, 0, 40, 20]],
    ['width="30" height="50"', [30, 50], [0, 0, 30, 50]],
    ['width="100%" height="100%" viewBox="0 0 40 20"', [40, 20], [0, 0, 40, 20]],
    ['width="40" height="40" viewBox="0 0 40 20"', [40, 40], [0, -10, 40, 40]],
    ['width="40" height="40" viewBox="0 0 40 20" preserveAspectRatio="xMaxYMax slice"', [40, 40], [20, 0, 20, 20]],
    ['width="40" height="40" viewBox="0 0 40 20" preserveAspectRatio="none"', [40, 40], [0, 0, 40, 20]],
    ['', [50, 30], [10, 20, 50, 30]],
    ['viewBox="0 0 0 0"', [50, 30], [10, 20, 50, 30]],
  ])('%s', (attributes, [width, height], [x, y, wide, high]) => {
    const read = readSvg(svg('<rect x="10" y="20" width="50" height="30"/>', attributes));
    expect([read.width, read.height]).toEqual([width, height]);
    expect(read.drawing.viewBox).toEqual({ x, y, width: wide, height: high });
  });

  it('clips what extends over the edge, and only then', () => {
    expect(draw('<rect width="101" height="10"/>')).toMatchObject([
      { kind: 'group', clip: [{ d: 'M0 0L100 0L100 100L0 100Z', rule: 'nonzero' }] },
    ]);
    expect(draw('<rect width="100" height="10"/>')).toMatchObject([{ kind: 'path' }]);
    expect(draw('<rect width="101" height="10"/>', 'viewBox="0 0 100 100" overflow="visible"')).toMatchObject([{ kind: 'path' }]);
  });

  it('reads the title', () => {
    expect(readSvg(svg('<title> Light &amp;\n deep </title>')).title).toBe('Light & deep');
    expect(readSvg(svg(''))).not.toHaveProperty('title');
  });
});

describe('shapes', () => {
  it.each([
    ['<rect x="10" y="20" width="30" height="40"/>', [10, 20, 40, 60]],
    ['<rect x="10" y="20" width="30%" height="40%" rx="5"/>', [10, 20, 40, 60]],
    ['<circle cx="50" cy="50" r="10"/>', [40, 40, 60, 60]],
    ['<ellipse cx="50" cy="50" rx="10" ry="20"/>', [40, 30, 60, 70]],
    ['<polygon points="1,2 3,4 5,2 9"/>', [1, 2, 5, 4]],
    ['<path d="m10 10 h10 v10z"/>', [10, 10, 20, 20]],
    ['<line x1="1" y1="2" x2="3" y2="4" stroke="red"/>', [1, 2, 3, 4]],
    ['<polyline points="1 2 3 4" stroke="red"/>', [1, 2, 3, 4]],
  ])('%s', (shape, [left, top, right, bottom]) => {
    expect(boundsOf(first(shape))).toEqual({ left, top, right, bottom });
  });

  it.each([
    '<rect width="0" height="5"/>',
    '<circle r="-1"/>',
    '<ellipse rx="5" ry="0"/>',
    '<polygon points="1"/>',
    '<path d=""/>',
    '<path d="L1 1"/>',
    '<line x2="5"/>',
    '<rect width="5" height="5" fill="none"/>',
    '<rect width="5" height="5" opacity="0"/>',
    '<rect width="5" height="5" fill="transparent"/>',
  ])('%s draws nothing', (shape) => {
    expect(draw(shape)).toEqual([]);
  });
});

describe('styles', () => {
  it('the most specific declaration wins: attribute, sheet, style, important', () => {
    const css =
      '<style><![CDATA[ .a { fill: #000002 } rect.a.b, #c { fill: #000003 } .d { fill: #000004 !important } * { stroke-width: 7 } @media print { .a { fill: red } } ]]></style>';
    const fill = (attributes: string) => first(`${css}<g fill="#000001"><rect width="9" height="9" ${attributes}/></g>`).fill;
    expect([
      fill(''),
      fill('fill="#000005" class="a"'),
      fill('class="a b"'),
      fill('id="c" class="a"'),
      fill('class="d" style="fill: #000006"'),
      fill('class="a" style="fill: #000006"'),
    ]).toMatchObject([1, 2, 3, 3, 4, 6].map((number) => ({ color: `#00000${number}` })));
    expect(first(`${css}<rect width="9" height="9" stroke="red" stroke-width="1"/>`).strokeWidth).toBe(7);
  });

  it('reports unsupported selectors and ignores them', () => {
    const read = readSvg(svg('<style>g > rect { fill: red } rect:hover { fill: red }</style><rect width="9" height="9"/>'));
    expect(read.problems).toEqual(['unknown-selector']);
    expect(flat(read.drawing.nodes)[0]?.fill).toEqual(black);
  });

  it('strokes keep all their properties', () => {
    expect(
      first(
        '<path d="M0 0H9" fill="none" stroke="#12345680" stroke-opacity=".5" stroke-width="3" stroke-linecap="round" stroke-linejoin="bevel" stroke-miterlimit="9" stroke-dasharray="1 2 3" stroke-dashoffset="-4"/>',
      ),
    ).toEqual({
      kind: 'path',
      d: 'M0 0L9 0',
      fill: undefined,
      fillRule: 'nonzero',
      stroke: { kind: 'color', color: '#123456', opacity: expect.closeTo(0.25, 2) },
      strokeWidth: 3,
      dash: [1, 2, 3, 1, 2, 3],
      dashOffset: -4,
      cap: 'round',
      join: 'bevel',
      miterLimit: 9,
      opacity: 1,
    });
  });

  it('hidden elements are not drawn, but visible ones inside them are', () => {
    expect(
      draw(
        '<g display="none"><rect width="9" height="9"/></g><g visibility="hidden"><rect width="9" height="9"/><rect width="8" height="8" visibility="visible"/></g>',
      ),
    ).toHaveLength(1);
  });

  it('currentColor is the nearest color, or the one passed in', () => {
    expect(first('<g color="lime"><rect width="9" height="9" fill="currentColor"/></g>').fill).toMatchObject({ color: '#00ff00' });
    const [node] = readSvg(svg('<rect width="9" height="9" fill="currentColor"/>'), { currentColor: 'text' }).drawing.nodes;
    expect(node).toMatchObject({ fill: { color: 'text' } });
  });

  it('the opacity of one element stays on it, of several on their group', () => {
    expect(draw('<g opacity=".5"><rect width="9" height="9" opacity="50%"/></g>')).toMatchObject([{ kind: 'path', opacity: 0.25 }]);
    expect(draw('<g opacity=".5"><rect width="9" height="9"/><rect width="5" height="9"/></g>')).toMatchObject([
      { kind: 'group', opacity: 0.5, children: [{ opacity: 1 }, { opacity: 1 }] },
    ]);
  });

  it('a stroke painted first is below its fill', () => {
    expect(draw('<rect width="9" height="9" stroke="red" paint-order="stroke"/>', 'viewBox="-9 -9 99 99"')).toMatchObject([
      { fill: undefined, strokeWidth: 1 },
      { fill: black, strokeWidth: 0 },
    ]);
  });
});

describe('transforms, groups and references', () => {
  it('multiplies transforms from the root to the shape', () => {
    expect(first('<g transform="translate(10 20)"><g transform="scale(2)"><rect width="9" height="9"/></g></g>').transform).toEqual([
      2, 0, 0, 2, 10, 20,
    ]);
  });

  it('a use shows its target, with its own style and position', () => {
    const path = first('<defs><rect id="a" width="9" height="9"/></defs><use xlink:href="#a" x="5" y="6" fill="red"/>');
    expect(path).toMatchObject({ transform: [1, 0, 0, 1, 5, 6], fill: { color: '#ff0000' } });
  });

  it('fits a symbol into its use and clips it at its edges', () => {
    const [group] = draw(
      '<symbol id="a" viewBox="0 0 10 10"><rect width="20" height="10"/></symbol><use href="#a" x="5" width="40" height="20"/>',
    );
    expect(group).toMatchObject({ kind: 'group', clip: [{ d: 'M5 0L45 0L45 20L5 20Z' }], children: [{ transform: [2, 0, 0, 2, 15, 0] }] });
  });

  it('a nested svg has its own view box', () => {
    expect(
      first(
        '<svg x="10" y="10" width="20" height="40" viewBox="0 0 10 10" preserveAspectRatio="none"><rect width="10" height="100%"/></svg>',
      ),
    ).toMatchObject({ d: 'M0 0L10 0L10 10L0 10Z', transform: [2, 0, 0, 4, 10, 10] });
  });

  it('a clip is transformed with what it clips', () => {
    const [group] = draw(
      '<clipPath id="a"><circle cx="5" cy="5" r="5" clip-rule="evenodd"/></clipPath><g transform="translate(10 0)" clip-path="url(#a)"><rect width="9" height="9"/></g>',
    );
    if (group?.kind !== 'group') throw new Error('no group');
    expect(group.clip).toHaveLength(1);
    expect(group.clip?.[0]?.rule).toBe('evenodd');
    expect(compilePath(group.clip?.[0]?.d ?? '').bounds).toEqual({ left: 10, top: 0, right: 20, bottom: 10 });
  });

  it('supports a clip in bounding-box units, of several shapes with opposite winding', () => {
    const [group] = draw(
      '<clipPath id="a" clipPathUnits="objectBoundingBox"><path d="M0 0H.6V1H0Z"/><path d="M.4 0V1H1V0Z"/></clipPath><rect x="20" y="20" width="50" height="10" clip-path="url(#a)"/>',
    );
    if (group?.kind !== 'group') throw new Error('no group');
    expect(group.clip).toEqual([{ d: 'M20 20L50 20L50 30L20 30ZM70 20L70 30L40 30L40 20Z', rule: 'nonzero' }]);
  });

  it('a clip without shapes hides everything, a missing one hides nothing', () => {
    expect(draw('<clipPath id="a"/><rect width="9" height="9" clip-path="url(#a)"/>')).toMatchObject([{ clip: [{ d: 'M0 0Z' }] }]);
    const missing = readSvg(svg('<rect width="9" height="9" clip-path="url(#b)"/>'));
    expect([missing.drawing.nodes[0]?.kind, missing.problems]).toEqual(['path', ['missing-reference']]);
  });
});

describe('gradients', () => {
  const stops = '<stop stop-color="red"/><stop offset="100%" style="stop-color: blue; stop-opacity: .5"/>';
  const gradient = (tag: string, attributes: string, shape = '<rect x="10" y="20" width="40" height="20" fill="url(#a)"/>') =>
    first(`<${tag} id="a" ${attributes}>${stops}</${tag}>${shape}`).fill;
  const painted = [
    { offset: 0, color: '#ff0000', opacity: 1 },
    { offset: 1, color: '#0000ff', opacity: 0.5 },
  ];

  it("use the shape's bounding box, or user space", () => {
    expect(gradient('linearGradient', 'x2="0" y2="1"')).toEqual({ kind: 'linear', x1: 10, y1: 20, x2: 10, y2: 40, stops: painted });
    expect(gradient('linearGradient', 'gradientUnits="userSpaceOnUse" x1="5" y1="5" x2="50%" y2="5"')).toEqual({
      kind: 'linear',
      x1: 5,
      y1: 5,
      x2: 50,
      y2: 5,
      stops: painted,
    });
    expect(gradient('radialGradient', '')).toEqual({
      kind: 'radial',
      cx: 0.5,
      cy: 0.5,
      radius: 0.5,
      fx: 0.5,
      fy: 0.5,
      stops: painted,
      transform: [40, 0, 0, 20, 10, 20],
    });
    expect(
      gradient(
        'radialGradient',
        'gradientUnits="userSpaceOnUse" cx="10" cy="10" r="5" fx="12" gradientTransform="translate(1 1) scale(2)"',
      ),
    ).toEqual({ kind: 'radial', cx: 21, cy: 21, radius: 10, fx: 25, fy: 21, stops: painted });
  });

  it('keep a skewing transform, which points alone could not express', () => {
    expect(gradient('linearGradient', 'x2="1" y2="1"')).toMatchObject({ x1: 0, y1: 0, x2: 1, y2: 1, transform: [40, 0, 0, 20, 10, 20] });
  });

  it('inherit attributes and stops from others', () => {
    const path = first(
      `<linearGradient id="b" gradientUnits="userSpaceOnUse" x1="3">${stops}</linearGradient><linearGradient id="a" href="#b" x2="7"/><rect width="9" height="9" fill="url(#a)" fill-opacity=".5"/>`,
    );
    expect(path.fill).toMatchObject({ x1: 3, x2: 7, stops: [{ opacity: 0.5 }, { opacity: 0.25 }] });
  });

  it('become a colour without extent, and nothing without stops', () => {
    expect(gradient('linearGradient', 'x2="0"')).toEqual({ kind: 'color', color: '#0000ff', opacity: 0.5 });
    expect(gradient('radialGradient', 'r="0"')).toEqual({ kind: 'color', color: '#0000ff', opacity: 0.5 });
    expect(draw('<linearGradient id="a"/><rect width="9" height="9" fill="url(#a)"/>')).toEqual([]);
  });

  it('uses the fallback for a missing paint', () => {
    expect(first('<rect width="9" height="9" fill="url(#gone) lime"/>').fill).toMatchObject({ color: '#00ff00' });
  });
});

describe('reports what is lost', () => {
  it.each([
    ['<text>words</text>', 'text'],
    ['<image href="data:image/png;base64,AAAA"/>', 'image'],
    ['<foreignObject/>', 'foreign-content'],
    ['<filter id="f"><feGaussianBlur/></filter><rect width="9" height="9" filter="url(#f)"/>', 'blur'],
    ['<filter id="f"><feOffset/></filter><rect width="9" height="9" filter="url(#f)"/>', 'filter'],
    ['<rect width="9" height="9" mask="url(#m)"/>', 'mask'],
    ['<pattern id="p"/><rect width="9" height="9" fill="url(#p)"/>', 'pattern'],
    ['<path d="M0 0H9" marker-end="url(#m)"/>', 'marker'],
    ['<rect width="9" height="9" style="mix-blend-mode: multiply"/>', 'blend-mode'],
    ['<rect width="9" height="9"><animate/></rect>', 'animation'],
    [
      '<linearGradient id="a" spreadMethod="repeat"><stop/><stop/></linearGradient><rect width="9" height="9" fill="url(#a)"/>',
      'gradient-spread',
    ],
    ['<rect width="9" height="9" fill="oklch(1 0 0)"/>', 'unknown-color'],
    ['<rect width="9" height="9" transform="spin(4)"/>', 'invalid-transform'],
    ['<path d="hello"/>', 'invalid-path'],
    ['<use href="#gone"/>', 'missing-reference'],
    ['<rect width="9" height="9" clip-path="circle(4px)"/>', 'clip-shape'],
  ])('%s', (inner, problem) => {
    expect(readSvg(svg(inner)).problems).toEqual([problem]);
  });
});

describe('sources', () => {
  it('detects the encoding of bytes', () => {
    const text = svg('<title>Größe</title>');
    const latin = Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${text}`, 'latin1');
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    for (const bytes of [Buffer.from(text), latin, wide, Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text)])])
      expect(readSvg(bytes).title).toBe('Größe');
  });

  it('understands a prefix for the SVG namespace, but no other', () => {
    const source =
      '<s:svg xmlns:s="http://www.w3.org/2000/svg" xmlns:i="http://example.org" viewBox="0 0 9 9"><i:rect width="9" height="9"/><s:rect width="5" height="5"/></s:svg>';
    expect(readSvg(source).drawing.nodes).toMatchObject([{ d: 'M0 0L5 0L5 5L0 5Z' }]);
  });

  it('the model accepts the result unchanged', () => {
    const inner =
      '<clipPath id="c"><circle cx="50" cy="50" r="70"/></clipPath><radialGradient id="g" fx="2"><stop offset="2" stop-color="hsl(9 9% 9%)"/><stop offset="-1"/></radialGradient><g opacity=".5" clip-path="url(#c)"><rect width="900" height="9" fill="url(#g)" stroke="url(#g)" stroke-width="1e9" stroke-miterlimit="0" stroke-dasharray="0 0" transform="rotate(33) skewX(9)"/><path d="M0 0A50 20 30 1 1 99 99"/></g>';
    const { drawing } = readSvg(svg(inner));
    const document = {
      schemaVersion: 2,
      title: '',
      language: 'en',
      root: { id: 'root', title: '', width: 100, height: 100, children: [{ id: 'a', kind: 'drawing', width: 100, height: 100, drawing }] },
      path: [],
    };
    const { presentation, problems } = parsePresentation(JSON.parse(JSON.stringify(document)));
    expect(problems).toEqual([]);
    expect(presentation.root.children[0]).toMatchObject({ drawing: JSON.parse(JSON.stringify(drawing)) });
  });
});
