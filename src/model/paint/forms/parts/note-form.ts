import type { Form, FormKit } from '../form.ts';
import type { Box } from './nodes.ts';
import { path, pen, rectangle, solid } from './nodes.ts';
import { place, words } from './words.ts';

/** A subtle placeholder: a dashed box with a 24 × 24 icon in the centre and an optional label. */
export function noteForm({ x, y, width, height }: Box, sign: string, label: string | undefined, kit: FormKit): Form[] {
  const least = Math.min(width, height);
  const size = Math.min(least * 0.08, width / 18);
  const line = least * 0.008;
  const icon = least * 0.26;
  const middle = y + height / 2 - (label ? size : 0);
  const forms: Form[] = [
    {
      kind: 'drawing',
      nodes: [
        path(rectangle({ x: x + line, y: y + line, width: width - line * 2, height: height - line * 2 }, least * 0.06), {
          fill: solid('muted', 0.07),
          ...pen('muted', line, 0.6),
          dash: [line * 4, line * 4],
        }),
        path(sign, { ...pen('muted', 1.6), transform: [icon / 24, 0, 0, icon / 24, x + width / 2 - icon / 2, middle - icon / 2] }),
      ],
    },
  ];
  if (label) forms.push(place(words(label, { size, color: 'muted' }, kit, width * 0.88), x + width / 2, middle + icon / 2 + size, 0.5));
  return forms;
}
