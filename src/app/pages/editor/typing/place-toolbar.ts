import type { Point } from '#model/geometry/matrix.ts';
import type { Rectangle } from '#model/geometry/rectangle.ts';

interface Size {
  width: number;
  height: number;
}

/** CSS pixels between the toolbar and the text, and between it and the edges of the view. */
const [GAP, EDGE] = [12, 8];

/**
 * Above the box of the text, or below it; of a text that begins out of view, beside the line of the caret. `head` is taken by what is at
 * the top of the view.
 */
export function placeToolbar(box: Rectangle, caret: Rectangle, toolbar: Size, view: Size, head: number): Point {
  const lowest = view.height - toolbar.height - EDGE;
  const fits = (y: number) => y >= head && y <= lowest;
  const below = box.top >= 0 ? [box.bottom + GAP] : [];
  const tops = [box.top - GAP - toolbar.height, ...below, caret.top - GAP - toolbar.height, caret.bottom + GAP];
  const top = tops.find(fits) ?? within(tops[0] ?? 0, head, lowest);
  return { x: within(box.left, EDGE, view.width - toolbar.width - EDGE), y: top };
}

/** The least comes first if there is no room. */
const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
