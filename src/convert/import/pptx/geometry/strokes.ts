import { compilePath, verb } from '#model/geometry/path.ts';

export interface Spot {
  x: number;
  y: number;
}

/** A continuous line: its start, then pieces of one, two or three points (straight, quadratic, cubic). */
export interface Stroke {
  start: Spot;
  pieces: Spot[][];
  isClosed: boolean;
}

export function strokesOf(d: string): Stroke[] {
  const { verbs, points } = compilePath(d);
  const strokes: Stroke[] = [];
  let at = 0;
  for (const kind of verbs) {
    const spots = Array.from({ length: (verb.sizes[kind] ?? 0) / 2 }, () => ({ x: points[at++] ?? 0, y: points[at++] ?? 0 }));
    const current = strokes.at(-1);
    if (kind === verb.move) strokes.push({ start: spots[0] ?? { x: 0, y: 0 }, pieces: [], isClosed: false });
    else if (kind === verb.close && current) current.isClosed = true;
    else current?.pieces.push(spots);
  }
  return strokes;
}

const print = ({ x, y }: Spot): string => `${Number(x.toFixed(3))} ${Number(y.toFixed(3))}`;

export const writeStroke = ({ start, pieces, isClosed }: Stroke): string =>
  `M${print(start)}${pieces.map((piece) => `${'LQC'[piece.length - 1] ?? 'L'}${piece.map(print).join(' ')}`).join('')}${isClosed ? 'Z' : ''}`;

export const pieceEnd = ({ start, pieces }: Stroke): Spot => pieces.at(-1)?.at(-1) ?? start;

export function reversed({ start, pieces, isClosed }: Stroke): Stroke {
  const ends = [start, ...pieces.map((piece) => piece.at(-1) ?? start)];
  const turned = pieces.map((piece, place) => [...piece.slice(0, -1).toReversed(), ends[place] ?? start]).toReversed();
  return { start: ends.at(-1) ?? start, pieces: turned, isClosed };
}

/** Removes the part within this straight-line distance of the end. Some of the line always remains. */
export function shortened(stroke: Stroke, by: number): Stroke {
  const tip = pieceEnd(stroke);
  const pieces = [...stroke.pieces];
  const away = (spot: Spot) => Math.hypot(spot.x - tip.x, spot.y - tip.y);
  const before = () => pieces.at(-2)?.at(-1) ?? stroke.start;
  while (pieces.length > 1 && away(before()) < by) pieces.pop();
  const last = pieces.pop();
  if (!last) return stroke;
  const from = pieces.at(-1)?.at(-1) ?? stroke.start;
  let [near, far] = [0.02, 1];
  for (let round = 0; round < 24; round += 1) {
    const middle = (near + far) / 2;
    if (away(cut(from, last, middle).at(-1) ?? from) < by) far = middle;
    else near = middle;
  }
  return { ...stroke, pieces: [...pieces, cut(from, last, near)] };
}

/** The first part of a piece, up to a share of it (de Casteljau). */
function cut(from: Spot, piece: readonly Spot[], share: number): Spot[] {
  let spots = [from, ...piece];
  const left: Spot[] = [];
  while (spots.length > 1) {
    spots = spots.slice(1).map((spot, place) => {
      const other = spots[place] ?? spot;
      return { x: other.x + (spot.x - other.x) * share, y: other.y + (spot.y - other.y) * share };
    });
    left.push(spots[0] ?? from);
  }
  return left;
}
