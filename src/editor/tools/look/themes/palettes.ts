import { paletteNames } from '#model/presentation/paints.ts';
import type { Theme } from '#model/presentation/presentation.ts';

export type Palette = Theme['palette'];

/** In the order of `paletteNames`. */
export const paletteOf = (...colours: readonly string[]): Palette =>
  Object.fromEntries(paletteNames.map((name, place) => [name, colours[place] ?? '#000000'])) as Palette;

type PaletteId = 'lantern' | 'coral' | 'kelp' | 'ink' | 'harvest' | 'orchid' | 'harbour' | 'graphite';

/** Palettes for any theme: in each of them, texts can be read upon the background and upon surfaces. */
export const readyPalettes: readonly { readonly id: PaletteId; readonly palette: Palette }[] = [
  {
    id: 'lantern',
    palette: paletteOf('#050f36', '#14306f', '#ffffff', '#bcd6f2', '#ffd37a', '#7ee7ff', '#4fb8c9', '#a7b6ff', '#ffab91', '#c9a2ff'),
  },
  {
    id: 'coral',
    palette: paletteOf('#0b2f3f', '#0f4a5c', '#fffaf2', '#c3e0e2', '#ff9a86', '#8fe6d8', '#ffe3b8', '#59c8e0', '#f7b4c8', '#cbe38f'),
  },
  {
    id: 'kelp',
    palette: paletteOf('#0d2419', '#1b4029', '#f6fbe9', '#c0d8b5', '#f6bf4a', '#8fd17f', '#d5ec9a', '#7fd0b8', '#f29c74', '#e6d3a0'),
  },
  {
    id: 'ink',
    palette: paletteOf('#0e1320', '#2a3650', '#ffffff', '#c4d0e6', '#9db7ea', '#d9e4f8', '#8fd6e8', '#b9a8f0', '#f0b0c0', '#f2d694'),
  },
  {
    id: 'harvest',
    palette: paletteOf('#fbf3e3', '#fffdf7', '#33240f', '#6d5a3c', '#b4520f', '#5f6f17', '#98371f', '#7a5a10', '#2f6b62', '#7c3f5c'),
  },
  {
    id: 'orchid',
    palette: paletteOf('#faf1f8', '#ffffff', '#2c1a35', '#6a5574', '#9b2f8f', '#5746c4', '#c22f68', '#0f7787', '#99550b', '#3f7136'),
  },
  {
    id: 'harbour',
    palette: paletteOf('#edf3f7', '#ffffff', '#12263a', '#4a6075', '#1a5f9e', '#b5402f', '#0d7373', '#7d5b00', '#5a4ca8', '#2c6e3f'),
  },
  {
    id: 'graphite',
    palette: paletteOf('#f4f4f5', '#ffffff', '#18181b', '#57575f', '#3f3f46', '#b42318', '#175cd3', '#027a48', '#7a4f00', '#6941c6'),
  },
];
