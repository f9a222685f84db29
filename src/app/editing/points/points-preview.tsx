import { resolveColor, stopColor } from '#model/paint/marks/colors.ts';
import type { DrawingPaint, DrawingPath, Matrix } from '#model/presentation/drawing.ts';
import type { Theme } from '#model/presentation/presentation.ts';
import { useDeskState } from '../../pages/editor/editor-context.tsx';
import * as styles from './points.css.ts';

/** What the object will look like; instead of a gradient, its first colour. */
export function PointsPreview({ paths, matrix }: { paths: readonly DrawingPath[]; matrix: Matrix }) {
  const theme = useDeskState(({ presentation }) => presentation.theme);
  const transform = `matrix(${matrix.join(' ')})`;
  return (
    <svg className={styles.drawing} width="100%" height="100%" aria-hidden>
      <g transform={transform}>
        {paths.map((path, place) => (
          <path
            key={place}
            d={path.d}
            fill={colorOf(path.fill, theme)}
            fillRule={path.fillRule}
            stroke={colorOf(path.stroke, theme)}
            strokeWidth={path.strokeWidth}
            strokeDasharray={path.dash.join(' ')}
            strokeLinecap={path.cap}
            strokeLinejoin={path.join}
            opacity={path.opacity}
          />
        ))}
      </g>
      {paths[0] && <path className={styles.outline} d={paths[0].d} transform={transform} vectorEffect="non-scaling-stroke" />}
    </svg>
  );
}

function colorOf(paint: DrawingPaint | undefined, theme: Theme): string {
  if (!paint) return 'none';
  if (paint.kind === 'color') return resolveColor(paint.color, theme);
  const [first] = paint.stops;
  return first ? stopColor(first, theme) : 'none';
}
