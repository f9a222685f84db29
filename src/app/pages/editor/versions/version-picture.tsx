import type { Difference } from '#editor/tools/versions/differences.ts';
import type { OpenVersion } from '#editor/tools/versions/open-version.ts';
import type { Outline, Sight } from '#editor/tools/versions/sights.ts';
import type { VersionsTools } from '#editor/tools/versions/versions-tools.ts';
import { useEffect, useRef } from 'react';
import * as styles from './comparison.css.ts';

/** In CSS pixels, as in the design; the picture is as wide as there is room. */
const SIZE = { width: 528, height: 297 };
const badges = { added: 'M-4 0h8M0 -4v8', removed: 'M-4 0h8', changed: 'M-3.5 3.5l.8-2.6L2 -3.8l1.8 1.8L-.9 2.7z' };

interface PictureProps {
  tools: VersionsTools;
  open: OpenVersion;
  /** Otherwise it is of the version. */
  isNow?: boolean;
  sight: Sight;
  differences: readonly Difference[];
  name: string;
  time?: string;
  stops: string;
  /** Instead of a picture, where there is nothing to be seen. */
  missing: string;
}

/** One side of a comparison, with lines around what is different. The words below say the same. */
export function VersionPicture({ tools, open, isNow = false, sight, differences, name, time, stops, missing }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const paint = () => canvas.current && tools.paint(open, isNow, canvas.current, sight, SIZE);
    paint();
    return tools.follow(open, isNow, paint);
  }, [tools, open, isNow, sight]);
  const outlines = tools.outlines(open, isNow, sight, SIZE, differences);
  return (
    <figure className={styles.side}>
      <figcaption className={styles.caption}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        {time && <span className={styles.time}>{time}</span>}
        <span className={styles.stops}>{stops}</span>
      </figcaption>
      <div className={styles.picture}>
        <canvas ref={canvas} className={outlines ? styles.canvas : styles.hidden} aria-hidden {...SIZE} />
        {outlines ? <Outlines outlines={outlines} /> : <p className={styles.missing}>{missing}</p>}
      </div>
    </figure>
  );
}

function Outlines({ outlines }: { outlines: readonly Outline[] }) {
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden>
      {outlines.map(({ id, sort, corners }) => (
        <polygon key={`${sort} ${id}`} className={styles.outlines[sort]} points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
      ))}
      {outlines.map(({ id, sort, corners }) => {
        const right = corners.reduce(
          (most, corner) => (corner.x - corner.y > most.x - most.y ? corner : most),
          corners[0] ?? { x: 0, y: 0 },
        );
        const [x, y] = [Math.min(Math.max(right.x, 12), SIZE.width - 12), Math.min(Math.max(right.y, 12), SIZE.height - 12)];
        return (
          <g key={`${sort} ${id}`} transform={`translate(${x} ${y})`}>
            <circle className={styles.discs[sort]} r={8} />
            <path className={styles.sign} d={badges[sort]} />
          </g>
        );
      })}
    </svg>
  );
}
