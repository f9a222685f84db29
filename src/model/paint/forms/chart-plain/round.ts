import type { DrawingNode } from '../../../presentation/drawing.ts';
import { widest } from '../chart/axes.ts';
import type { Form } from '../form.ts';
import { slice } from '../chart/pie.ts';
import { paintIn, path, polygon, solid, strokeIn } from '../parts/nodes.ts';
import { inkOn, place } from '../parts/words.ts';
import { formatCell } from './cell-format.ts';
import { labelOf } from './labels.ts';
import { course } from './marks.ts';
import type { Plan } from './plan.ts';
import { allDigits, say } from './plan.ts';
import { makeScale } from './scale.ts';

const ROUND = 2 * Math.PI;
const MOST_SLICES = 200;

/** Slices clockwise, one ring per series of a donut. */
export function roundForms(plan: Plan): Form[] {
  const { chart, plain, area, kit } = plan;
  const rings = chart.chart === 'donut' ? plan.series.slice(0, 12) : plan.series.slice(0, 1);
  const isOutside = chart.chart === 'pie' && rings.some(({ labels }) => labels?.side === 'outside');
  const box = plain.plot
    ? {
        x: plain.plot.x * chart.width,
        y: plain.plot.y * chart.height,
        width: plain.plot.width * chart.width,
        height: plain.plot.height * chart.height,
      }
    : area;
  const room = isOutside ? plan.style(rings[0]?.labels?.style).size * 2 : 0;
  // Slices that are pulled out still have to fit.
  const pulled = (rings.at(-1)?.pulls ?? []).reduce<number>((most, pull) => Math.max(most, pull ?? 0), 0);
  const radius = Math.max(0, Math.min(box.width - room * 2, box.height - room) / 2) / (1 + pulled);
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  const hole = chart.chart === 'donut' ? radius * (plain.hole ?? 0.5) : 0;
  const nodes: DrawingNode[] = [];
  const texts: Form[] = [];
  rings.forEach((one, ring) => {
    const values = one.values.slice(0, MOST_SLICES).map((value) => Math.abs(value ?? 0));
    const whole = values.reduce((sum, value) => sum + value, 0);
    const [inner, outer] = [hole + ((radius - hole) * ring) / rings.length, hole + ((radius - hole) * (ring + 1)) / rings.length];
    let to = ((plain.turn ?? 0) / 360 - 0.25) * ROUND;
    values.forEach((value, index) => {
      if (!value || !whole) return;
      const from = to;
      to += (value / whole) * ROUND;
      const color = plan.colorOf(one, index);
      const middle = (from + to) / 2;
      const out = ring === rings.length - 1 ? (one.pulls?.[index] ?? 0) * outer : 0;
      const at = (distance: number) => [cx + Math.cos(middle) * (distance + out), cy + Math.sin(middle) * (distance + out)] as const;
      const [x0, y0] = at(0);
      const fill = paintIn({ x: x0 - outer, y: y0 - outer, width: outer * 2, height: outer * 2 }, plan.fillOf(one, index)) ?? solid(color);
      nodes.push(path(slice(x0, y0, outer, inner, from, to), { fill, ...strokeIn(box, one.stroke) }));
      const side = one.labels?.side;
      const label = labelOf(plan, one, index, side === 'outside' ? undefined : inkOn(color, kit));
      if (!label) return;
      const depth = inner ? (inner + outer) / 2 : outer * (side === 'inside' ? 0.8 : 0.62);
      // A label that does not fit in its slice goes beside it.
      const fits = inner > 0 || side !== undefined || label.width < Math.min(outer, (to - from) * depth * 1.1);
      if (side !== 'outside' && fits) return void texts.push(place(label, ...at(depth), 0.5));
      const beside = side === 'outside' ? label : labelOf(plan, one, index);
      const [x, y] = at(outer + label.height * 0.6);
      if (beside) texts.push(place(beside, x, y, 0.5 - Math.cos(middle) / 2));
    });
  });
  return [{ kind: 'drawing', nodes }, ...texts];
}

/** A web with a spoke for each category. */
export function radarForms(plan: Plan): Form[] {
  const { chart, plain, area, kit, series } = plan;
  const { valueAxis: axis = {}, categoryAxis } = plain;
  const count = Math.max(3, Math.min(MOST_SLICES, Math.max(chart.categories.length, ...series.map(({ values }) => values.length))));
  const { size } = plan.style(categoryAxis?.style);
  const names = Array.from({ length: count }, (_, index) =>
    say(plan, categoryAxis?.labels === 'none' ? '' : (chart.categories[index] ?? ''), categoryAxis?.style, area.width / 4),
  );
  const radius = Math.max(0, Math.min(area.width / 2 - widest(names) - size * 0.4, area.height / 2 - size * 1.6));
  const [cx, cy] = [area.x + area.width / 2, area.y + area.height / 2];
  const scale = makeScale(
    axis,
    series.flatMap(({ values }) => values.flatMap((value) => value ?? [])),
    Math.max(2, Math.min(10, Math.floor(radius / size / 1.2) || 0)),
  );
  const spot = (index: number, share: number) => {
    const angle = (index / count - 0.25) * ROUND;
    return [cx + Math.cos(angle) * radius * share, cy + Math.sin(angle) * radius * share] as const;
  };
  const ring = (share: number) => polygon(Array.from({ length: count }, (_, index) => spot(index, share)));
  const nodes: DrawingNode[] = [];
  const texts: Form[] = names.map((name, index) => {
    const [x, y] = spot(index, 1 + (size * 0.8) / (radius || 1));
    return place(name, x, y, 0.5 - (x - cx) / (radius || 1) / 2);
  });
  if (axis.grid)
    nodes.push(
      path(
        scale.ticks
          .slice(1)
          .map((tick) => ring(scale.at(tick)))
          .join(''),
        strokeIn(area, axis.grid),
      ),
    );
  if (axis.line)
    nodes.push(
      path(Array.from({ length: count }, (_, index) => `M${cx} ${cy}L${spot(index, 1).join(' ')}`).join(''), strokeIn(area, axis.line)),
    );
  for (const one of series) {
    const points = one.values
      .slice(0, count)
      .flatMap((value, index) => (value === null ? [] : [spot(index, Math.max(0, scale.at(value)))]));
    nodes.push(
      path(course(points, false, true), { ...(one.shown === 'area' && { fill: solid(one.color, 0.8) }), ...strokeIn(area, one.stroke) }),
    );
  }
  texts.push(...allDigits(plan, axis.style));
  if (axis.labels !== 'none')
    for (const tick of scale.ticks) {
      const [x, y] = spot(0, scale.at(tick));
      texts.push(place(say(plan, formatCell(tick, axis.format ?? 'General', kit.language), axis.style), x - size * 0.4, y, 1));
    }
  return [{ kind: 'drawing', nodes }, ...texts];
}
