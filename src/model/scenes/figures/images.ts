import { box, scenesOf, type WireObject } from '../visual-scene.ts';
import { samplePictures } from './sample-pictures.ts';

const inGroup = scenesOf('image');
const scene = (id: string, title: string, children: readonly WireObject[]) => inGroup(id, title, children, { assets: samplePictures });

const heart =
  'M 0.5 0.95 C 0.1 0.65 0 0.45 0 0.28 C 0 0.1 0.14 0 0.27 0 C 0.38 0 0.46 0.06 0.5 0.16 C 0.54 0.06 0.62 0 0.73 0 C 0.86 0 1 0.1 1 0.28 C 1 0.45 0.9 0.65 0.5 0.95 Z';
/** The heart, stretched over a box. */
const heartOver = (width: number, height: number) => {
  let place = 0;
  return heart.replaceAll(/\d[\d.]*/g, (number) => String(Number(number) * (place++ % 2 ? height : width)));
};

export const imageScenes = [
  scene('whole', 'A picture, drawn larger than it is', [{ kind: 'image', asset: 'dusk', ...box(960, 540, 1440, 960) }]),
  scene('small', 'Pictures drawn smaller than they are', [
    ...[240, 120, 60, 30].map((width, place) => ({
      kind: 'image',
      asset: 'dusk',
      ...box([400, 800, 1100, 1300][place] ?? 0, 540, width, width / 1.5),
    })),
    { kind: 'image', asset: 'checker', ...box(1560, 540, 100, 100) },
  ]),
  scene('stretched', 'Stretched over a box of other proportions', [{ kind: 'image', asset: 'checker', ...box(960, 540, 1600, 400) }]),
  scene('crop', 'The whole, and its four corners', [
    { kind: 'image', asset: 'checker', ...box(480, 540, 720, 720) },
    ...[
      [0, 0],
      [0.5, 0],
      [0, 0.5],
      [0.5, 0.5],
    ].map(([x = 0, y = 0]) => ({
      kind: 'image',
      asset: 'checker',
      ...box(1240 + x * 800, 340 + y * 800, 360, 360),
      crop: { x, y, width: 0.5, height: 0.5 },
    })),
  ]),
  scene('crop-rotated', 'A crop, turned', [
    { kind: 'image', asset: 'checker', ...box(560, 540, 560, 560), rotation: 20, crop: { x: 0, y: 0, width: 0.4, height: 0.4 } },
    { kind: 'image', asset: 'dusk', ...box(1360, 540, 620, 620), rotation: -38, crop: { x: 0.4, y: 0.25, width: 0.5, height: 0.6 } },
  ]),
  scene('ellipse', 'Seen through an ellipse', [
    { kind: 'image', asset: 'dusk', ...box(640, 540, 900, 600), mask: { kind: 'ellipse' } },
    {
      kind: 'image',
      asset: 'jelly',
      ...box(1480, 540, 480, 480),
      mask: { kind: 'ellipse' },
      crop: { x: 0, y: 0.1, width: 1, height: 0.667 },
    },
  ]),
  scene('rounded', 'Seen through rounded corners', [
    { kind: 'image', asset: 'dusk', ...box(560, 540, 840, 560), mask: { kind: 'rounded', radius: 40 } },
    { kind: 'image', asset: 'jelly', ...box(1440, 540, 560, 840), mask: { kind: 'rounded', radius: 280 }, rotation: 8 },
  ]),
  scene('path', 'Seen through a path', [
    {
      kind: 'image',
      asset: 'dusk',
      ...box(620, 540, 760, 760),
      mask: { kind: 'path', d: heartOver(760, 760) },
      crop: { x: 0.25, y: 0, width: 0.667, height: 1 },
    },
    {
      kind: 'image',
      asset: 'checker',
      ...box(1420, 540, 560, 560),
      mask: { kind: 'path', d: 'M 280 0 L 560 280 L 280 560 L 0 280 Z' },
      rotation: 15,
    },
  ]),
  scene('opacity', 'Half clear over another, and clear in itself', [
    { kind: 'image', asset: 'checker', ...box(960, 540, 900, 900) },
    { kind: 'image', asset: 'dusk', ...box(560, 540, 720, 480), opacity: 0.5 },
    { kind: 'image', asset: 'bubbles', ...box(1360, 540, 700, 700) },
  ]),
  scene(
    'rotated',
    'Turned by 5, 45 and 90 degrees',
    [5, 45, 90].map((rotation, place) => ({ kind: 'image', asset: 'dusk', ...box(360 + place * 600, 540, 480, 320), rotation })),
  ),
  scene('missing', 'A picture that is not there', [
    { kind: 'image', asset: 'lost', alt: 'A chart of the sea floor', ...box(620, 540, 900, 600) },
    { kind: 'image', asset: 'lost', ...box(1480, 400, 360, 240), mask: { kind: 'ellipse' } },
    { kind: 'image', asset: 'lost', ...box(1480, 740, 120, 120) },
  ]),
  scene('far-crop', 'A tiny part of a picture, very large', [
    { kind: 'image', asset: 'checker', ...box(960, 540, 1600, 900), crop: { x: 0.23, y: 0.23, width: 0.04, height: 0.0225 } },
  ]),
];
