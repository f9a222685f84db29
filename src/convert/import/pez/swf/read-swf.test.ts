import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { DrawingNode, DrawingPath } from '#model/presentation/drawing.ts';
import { readSwf } from './read-swf.ts';
import { makeSwf, place, records, shape, showFrame, solid, square, tag, write } from './test-swf.ts';

const pathsIn = (nodes: readonly DrawingNode[]): DrawingPath[] =>
  nodes.flatMap((node) => (node.kind === 'path' ? [node] : pathsIn(node.children)));

async function draw(tags: readonly Uint8Array[], options: Parameters<typeof makeSwf>[1] = {}) {
  const picture = await readSwf(makeSwf([...tags, showFrame], options));
  return { ...picture, paths: (picture?.pieces ?? []).flatMap((piece) => (piece.kind === 'drawing' ? pathsIn(piece.nodes) : [])) };
}

const red = solid(255, 0, 0, 255);
const redSquare = shape(1, { fills: [red], figures: [{ points: square(0, 0, 400), right: 1 }] });

describe('shapes', () => {
  test.each([true, false])('of a file whose compression is %s', async (isCompressed) => {
    const { paths, stage, isPartial } = await draw([redSquare, place(1, 1)], { isCompressed });
    expect(stage).toEqual({ left: 0, top: 0, right: 2000, bottom: 1000 });
    expect(paths).toMatchObject([{ d: 'M0 0L400 0L400 400L0 400L0 0Z', fill: { color: '#ff0000', opacity: 1 } }]);
    expect(isPartial).toBe(false);
  });

  test('edges in any order enclose the area on their side; lines come last', async () => {
    const black = Uint8Array.from([40, 0, 0, 0, 0, 128]);
    const sides = square(0, 0, 400);
    const figures = [
      // Two areas share the edge from (400, 0) to (400, 400), and one of them is given in pieces.
      { points: [sides[2], sides[3], sides[4]].flatMap((point) => (point ? [point] : [])), right: 1, line: 1 },
      { points: [[400, 0] as const, [400, 400] as const], right: 1, left: 2 },
      { points: [[0, 0] as const, [400, 0] as const], right: 1 },
      { points: [[400, 0] as const, [800, 0] as const, [800, 400] as const, [400, 400] as const], right: 2 },
    ];
    const { paths } = await draw([shape(1, { fills: [red, solid(0, 0, 255, 255)], lines: [black], figures }), place(1, 1)]);
    expect(paths.map(({ d }) => d)).toEqual([
      'M400 400L0 400L0 0L400 0L400 400Z',
      'M400 400L400 0L800 0L800 400L400 400Z',
      'M400 400L0 400L0 0',
    ]);
    expect(paths[2]).toMatchObject({ stroke: { color: '#000000', opacity: 0.502 }, strokeWidth: 40, cap: 'round' });
  });

  test('with gradients, and with lines that have ends of their own', async () => {
    const gradient = (type: number, ...more: number[]) =>
      write()
        .add(type)
        .matrix(0.5, 0, 0, 0.5, 200, 100)
        .add(2, 0, 255, 255, 255, 255, 255, 0, 0, 0, 0, ...more)
        .done();
    // A miter of 2, and butt ends.
    const line = write().short(60).bits(0b01_10_0000, 8).bits(0, 8).short(512).add(1, 2, 3, 255).done();
    const { paths } = await draw([
      shape(1, {
        version: 4,
        fills: [gradient(0x10), gradient(0x12), gradient(0x13, 128, 0)],
        lines: [line],
        figures: [1, 2, 3].map((right) => ({ points: square(right * 500, 0, 400), right, line: right === 3 ? 1 : 0 })),
      }),
      place(1, 1),
    ]);
    const stops = [
      { offset: 0, color: '#ffffff', opacity: 1 },
      { offset: 1, color: '#000000', opacity: 0 },
    ];
    expect(paths.map(({ fill }) => fill)).toMatchObject([
      { kind: 'linear', x1: -16_384, x2: 16_384, transform: [0.5, 0, 0, 0.5, 200, 100], stops },
      { kind: 'radial', radius: 16_384, fx: 0 },
      { kind: 'radial', fx: 8192 },
      undefined,
    ]);
    expect(paths[3]).toMatchObject({ strokeWidth: 60, cap: 'butt', join: 'miter', miterLimit: 2, stroke: { color: '#010203' } });
  });
});

