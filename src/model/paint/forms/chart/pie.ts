import type { DrawingNode } from '../../../presentation/drawing.ts';
import type { Form } from '../form.ts';
import { arc, ellipse, path, pen, solid } from '../parts/nodes.ts';
import { inkOn, place, words } from '../parts/words.ts';
import { layKey } from './header.ts';
import { formatNumber } from './number-format.ts';
import type { Sheet } from './sheet.ts';

const ROUND = 2 * Math.PI;

/** Slices from the top, clockwise. `hasList` names them beside the pie. */
export function pieForms({ chart, series, area, size, kit }: Sheet, hasList: boolean): Form[] {
  const values = series.map((one) => Math.max(0, one.values[0] ?? 0));
  const whole = values.reduce((sum, value) => sum + value, 0);
  const radius = Math.max(0, Math.min(area.height / 2 - size * 0.3, (area.width / 2) * (hasList ? 0.52 : 1)));
  const [cx, cy] = [hasList ? radius : area.width / 2, area.y + area.height / 2];
  const hole = chart.chart === 'donut' ? radius * 0.62 : 0;
  const depth = hole ? (radius + hole) / 2 : radius * 0.68;
  const row = Math.min(size * 1.9, area.height / Math.max(1, series.length));
  const letters = Math.min(size, row * 0.7);
  const nodes: DrawingNode[] = whole ? [] : [path(ellipse(cx, cy, radius), { fill: solid('muted', 0.15) })];
  const texts: Form[] = [];
  let to = -ROUND / 4;
  series.forEach(({ name, color, opacity }, index) => {
    const share = whole ? (values[index] ?? 0) / whole : 0;
    const from = to;
    to += share * ROUND;
    const percent = formatNumber(Number((share * 100).toPrecision(2)), '%', kit.language);
    if (hasList) {
      const [x, y] = [radius * 2 + size * 2, cy + (index - (series.length - 1) / 2) * row];
      const number = words(percent, { size: letters, weight: 600, color: 'text' }, kit);
      const label = words(name, { size: letters, color: 'text' }, kit, area.width - x - number.width - letters * 2.5);
      texts.push(...layKey(series[index], label, x, y, letters), place(number, area.width, y, 1));
    }
    if (share === 0) return;
    nodes.push(
      path(slice(cx, cy, radius, hole, from, to), { fill: solid(color, opacity), ...(share < 1 && pen('background', size * 0.12)) }),
    );
    const middle = (from + to) / 2;
    const inside = words(percent, { size: size * 0.95, weight: 600, color: opacity < 0.8 ? 'text' : inkOn(color, kit) }, kit);
    const distance = share < 1 || hole ? depth : 0;
    if (inside.width < Math.min(share * ROUND * depth * 0.9, (radius - hole) * 0.95))
      texts.push(place(inside, cx + Math.cos(middle) * distance, cy + Math.sin(middle) * distance, 0.5));
  });
  if (hole && whole)
    texts.push(
      place(
        words(formatNumber(whole, chart.unit, kit.language), { size: size * 1.7, weight: 600, color: 'text' }, kit, hole * 1.7),
        cx,
        cy,
        0.5,
      ),
    );
  return [{ kind: 'drawing', nodes }, ...texts];
}

/** A full circle has no seam. */
export function slice(cx: number, cy: number, radius: number, hole: number, from: number, to: number): string {
  const isWhole = to - from > ROUND - 1e-9;
  const outer = arc(cx, cy, radius, radius, from, to);
  if (!hole) return isWhole ? `${outer}Z` : `${outer}L${cx} ${cy}Z`;
  return `${outer}${isWhole ? 'Z' : ''}${arc(cx, cy, hole, hole, to, from, isWhole ? 'M' : 'L')}Z`;
}
