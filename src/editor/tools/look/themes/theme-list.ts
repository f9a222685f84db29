import type { Paint, Stroke } from '#model/presentation/paints.ts';
import { type Palette, paletteOf } from './palettes.ts';

/** What titles and texts are like. Sizes are those of the presentation, in which everything has its place. */
interface Lettering {
  readonly heading: string;
  readonly body: string;
  readonly weight: number;
  readonly bodyWeight?: number;
  readonly letterSpacing?: number;
  readonly lineHeight?: number;
}

type ThemeId =
  | 'deepSea'
  | 'paper'
  | 'chalk'
  | 'botanic'
  | 'aurora'
  | 'print'
  | 'gala'
  | 'gazette'
  | 'poster'
  | 'blueprint'
  | 'playroom'
  | 'desert';

/** A look for all of a presentation. Everything in it names colours of the palette, so that another palette can take its place. */
export interface LookTheme {
  readonly id: ThemeId;
  readonly palette: Palette;
  readonly lettering: Lettering;
  readonly background: Paint;
  /** Of topics and frames whose colours are those of the palette. */
  readonly frame: { readonly fill: Paint; readonly stroke: Stroke | undefined };
}

const plain = (color: string): Paint => ({ kind: 'color', color });
const linear = (x2: number, from: string, to: string): Paint => ({
  kind: 'linear',
  x1: 0,
  y1: 0,
  x2,
  y2: 1,
  stops: [
    { offset: 0, color: from, opacity: 1 },
    { offset: 1, color: to, opacity: 1 },
  ],
});
const down = (from: string, to: string): Paint => linear(0, from, to);
const across = (from: string, to: string): Paint => linear(1, from, to);
const from = (inner: string, outer: string): Paint => ({
  kind: 'radial',
  cx: 0.5,
  cy: 0.4,
  radius: 0.75,
  stops: [
    { offset: 0, color: inner, opacity: 1 },
    { offset: 1, color: outer, opacity: 1 },
  ],
});
const line = (color: string, width: number, dash: readonly number[] = []): Stroke => ({
  paint: plain(color),
  width,
  dash,
  cap: 'round',
  join: 'round',
});

