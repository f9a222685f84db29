import { describe, expect, test } from 'vitest';
import { contrast } from '#model/paint/marks/contrast.ts';
import { dark, fixed, light } from './palette.ts';

describe.each([
  ['light', light],
  ['dark', dark],
])('[BASE-10] the palette in the %s theme', (_name, theme) => {
  const surfaces = [theme.bg, theme.bgSubtle, theme.surface, theme.surface2];

  test.each(['text', 'text2', 'text3', 'accentText'] as const)('%s is readable on every surface', (ink) => {
    for (const surface of surfaces) expect(contrast(theme[ink], surface)).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['onAccent', 'accent'],
    ['onAccent', 'accentHover'],
    ['onDanger', 'danger'],
    ['danger', 'surface'],
    ['danger', 'dangerSoft'],
    ['info', 'infoSoft'],
    ['accentText', 'accentSoft'],
    ['lampText', 'lampSoft'],
    ['text3', 'surface3'],
  ] as const)('%s is readable on %s', (ink, ground) => {
    expect(contrast(theme[ink], theme[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test('control outlines and the focus ring contrast with their surface', () => {
    for (const surface of [theme.bg, theme.surface]) {
      expect(contrast(theme.lineControl, surface)).toBeGreaterThanOrEqual(3);
      expect(contrast(theme.focus, surface)).toBeGreaterThanOrEqual(3);
    }
  });
});

test('[BASE-10] text on the lamp colour is readable in both themes', () => {
  expect(contrast(fixed.onLamp, fixed.lamp)).toBeGreaterThanOrEqual(4.5);
});

test('[BASE-10] one font family, in five weights', () => {
  expect(fixed.font).toMatch(/^"Geist Variable"/);
  expect([fixed.wRegular, fixed.wMedium, fixed.wSemibold, fixed.wBold, fixed.wHeavy]).toEqual(['400', '500', '600', '700', '800']);
});
