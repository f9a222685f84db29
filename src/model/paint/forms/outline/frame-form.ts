import type { Frame } from '../../../presentation/presentation.ts';
import type { Form } from '../form.ts';
import { ellipse, paintIn, path, pen, polyline, rectangle, strokeIn } from '../parts/nodes.ts';

/** The outline of a frame or a topic. */
export function frameForm(frame: Frame | undefined, width: number, height: number): Form[] {
  if (!frame || frame.shape === 'invisible') return [];
  const { shape } = frame;
  const box = { x: 0, y: 0, width, height };
  const fill = paintIn(box, frame.fill);
  const least = Math.min(width, height);
  // A topic without a frame is marked as such; a frame without stroke and fill gets a subtle line.
  const stroke = frame.fill || frame.stroke ? strokeIn(box, frame.stroke) : pen('muted', least * 0.005);
  if (shape === 'bracket') {
    const arm = least * 0.12;
    const brackets = [
      [arm, 0],
      [width - arm, width],
    ]
      .map(([to = 0, at = 0]) =>
        polyline([
          [to, 0],
          [at, 0],
          [at, height],
          [to, height],
        ]),
      )
      .join('');
    return [{ kind: 'drawing', nodes: [path(rectangle(box), { fill }), path(brackets, stroke)] }];
  }
  const d =
    shape === 'circle' ? ellipse(width / 2, height / 2, width / 2, height / 2) : rectangle(box, shape === 'rounded' ? least * 0.08 : 0);
  return [{ kind: 'drawing', nodes: [path(d, { fill, ...stroke })] }];
}
