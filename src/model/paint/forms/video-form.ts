import type { VideoObject } from '../../presentation/presentation.ts';
import type { Form, FormKit } from './form.ts';
import { ellipse, path, pen, polygon, rectangle, solid } from './parts/nodes.ts';
import { place, words } from './parts/words.ts';

/** The poster on a dark panel with a play icon; sound is a card with its name beside the icon. */
export function videoForm({ poster, isSound, alt, width, height }: VideoObject, kit: FormKit): Form[] {
  const radius = isSound ? Math.min(height * 0.32, width * 0.14) : Math.min(width, height) * 0.14;
  const [x, y] = [isSound ? radius * 1.6 : width / 2, height / 2];
  const [back, tip, half] = [x - radius * 0.32, x + radius * 0.5, radius * 0.46];
  const box = { x: 0, y: 0, width, height };
  const panel: Form = {
    kind: 'drawing',
    nodes: [
      isSound
        ? path(rectangle(box, radius * 0.5), { fill: solid('surface'), ...pen('muted', radius * 0.04, 0.6) })
        : path(rectangle(box), { fill: solid('#12171a') }),
    ],
  };
  const picture: Form[] =
    poster && !isSound
      ? [{ kind: 'image', asset: poster, crop: { x: 0, y: 0, width: 1, height: 1 }, mask: { kind: 'none' }, isOptional: true, ...box }]
      : [];
  const disc = path(ellipse(x, y, radius), { fill: solid('#0b0e10', 0.66), stroke: solid('#ffffff', 0.85), strokeWidth: radius * 0.06 });
  const name: Form[] = isSound && alt ? [place(words(alt, { size: radius * 0.7, color: 'text' }, kit, width - x * 2.4), x * 2, y)] : [];
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
    ...name,
  ];
}
