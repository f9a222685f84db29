import { describe, expect, test } from 'vitest';
import { compilePath } from '#model/geometry/path.ts';
import { parseXml } from '../../xml/xml.ts';
import { presets } from '../presets/presets.ts';
import { shapePaths } from './shape-paths.ts';

const UNIT = 1920 / 12_192_000;
const space = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const properties = (inner: string) =>
  parseXml(new TextEncoder().encode(`<a:spPr xmlns:a="${space}">${inner}</a:spPr>`), new Map([[space, 'a:']]));
const preset = (name: string, adjust = '') => properties(`<a:prstGeom prst="${name}"><a:avLst>${adjust}</a:avLst></a:prstGeom>`);
const draw = (name: string, adjust = '', size = { width: 400, height: 300 }) => shapePaths(preset(name, adjust), size, UNIT);
const custom = (inner: string) => properties(`<a:custGeom>${inner}</a:custGeom>`);

describe('preset shapes', () => {
  test('include all 187 of the standard', () => {
    expect(presets.size).toBe(187);
  });

  test.each([...presets.keys()])('draws %s at every size, close to its box', (name) => {
    for (const [width, height] of [
      [400, 300],
      [300, 400],
      [100, 0],
      [0, 0],
      [1e6, 1],
    ] as const) {
      const shape = draw(name, '', { width, height });
      expect(shape?.paths.length).toBeGreaterThan(0);
      for (const { d } of shape?.paths ?? []) {
        expect(d).toMatch(/^M[-\d. MLQCZ]+$/);
        const { bounds } = compilePath(d);
        const reach = Math.max(width, height);
        expect(Math.min(bounds.left, bounds.top)).toBeGreaterThanOrEqual(-reach);
        expect(Math.max(bounds.right, bounds.bottom)).toBeLessThanOrEqual(reach * 2);
      }
    }
  });

  test('a rectangle fills its box, and so does its text', () => {
    expect(draw('rect')).toEqual({
      paths: [{ d: 'M0 0L400 0L400 300L0 300Z', isFilled: true, isStroked: true }],
      textBox: { x: 0, y: 0, width: 400, height: 300 },
      shape: { name: 'rectangle', radius: 0 },
    });
  });

  test('an arrow follows its adjust values', () => {
    expect(draw('rightArrow')?.paths[0]?.d).toBe('M0 75L250 75L250 0L400 150L250 300L250 225L0 225Z');
    expect(draw('rightArrow', '<a:gd name="adj1" fmla="val 100000"/><a:gd name="adj2" fmla="val 20000"/>')?.paths[0]?.d).toBe(
      'M0 0L340 0L340 0L400 150L340 300L340 300L0 300Z',
    );
  });

  test('clamps adjust values beyond what a shape allows', () => {
    expect(draw('roundRect', '<a:gd name="adj" fmla="val 99999999"/>')?.shape).toEqual({ name: 'rounded', radius: 150 });
    expect(draw('roundRect', '<a:gd name="adj" fmla="val -5"/>')?.shape).toEqual({ name: 'rounded', radius: 0 });
  });

  test('adjust values cannot change other guides', () => {
    expect(draw('rect', '<a:gd name="w" fmla="val 5"/><a:gd name="vc" fmla="val 5"/>')).toEqual(draw('rect'));
  });

  test('the text of an ellipse is in its inscribed rectangle', () => {
    const text = draw('ellipse')?.textBox;
    expect(text?.x).toBeCloseTo(200 - 200 * Math.SQRT1_2, 2);
    expect(text?.height).toBeCloseTo(300 * Math.SQRT1_2, 2);
  });

  test('the sides of a cube are lighter and darker, and only its edges are stroked', () => {
    expect(draw('cube')?.paths.map(({ isFilled, isStroked }) => [isFilled, isStroked])).toEqual([
      [true, false],
      ['darkenLess', false],
      ['lightenLess', false],
      [false, true],
    ]);
  });

  test('the tips of a five-pointed star are on its box', () => {
    const bounds = compilePath(draw('star5')?.paths[0]?.d ?? '').bounds;
    expect([bounds.left, bounds.top, bounds.right, bounds.bottom].map(Math.round)).toEqual([0, 0, 400, 300]);
  });

  test('does not mistake other names for shapes', () => {
    expect(draw('constructor')).toBeUndefined();
    expect(draw('')).toBeUndefined();
  });
});

