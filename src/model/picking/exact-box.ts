import { boxAround } from '../geometry/outline.ts';
import { compilePath } from '../geometry/path.ts';
import { isNothing, nothing, type Rectangle, transformRectangle, unite } from '../geometry/rectangle.ts';
import { lineForm } from '../paint/forms/outline/line-form.ts';
import type { LineObject } from '../presentation/presentation.ts';
import { boxOf, type SceneNode } from '../scene/scene.ts';

const known = new WeakMap<LineObject, Rectangle>();

/** Where an object is, in its own coordinates. A line is where it runs, and a group, which draws nothing itself, where its children are. */
export function exactBox(node: SceneNode): Rectangle {
  const { object, children } = node;
  if (object.kind === 'line') return courseBox(object) ?? boxOf(node);
  if (object.kind !== 'group') return boxOf(node);
  const box = children.reduce((sum, child) => unite(sum, transformRectangle(child.toParent, exactBox(child))), nothing);
  return isNothing(box) ? boxOf(node) : box;
}

function courseBox(line: LineObject): Rectangle | undefined {
  const found = known.get(line);
  if (found) return found;
  const [form] = lineForm({ ...line, start: 'none', end: 'none' });
  const [course] = form?.kind === 'drawing' ? form.nodes : [];
  if (course?.kind !== 'path') return undefined;
  const box = boxAround(compilePath(course.d));
  known.set(line, box);
  return box;
}
