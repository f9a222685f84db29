import type { Point } from '#model/geometry/matrix.ts';
import { use } from 'react';
import { useDeskState, useEditor } from '../../pages/editor/editor-context.tsx';
import * as styles from './on-path.css.ts';

/** The way of the camera to the chosen step, how it is tilted there, and in which direction it goes. Decoration: panels say it in words. */
export function FlightMarks() {
  const tools = use(useEditor().load.comfort());
  const { step, marks: hands } = useDeskState((all) => all);
  const marks = step === undefined || hands ? undefined : tools.marksOf(step);
  if (!marks) return null;
  const every = (marks.way.length - 1) / (marks.frames.length - 1);
  return (
    <svg className={styles.flight} width="100%" height="100%" aria-hidden>
      {marks.frames.map((frame, place) => (
        <polygon key={place} className={styles.frame} points={pointsOf(frame)} />
      ))}
      <polyline className={styles.way} points={pointsOf(marks.way)} />
      {marks.frames.slice(1, -1).map((_, place) => {
        const middle = Math.round((place + 1) * every);
        const arrow = arrowFrom(marks.way[middle - 1], marks.way[middle + 1]);
        return arrow && <path key={place} className={styles.direction} d="M-4 -5L1 0L-4 5" transform={arrow} />;
      })}
    </svg>
  );
}

const pointsOf = (points: readonly Point[]): string => points.map(({ x, y }) => `${x},${y}`).join(' ');

/** Places and turns an arrow; undefined where the camera stays. */
function arrowFrom(from: Point | undefined, to: Point | undefined): string | undefined {
  if (!from || !to || Math.hypot(to.x - from.x, to.y - from.y) < 4) return undefined;
  const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return `translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2}) rotate(${degrees})`;
}
