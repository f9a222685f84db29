import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { frameObject } from '../../camera/framing.ts';
import { parsePresentation } from '../../presentation/parse.ts';
import { indexScene } from '../../scene/scene.ts';
import { paint } from '../paint.ts';

/** Four colours, one per corner. */
const picture = createCanvas(40, 40);
for (const [index, color] of ['#ff0000', '#00ff00', '#0000ff', '#ffff00'].entries()) {
  const context = picture.getContext('2d');
  context.fillStyle = color;
  context.fillRect((index % 2) * 20, (index >> 1) * 20, 20, 20);
}

/** The colours in the corners of the image when it fills the canvas. */
function corners(own: object): string[] {
  const viewport = { width: 160, height: 90 };
  const { presentation } = parsePresentation({
    schemaVersion: 2,
    assets: { four: { source: 'four.png', width: 40, height: 40 } },
    root: { width: 160, height: 90, children: [{ kind: 'image', id: 'one', asset: 'four', x: 80, y: 45, width: 160, height: 90, ...own }] },
  });
  const scene = indexScene(presentation);
  const canvas = createCanvas(160, 90);
  const context = canvas.getContext('2d');
  const image = {
    width: 40,
    height: 40,
    draw: (_: unknown, ...numbers: [number, number, number, number, number, number, number, number]) =>
      context.drawImage(picture, ...numbers),
  };
  paint(context, scene, {
    camera: frameObject(scene, 'root', viewport, { margin: 0 }),
    viewport,
    pixelRatio: 1,
    imageOf: () => image,
    rich: undefined,
  });
  return [
    [4, 4],
    [155, 4],
    [4, 85],
    [155, 85],
  ].map(([x = 0, y = 0]) =>
    [...context.getImageData(x, y, 1, 1).data]
      .slice(0, 3)
      .map((value) => (value > 200 ? 'x' : '.'))
      .join(''),
  );
}

const [red, green, blue, yellow] = ['x..', '.x.', '..x', 'xx.'];

test.each([
  [undefined, [red, green, blue, yellow]],
  ['x', [green, red, yellow, blue]],
  ['y', [blue, yellow, red, green]],
  ['both', [yellow, blue, green, red]],
])('an image flipped %s', (flip, expected) => {
  expect(corners({ ...(flip && { flip }) })).toEqual(expected);
});

test('a flipped image keeps its crop and mask', () => {
  expect(corners({ flip: 'x', crop: { x: 0.5, y: 0, width: 0.5, height: 1 } })).toEqual([green, green, yellow, yellow]);
  const half = { kind: 'path', d: 'M 0 0 L 80 0 L 80 90 L 0 90 Z' };
  const [left, right] = corners({ flip: 'x', mask: half });
  expect([left, right === red]).toEqual([green, false]);
});

test('a figure inside a mask is a hole by the even-odd rule only', () => {
  const d = 'M 0 0 L 160 0 L 160 90 L 0 90 Z M 80 0 L 160 0 L 160 45 L 80 45 Z';
  const behind = { kind: 'path', d };
  expect(corners({ mask: behind })).toEqual([red, green, blue, yellow]);
  const [left, right] = corners({ mask: { ...behind, rule: 'evenodd' } });
  expect([left, right === green]).toEqual([red, false]);
});
