import { apply, type Point } from '#model/geometry/matrix.ts';
import { exactBox } from '#model/picking/exact-box.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import { asObjects } from '../core/selection/selection.ts';
import type { Desk } from '../desk/desk.ts';
import type { StepMark } from '../path/step-labels.ts';
import { handlesOf, type PlacedHandle, showsPoints } from './handles.ts';
import { type Corners, cornersOf, selectionInView, toView } from './view.ts';

export interface PlacedStep {
  readonly step: string;
  readonly label: string;
  readonly at: Point;
}

/** What is shown above the canvas. */
export interface Marks {
  /** Around all that is selected. */
  readonly selection: Corners | undefined;
  /** Around each of several objects. */
  readonly each: readonly Corners[];
  /** Around the group or topic somebody has entered. */
  readonly entered: Corners | undefined;
  readonly handles: readonly PlacedHandle[];
  /** Beside the object that each step shows; of several steps at one object, the first. */
  readonly steps: readonly PlacedStep[];
}

/** More outlines than these tell nobody anything. */
const MOST = 200;

export function marksOf(desk: Desk, steps: readonly StepMark[]): Marks {
  const { selection } = desk.state();
  const { ids, within } = asObjects(selection);
  const bounds = selectionInView(desk);
  const entered = 'parent' in within ? within.parent : undefined;
  const only = ids.length === 1 ? desk.draft.entries.get(ids[0] ?? '')?.object : undefined;
  const isLine = only !== undefined && showsPoints(only);
  return {
    selection: bounds && !isLine ? cornersOf(bounds.matrix, bounds.box) : undefined,
    each:
      ids.length > 1
        ? ids.slice(0, MOST).flatMap((id) => {
            const corners = outlineOf(desk, id);
            return corners ? [corners] : [];
          })
        : [],
    entered: entered !== undefined && entered !== desk.scene.root.object.id ? outlineOf(desk, entered) : undefined,
    handles: handlesOf(desk),
    steps: stepsInView(desk, steps),
  };
}

function outlineOf(desk: Desk, id: ObjectId): Corners | undefined {
  const node = desk.scene.nodes.get(id);
  return node && cornersOf(toView(desk, node), exactBox(node));
}

function stepsInView(desk: Desk, steps: readonly StepMark[]): PlacedStep[] {
  const { viewport } = desk.state();
  const seen = new Set<ObjectId>();
  return steps.flatMap(({ step, label, to }) => {
    const node = seen.has(to) ? undefined : desk.scene.nodes.get(to);
    if (!node?.parent) return [];
    seen.add(to);
    const { left, top, bottom } = exactBox(node);
    const at = apply(toView(desk, node), left, (top + bottom) / 2);
    const isSeen = at.x > -20 && at.y > -20 && at.x < viewport.width + 20 && at.y < viewport.height + 20;
    return isSeen ? [{ step, label, at }] : [];
  });
}
