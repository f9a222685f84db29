import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { DrawingNode, DrawingPath } from '#model/presentation/drawing.ts';
import { readMetafile } from './read-metafile.ts';
import { dib, emf, emfRecord, plainWmf, wmf, wmfRecord } from './test-metafiles.ts';

const pathsIn = (nodes: readonly DrawingNode[] = []): DrawingPath[] =>
  nodes.flatMap((node) => (node.kind === 'path' ? [node] : pathsIn(node.children)));
const paths = (bytes: Uint8Array) => pathsIn(readMetafile(bytes)?.drawing.nodes);
const name = (text: string) => Buffer.concat([Buffer.from(text, 'utf16le'), Buffer.alloc(64 - text.length * 2)]);
const font = emfRecord(82, [1, -20, 0, 0, 0, 700], Buffer.from([1, 0, 0, 0, 0, 0, 0, 0]), name('Times New Roman'));
const text = (words: string, x: number, y: number) =>
  emfRecord(84, [0, 0, 0, 0, 1, 0, 0, x, y, words.length, 76, 0, 0, 0, 0, 0, 0], Buffer.from(words, 'utf16le'));

describe('enhanced metafiles', () => {
  test('show the frame from their header, in device dots', () => {
    expect(readMetafile(emf(emfRecord(43, [1, 2, 30, 40])))?.drawing.viewBox).toEqual({ x: 0, y: 0, width: 100, height: 50 });
  });

  test('draw with the selected pen and brush', () => {
    const [path] = paths(
      emf(
        emfRecord(38, [1, 0, 3, 0, 0x0000ff]),
        emfRecord(37, [1]),
        emfRecord(39, [2, 0, 0x00ff00, 0]),
        emfRecord(37, [2]),
        emfRecord(43, [1, 2, 30, 40]),
      ),
    );
    expect(path).toMatchObject({ d: 'M1 2L30 2L30 40L1 40Z', fill: { color: '#00ff00' }, stroke: { color: '#ff0000' }, strokeWidth: 3 });
  });

  test('draw nothing with null tools', () => {
    expect(
      readMetafile(emf(emfRecord(37, [0x80000008 | 0]), emfRecord(37, [0x80000005 | 0]), emfRecord(43, [1, 2, 30, 40]))),
    ).toBeUndefined();
  });

  test('apply the window, viewport and world transforms', () => {
    const [path] = paths(
      emf(
        emfRecord(17, [8]),
        emfRecord(9, [1000, 500]),
        emfRecord(11, [100, 50]),
        emfRecord(10, [100, 0]),
        emfRecord(35, Buffer.from(Float32Array.from([2, 0, 0, 2, 0, 0]).buffer)),
        emfRecord(43, [100, 0, 200, 100]),
      ),
    );
    expect(path?.d).toBe('M10 0L30 0L30 20L10 20Z');
  });

  test('join connected lines, and collect paths', () => {
    expect(
      paths(
        emf(emfRecord(27, [0, 0]), emfRecord(54, [10, 0]), emfRecord(54, [10, 10]), emfRecord(27, [50, 50]), emfRecord(54, [60, 50])),
      ).map(({ d }) => d),
    ).toEqual(['M0 0L10 0L10 10M50 50L60 50']);
    const [path] = paths(
      emf(
        emfRecord(59),
        emfRecord(27, [0, 0]),
        emfRecord(54, [10, 0]),
        emfRecord(54, [10, 10]),
        emfRecord(61),
        emfRecord(60),
        emfRecord(62, [0, 0, 0, 0]),
      ),
    );
    expect(path).toMatchObject({ d: 'M0 0L10 0L10 10Z', stroke: undefined, fill: { color: '#ffffff' } });
  });

  test('restore saved states', () => {
    const [, second] = paths(
      emf(
        emfRecord(33),
        emfRecord(39, [1, 0, 0xff, 0]),
        emfRecord(37, [1]),
        emfRecord(43, [0, 0, 10, 10]),
        emfRecord(34, [-1]),
        emfRecord(43, [0, 0, 10, 10]),
      ),
    );
    expect(second?.fill).toMatchObject({ color: '#ffffff' });
  });

  test('clip what is outside a clip region', () => {
    const [group] = readMetafile(emf(emfRecord(30, [0, 0, 20, 20]), emfRecord(43, [0, 0, 90, 40])))?.drawing.nodes ?? [];
    expect(group).toMatchObject({ kind: 'group', clip: [{ d: 'M0 0L20 0L20 20L0 20Z' }] });
  });

  test('keep their text, with typeface, size and baseline origin', () => {
    const [found] =
      readMetafile(emf(font, emfRecord(37, [1]), emfRecord(22, [24]), emfRecord(24, [0xff0000]), text('Grüße', 5, 30)))?.texts ?? [];
    expect(found).toEqual({
      text: 'Grüße',
      x: 5,
      y: 30,
      size: 20,
      rotation: 0,
      align: 'left',
      color: '#0000ff',
      typeface: 'Times New Roman',
      isBold: true,
      isItalic: true,
    });
  });

  test('convert Symbol letters to the characters they stand for', () => {
    const symbol = emfRecord(82, [1, -20, 0, 0, 0, 400], Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]), name('Symbol'));
    expect(readMetafile(emf(symbol, emfRecord(37, [1]), text('S åab', 5, 30)))?.texts[0]?.text).toBe('Σ ∑αβ');
  });

  test('that consist of a bitmap become a picture', async () => {
    const stretch = emfRecord(81, [0, 0, 99, 49, 0, 0, 0, 0, 2, 2, 80, 40, 120, 16, 0, 0xcc0020, 100, 50], dib.header, dib.bits);
    const picture = readMetafile(emf(stretch))?.picture;
    const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([4, 2]);
    expect([...data.subarray(0, 4)]).toEqual([255, 0, 0, 255]);
    expect([...data.subarray(info.width * 4, info.width * 4 + 4)]).toEqual([0, 0, 255, 255]);
  });
});

