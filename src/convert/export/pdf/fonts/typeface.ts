import * as harfbuzz from 'harfbuzzjs';
import { readTables, tableOf, writeSfnt, type Tables } from './sfnt.ts';
import { scriptRuns } from './script-runs.ts';

/** A glyph of a text, in font units. Glyphs of right-to-left text also come in left-to-right order. */
export interface ShapedGlyph {
  glyph: number;
  /** The range of letters it stands for; several glyphs can share one range. */
  start: number;
  end: number;
  advance: number;
  x: number;
  y: number;
}

/** A font file, opened for shaping. */
export interface Typeface {
  file: string;
  name: string;
  unitsPerEm: number;
  isColoured: boolean;
  tables: Tables;
  font: harfbuzz.Font;
  shape(text: string, start: number, end: number, isRtl: boolean): ShapedGlyph[];
}

const shapingTables = ['cmap', 'GSUB', 'GPOS', 'GDEF', 'kern', 'OS/2', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'COLR', 'CPAL'];
const outlineTables = ['loca', 'glyf'];
/** Kept in memory: they are small and needed while the font is shown. */
const lastingTables = new Set(['head', 'hhea', 'hmtx', 'maxp']);
const POSTSCRIPT_NAME = 6;
/** Skia's shaper disables contextual alternates in Korean, where they would widen spaces. */
const plain = [new harfbuzz.Feature('calt', 0)];

export function openTypeface(file: string): Typeface {
  const tables = readTables(file, shapingTables);
  const isColoured = tables.has('COLR');
  // Outlines can be twenty megabytes, and the shaper draws only the coloured ones.
  const face = new harfbuzz.Face(
    new harfbuzz.Blob(writeSfnt(isColoured ? new Map([...tables, ...readTables(file, outlineTables)]) : tables, false)),
  );
  const font = new harfbuzz.Font(face);
  const buffer = new harfbuzz.Buffer();

  const shapeRun = (text: string, start: number, end: number, script: string | undefined, isRtl: boolean): ShapedGlyph[] => {
    buffer.reset();
    buffer.addText(text, start, end - start);
    // Marks keep the position of their own letters, so that each one copies correctly.
    buffer.setClusterLevel(harfbuzz.ClusterLevel.MONOTONE_CHARACTERS);
    buffer.setDirection(isRtl ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
    if (script && script !== 'Zzzz') buffer.setScript(script);
    buffer.setLanguage('en');
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer, script === 'Hang' ? plain : []);
    const infos = buffer.getGlyphInfos();
    const positions = buffer.getGlyphPositions();
    const ends = endsOf(
      infos.map(({ cluster }) => cluster),
      end,
    );
    return infos.map(({ codepoint, cluster }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      return { glyph: codepoint, start: cluster, end: ends.get(cluster) ?? end, advance: xAdvance, x: xOffset, y: yOffset };
    });
  };

  return {
    file,
    name: face.getName(POSTSCRIPT_NAME, 'en').replace(/[^\w-]/g, '') || 'Font',
    unitsPerEm: tableOf(tables, 'head').readUInt16BE(18),
    isColoured,
    tables: new Map([...tables].filter(([tag]) => lastingTables.has(tag))),
    font,
    shape(text, start, end, isRtl) {
      const runs = scriptRuns(text.slice(start, end)).map((run) => shapeRun(text, start + run.start, start + run.end, run.script, isRtl));
      return (isRtl ? runs.toReversed() : runs).flat();
    },
  };
}

/** Where the letters of each cluster end: at the start of the next cluster. */
function endsOf(clusters: number[], end: number): Map<number, number> {
  const ends = new Map<number, number>();
  let next = end;
  for (const cluster of [...new Set(clusters)].sort((one, other) => other - one)) {
    ends.set(cluster, next);
    next = cluster;
  }
  return ends;
}
