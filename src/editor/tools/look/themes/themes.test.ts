import { describe, expect, test } from 'vitest';
import { contrast } from '#model/paint/marks/contrast.ts';
import { defaultTheme } from '#model/presentation/default-theme.ts';
import { families } from '#model/text/families.ts';
import { openTestDesk } from '../../../desk/test-desk.ts';
import { hasPalette, hasTheme, paletteOperations, themeOperations } from './apply-theme.ts';
import { type Palette, readyPalettes } from './palettes.ts';
import { lookThemes } from './theme-list.ts';
import { themeLetters } from './theme-letters.ts';

const all = [...lookThemes, ...readyPalettes];
const inks = ['text', 'muted'] as const;
const accents = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'] as const;
const worst = (palette: Palette, names: readonly (keyof Palette)[]) =>
  Math.min(...names.flatMap((name) => (['background', 'surface'] as const).map((paper) => contrast(palette[name], palette[paper]))));

test.each(all)('in $id, texts can be read on the background and on surfaces, and accents can be seen there', ({ palette }) => {
  expect(worst(palette, inks)).toBeGreaterThanOrEqual(4.5);
  expect(worst(palette, accents)).toBeGreaterThanOrEqual(3);
});

test.each(lookThemes)('$id has fonts that exist, a sample of its letters, and a background made of its palette', (theme) => {
  const { heading, body, weight, bodyWeight = 400 } = theme.lettering;
  const weightsOf = (name: string) => families.find((family) => family.name === name)?.weights;
  expect(weightsOf(heading)).toContain(weight);
  expect(weightsOf(body)).toContain(bodyWeight);
  expect(themeLetters[heading]?.d).toMatch(/^M[\d\s.a-z-]+z$/i);
  const { background } = theme;
  const colours = background.kind === 'color' ? [background.color] : background.stops.map(({ color }) => color);
  expect(colours.every((color) => color === 'background' || color === 'surface')).toBe(true);
});

test('there are twelve themes, all different', () => {
  expect(new Set(lookThemes.map(({ id }) => id)).size).toBe(12);
  expect(new Set(lookThemes.map(({ palette }) => JSON.stringify(palette))).size).toBe(12);
});

const named = { shape: 'circle', fill: 'surface', stroke: { paint: 'accent1', width: 4 } };
const open = () =>
  openTestDesk({
    schemaVersion: 2,
    theme: { palette: { accent1: '#123456' } },
    root: {
      id: 'root',
      width: 1000,
      height: 800,
      children: [
        { kind: 'topic', id: 'named', frame: named },
        { kind: 'topic', id: 'own', frame: { ...named, fill: '#ff0000' } },
        { kind: 'topic', id: 'unseen', frame: { shape: 'invisible' } },
        { kind: 'topic', id: 'bare' },
      ],
    },
  });

describe('a theme', () => {
  const [theme] = lookThemes;
  const frameOf = (desk: ReturnType<typeof open>['desk'], id: string) => {
    const object = desk.draft.entries.get(id)?.object;
    return object?.kind === 'topic' ? object.frame : undefined;
  };

  test.each(lookThemes)('$id is applied as one step, keeps sizes, and goes again as one', (each) => {
    const { desk, done } = open();
    const before = structuredClone(desk.draft.presentation);
    expect(desk.do(themeOperations(desk.draft, each))).toBe(true);
    const { theme: now } = desk.draft.presentation;
    expect(hasTheme(now, each)).toBe(true);
    expect(now.textStyles.title).toMatchObject({
      family: 'heading',
      weight: each.lettering.weight,
      size: defaultTheme.textStyles.title.size,
    });
    expect(done).toHaveLength(1);
    desk.undo();
    expect(desk.draft.presentation).toEqual(before);
    expect(hasTheme(desk.draft.presentation.theme, each)).toBe(false);
  });

  test('changes frames with colours of the palette, not those that somebody has coloured or hidden', () => {
    const { desk } = open();
    if (theme) desk.do(themeOperations(desk.draft, theme));
    expect(frameOf(desk, 'named')).toMatchObject({ shape: 'circle', stroke: { paint: { color: 'accent2' } } });
    expect(frameOf(desk, 'own')).toMatchObject({ fill: { color: '#ff0000' }, stroke: { paint: { color: 'accent1' } } });
    expect(frameOf(desk, 'unseen')).toEqual({ shape: 'invisible' });
    expect(frameOf(desk, 'bare')).toBeUndefined();
  });
});

test('a palette replaces the colours, and a background with colours of its own', () => {
  const { desk } = open();
  const palette = readyPalettes[0]?.palette ?? defaultTheme.palette;
  desk.do([{ kind: 'background', fill: { kind: 'color', color: '#abcdef' } }]);
  desk.do(paletteOperations(desk.draft, palette));
  expect(hasPalette(desk.draft.presentation.theme, palette)).toBe(true);
  expect(desk.draft.presentation.theme.background.fill).toEqual({ kind: 'color', color: 'background' });
  desk.do([{ kind: 'background', fill: { kind: 'color', color: 'surface' } }]);
  desk.do(paletteOperations(desk.draft, defaultTheme.palette));
  expect(desk.draft.presentation.theme.background.fill).toEqual({ kind: 'color', color: 'surface' });
});
