import { forEachSegment } from '#model/geometry/outline.ts';
import { type CompiledPath, compilePath } from '#model/geometry/path.ts';
import type { Point } from '#model/geometry/matrix.ts';
import { ellipse, rectangle } from '#model/paint/forms/parts/nodes.ts';
import type { Form } from '#model/paint/forms/form.ts';
import type { SceneObject } from '#model/presentation/presentation.ts';

/** The outline of what a line can be attached to, in the object's coordinates; undefined for what is no body. */
export function outlineOf(object: SceneObject, formsOf: (object: SceneObject) => readonly Form[]): CompiledPath | undefined {
  const { kind, width, height } = object;
  if (kind === 'line' || kind === 'group' || kind === 'link' || kind === 'unreadable') return undefined;
  if (kind === 'shape') {
    const [form] = formsOf(object);
    const [node] = form?.kind === 'drawing' ? form.nodes : [];
    if (node?.kind === 'path') return compilePath(node.d);
  }
  const isRound =
    ((kind === 'topic' || kind === 'frame') && object.frame?.shape === 'circle') || (kind === 'image' && object.mask.kind === 'ellipse');
  return compilePath(isRound ? ellipse(width / 2, height / 2, width / 2, height / 2) : rectangle({ x: 0, y: 0, width, height }));
}

/** As one polygon. */
export function cornersOf(path: CompiledPath): Point[] {
  const corners: Point[] = [];
  forEachSegment(path, true, (x1, y1, x2, y2) => {
    if (corners.length === 0) corners.push({ x: x1, y: y1 });
    corners.push({ x: x2, y: y2 });
  });
  return corners;
}

export function nearestOn(path: CompiledPath, { x, y }: Point): Point {
  let nearest = { x, y };
  let distance = Infinity;
  forEachSegment(path, true, (x1, y1, x2, y2) => {
    const [dx, dy] = [x2 - x1, y2 - y1];
    const length = dx * dx + dy * dy;
    const share = length > 0 ? Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length)) : 0;
    const there = { x: x1 + share * dx, y: y1 + share * dy };
    const far = Math.hypot(x - there.x, y - there.y);
    if (far < distance) [nearest, distance] = [there, far];
  });
  return nearest;
}

/** The outermost points straight above, right of, below and left of the middle. */
export function middlesOf(path: CompiledPath, { width, height }: { width: number; height: number }): Point[] {
  const middle = { x: width / 2, y: height / 2 };
  const ends = { top: middle, right: middle, bottom: middle, left: middle };
  forEachSegment(path, true, (x1, y1, x2, y2) => {
    if (x1 <= middle.x !== x2 <= middle.x) {
      const y = y1 + ((middle.x - x1) / (x2 - x1)) * (y2 - y1);
      if (y < ends.top.y) ends.top = { x: middle.x, y };
      if (y > ends.bottom.y) ends.bottom = { x: middle.x, y };
    }
    if (y1 <= middle.y !== y2 <= middle.y) {
      const x = x1 + ((middle.y - y1) / (y2 - y1)) * (x2 - x1);
      if (x < ends.left.x) ends.left = { x, y: middle.y };
      if (x > ends.right.x) ends.right = { x, y: middle.y };
    }
  });
  return [ends.top, ends.right, ends.bottom, ends.left];
}
