import type { ShapeName, ShapeObject } from '../../../presentation/presentation.ts';
import type { Form } from '../form.ts';
import { ellipse, paintIn, path, polygon, rectangle, strokeIn } from '../parts/nodes.ts';

export function shapeForm({ shape, width, height, radius, fill, stroke }: ShapeObject): Form[] {
  const box = { x: 0, y: 0, width, height };
  return [
    { kind: 'drawing', nodes: [path(outlineOf(shape, width, height, radius), { fill: paintIn(box, fill), ...strokeIn(box, stroke) })] },
  ];
}

function outlineOf(shape: ShapeName, w: number, h: number, radius: number): string {
  const least = Math.min(w, h);
  const across = (points: [number, number][]) => polygon(points.map(([x, y]) => [x * w, y * h]));
  switch (shape) {
    case 'ellipse':
      return ellipse(w / 2, h / 2, w / 2, h / 2);
    case 'triangle':
      return across([
        [0.5, 0],
        [1, 1],
        [0, 1],
      ]);
    case 'diamond':
      return across([
        [0.5, 0],
        [1, 0.5],
        [0.5, 1],
        [0, 0.5],
      ]);
    case 'hexagon':
      return across([
        [0.25, 0],
        [0.75, 0],
        [1, 0.5],
        [0.75, 1],
        [0.25, 1],
        [0, 0.5],
      ]);
    case 'pentagon':
      return across(rays(5, 1));
    case 'star':
      return across(rays(10, 0.381966));
    case 'arrow': {
      const neck = w - Math.min(w * 0.6, h * 0.6);
      return polygon([
        [0, h * 0.28],
        [neck, h * 0.28],
        [neck, 0],
        [w, h / 2],
        [neck, h],
        [neck, h * 0.72],
        [0, h * 0.72],
      ]);
    }
    case 'chevron': {
      const tip = Math.min(w / 2, h / 2);
      return polygon([
        [0, 0],
        [w - tip, 0],
        [w, h / 2],
        [w - tip, h],
        [0, h],
        [tip, h / 2],
      ]);
    }
    case 'plus': {
      const arm = least / 3;
      const [left, top, right, bottom] = [(w - arm) / 2, (h - arm) / 2, (w + arm) / 2, (h + arm) / 2];
      return polygon([
        [left, 0],
        [right, 0],
        [right, top],
        [w, top],
        [w, bottom],
        [right, bottom],
        [right, h],
        [left, h],
        [left, bottom],
        [0, bottom],
        [0, top],
        [left, top],
      ]);
    }
    case 'speech': {
      const [foot, r, from] = [h * 0.8, least * 0.14, w * 0.2];
      return `M${r} 0L${w - r} 0Q${w} 0 ${w} ${r}L${w} ${foot - r}Q${w} ${foot} ${w - r} ${foot}L${from + Math.min(from, h * 0.25)} ${foot}L${from} ${h}L${from} ${foot}L${r} ${foot}Q0 ${foot} 0 ${foot - r}L0 ${r}Q0 0 ${r} 0Z`;
    }
    default:
      return rectangle({ x: 0, y: 0, width: w, height: h }, shape === 'rounded' ? radius : 0);
  }
}

/** Points around a centre, every other one at `inner` of the distance, stretched so that the outermost touch the edges of a 1 × 1 box. */
function rays(count: number, inner: number): [number, number][] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count;
    const length = index % 2 && count > 5 ? inner : 1;
    return [0.5 + (Math.sin(angle) * length) / 1.902113, (1 - Math.cos(angle) * length) / 1.809017];
  });
}
