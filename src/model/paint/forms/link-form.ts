import type { LinkObject } from '../../presentation/presentation.ts';
import type { Form, FormKit } from './form.ts';
import { path, pen, polyline, rectangle, solid } from './parts/nodes.ts';
import { contrast, place, words } from './parts/words.ts';

/** A label with an outgoing arrow; without a label the area is invisible. */
export function linkForm({ label, width, height }: LinkObject, kit: FormKit): Form[] {
  if (!label.trim()) return [];
  const most = Math.min(height * 0.42, width * 0.14);
  const color = contrast('accent1', 'surface', kit) > 3 ? 'accent1' : 'text';
  // A long label is shrunk before it is cut.
  const whole = words(label, { size: most, weight: 600, color }, kit, Infinity).width;
  const size = most * Math.max(0.55, Math.min(1, width / (whole + most * 2.7)));
  const text = words(label, { size, weight: 600, color }, kit, width - size * 2.6);
  const [middle, arm] = [height / 2, size * 0.27];
  const left = (width - text.width - size * 1.1) / 2;
  const x = left + text.width + size * 0.75;
  const line = pen(color, size * 0.09);
  return [
    {
      kind: 'drawing',
      nodes: [
        path(rectangle({ x: 0, y: 0, width, height }, height / 2), { fill: solid('surface'), ...pen(color, size * 0.06, 0.5) }),
        path(
          polyline([
            [left, middle + size * 0.56],
            [left + text.width, middle + size * 0.56],
          ]),
          pen(color, size * 0.06, 0.6),
        ),
        path(
          polyline([
            [x - arm, middle + arm],
            [x + arm, middle - arm],
          ]) +
            polyline([
              [x - arm * 0.5, middle - arm],
              [x + arm, middle - arm],
              [x + arm, middle + arm * 0.5],
            ]),
          line,
        ),
      ],
    },
    place(text, left, middle),
  ];
}
