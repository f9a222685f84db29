import { describe, expect, it } from 'vitest';
import { readColor } from './colors.ts';
import { namedColors } from './named-colors.ts';

const current = { color: 'accent1', opacity: 0.5 };

describe('SVG colours', () => {
  it.each([
    ['red', '#ff0000', 1],
    ['RebeccaPurple', '#663399', 1],
    ['#f80', '#ff8800', 1],
    ['#F808', '#ff8800', 136 / 255],
    ['#12345678', '#123456', 120 / 255],
    ['rgb(1, 2, 3)', '#010203', 1],
    ['rgb(10% 50% 90% / 60%)', '#1a80e6', 0.6],
    ['rgba(255,0,0,.25)', '#ff0000', 0.25],
    ['rgb(300,-5,0)', '#ff0000', 1],
    ['hsl(120, 100%, 25%)', '#008000', 1],
    ['hsl(0.5turn 100% 50% / 0.5)', '#00ffff', 0.5],
    ['hsl(-120deg,100%,50%)', '#0000ff', 1],
    ['hwb(0 50% 50%)', '#808080', 1],
    ['transparent', '#000000', 0],
    ['currentColor', 'accent1', 0.5],
  ])('%s', (text, color, opacity) => {
    expect(readColor(text, current)).toEqual({ color, opacity: expect.closeTo(opacity, 6) });
  });

  it.each(['', '#ff', '#ggg', 'rgb(1,2)', 'rgb(a,b,c)', 'hsl(x,1%,1%)', 'bluish', 'constructor', 'url(#a)'])('rejects %s', (text) => {
    expect(readColor(text, current)).toBeUndefined();
  });

  it('every name has six digits', () => {
    expect(namedColors.size).toBe(148);
    for (const digits of namedColors.values()) expect(digits).toMatch(/^[\da-f]{6}$/);
  });
});
