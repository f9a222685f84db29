import { samplePictures } from '../figures/sample-pictures.ts';
import { box, scenesOf } from '../visual-scene.ts';

const scene = scenesOf('media');

const film = { kind: 'video', source: 'dive.mp4', width: 1280, height: 720 };
const assets = { ...samplePictures, film };

export const mediaScenes = [
  scene('video-poster', 'A video shows its poster', [{ kind: 'video', asset: 'film', poster: 'dusk', ...box(960, 540, 1440, 960) }], {
    assets,
  }),
  scene(
    'video-bare',
    'A video without a poster, and one whose poster is lost',
    [
      { kind: 'video', asset: 'film', ...box(520, 540, 800, 450) },
      { kind: 'video', asset: 'film', poster: 'lost', ...box(1400, 540, 800, 450) },
    ],
    { assets },
  ),
  scene(
    'video-turned',
    'Videos turned and small',
    [
      { kind: 'video', asset: 'film', poster: 'jelly', ...box(600, 540, 500, 750), rotation: -12 },
      { kind: 'video', asset: 'film', poster: 'dusk', ...box(1360, 400, 300, 200) },
      { kind: 'video', asset: 'film', poster: 'dusk', ...box(1360, 740, 60, 40) },
    ],
    { assets },
  ),
  scene('link', 'Areas that lead somewhere', [
    { kind: 'shape', shape: 'rounded', radius: 40, ...box(960, 540, 1300, 500), fill: 'surface' },
    { kind: 'link', label: 'Field notes', ...box(660, 540, 480, 180), link: { kind: 'address', href: 'https://example.org/notes' } },
    { kind: 'link', label: 'Back to the start', ...box(1260, 540, 480, 180), link: { kind: 'object', id: 'root' } },
  ]),
  scene('unreadable', 'What a newer version wrote', [
    { kind: 'hologram', ...box(560, 540, 800, 600), beams: 7 },
    { kind: 'hologram', ...box(1440, 540, 400, 300), rotation: 15 },
    { kind: 'shape', shape: 'ellipse', ...box(1760, 860, 160, 160), fill: 'accent5' },
  ]),
];
