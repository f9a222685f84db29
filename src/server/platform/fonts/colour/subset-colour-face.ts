// oxlint-disable-next-line typescript/triple-slash-reference -- an ambient module cannot be imported
/// <reference path="../subset-font.d.ts" />
import subsetFont from 'subset-font';
import { subsetColourLayers } from './colour-layers.ts';
import { readTables, readTablesOf, tableOf, writeSfnt, writeWoff2 } from './sfnt.ts';

/**
 * A subset of a font with colour layers, which the WebAssembly build of harfbuzz drops. Harfbuzz gets the font without outlines and finds
 * the glyphs that the text needs. Each glyph carries its id in the whole font as its side bearing, which later tells where its outlines
 * and layers come from.
 */
export async function subsetColourFace(file: string, letters: string, keepFeatures: string[]): Promise<Uint8Array> {
  const whole = await readTablesOf(file, [
    'cmap',
    'GSUB',
    'OS/2',
    'head',
    'hhea',
    'hmtx',
    'maxp',
    'name',
    'post',
    'loca',
    'glyf',
    'COLR',
    'CPAL',
  ]);
  const take = (tag: string) => tableOf(whole, tag);
  const count = take('maxp').readUInt16BE(4);
  const { advanceOf, bearingOf } = metricsOf(take('hmtx'), take('hhea'));

  const bare = new Map([...whole].filter(([tag]) => !['loca', 'glyf', 'COLR', 'CPAL'].includes(tag)));
  bare.set('hmtx', writeMetrics(Array.from({ length: count }, (_, glyph) => [advanceOf(glyph), glyph])));
  bare.set('hhea', withNumber(take('hhea'), 34, count));
  const subset = readTables(Buffer.from(await subsetFont(writeSfnt(bare), letters, { targetFormat: 'truetype', keepFeatures })));

  const numbers = metricsOf(tableOf(subset, 'hmtx'), tableOf(subset, 'hhea'));
  const glyphs = Array.from({ length: tableOf(subset, 'maxp').readUInt16BE(4) }, (_, glyph) => numbers.bearingOf(glyph));
  const { colr, cpal } = subsetColourLayers(take('COLR'), take('CPAL'), glyphs);
  const startOf = (glyph: number) =>
    take('head').readUInt16BE(50) ? take('loca').readUInt32BE(4 * glyph) : 2 * take('loca').readUInt16BE(2 * glyph);
  const outlines = glyphs.map((glyph) => take('glyf').subarray(startOf(glyph), startOf(glyph + 1)));
  const places = Buffer.alloc(4 * outlines.length + 4);
  for (const [index, { length }] of outlines.entries()) places.writeUInt32BE(places.readUInt32BE(4 * index) + length, 4 * index + 4);

  return writeWoff2(
    new Map([
      ...subset,
      ['COLR', colr],
      ['CPAL', cpal],
      ['glyf', Buffer.concat(outlines)],
      ['loca', places],
      ['head', withNumber(tableOf(subset, 'head'), 50, 1)],
      ['hmtx', writeMetrics(glyphs.map((glyph) => [advanceOf(glyph), bearingOf(glyph)]))],
      ['hhea', withNumber(tableOf(subset, 'hhea'), 34, glyphs.length)],
      ['maxp', withNumber(take('maxp'), 4, glyphs.length)],
    ]),
  );
}

function withNumber(table: Buffer, at: number, value: number): Buffer {
  const changed = Buffer.from(table);
  changed.writeUInt16BE(value, at);
  return changed;
}

function writeMetrics(glyphs: [advance: number, bearing: number][]): Buffer {
  const table = Buffer.alloc(4 * glyphs.length);
  for (const [index, [advance, bearing]] of glyphs.entries()) {
    table.writeUInt16BE(advance, 4 * index);
    table.writeUInt16BE(bearing, 4 * index + 2);
  }
  return table;
}

/** Glyphs after the last advance share it, and store only their bearings. */
function metricsOf(hmtx: Buffer, hhea: Buffer) {
  const advances = hhea.readUInt16BE(34);
  return {
    advanceOf: (glyph: number) => hmtx.readUInt16BE(4 * Math.min(glyph, advances - 1)),
    bearingOf: (glyph: number) => hmtx.readUInt16BE(glyph < advances ? 4 * glyph + 2 : 4 * advances + 2 * (glyph - advances)),
  };
}
