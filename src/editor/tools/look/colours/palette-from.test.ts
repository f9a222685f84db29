import { describe, expect, test } from 'vitest';
import { contrast } from '#model/paint/marks/contrast.ts';
import { chromaOf, distance, hexOfLab, labOfHex } from './oklab.ts';
import { isMostlyDark, paletteFrom, readable } from './palette-from.ts';
import { mainColours } from './quantise.ts';

/** Pixels of these colours, so many of each. */
const picture = (...parts: readonly (readonly [string, number])[]): number[] =>
  parts.flatMap(([hex, count]) =>
    Array.from({ length: count }, () => [...[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)), 255]).flat(),
  );
const sea = picture(['#04103a', 600], ['#0b3a63', 250], ['#ffcf70', 20], ['#e0406a', 30]);
const pictures = {
  sea,
  meadow: picture(['#bfe3a0', 500], ['#fdf8d8', 300], ['#d8402a', 60], ['#f2c230', 40]),
  grey: picture(['#777777', 300], ['#999999', 300]),
  white: picture(['#ffffff', 100]),
  black: picture(['#000000', 100]),
  noise: Array.from({ length: 4000 }, (_, at) => (at % 4 === 3 ? 255 : (at * 7919) % 256)),
};

test('colours come back from OKLab as they were', () => {
  for (const hex of ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#123456', '#c0ffee'])
    expect(hexOfLab(labOfHex(hex))).toBe(hex);
  expect(hexOfLab({ l: 0.7, a: 0.5, b: 0.5 })).toMatch(/^#[\da-f]{6}$/);
});

describe('the main colours of a picture', () => {
  test('are those that there are, the most frequent first, also rare ones that differ', () => {
    const found = mainColours(sea, 6);
    const wanted = ['#04103a', '#0b3a63', '#e0406a', '#ffcf70'];
    expect(found.map(({ lab }) => hexOfLab(lab))).toEqual(wanted);
    expect(found[0]?.share).toBeCloseTo(600 / 900);
  });

  test('leave out what is transparent', () => {
    expect(mainColours([255, 0, 0, 0], 4)).toEqual([]);
    expect(mainColours([255, 0, 0, 0, 0, 0, 255, 255], 4).map(({ lab }) => hexOfLab(lab))).toEqual(['#0000ff']);
  });
});

describe.each(Object.entries(pictures))('a palette from %s', (_, pixels) => {
  test.each([true, false])('can be read, upon a dark background: %s', (isDark) => {
    const { background, surface, text, muted, ...accents } = paletteFrom(mainColours(pixels, 10), isDark);
    for (const paper of [background, surface]) {
      expect(contrast(text, paper)).toBeGreaterThanOrEqual(7);
      expect(contrast(muted, paper)).toBeGreaterThanOrEqual(4.5);
      for (const accent of Object.values(accents)) expect(contrast(accent, paper)).toBeGreaterThanOrEqual(3);
    }
    expect(new Set(Object.values(accents)).size).toBe(6);
    expect(contrast('#ffffff', background) > contrast('#000000', background)).toBe(isDark);
  });
});

test('accents are the vivid colours of the picture', () => {
  const { accent1, accent2 } = paletteFrom(mainColours(sea, 6), true);
  const nearest = (hex: string) => Math.min(...[accent1, accent2].map((accent) => distance(labOfHex(accent), labOfHex(hex))));
  expect([nearest('#ffcf70'), nearest('#e0406a')].every((far) => far < 0.1)).toBe(true);
});

test('a picture is dark or light by most of it', () => {
  expect([pictures.sea, pictures.meadow].map((pixels) => isMostlyDark(mainColours(pixels, 10)))).toEqual([true, false]);
});

test('a colour that can be read stays, and others change only as much as they have to', () => {
  expect(readable('#333333', ['#ffffff'], 4.5)).toBe('#333333');
  const changed = readable('#e08080', ['#ffffff'], 4.5);
  expect(contrast(changed, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(changed, '#ffffff')).toBeLessThan(5);
  expect(chromaOf(labOfHex(changed))).toBeGreaterThan(0.08);
});
