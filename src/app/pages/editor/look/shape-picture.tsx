import type { ArrangeShape } from '#editor/tools/look/arrange/shapes.ts';
import * as styles from './look.css.ts';

interface Sample {
  readonly stops: readonly (readonly [number, number])[];
  readonly path: string;
}

/** Centres on a field of 32 × 24, and the way through them. */
const samples: Readonly<Record<ArrangeShape, Sample>> = {
  grid: {
    stops: [
      [6, 5],
      [16, 5],
      [26, 5],
      [6, 19],
      [16, 19],
      [26, 19],
    ],
    path: 'M6 5H26L6 19H26',
  },
  spiral: {
    stops: [
      [15, 12],
      [20, 10],
      [19, 16],
      [12, 17],
      [9, 9],
      [24, 4],
    ],
    path: 'M15 12C16 9 20 8 20 10C21 13 20 15 19 16C17 19 14 19 12 17C8 15 8 12 9 9C12 4 18 2 24 4',
  },
  tree: {
    stops: [
      [16, 4],
      [11, 12],
      [21, 12],
      [6, 20],
      [16, 20],
      [26, 20],
    ],
    path: 'M16 4L6 20M16 4L26 20M11 12L16 20L21 12',
  },
  line: {
    stops: [
      [4, 12],
      [10, 12],
      [16, 12],
      [22, 12],
      [28, 12],
    ],
    path: 'M4 12H28',
  },
  circle: {
    stops: [
      [16, 3],
      [24, 7.5],
      [24, 16.5],
      [16, 21],
      [8, 16.5],
      [8, 7.5],
    ],
    path: 'M16 3L24 7.5V16.5L16 21L8 16.5V7.5Z',
  },
};

/** A few stops and the way through them. */
export function ShapePicture({ shape }: { shape: ArrangeShape }) {
  const { stops, path } = samples[shape];
  return (
    <svg className={styles.shapePicture} viewBox="0 0 32 24" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth={1} strokeLinejoin="round" opacity={0.55} />
      {stops.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={2.4} fill="currentColor" />
      ))}
    </svg>
  );
}
