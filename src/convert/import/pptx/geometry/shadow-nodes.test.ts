import { describe, expect, test } from 'vitest';
import { parseXml } from '../../xml/xml.ts';
import { shadowNodes, shadowOf } from './shadow-nodes.ts';

const UNIT = 1920 / 12_192_000;
const element = (attributes: string) => parseXml(new TextEncoder().encode(`<a ${attributes}/>`));
const square = 'M0 0L100 0L100 100L0 100Z';
const size = { width: 100, height: 100 };

describe('shadows', () => {
  test('lengths are in canvas units, the direction in degrees', () => {
    expect(shadowOf(element('blurRad="127000" dist="63500" dir="5400000" rotWithShape="0" sx="90000"'), '#00000080', UNIT)).toEqual({
      color: '#00000080',
      blur: 20,
      distance: 10,
      direction: 90,
      scaleX: 0.9,
      scaleY: 1,
      turns: false,
    });
  });

  test('a sharp shadow is the shape itself, offset', () => {
    const [node] = shadowNodes(shadowOf(element('dist="63500" dir="0"'), '#112233', UNIT), [square], size);
    expect(node).toMatchObject({
      kind: 'group',
      transform: [1, 0, 0, 1, 10, 0],
      children: [{ d: square, fill: { color: '#112233', opacity: 1 } }],
    });
  });

  test('the light stays fixed or rotates with the shape, as the file says', () => {
    const [still] = shadowNodes(shadowOf(element('dist="63500" dir="0" rotWithShape="0"'), '#000000', UNIT), [square], size, 90);
    expect(still?.transform?.map(Math.round)).toEqual([1, 0, 0, 1, 0, -10]);
    const [turned] = shadowNodes(shadowOf(element('dist="63500" dir="0"'), '#000000', UNIT), [square], size, 90);
    expect(turned?.transform?.map(Math.round)).toEqual([1, 0, 0, 1, 10, 0]);
  });

  test('a soft edge consists of translucent strokes, each drawn only outside the shape', () => {
    const [node] = shadowNodes(shadowOf(element('blurRad="127000"'), '#00000080', UNIT), [square], size);
    const [fill, edge] = node?.kind === 'group' ? node.children : [];
    expect(fill).toMatchObject({ kind: 'path', d: square });
    if (edge?.kind !== 'group') throw new Error('no edge');
    expect(edge.clip).toEqual([{ d: expect.stringContaining(square), rule: 'evenodd' }]);
    const widths = edge.children.map((line) => (line.kind === 'path' ? line.strokeWidth : 0));
    expect(widths.length).toBeGreaterThan(3);
    expect(Math.max(...widths)).toBeLessThan(40);
    for (const line of edge.children)
      expect(line.kind === 'path' && line.stroke?.kind === 'color' && line.stroke.opacity).toBeLessThan(0.3);
  });

  test('a self-overlapping outline leaves a hole in the shadow, several outlines do not', () => {
    const ruleOf = (outlines: string[]) =>
      shadowNodes(shadowOf(element('dist="63500"'), '#000000', UNIT), outlines, size).flatMap((node) =>
        node.kind === 'group' ? node.children : [],
      )[0];
    expect(ruleOf([`${square}M20 20L80 20L80 80L20 80Z`])).toMatchObject({ fillRule: 'evenodd' });
    expect(ruleOf([square, 'M20 20L80 20L80 80L20 80Z'])).toMatchObject({ fillRule: 'nonzero' });
  });

  test('an invisible shadow is not drawn', () => {
    expect(shadowNodes(shadowOf(element('dist="63500"'), '#00000000', UNIT), [square], size)).toEqual([]);
  });

  test('clamps absurd numbers', () => {
    const { blur, distance, scaleX } = shadowOf(element('blurRad="99999999999" dist="-5" sx="99999999999"'), '#000000', UNIT);
    expect([blur, distance, scaleX]).toEqual([1000, 0, 10]);
  });
});