describe('Windows metafiles', () => {
  test('are scaled from their window to their box', () => {
    const file = readMetafile(
      wmf(wmfRecord(0x20c, [1000, 2000]), wmfRecord(0x2fc, [0, 0xff, 0, 0]), wmfRecord(0x12d, [0]), wmfRecord(0x41b, [500, 1000, 0, 0])),
    );
    expect(file?.drawing.viewBox).toEqual({ x: 0, y: 0, width: 200, height: 100 });
    expect(pathsIn(file?.drawing.nodes)[0]).toMatchObject({ d: 'M0 0L100 0L100 50L0 50Z', fill: { color: '#ff0000' } });
  });

  test('without a box show their window', () => {
    expect(readMetafile(plainWmf(wmfRecord(0x20c, [30, 40]), wmfRecord(0x41b, [20, 10, 0, 0])))?.drawing.viewBox).toEqual({
      x: 0,
      y: 0,
      width: 40,
      height: 30,
    });
  });

  test('draw polygons, arcs and text', () => {
    const file = readMetafile(
      wmf(
        wmfRecord(0x324, [3, 0, 0, 10, 0, 10, 10]),
        wmfRecord(0x817, [50, 100, 0, 50, 100, 100, 0, 0]),
        wmfRecord(0x521, [5], Buffer.from('Hallo '), [20, 10]),
      ),
    );
    expect(pathsIn(file?.drawing.nodes).map(({ d }) => d[0] + (/[LC]/.exec(d)?.[0] ?? ''))).toEqual(['ML', 'MC']);
    expect(file?.texts[0]).toMatchObject({ text: 'Hallo', x: 10 });
  });

  test('assign the lowest free number to a tool', () => {
    const [path] = paths(
      wmf(
        wmfRecord(0x2fc, [0, 0xff, 0, 0]),
        wmfRecord(0x2fc, [0, 0, 0, 0]),
        wmfRecord(0x1f0, [0]),
        wmfRecord(0x2fc, [0, 0, 0xff, 0]),
        wmfRecord(0x12d, [0]),
        wmfRecord(0x41b, [10, 10, 0, 0]),
      ),
    );
    expect(path?.fill).toMatchObject({ color: '#0000ff' });
  });
});

describe('broken metafiles', () => {
  const whole = emf(
    font,
    emfRecord(37, [1]),
    text('Wort', 1, 2),
    emfRecord(43, [0, 0, 10, 10]),
    emfRecord(81, [0, 0, 9, 9, 0, 0, 0, 0, 2, 2, 80, 40, 120, 16, 0, 0xcc0020, 10, 10], dib.header, dib.bits),
  );

  test('are rejected, or read as far as possible', () => {
    expect(readMetafile(new Uint8Array())).toBeUndefined();
    expect(readMetafile(Buffer.from('GIF89a'.padEnd(200)))).toBeUndefined();
    for (let length = 0; length < whole.length; length += 1) expect(() => readMetafile(whole.subarray(0, length))).not.toThrow();
  });

  test('a false number in any record does not stop the others', () => {
    for (let at = 0; at + 4 <= whole.length; at += 2)
      for (const lie of [0, 1, 0x7fffffff, 0x80000000, 0xffffffff]) {
        const bytes = Buffer.from(whole);
        bytes.writeUInt32LE(lie, at);
        const found = readMetafile(bytes);
        expect(JSON.stringify(found?.drawing ?? 0)).not.toContain('null');
      }
  });

  test('claims of millions of points cost nothing', () => {
    const record = emfRecord(4, [0, 0, 0, 0, 0x7fffffff, 1, 2, 3, 4]);
    expect(paths(emf(record))[0]?.d).toBe('M1 2L3 4');
  });
});