describe('placing', () => {
  test('composes matrices and colours, through sprites', async () => {
    // Half of each colour, plus 64 of red; half transparent.
    const colors = write().bits(1, 1).bits(1, 1).bits(10, 4);
    for (const value of [128, 128, 128, 128, 64, 0, 0, 0]) colors.bits(value, 10);
    const faded = tag(70, write().add(0b1110, 0).short(1, 1).matrix(1, 0, 0, 1, 100, 0).add(colors.done()).done());
    const sprite = tag(39, write().short(2, 1).add(faded, showFrame, 0, 0).done());
    const { paths } = await draw([redSquare, sprite, place(2, 5, [2, 0, 0, 2, 0, 300])]);
    expect(paths).toMatchObject([{ transform: [2, 0, 0, 2, 200, 300], fill: { color: '#c00000', opacity: 0.5 } }]);
  });

  test('one may clip others; the first frame with anything in it counts', async () => {
    const clip = place(1, 1, [1, 0, 0, 1, 40, 0], 2);
    const removed = tag(28, write().short(3).done());
    const { pieces, paths, isMoving } = await draw(
      [showFrame, redSquare, place(1, 3), removed, clip, place(1, 2), showFrame, place(1, 9)],
      {
        frames: 3,
      },
    );
    expect(paths).toHaveLength(1);
    expect(isMoving).toBe(true);
    expect(pieces?.[0]).toMatchObject({ nodes: [{ clip: [{ d: 'M40 0L440 0L440 400L40 400L40 0Z' }] }] });
  });

  test('what cannot be shown is missing, and said to be', async () => {
    const button = tag(34, write().short(7).done());
    expect(await draw([redSquare, button, place(7, 1), place(1, 2)])).toMatchObject({ isPartial: true, paths: [{}] });
  });
});

test.each([48, 75])('text is drawn with the letters of its font (tag %s), and said in words', async (code) => {
  const em = code === 75 ? 20_480 : 1024;
  const glyph = (side: number) => records(write(), [{ points: square(0, 0, side), right: 1 }]).done();
  const [a, b] = [glyph(512), glyph(256)];
  const font = write()
    .short(1)
    .add(0, 1, 4, ...Buffer.from('Test'))
    .short(2, 6, 6 + a.length, 6 + a.length + b.length);
  font.add(a, b, ...Buffer.from('ab'));
  const text = write().short(2).rect(0, 0, 0, 0).matrix(1, 0, 0, 1, 10, 20).add(4, 12).add(0b1000_1111).short(1).add(0, 128, 0, 255);
  text.short(100, 200, 240).add(3);
  for (const index of [1, 0, 1]) text.bits(index, 4).bits(150, 12);
  const { paths, words } = await draw([tag(code, font.done()), tag(33, text.add(0).done()), place(2, 1)]);
  expect(words).toBe('bab');
  expect(paths.map(({ transform }) => transform?.map((value) => Math.round(value * em)))).toEqual(
    [100, 250, 400].map((x) => [240, 0, 0, 240, (x + 10) * em, 220 * em]),
  );
  expect(paths[0]).toMatchObject({ d: 'M0 0L256 0L256 256L0 256L0 0Z', fill: { color: '#008000' } });
});

const jpeg = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#404040' } })
  .jpeg({ quality: 100 })
  .toBuffer();

