import { families } from '../../text/families.ts';
import { box, scenesOf } from '../visual-scene.ts';
import { textAcross } from './text-across.ts';

const scene = scenesOf('text');

const sea =
  'Sunlight reaches two hundred metres down. Below that begins the twilight zone, where animals make their own light and the largest migration on Earth happens every night.';

/** Families that themes choose from; the others only supply a script. */
const chosen = families.map(({ name }) => name).filter((name) => !/^Noto (?!Sans$)/.test(name));
/** Metric-compatible with the fonts common in office files. */
const twins = ['Arimo', 'Carlito', 'Tinos', 'Cousine', 'Caladea', 'Gelasio'];

const listFamilies = (names: readonly string[]) =>
  names.map((family, place) => ({
    kind: 'text',
    ...box(place < 8 ? 520 : 1440, 120 + (place % 8) * 120, 840, 110),
    verticalAlign: 'middle',
    style: { family, size: 60 },
    paragraphs: [`${family} Qg 369`],
  }));

export const classScenes = [
  scene(
    'classes',
    'The five classes',
    [
      { kind: 'text', styleClass: 'title', ...box(700, 140, 1160, 120), paragraphs: ['Life below the light'] },
      { kind: 'text', styleClass: 'subtitle', ...box(700, 250, 1160, 80), paragraphs: ['What lives where the sun ends'] },
      { kind: 'text', styleClass: 'subtitle_2', ...box(700, 340, 1160, 60), paragraphs: ['A journey of eleven kilometres'] },
      { kind: 'text', styleClass: 'body', ...box(700, 470, 1160, 160), paragraphs: [sea] },
      { kind: 'text', styleClass: 'body_2', ...box(700, 620, 1160, 100), paragraphs: [sea] },
    ],
    { view: { kind: 'camera', x: 700, y: 380, zoom: 0.5 } },
  ),
  scene('title-wraps', 'A title of two lines', [
    { kind: 'text', styleClass: 'title', ...box(960, 540, 1400, 500), paragraphs: ['Every second breath you take comes from the sea'] },
  ]),
  scene('align-start', 'Aligned to the start', [textAcross([{ runs: [sea], align: 'start' }], { style: { size: 72 } })]),
  scene('align-center', 'Centred', [textAcross([{ runs: [sea], align: 'center' }], { style: { size: 72 } })]),
  scene('align-end', 'Aligned to the end', [textAcross([{ runs: [sea], align: 'end' }], { style: { size: 72 } })]),
  scene('align-justify', 'Justified, with a ragged last line', [
    textAcross(
      [
        { runs: [sea], align: 'justify' },
        { runs: ['A short one stays short.'], align: 'justify' },
      ],
      { style: { size: 72 } },
    ),
  ]),
  scene(
    'vertical-align',
    'Top, middle and bottom of the box',
    (['top', 'middle', 'bottom'] as const).flatMap((verticalAlign, place) => [
      {
        kind: 'shape',
        shape: 'rounded',
        radius: 24,
        ...box(380 + place * 580, 540, 500, 760),
        fill: 'surface',
        stroke: { color: 'muted', width: 3 },
      },
      {
        kind: 'text',
        ...box(380 + place * 580, 540, 420, 720),
        verticalAlign,
        style: { size: 64 },
        paragraphs: [{ runs: [verticalAlign], align: 'center' }],
      },
    ]),
  ),
  scene('overflow', 'More text than its box: it flows over, nothing is cut', [
    { kind: 'shape', shape: 'rectangle', ...box(960, 300, 900, 240), stroke: { color: 'accent2', width: 3, dash: [16, 12] } },
    { kind: 'text', ...box(960, 300, 900, 240), style: { size: 64 }, paragraphs: [sea] },
  ]),
  scene('families', 'The families of the house', listFamilies(chosen.filter((name) => !twins.includes(name)))),
  scene('families-twins', 'Families as wide as those of office files', listFamilies(twins)),
  scene('family-unknown', 'An unknown family falls back to the theme’s', [
    textAcross([{ runs: ['The theme’s own family'] }, { runs: [{ text: 'A family nobody has', family: 'Papyrus Sans' }] }], {
      style: { size: 100 },
    }),
  ]),
  scene('weights', 'Weights from 100 to 900', [
    textAcross(
      [100, 200, 300, 400, 500, 600, 700, 800, 900].map((weight) => ({ runs: [{ text: `${weight} Bathysphere`, weight }] })),
      { style: { size: 68, family: 'Inter', lineHeight: 1.3 } },
    ),
  ]),
  scene('italics', 'Italics, of the face or slanted', [
    textAcross(
      ['Lora', 'Inter', 'Space Grotesk', 'Noto Sans', 'Caveat'].map((family) => ({
        runs: [
          { text: `${family}: upright, `, family },
          { text: 'and leaning forward', family, isItalic: true },
        ],
      })),
      { style: { size: 76, lineHeight: 1.7 } },
    ),
  ]),
];
