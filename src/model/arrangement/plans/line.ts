import type { Measures, Plan, PlannedPart } from './plan.ts';

/** One after the other. */
export function planLine(parts: readonly PlannedPart[], { width, height, gap, band, title }: Measures): Plan {
  const plan: Plan = { slides: [], titles: [], branches: [] };
  let x = 0;
  for (const { count, hasTitle } of parts) {
    const start = x;
    for (let index = 0; index < count; index += 1) {
      plan.slides.push({ x, y: band, width, height });
      x += width + gap;
    }
    plan.titles.push(hasTitle ? { x: start, y: 0, width: x - gap - start, height: title } : undefined);
    x += parts.length > 1 ? gap * 2 : 0;
  }
  return plan;
}