describe('bitmaps', () => {
  const fill = (type: number, id: number) => write().add(type).short(id).matrix(20, 0, 0, 20, 0, 0).done();
  const shown = (bitmap: Uint8Array) =>
    draw([bitmap, shape(1, { fills: [fill(0x41, 5)], figures: [{ points: square(0, 0, 40), right: 1 }] }), place(1, 1)]);
  const pixelsOf = async (bytes: Uint8Array | undefined) => [...(await sharp(bytes).ensureAlpha().raw().toBuffer())];

  test.each([
    [
      'with a palette',
      20,
      [3, 2, 0, 2, 0, 1],
      [255, 0, 0, 0, 0, 255, 0, 1, 0, 0, 1, 0, 0, 0],
      [255, 0, 0, 255, 0, 0, 255, 255, 0, 0, 255, 255, 255, 0, 0, 255],
    ],
    [
      'of 15 bits',
      20,
      [4, 2, 0, 2, 0],
      [0x7c, 0, 0, 31, 0, 0, 0x7f, 0xff],
      [255, 0, 0, 255, 0, 0, 255, 255, 0, 0, 0, 255, 255, 255, 255, 255],
    ],
    [
      'with alpha',
      36,
      [5, 2, 0, 2, 0],
      [128, 64, 0, 0, 0, 0, 0, 0, 255, 1, 2, 3, 255, 4, 5, 6],
      [128, 0, 0, 128, 0, 0, 0, 0, 1, 2, 3, 255, 4, 5, 6, 255],
    ],
  ])('%s', async (_, code, head, data, pixels) => {
    const { pieces, bitmaps } = await shown(
      tag(
        code,
        write()
          .short(5)
          .add(...head, deflateSync(Uint8Array.from(data)))
          .done(),
      ),
    );
    expect(pieces).toMatchObject([{ kind: 'bitmap', id: 5, matrix: [20, 0, 0, 20, 0, 0], repeats: false }]);
    expect(await pixelsOf(bitmaps?.get(5))).toEqual(pixels);
  });

  test('as JPEG: whole, with its tables apart, with a false start, and with an alpha channel', async () => {
    const start = Uint8Array.from([0xff, 0xd9, 0xff, 0xd8]);
    const alpha = deflateSync(Uint8Array.from([255, 128, 0, 255]));
    const wide = write().short(5).short(jpeg.length, 0).add(jpeg, alpha).done();
    const gray = [64, 64, 64, 255];
    for (const [bitmap, pixels] of [
      [tag(21, write().short(5).add(start, jpeg).done()), [...gray, ...gray, ...gray, ...gray]],
      [tag(6, write().short(5).add(jpeg).done()), [...gray, ...gray, ...gray, ...gray]],
      [tag(35, wide), [...gray, 128, 128, 128, 128, 0, 0, 0, 0, ...gray]],
    ] as const)
      expect(await pixelsOf((await shown(bitmap)).bitmaps?.get(5))).toEqual(pixels);
    const tables = Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xd9])]);
    const apart = await draw([
      tag(8, tables),
      tag(6, write().short(5).add(jpeg).done()),
      shape(1, { fills: [fill(0x41, 5)], figures: [{ points: square(0, 0, 40), right: 1 }] }),
      place(1, 1),
    ]);
    expect(await pixelsOf(apart.bitmaps?.get(5))).toEqual([...gray, ...gray, ...gray, ...gray]);
  });
});

describe('hostile files', () => {
  test('are no pictures', async () => {
    expect(await readSwf(Buffer.from('ZWS no such thing, sixteen bytes'))).toBeUndefined();
    expect(await readSwf(Buffer.from('CWS\u0008\0\0\0\0 not compressed at all'))).toBeUndefined();
    expect(await readSwf(makeSwf([tag(26, Uint8Array.from([255])), showFrame]))).toBeUndefined();
  });

  test('that are cut off anywhere show what is there', async () => {
    const file = makeSwf([redSquare, place(1, 1), place(1, 2, [2, 0, 0, 2, 0, 0]), showFrame], { isCompressed: false });
    for (let length = 0; length < file.length; length += 1) {
      const picture = await readSwf(file.subarray(0, length));
      expect((picture?.pieces.length ?? 0) <= 1).toBe(true);
    }
  });

  test('that contain themselves, multiply or claim too much terminate', async () => {
    const self = tag(39, write().short(2, 1).add(place(2, 1), place(1, 2), 0, 0).done());
    expect(await draw([redSquare, self, place(2, 1)])).toMatchObject({ isPartial: true });
    const doubling = Array.from({ length: 18 }, (_, index) =>
      tag(
        39,
        write()
          .short(index + 2, 1)
          .add(place(index + 1, 1), place(index + 1, 2), place(index + 1, 3), 0, 0)
          .done(),
      ),
    );
    const many = await draw([redSquare, ...doubling, place(19, 1)]);
    expect(many.isPartial).toBe(true);
    expect(many.paths.length).toBeLessThan(6000);
    const plain = makeSwf([redSquare, place(1, 1), showFrame], { isCompressed: false });
    const bomb = Buffer.concat([
      Buffer.from('CWS'),
      plain.subarray(3, 8),
      deflateSync(Buffer.concat([plain.subarray(8), Buffer.alloc(30_000_000)])),
    ]);
    expect(await readSwf(bomb)).toBeUndefined();
    const styles = tag(32, write().short(1).rect(0, 0, 0, 0).add(255, 255, 255, 0).done());
    expect(await readSwf(makeSwf([styles, place(1, 1), showFrame]))).toBeUndefined();
  });
});