describe('custom shapes', () => {
  test('a path has its own box, scaled to the shape', () => {
    const shape = shapePaths(
      custom(
        '<a:pathLst><a:path w="10" h="20" fill="darken" stroke="0"><a:moveTo><a:pt x="0" y="0"/></a:moveTo><a:lnTo><a:pt x="10" y="20"/></a:lnTo><a:close/></a:path></a:pathLst>',
      ),
      { width: 100, height: 50 },
      UNIT,
    );
    expect(shape?.paths).toEqual([{ d: 'M0 0L100 50Z', isFilled: 'darken', isStroked: false }]);
  });

  test('computes guides from adjust values, the box and each other', () => {
    const guides =
      '<a:avLst><a:gd name="adj" fmla="val 25000"/></a:avLst><a:gdLst><a:gd name="x1" fmla="*/ w adj 100000"/><a:gd name="x2" fmla="+- r 0 x1"/><a:gd name="y1" fmla="?: adj vc t"/></a:gdLst><a:rect l="x1" t="t" r="x2" b="y1"/>';
    const shape = shapePaths(
      custom(
        `${guides}<a:pathLst><a:path><a:moveTo><a:pt x="x1" y="t"/></a:moveTo><a:lnTo><a:pt x="x2" y="y1"/></a:lnTo></a:path></a:pathLst>`,
      ),
      { width: 400, height: 200 },
      UNIT,
    );
    expect(shape?.paths[0]?.d).toBe('M100 0L300 100');
    expect(shape?.textBox).toEqual({ x: 100, y: 0, width: 200, height: 100 });
  });

  test('an arc starts at the pen and uses visual angles', () => {
    // A quarter of an ellipse of 200 × 100, from its left end up to its top.
    const arc = '<a:arcTo wR="200" hR="100" stAng="10800000" swAng="5400000"/>';
    const shape = shapePaths(
      custom(`<a:pathLst><a:path w="400" h="200"><a:moveTo><a:pt x="0" y="100"/></a:moveTo>${arc}</a:path></a:pathLst>`),
      { width: 400, height: 200 },
      UNIT,
    );
    expect(shape?.paths[0]?.d).toMatch(/^M0 100C0 44\.\d+ 89\.\d+ 0 200 0$/);
    // At 45° the ray meets a flat ellipse where both coordinates are equal.
    const slanted = arc.replace('5400000', '2700000');
    const cut = shapePaths(
      custom(`<a:pathLst><a:path w="400" h="200"><a:moveTo><a:pt x="0" y="100"/></a:moveTo>${slanted}</a:path></a:pathLst>`),
      { width: 400, height: 200 },
      UNIT,
    );
    const [x = 0, y = 0] = (cut?.paths[0]?.d.match(/[\d.]+/g) ?? []).slice(-2).map(Number);
    expect(200 - x).toBeCloseTo(100 - y, 2);
  });

  test('a line after a close begins where the closed line did', () => {
    const shape = shapePaths(
      custom(
        '<a:pathLst><a:path w="10" h="10"><a:moveTo><a:pt x="2" y="2"/></a:moveTo><a:lnTo><a:pt x="8" y="2"/></a:lnTo><a:close/><a:lnTo><a:pt x="2" y="8"/></a:lnTo></a:path></a:pathLst>',
      ),
      { width: 10, height: 10 },
      UNIT,
    );
    expect(shape?.paths[0]?.d).toBe('M2 2L8 2ZM2 2L2 8');
  });

  test('draws nonsense as nothing harmful', () => {
    const nonsense =
      '<a:gdLst><a:gd name="a" fmla="*/ 1 1 0"/><a:gd name="b" fmla="boom 1"/><a:gd name="c" fmla="sqrt -4"/></a:gdLst><a:pathLst><a:path w="-5" h="nan"><a:moveTo><a:pt x="a" y="1e999"/></a:moveTo><a:cubicBezTo><a:pt x="1" y="1"/></a:cubicBezTo><a:lnTo><a:pt x="999999999999999" y="c"/></a:lnTo><a:arcTo wR="0" hR="0" stAng="9e99" swAng="9e99"/></a:path></a:pathLst>';
    const shape = shapePaths(custom(nonsense), { width: 10, height: 10 }, UNIT);
    expect(JSON.stringify(shape)).not.toMatch(/null|NaN|Infinity/);
    expect(shape?.paths[0]?.d).toMatch(/^M0 0L/);
  });

  test('there is no shape without a preset or a custom geometry', () => {
    expect(shapePaths(properties(''), { width: 1, height: 1 }, UNIT)).toBeUndefined();
  });
});
