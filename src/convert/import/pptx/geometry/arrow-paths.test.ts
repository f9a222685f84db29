import { describe, expect, test } from 'vitest';
import { compilePath } from '#model/geometry/path.ts';
import { parseXml } from '../../xml/xml.ts';
import { arrowPaths } from './arrow-paths.ts';

const space = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const line = (inner: string) => parseXml(new TextEncoder().encode(`<a:ln xmlns:a="${space}">${inner}</a:ln>`), new Map([[space, 'a:']]));

describe('arrow heads', () => {
  test('a line without heads is unchanged', () => {
    expect(arrowPaths(line('<a:headEnd type="none"/>'), 'M0 0L10 10', 2)).toEqual({ d: 'M0 0L10 10', heads: [] });
  });

  test('a triangle has its tip at the end, and the line ends inside it', () => {
    const { d, heads } = arrowPaths(line('<a:tailEnd type="triangle"/>'), 'M0 0L200 0', 10);
    expect(heads).toEqual(['M200 0L170 15L170 -15Z']);
    expect(d).toBe('M0 0L173 0');
  });

  test('the size depends on the line width and the file', () => {
    const [head] = arrowPaths(line('<a:headEnd type="triangle" w="lg" len="sm"/>'), 'M0 0L200 0', 10).heads;
    expect(head).toBe('M0 0L20 -25L20 25Z');
  });

  test.each(['stealth', 'diamond', 'oval', 'arrow'])('%s is at the end of a curve, in its direction', (type) => {
    const { heads, d } = arrowPaths(line(`<a:tailEnd type="${type}"/>`), 'M0 0C0 100 0 100 100 100', 6);
    const { bounds } = compilePath(heads[0] ?? '');
    expect(bounds.left).toBeGreaterThan(60);
    expect(bounds.top).toBeGreaterThan(80);
    expect(d).toMatch(/^M0 0C/);
  });

  test('closed lines have no ends; each of several lines has its own', () => {
    expect(arrowPaths(line('<a:tailEnd type="triangle"/>'), 'M0 0L100 0L100 100ZM0 200L100 200', 2).heads).toHaveLength(1);
    expect(arrowPaths(line('<a:headEnd type="oval"/><a:tailEnd type="oval"/>'), 'M0 0L100 0M0 50L100 50', 2).heads).toHaveLength(4);
  });

  test('part of a line shorter than its head remains', () => {
    const { d } = arrowPaths(line('<a:tailEnd type="triangle" len="lg"/>'), 'M0 0L1 0', 20);
    expect(d).toBe('M0 0L0.02 0');
  });
});
