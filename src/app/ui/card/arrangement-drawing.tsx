import type { Arrangement } from '#model/arrangement/arrangement.ts';
import { line, stop } from './arrangement-drawing.css.ts';

const [WIDTH, HEIGHT] = [10, 6];

/** The centres of the stops on a field of 64 × 40, and the path through them. */
const places: Record<Arrangement, { stops: [number, number][]; path: string }> = {
  grid: {
    stops: [
      [14, 11],
      [32, 11],
      [50, 11],
      [14, 29],
      [32, 29],
      [50, 29],
    ],
    path: 'M14 11h36L14 29h36',
  },
  spiral: {
    stops: [
      [32, 20],
      [46, 20],
      [36, 31],
      [18, 27],
      [15, 11],
      [38, 7],
    ],
    path: 'M32 20C38 20 46 14 46 20C46 28 42 31 36 31C28 31 21 31 18 27C14 22 12 16 15 11C19 5 30 5 38 7',
  },
  tree: {
    stops: [
      [32, 8],
      [14, 21],
      [32, 21],
      [50, 21],
      [9, 33],
      [22, 33],
      [50, 33],
    ],
    path: 'M32 8L14 21L9 33M14 21l8 12M32 8v13M32 8l18 13v12',
  },
  line: {
    stops: [
      [9, 20],
      [24, 20],
      [40, 20],
      [55, 20],
    ],
    path: 'M9 20h46',
  },
};

/** A few stops and the path through them. */
export function ArrangementDrawing({ arrangement }: { arrangement: Arrangement }) {
  const { stops, path } = places[arrangement];
  return (
    <svg width={64} height={40} viewBox="0 0 64 40" aria-hidden="true">
      <path className={line} d={path} />
      {stops.map(([x, y]) => (
        <rect key={`${x} ${y}`} className={stop} x={x - WIDTH / 2} y={y - HEIGHT / 2} width={WIDTH} height={HEIGHT} rx={1.5} />
      ))}
    </svg>
  );
}
