import type { Viewport } from '#model/camera/camera.ts';
import { apply, type Point, scaleOf } from '#model/geometry/matrix.ts';
import { exactBox } from '#model/picking/exact-box.ts';
import type { ObjectId, SceneObject } from '#model/presentation/presentation.ts';
import { nodeOf } from '../core/selection/bounds.ts';
import { isTuckedAway } from '../core/selection/collapsing.ts';
import { asObjects } from '../core/selection/selection.ts';
import type { Desk } from '../desk/desk.ts';
import type { DeskState } from '../desk/desk-state.ts';
import type { StepMark } from '../path/step-labels.ts';
import { handlesOf, type PlacedHandle, showsPoints } from './handles.ts';
import { numberPlace, type PathLine, pathLines } from './path-lines.ts';
import { type Corners, cornersOf, selectionInView, toView } from './view.ts';

export interface PlacedStep {
  readonly step: string;
  readonly label: string;
  readonly at: Point;
}

/** Upon a topic that is collapsed. */
export interface PlacedBadge {
  readonly id: ObjectId;
  /** The middle of the topic, and how wide it is. */
  readonly at: Point;
  readonly width: number;
  /** Objects in it, at any depth. */
  readonly count: number;
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
  /** From stop to stop. */
  readonly lines: readonly PathLine[];
  readonly badges: readonly PlacedBadge[];
}

/** The same object until something has to be drawn differently: a key that is typed moves nothing of it. */
export function rememberMarks(desk: Desk, steps: () => readonly StepMark[]): () => Marks {
  let known: { state: DeskState; marks: Marks; written: string | undefined } | undefined;
  return () => {
    const state = desk.state();
    if (known?.state === state) return known.marks;
    const marks = marksOf(desk, steps());
    // In the middle of a gesture, everything is on the move.
    const written = state.marks ? undefined : JSON.stringify(marks);
    known = { state, marks: known && written !== undefined && known.written === written ? known.marks : marks, written };
    return known.marks;
  };
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
    lines: pathLines(desk, steps),
    badges: badgesOf(desk),
  };
}

function outlineOf(desk: Desk, id: ObjectId): Corners | undefined {
  const node = nodeOf(desk.scene, id);
  return node && cornersOf(toView(desk, node), exactBox(node));
}

/** The step whose number is at a point. */
export const stepAt = (desk: Desk, steps: readonly StepMark[], { x, y }: Point, reach: number): StepMark | undefined => {
  const found = stepsInView(desk, steps).findLast(({ at }) => Math.hypot(at.x - x, at.y - y) <= reach);
  return found && steps.find(({ step }) => step === found.step);
};

function stepsInView(desk: Desk, steps: readonly StepMark[]): PlacedStep[] {
  const { viewport, collapsed } = desk.state();
  const seen = new Set<ObjectId>();
  return steps.flatMap(({ step, label, to }) => {
    const node = seen.has(to) ? undefined : desk.scene.nodes.get(to);
    if (!node?.parent || isTuckedAway(node, collapsed)) return [];
    seen.add(to);
    const at = numberPlace(toView(desk, node), exactBox(node));
    return isSeen(at, viewport) ? [{ step, label, at }] : [];
  });
}

const isSeen = ({ x, y }: Point, { width, height }: Viewport): boolean => x > -20 && y > -20 && x < width + 20 && y < height + 20;

function badgesOf(desk: Desk): PlacedBadge[] {
  const { viewport, collapsed } = desk.state();
  return [...collapsed].flatMap((id) => {
    const node = nodeOf(desk.scene, id);
    if (!node || node.object.kind !== 'topic' || isTuckedAway(node, collapsed)) return [];
    const matrix = toView(desk, node);
    const { width, height } = node.object;
    const at = apply(matrix, width / 2, height / 2);
    return isSeen(at, viewport) ? [{ id, at, width: width * scaleOf(matrix), count: countIn(node.object) }] : [];
  });
}

const counts = new WeakMap<SceneObject, number>();

function countIn(object: SceneObject): number {
  if (!('children' in object)) return 0;
  const known = counts.get(object);
  if (known !== undefined) return known;
  const count = object.children.reduce((sum, child) => sum + 1 + countIn(child), 0);
  counts.set(object, count);
  return count;
}
