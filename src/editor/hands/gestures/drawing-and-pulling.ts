import type { Point } from '#model/geometry/matrix.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import type { Asks } from '../../commands/asks.ts';
import { asObjects } from '../../core/selection/selection.ts';
import type { Desk } from '../../desk/desk.ts';
import type { Tool } from '../../desk/desk-state.ts';
import type { PlacedHandle } from '../handles.ts';
import { openSnapping } from '../snapping/snapping.ts';
import { placed, selectionInView } from '../view.ts';
import { openAddStop } from './add-stop.ts';
import { openDraw, openDrawLine } from './draw.ts';
import { openFreehand } from './freehand.ts';
import type { Gesture } from './gesture.ts';
import { openLinePoint } from './line-point.ts';
import { openResize } from './resize.ts';
import type { Snapping } from '../snapping/snapped.ts';
import { openRotate, openScaleAll } from './transform-all.ts';

/** What pressing with a tool begins that makes something. */
export function drawWith(
  desk: Desk,
  tool: Exclude<Tool, { kind: 'select' | 'pan' }>,
  { at, isTouch }: { at: Point; isTouch: boolean },
  ask: Asks['ask'],
): Gesture {
  if (tool.kind === 'line' || tool.kind === 'arrow') return openDrawLine(desk, tool.kind, at);
  if (tool.kind === 'pen') return openFreehand(desk, tool, at);
  return tool.kind === 'stop' ? openAddStop(desk, ask, at, isTouch) : openDraw(desk, tool, at);
}

/** What objects that are moved snap to. */
export const snapWith = (desk: Desk, ids: readonly ObjectId[]): Snapping => openSnapping(desk, ids);

/** What pulling at a handle does. */
export function pullAt(desk: Desk, { handle }: PlacedHandle, at: Point): Gesture | undefined {
  const [id, more] = asObjects(desk.state().selection).ids;
  const found = id === undefined || more !== undefined ? undefined : placed(desk, id);
  if (handle.kind === 'rotate') return openRotate(desk, at);
  if (handle.kind === 'point' || handle.kind === 'between') {
    if (found?.node.object.kind !== 'line') return undefined;
    const { node } = found;
    const { index } = handle;
    if (handle.kind === 'point') return openLinePoint(desk, node, found.node.object, index);
    const points = found.node.object.points.toSpliced(index + 1, 0, { x: 0, y: 0 });
    return openLinePoint(desk, node, { ...found.node.object, points }, index + 1);
  }
  if (found) return openResize(desk, found.node, found.parent, handle.side, at);
  const bounds = selectionInView(desk);
  return bounds && openScaleAll(desk, bounds, handle.side, at);
}