export const lookThemes: readonly LookTheme[] = [
  {
    id: 'deepSea',
    palette: paletteOf('#04103a', '#0b3a63', '#ffffff', '#b9d9ec', '#ffcf70', '#5fe0e6', '#c99bff', '#ff9bc0', '#ff9a5c', '#86b6ff'),
    lettering: { heading: 'Geist', body: 'Geist', weight: 700, letterSpacing: -0.03 },
    background: down('surface', 'background'),
    frame: { fill: plain('surface'), stroke: line('accent2', 4) },
  },
  {
    id: 'paper',
    palette: paletteOf('#f6f0e4', '#fffdf8', '#2a2420', '#655a50', '#b8452a', '#2f6b73', '#8a6410', '#6a4a8c', '#3f6b35', '#a03a5e'),
    lettering: { heading: 'Source Serif 4', body: 'Inter', weight: 600, letterSpacing: -0.015 },
    background: plain('background'),
    frame: { fill: plain('surface'), stroke: line('accent1', 3) },
  },
  {
    id: 'chalk',
    palette: paletteOf('#18211c', '#26322b', '#f4f1e6', '#bcc6b8', '#f2d16b', '#8fd3c8', '#f2a08c', '#b9c6f2', '#a9d58a', '#e9b3d3'),
    lettering: { heading: 'Caveat', body: 'Nunito', weight: 700, letterSpacing: 0, lineHeight: 1.05 },
    background: plain('background'),
    frame: { fill: plain('surface'), stroke: line('text', 4, [10, 8]) },
  },
  {
    id: 'botanic',
    palette: paletteOf('#e4eed8', '#f8fbf1', '#1c3a24', '#48604a', '#2f7443', '#a35f10', '#7d5a86', '#4d7326', '#a8442c', '#27697a'),
    lettering: { heading: 'Lora', body: 'Nunito', weight: 600, letterSpacing: -0.01 },
    background: down('surface', 'background'),
    frame: { fill: plain('surface'), stroke: line('accent1', 4) },
  },
  {
    id: 'aurora',
    palette: paletteOf('#170f36', '#38185e', '#ffffff', '#d3c6ec', '#5ee0b8', '#ff9ed2', '#8fb4ff', '#ffd27a', '#c6f27e', '#ff9a8a'),
    lettering: { heading: 'Montserrat', body: 'Open Sans', weight: 800, letterSpacing: -0.02 },
    background: across('background', 'surface'),
    frame: { fill: plain('surface'), stroke: line('accent1', 4) },
  },
  {
    id: 'print',
    palette: paletteOf('#ffffff', '#f3f4f3', '#141816', '#5a625e', '#1f7a5a', '#b4412c', '#2d5fb8', '#8a5c00', '#7a4099', '#0d7389'),
    lettering: { heading: 'Geist', body: 'Inter', weight: 700, letterSpacing: -0.025 },
    background: plain('background'),
    frame: { fill: plain('surface'), stroke: line('text', 2) },
  },
  {
    id: 'gala',
    palette: paletteOf('#121013', '#231d22', '#f8f1e2', '#c9bda9', '#e3bd6a', '#d98f86', '#9fb7c9', '#c8a7d8', '#b7c48c', '#e8a76a'),
    lettering: { heading: 'Playfair Display', body: 'Lora', weight: 700, letterSpacing: -0.01 },
    background: from('surface', 'background'),
    frame: { fill: plain('surface'), stroke: line('accent1', 2) },
  },
  {
    id: 'gazette',
    palette: paletteOf('#f2efe8', '#ffffff', '#17161a', '#5c5a5e', '#a3161f', '#1f4f82', '#6c5a17', '#3e5f4a', '#6b3a6e', '#8c4a1c'),
    lettering: { heading: 'Playfair Display', body: 'Source Serif 4', weight: 800, letterSpacing: -0.02, lineHeight: 1.05 },
    background: plain('background'),
    frame: { fill: plain('surface'), stroke: undefined },
  },
  {
    id: 'poster',
    palette: paletteOf('#ffd23c', '#ffe680', '#1b1608', '#5a4a10', '#b0201c', '#14508f', '#0b5f4a', '#7a2a78', '#8a3d00', '#2f4a14'),
    lettering: { heading: 'Oswald', body: 'Work Sans', weight: 600, bodyWeight: 500, letterSpacing: -0.01, lineHeight: 1.05 },
    background: plain('background'),
    frame: { fill: plain('surface'), stroke: line('text', 6) },
  },
  {
    id: 'blueprint',
    palette: paletteOf('#0f3f86', '#164c9c', '#ffffff', '#cfe0fb', '#ffe082', '#8ff0ff', '#ffc2a8', '#b8f5c4', '#e6c9ff', '#ffb7d2'),
    lettering: { heading: 'JetBrains Mono', body: 'Work Sans', weight: 700, letterSpacing: -0.03 },
    background: plain('background'),
    frame: { fill: plain('surface'), stroke: line('text', 2, [12, 6]) },
  },
  {
    id: 'playroom',
    palette: paletteOf('#fff1f3', '#ffffff', '#33213d', '#6b5870', '#d1275f', '#0f7f8c', '#a85f00', '#6a4fd0', '#3d7d1e', '#c23f14'),
    lettering: { heading: 'Nunito', body: 'Nunito', weight: 800, letterSpacing: -0.01 },
    background: across('surface', 'background'),
    frame: { fill: plain('surface'), stroke: line('accent4', 6) },
  },
  {
    id: 'desert',
    palette: paletteOf('#f3dcc3', '#fdf2e6', '#3a1f14', '#6b4a38', '#a8391c', '#1f6a6a', '#855200', '#7a3a5c', '#4f6420', '#3c5a92'),
    lettering: { heading: 'Roboto Slab', body: 'Work Sans', weight: 700, letterSpacing: -0.015 },
    background: down('surface', 'background'),
    frame: { fill: plain('surface'), stroke: line('accent1', 4) },
  },
];
