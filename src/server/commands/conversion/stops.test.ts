import { parsePresentation } from '#model/presentation/parse.ts';
import { indexScene } from '#model/scene/scene.ts';
import { expect, test } from 'vitest';
import { stopTexts } from './stop-texts.ts';
import { pictureOf, stopsOf } from './stops.ts';

const words = (id: string, text: string, y = 100) => ({ kind: 'text', id, x: 400, y, width: 600, height: 100, paragraphs: [text] });
const slide = (id: string, x: number, children: object[], height = 1080) => ({
  kind: 'topic',
  id,
  title: 'Not written anywhere',
  x,
  y: 600,
  width: 1920,
  height,
  children,
});

const { presentation } = parsePresentation({
  schemaVersion: 2,
  title: 'Reef',
  assets: { photo: { kind: 'image', source: 'a.png', width: 4, height: 4, alt: 'A photo of a reef' } },
  root: {
    id: 'root',
    width: 9000,
    height: 1200,
    children: [
      slide('first', 1000, [
        words('a', 'One'),
        { kind: 'image', id: 'image', asset: 'photo', alt: 'A fish', x: 900, y: 700, width: 200, height: 200 },
      ]),
      slide(
        'second',
        4000,
        [
          {
            kind: 'group',
            id: 'both',
            x: 900,
            y: 500,
            width: 800,
            height: 600,
            children: [words('b', 'Two', 100), words('c', 'Three', 300)],
          },
        ],
        1440,
      ),
      words('aside', 'Beside the path'),
    ],
  },
  path: [{ to: 'second' }, { reveal: ['b'] }, { reveal: ['c'] }, { to: 'first' }, { to: 'second' }],
});
const scene = indexScene(presentation);

test('a stop is a step that moves the camera, plus the steps until the next move', () => {
  expect(stopsOf(scene)).toEqual([
    { to: 'second', lastStep: 2 },
    { to: 'first', lastStep: 3 },
    { to: 'second', lastStep: 4 },
  ]);
});

test('the picture of a stop shows exactly its area, with its aspect ratio', () => {
  const [second, first] = stopsOf(scene).map((stop) => pictureOf(scene, stop, 1280));
  expect([first?.width, first?.height, first?.camera.zoom]).toEqual([1280, 720, 1280 / 1920]);
  expect([second?.width, second?.height, second?.camera.x]).toEqual([1280, 960, 4000]);
});

test('the text is listed once, stop by stop, without alternative texts', () => {
  expect(stopTexts(scene)).toEqual(['Two\nThree', 'One', '', 'Beside the path']);
});
