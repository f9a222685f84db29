import { best, extent, type Measures, type Plan, type PlannedPart, strangeness, upTo } from './plan.ts';

/** Slides in a row before the line wraps. */
const LONGEST = 8;

/** One after the other; a long line wraps, every row runs left to right, with a clear band between rows. */
export function planLine(parts: readonly PlannedPart[], measures: Measures): Plan {
  const { width, height, gap, across, band, title } = measures;
  const plan: Plan = { slides: [], titles: [], branches: [] };
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  const columns = columnsFor(total, measures);
  // With several rows, columns line up instead.
  const air = columns < total || parts.length < 2 ? 0 : gap * 2;
  const below = height + band + rowGap(measures);
  for (const [number, { count, hasTitle }] of parts.entries()) {
    const start = plan.slides.length;
    for (let place = start; place < start + count; place += 1)
      plan.slides.push({
        x: (place % columns) * (width + across) + number * air,
        y: Math.floor(place / columns) * below + band,
        width,
        height,
      });
    const first = plan.slides[start];
    plan.titles.push(
      hasTitle && first
        ? { x: first.x, y: first.y - band, width: extent(Math.min(count, columns - (start % columns)), width, across), height: title }
        : undefined,
    );
  }
  return plan;
}

const rowGap = ({ height, down }: Measures): number => Math.max(down, height * 0.6);

/** Rows are longer if there would otherwise be so many that they formed a tower; all are about equally long. */
function columnsFor(total: number, measures: Measures): number {
  if (total <= LONGEST) return total;
  const heightOf = (rows: number) => extent(rows, measures.height + measures.band, rowGap(measures));
  const most =
    best(upTo(total).slice(LONGEST - 1), (columns) =>
      strangeness(extent(columns, measures.width, measures.across), heightOf(Math.ceil(total / columns))),
    ) ?? LONGEST;
  return Math.ceil(total / Math.ceil(total / most));
}
