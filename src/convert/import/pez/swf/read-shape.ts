import type { SwfBits } from './bits.ts';
import { closedFigures, type Edge, openFigures, turnedAround } from './outline.ts';
import { type Fill, type Line, readFills, readLines } from './styles.ts';

/** An area with one fill, or a line, in twips. */
export interface Figure {
  fill?: Fill | undefined;
  line?: Line | undefined;
  figures: Edge[][];
}

const MOST_EDGES = 200_000;

/** The shape of a DefineShape tag; the version is that of the tag. */
export function readShape(bits: SwfBits, version: number): Figure[] {
  bits.short();
  bits.rect();
  if (version >= 4) {
    bits.rect();
    bits.byte();
  }
  return readRecords(bits, { fills: readFills(bits, version), lines: readLines(bits, version) }, version);
}

/** The outline of a letter. */
export const readGlyph = (bits: SwfBits): Edge[][] =>
  readRecords(bits, { fills: [{ kind: 'color', color: [0, 0, 0, 255] }], lines: [] }, 1).flatMap(({ figures }) => figures);

interface Styles {
  fills: Fill[];
  lines: Line[];
}

/** Edges say which fill is on either side of them; each fill's area is what its edges enclose. */
function readRecords(bits: SwfBits, first: Styles, version: number): Figure[] {
  const shape: Figure[] = [];
  let layer = openLayer(first);
  let [fillBits, lineBits] = [bits.bits(4), bits.bits(4)];
  let [x, y, count] = [0, 0, 0];
  for (;;) {
    if (bits.bits(1)) {
      count += 1;
      if (count > MOST_EDGES) break;
      const edge = readEdge(bits, x, y);
      [x, y] = edge.to;
      layer.add(edge);
      continue;
    }
    const flags = bits.bits(5);
    if (flags === 0) break;
    if (flags & 1) {
      const size = bits.bits(5);
      [x, y] = [bits.signedBits(size), bits.signedBits(size)];
    }
    const chosen = {
      ...(flags & 2 && { left: bits.bits(fillBits) }),
      ...(flags & 4 && { right: bits.bits(fillBits) }),
      ...(flags & 8 && { line: bits.bits(lineBits) }),
    };
    if (flags & 16) {
      // What follows is painted over everything before.
      shape.push(...layer.finish());
      bits.align();
      layer = openLayer({ fills: readFills(bits, version), lines: readLines(bits, version) });
      [fillBits, lineBits] = [bits.bits(4), bits.bits(4)];
    }
    layer.choose(chosen);
  }
  return [...shape, ...layer.finish()];
}

function readEdge(bits: SwfBits, x: number, y: number): Edge {
  const isStraight = bits.bits(1) === 1;
  const size = bits.bits(4) + 2;
  const next = () => bits.signedBits(size);
  if (!isStraight) {
    const control = [x + next(), y + next()] as const;
    return { from: [x, y], control, to: [control[0] + next(), control[1] + next()] };
  }
  if (bits.bits(1)) return { from: [x, y], to: [x + next(), y + next()] };
  return bits.bits(1) ? { from: [x, y], to: [x, y + next()] } : { from: [x, y], to: [x + next(), y] };
}

interface Choice {
  left?: number;
  right?: number;
  line?: number;
}

/** Collects the edges of each style, counted from 1; 0 is none. */
function openLayer({ fills, lines }: Styles) {
  const areas = new Map<number, Edge[]>();
  const strokes = new Map<number, Edge[]>();
  let current = { left: 0, right: 0, line: 0 };
  const put = (into: Map<number, Edge[]>, style: number, edge: Edge) => {
    const edges = into.get(style);
    if (edges) edges.push(edge);
    else if (style > 0) into.set(style, [edge]);
  };
  const inOrder = (all: Map<number, Edge[]>) => [...all].sort(([one], [other]) => one - other);
  return {
    choose(chosen: Choice): void {
      current = { ...current, ...chosen };
    },
    add(edge: Edge): void {
      const { left, right, line } = current;
      // Between two areas of one fill there is no border.
      if (left !== right) {
        put(areas, right, edge);
        put(areas, left, turnedAround(edge));
      }
      put(strokes, line, edge);
    },
    finish: (): Figure[] => [
      ...inOrder(areas).flatMap(([style, edges]) => {
        const fill = fills[style - 1];
        return fill ? [{ fill, figures: closedFigures(edges) }] : [];
      }),
      ...inOrder(strokes).flatMap(([style, edges]) => {
        const line = lines[style - 1];
        return line ? [{ line, figures: openFigures(edges) }] : [];
      }),
    ],
  };
}
