import type { Form } from '../form.ts';
import { path, rectangle, solid } from '../parts/nodes.ts';
import type { Words } from '../parts/words.ts';
import { inkOf, layParagraphs, paragraph, place, words } from '../parts/words.ts';
import type { Series, Sheet } from './sheet.ts';

/** Title and legend, in one row if they fit. Moves the top of the sheet's area below them. */
export function layHeader({ chart, series, area, size, kit }: Sheet, hasLegend: boolean): Form[] {
  const forms: Form[] = [];
  const { width } = area;
  let titleWidth = 0;
  if (chart.title.trim()) {
    const style = { size: size * 1.35, weight: 600, color: 'text', lineHeight: 1.25 };
    const line = words(chart.title, style, kit, width * 1.7);
    const title = line.width > width ? inkOf(layParagraphs([paragraph(line.text)], style, width, kit)) : line;
    titleWidth = title.width;
    forms.push({ kind: 'text', layout: title.layout, x: -title.left, y: 0 });
    area.y = title.height + size * 0.6;
  }
  if (hasLegend) {
    const names = series.map(({ name }) => words(name, { size, color: 'muted' }, kit, width * 0.4));
    const whole = names.reduce((sum, name) => sum + keyWidth(name, size), -size);
    const isBeside = titleWidth + whole + size * 2 < width && area.y < size * 4;
    let x = isBeside ? width - whole : 0;
    let y = isBeside && area.y ? size * 0.85 : area.y + size * 0.7;
    names.forEach((name, index) => {
      if (x > 0 && x + keyWidth(name, size) - size > width * 1.001) [x, y] = [0, y + size * 1.6];
      forms.push(...layKey(series[index], name, x, y, size, /line|area/.test(chart.chart)));
      x += keyWidth(name, size);
    });
    area.y = Math.max(area.y, y + size * 1.2);
  }
  area.height = Math.max(0, area.height - area.y);
  return forms;
}

const keyWidth = (name: Words, size: number) => name.width + size * 2.6;

/** A name preceded by its colour. */
export function layKey(one: Series | undefined, name: Words, x: number, y: number, size: number, isLine = false): Form[] {
  const [width, height] = isLine ? [size, size * 0.18] : [size * 0.7, size * 0.7];
  const swatch = rectangle({ x, y: y - height / 2, width, height }, size * 0.2);
  return [
    { kind: 'drawing', nodes: [path(swatch, { fill: solid(one?.color ?? 'muted', one?.opacity) })] },
    place(name, x + width + size * 0.4, y),
  ];
}
