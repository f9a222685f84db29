import { defaultTheme } from '#model/presentation/default-theme.ts';
import { describe, expect, test } from 'vitest';
import { cssPaint, flatColor, hexOf } from './colours.ts';

describe('colours on swatches', () => {
  test('names are looked up in the palette', () => {
    expect(cssPaint('accent1', defaultTheme)).toBe('#3b54e0');
    expect(cssPaint({ kind: 'color', color: '#12345678' }, defaultTheme)).toBe('#12345678');
  });

  test('gradients run the same way', () => {
    const stops = [
      { offset: 0, color: 'text', opacity: 1 },
      { offset: 1, color: '#ffffff', opacity: 0.5 },
    ];
    expect(cssPaint({ kind: 'linear', x1: 0, y1: 0, x2: 1, y2: 0, stops }, defaultTheme)).toBe(
      'linear-gradient(90deg, #1d1b26ff 0%, #ffffff80 100%)',
    );
    expect(cssPaint({ kind: 'radial', cx: 0.5, cy: 0.5, radius: 0.5, stops: stops.slice(0, 1) }, defaultTheme)).toBe(
      'radial-gradient(circle, #1d1b26ff 0%, #1d1b26ff 0%)',
    );
  });

  test('a colour field begins with the colour there is', () => {
    expect(hexOf('accent1', defaultTheme)).toBe('#3b54e0');
    expect(hexOf('#abcdef80', defaultTheme)).toBe('#abcdef');
    expect(hexOf(undefined, defaultTheme)).toBe('#1d1b26');
  });

  test('only a flat paint is one colour', () => {
    expect(flatColor({ kind: 'color', color: 'muted' })).toBe('muted');
    expect(flatColor({ kind: 'radial', cx: 0.5, cy: 0.5, radius: 0.5, stops: [] })).toBeUndefined();
  });
});
