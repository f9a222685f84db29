import type { VideoObject } from '../../presentation/presentation.ts';
import type { Form } from './form.ts';
import { ellipse, path, polygon, rectangle, solid } from './parts/nodes.ts';

/** The poster on a dark panel, with a play icon. */
export function videoForm({ poster, width, height }: VideoObject): Form[] {
  const [x, y, radius] = [width / 2, height / 2, Math.min(width, height) * 0.14];
  const [back, tip, half] = [x - radius * 0.32, x + radius * 0.5, radius * 0.46];
  const box = { x: 0, y: 0, width, height };
  const panel: Form = { kind: 'drawing', nodes: [path(rectangle(box), { fill: solid('#12171a') })] };
  const picture: Form[] = poster
    ? [{ kind: 'image', asset: poster, crop: { x: 0, y: 0, width: 1, height: 1 }, mask: { kind: 'none' }, isOptional: true, ...box }]
    : [];
  const disc = path(ellipse(x, y, radius), { fill: solid('#0b0e10', 0.66), stroke: solid('#ffffff', 0.85), strokeWidth: radius * 0.06 });
  return [
    panel,
    ...picture,
    {
      kind: 'drawing',
      nodes: [
        disc,
        path(
          polygon([
            [back, y - half],
            [tip, y],
            [back, y + half],
          ]),
          { fill: solid('#ffffff'), join: 'round' },
        ),
      ],
    },
  ];
}
