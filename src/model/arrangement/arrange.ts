import { placementMatrix } from '../geometry/matrix.ts';
import { nothing, transformRectangle, unite } from '../geometry/rectangle.ts';
import type { Presentation, SceneObject } from '../presentation/presentation.ts';
import type { Arrangement } from './arrangement.ts';
import { type Part, partsOf } from './parts.ts';
import { BRANCHES, branchLines, CROWN, crownText, inSection, placeAt, titleText } from './placing.ts';
import { planGrid } from './plans/grid.ts';
import { planLine } from './plans/line.ts';
import type { Box, Measures, Plan } from './plans/plan.ts';
import { planSpiral } from './plans/spiral.ts';
import { planTree } from './plans/tree.ts';
import { slideSize } from './slide-size.ts';

/** Whether there is anything to arrange: at least two stops that are topics in the root or in sections. */
export const canArrange = (presentation: Presentation): boolean =>
  partsOf(presentation).reduce((sum, { slides }) => sum + slides.length, 0) > 1;

/**
 * The same presentation with its stops rearranged on the canvas, upright and equal in size. Section titles, and a tree's title and lines,
 * are regenerated every time. Objects that are not stops stay where they are.
 */
export function arrange(presentation: Presentation, arrangement: Arrangement): Presentation {
  const parts = partsOf(presentation);
  const slides = parts.flatMap((part) => part.slides);
  if (slides.length === 0) return presentation;
  const measures = measuresOf(parts);
  const { plan, width, height } = centred(planOf(arrangement, parts, presentation.title, measures), measures);

  const places = new Map<SceneObject, Box | undefined>(slides.map((slide, index) => [slide, plan.slides[index]]));
  const placed = new Map<SceneObject, SceneObject>();
  for (const [index, part] of parts.entries()) {
    const { section } = part;
    if (section) placed.set(section, inSection(section, part.slides, places, titleText(section, plan.titles[index])));
    else for (const slide of part.slides) placed.set(slide, placeAt(slide, places.get(slide)));
  }
  const { root } = presentation;
  const kept = root.children.filter(({ id }) => id !== CROWN && id !== BRANCHES);
  const others = kept
    .filter((child) => !placed.has(child))
    .reduce(
      (sum, other) => unite(sum, transformRectangle(placementMatrix(other), { left: 0, top: 0, right: other.width, bottom: other.height })),
      nothing,
    );
  return {
    ...presentation,
    root: {
      ...root,
      width: Math.max(width, others.right),
      height: Math.max(height, others.bottom),
      children: [
        ...branchLines(plan.branches, measures),
        ...crownText(presentation.title, plan.crown),
        ...kept.map((child) => placed.get(child) ?? child),
      ],
    },
  };
}

function planOf(arrangement: Arrangement, parts: readonly Part[], title: string, measures: Measures): Plan {
  const planned = parts.map(({ section, slides }) => ({ count: slides.length, hasTitle: Boolean(section?.title.trim()) }));
  switch (arrangement) {
    case 'grid':
      return planGrid(planned, measures);
    case 'spiral':
      return planSpiral(planned, measures);
    case 'tree':
      return planTree(planned, title.trim() !== '', measures);
    case 'line':
      return planLine(planned, measures);
  }
}

/** Every slide gets the space of a standard one; titles grow with the canvas, so that they are legible in the overview. */
function measuresOf(parts: readonly Part[]): Measures {
  const slides = parts.flatMap((part) => part.slides);
  const aspects = slides.map((slide) => slide.width / slide.height).sort((one, other) => one - other);
  const { width, height } = slideSize(aspects[aspects.length >> 1] ?? 1, 1);
  const hasTitles = parts.some(({ section }) => section?.title.trim());
  const letter = height * Math.min(1, Math.max(0.12, 0.04 * Math.sqrt(slides.length)));
  const gap = Math.max(width * 0.1, height * 0.12);
  // A 16 : 9 or 4 : 3 stage around one slide, plus an eighth, ends before the next slide.
  const across = Math.max(gap, ((16 / 9 + 0.24) * height - width) / 2);
  const down = Math.max(gap, (0.84 * width - height) / 2);
  const title = hasTitles ? letter * 1.35 : 0;
  return { width, height, gap, across, down, title, band: hasTitles ? title + down : 0 };
}

/** Moves the plan to the root's corner, with a margin on all sides. */
function centred(plan: Plan, { gap }: Measures): { plan: Plan; width: number; height: number } {
  const boxes = [...plan.slides, ...plan.titles, plan.crown].filter((box) => box !== undefined);
  const points = [
    ...boxes.flatMap(({ x, y, width, height }) => [
      { x, y },
      { x: x + width, y: y + height },
    ]),
    ...plan.branches.flat(),
  ];
  const { left, top, right, bottom } = points.reduce((sum, { x, y }) => unite(sum, { left: x, top: y, right: x, bottom: y }), nothing);
  const margin = Math.max(gap, 0.03 * Math.min(right - left, bottom - top));
  const move = <Place extends { x: number; y: number }>(place: Place): Place => ({
    ...place,
    x: place.x + margin - left,
    y: place.y + margin - top,
  });
  return {
    plan: {
      slides: plan.slides.map(move),
      titles: plan.titles.map((title) => title && move(title)),
      crown: plan.crown && move(plan.crown),
      branches: plan.branches.map((line) => line.map(move)),
    },
    width: right - left + margin * 2,
    height: bottom - top + margin * 2,
  };
}
