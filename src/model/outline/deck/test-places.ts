import type { Box } from './parts.ts';

/** Whether any two have a point in common. */
export const boxesOverlap = (boxes: readonly Box[]): boolean =>
  boxes.some((one, index) =>
    boxes
      .slice(index + 1)
      .some(
        (other) =>
          one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height,
      ),
  );
