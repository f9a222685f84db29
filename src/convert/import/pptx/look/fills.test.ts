import { describe, expect, test } from 'vitest';
import type { Paint } from '#model/presentation/paints.ts';
import { parseXml } from '../../xml/xml.ts';
import { officePrefixes } from '../package/namespaces.ts';
import { colorIn } from './colors.ts';
import { fillIn, type FillSources } from './fills.ts';
import { strokeFrom } from './strokes.ts';

const element = (xml: string) =>
  parseXml(new TextEncoder().encode(xml.replace('>', ' xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main">')), officePrefixes);
const sources: FillSources = {
  unit: 1 / 9525,
  colorIn: (holder, placeholder) => colorIn(holder, () => undefined, placeholder),
  pictureOf: () => ({ kind: 'asset', asset: 'a', width: 96, height: 48, density: 96 }),
  tileOf: () => undefined,
};

function paint(fill: string, aspect?: number): Paint | undefined {
  const found = fillIn(element(`<a:spPr>${fill}</a:spPr>`), sources, undefined, aspect);
  return found?.kind === 'paint' ? found.paint : undefined;
}

const stops = '<a:gsLst><a:gs pos="100000"><a:srgbClr val="0000FF"/></a:gs><a:gs pos="0"><a:srgbClr val="FF0000"/></a:gs></a:gsLst>';
const line = (paint: Paint | undefined) =>
  paint?.kind === 'linear' ? [paint.x1, paint.y1, paint.x2, paint.y2].map((value) => Math.round(value * 1000) / 1000) : undefined;

describe('a gradient', () => {
  test('runs along its angle, with its stops in order', () => {
    const across = paint(`<a:gradFill>${stops}<a:lin ang="0"/></a:gradFill>`);
    expect(line(across)).toEqual([0, 0.5, 1, 0.5]);
    expect(across).toMatchObject({
      stops: [
        { offset: 0, color: '#ff0000' },
        { offset: 1, color: '#0000ff' },
      ],
    });
    expect(line(paint(`<a:gradFill>${stops}<a:lin ang="5400000"/></a:gradFill>`))).toEqual([0.5, 0, 0.5, 1]);
  });

  test('extends from corner to corner, in any box', () => {
    expect(line(paint(`<a:gradFill>${stops}<a:lin ang="2700000"/></a:gradFill>`))).toEqual([0, 0, 1, 1]);
    expect(line(paint(`<a:gradFill>${stops}<a:lin ang="2700000"/></a:gradFill>`, 2))).toEqual([0.125, -0.25, 0.875, 1.25]);
  });

  test('radiates from a point, which may be outside', () => {
    const middle = '<a:fillToRect l="50000" t="50000" r="50000" b="50000"/>';
    expect(paint(`<a:gradFill>${stops}<a:path path="circle">${middle}</a:path></a:gradFill>`)).toMatchObject({
      kind: 'radial',
      cx: 0.5,
      cy: 0.5,
      radius: 0.707107,
    });
    expect(paint(`<a:gradFill>${stops}<a:path path="rect"><a:fillToRect l="100000" t="100000"/></a:path></a:gradFill>`)).toMatchObject({
      cx: 1,
      cy: 1,
      radius: 1,
    });
    const above = '<a:fillToRect l="50000" t="-80000" r="50000" b="180000"/>';
    expect(paint(`<a:gradFill>${stops}<a:path path="circle">${above}</a:path></a:gradFill>`)).toMatchObject({
      cx: 0.5,
      cy: -0.8,
      radius: 1.868154,
    });
  });

  test('of one colour becomes that colour', () => {
    expect(
      paint(
        '<a:gradFill><a:gsLst><a:gs pos="0"><a:srgbClr val="FF0000"/></a:gs><a:gs pos="9"><a:srgbClr val="FF0000"/></a:gs></a:gsLst></a:gradFill>',
      ),
    ).toEqual({ kind: 'color', color: '#ff0000' });
  });
});

describe('a pattern', () => {
  test('becomes its average colour', () => {
    expect(
      paint(
        '<a:pattFill prst="pct50"><a:fgClr><a:srgbClr val="FF0000"/></a:fgClr><a:bgClr><a:srgbClr val="0000FF"/></a:bgClr></a:pattFill>',
      ),
    ).toEqual({ kind: 'color', color: '#800080' });
    expect(
      paint(
        '<a:pattFill prst="constructor"><a:fgClr><a:srgbClr val="000000"/></a:fgClr><a:bgClr><a:srgbClr val="FFFFFF"/></a:bgClr></a:pattFill>',
      ),
    ).toEqual({ kind: 'color', color: '#808080' });
  });
});

describe('a picture', () => {
  test('fills its rectangle in the box', () => {
    const fill = fillIn(
      element(
        '<a:spPr><a:blipFill><a:blip/><a:srcRect l="50000"/><a:stretch><a:fillRect l="-50000" r="-50000"/></a:stretch></a:blipFill></a:spPr>',
      ),
      sources,
    );
    expect(fill).toMatchObject({ kind: 'picture', crop: { x: 0.625, y: 0, width: 0.25, height: 1 } });
  });

  test('is tiled at the size its pixel density gives', () => {
    const fill = fillIn(element('<a:spPr><a:blipFill><a:blip/><a:tile sx="50000" tx="9525" algn="ctr"/></a:blipFill></a:spPr>'), sources);
    expect(fill).toMatchObject({ tile: { width: 48, height: 48, x: 1, align: 'ctr' } });
  });
});

describe('a line', () => {
  const parts = (...lines: string[]) => lines.map((each) => ({ line: element(each) }));
  const red = '<a:solidFill><a:srgbClr val="FF0000"/></a:solidFill>';

  test('uses its own properties first', () => {
    expect(
      strokeFrom(parts('<a:ln w="19050"><a:prstDash val="sysDot"/></a:ln>', `<a:ln w="9525" cap="sq">${red}<a:bevel/></a:ln>`), sources),
    ).toEqual({
      paint: { kind: 'color', color: '#ff0000' },
      width: 2,
      dash: [2, 2],
      cap: 'square',
      join: 'bevel',
    });
  });

  test('may be none, and is undefined without a paint', () => {
    expect(strokeFrom(parts('<a:ln><a:noFill/></a:ln>', `<a:ln>${red}</a:ln>`), sources)).toBe('none');
    expect(strokeFrom(parts('<a:ln w="9525"></a:ln>'), sources)).toBeUndefined();
  });

  test('supports custom dashes, and ignores unknown ones', () => {
    expect(strokeFrom(parts(`<a:ln w="9525">${red}<a:custDash><a:ds d="300000" sp="100000"/></a:custDash></a:ln>`), sources)).toMatchObject(
      { dash: [3, 1] },
    );
    expect(strokeFrom(parts(`<a:ln w="9525" cap="constructor">${red}<a:prstDash val="constructor"/></a:ln>`), sources)).toMatchObject({
      dash: [],
      cap: 'butt',
    });
  });
});
