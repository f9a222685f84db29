import type { Fields, Operation } from '#model/change/operation.ts';
import type { ObjectId, Step } from '#model/presentation/presentation.ts';
import { targetAt } from '#model/presentation/steps.ts';
import { withoutHidden } from '#model/presentation/transcript/hidden.ts';
import { stopsOf } from '#viewer/player/stops.ts';
import type { ChangeKind } from '../core/history/history.ts';
import { asObjects } from '../core/selection/selection.ts';
import type { Desk } from '../desk/desk.ts';
import { lengthOf } from './path-length.ts';
import { reversing } from './reversing.ts';
import { addSteps, hiding, leavingAlone, moveStep, movingRevealed, revealing, spreading, targetsFor } from './step-changes.ts';
import { isInView } from './in-view.ts';
import { type Labels, labelsOf, marksOf, type StepMark } from './step-labels.ts';
import { openStepPictures, type StepPictures } from './step-pictures.ts';

/** What can be done to the path. Changes return false if nothing came of them. */
export interface PathTools {
  readonly pictures: StepPictures;
  /** What each step is called; the same object while the path is the same. */
  labels(): Labels;
  /** Where on the canvas the path leads, the same list while the path is the same. */
  marks(): readonly StepMark[];
  length(): { stops: number; minutes: number | undefined };
  /** The object that a step shows. */
  targetOf(step: string): ObjectId;
  /** Chooses a step and shows what it shows; while somebody works on the path, among the others. */
  choose(step: string): void;
  /** Steps to what is selected, or to the whole canvas, after the chosen step. Returns the last of them, which is chosen. */
  addStep(): string | undefined;
  /** To a place counted as if the step were not in the path. */
  moveTo(step: string, place: number): boolean;
  moveBy(step: string, by: 1 | -1): boolean;
  /** Goes through the stops the other way round. */
  reverseStops(): boolean;
  /** The last one stays. Chooses a neighbour, which is returned. */
  remove(step: string): string | undefined;
  /** Of one kind in a row, `dragging` changes are one step back. */
  set(step: string, fields: Fields, kind?: ChangeKind): boolean;
  /** What is selected appears with this step. */
  revealSelected(step: string): boolean;
  /** What is selected disappears with this step. */
  hideSelected(step: string): boolean;
  leaveAlone(step: string, object: ObjectId): boolean;
  /** Among what appears with a step, which is the order in which it is read out. */
  moveRevealed(step: string, object: ObjectId, by: 1 | -1): boolean;
  /** What appears with a step appears one after the other, each with a step of its own at the same stop. */
  spreadRevealed(step: string): boolean;
  /** The stop of the step as its audience counts them, from 1. */
  stopOf(step: string): number;
}

export function createPathTools(desk: Desk): PathTools {
  const path = () => desk.draft.presentation.path;
  const find = (id: string) => path().find((step) => step.id === id);
  const labels = memo(labelsOf);
  const marks = memo(marksOf);
  const change = (operations: readonly Operation[]) => operations.length > 0 && desk.do(operations);
  const targetOf = (step: string) =>
    targetAt(
      desk.draft.presentation,
      path().findIndex(({ id }) => id === step),
    );

  return {
    pictures: openStepPictures(desk),
    labels: () => labels(path()),
    marks: () => marks(path()),
    length: () => lengthOf(path()),
    targetOf,
    choose(step) {
      desk.chooseStep(step);
      const target = targetOf(step);
      if (!desk.state().isOnPath) desk.frame(target);
      else if (!isInView(desk, target)) desk.frame();
    },
    addStep() {
      const { selection, step } = desk.state();
      const operations = addSteps(path(), step, targetsFor(desk.draft, selection), () => desk.newId('step'), desk.random);
      const last = operations.at(-1);
      if (last?.kind !== 'step' || !desk.do(operations)) return undefined;
      desk.chooseStep(last.id);
      return last.id;
    },
    moveTo: (step, place) => change(moveStep(path(), step, place, desk.random)),
    moveBy(step, by) {
      const place = path().findIndex(({ id }) => id === step);
      return place >= 0 && place + by >= 0 && change(moveStep(path(), step, place + by, desk.random));
    },
    reverseStops: () => change(reversing(path(), desk.draft.presentation.root.id, desk.random)),
    remove(step) {
      const steps = path();
      const place = steps.findIndex(({ id }) => id === step);
      const next = steps[place + 1] ?? steps[place - 1];
      if (place < 0 || !next || !desk.do([{ kind: 'step', id: step, remove: true }])) return undefined;
      desk.chooseStep(next.id);
      return next.id;
    },
    set: (step, fields, kind) => desk.do([{ kind: 'step', id: step, set: fields }], { ...(kind && { kind }) }),
    revealSelected(step) {
      const found = find(step);
      return found !== undefined && change(revealing(desk.draft, found, asObjects(desk.state().selection).ids));
    },
    hideSelected(step) {
      const found = find(step);
      return found !== undefined && change(hiding(desk.draft, found, asObjects(desk.state().selection).ids));
    },
    moveRevealed(step, object, by) {
      const found = find(step);
      return found !== undefined && change(movingRevealed(found, object, by));
    },
    spreadRevealed(step) {
      const found = find(step);
      return found !== undefined && change(spreading(path(), found, () => desk.newId('step'), desk.random));
    },
    stopOf(step) {
      const { path: shown } = withoutHidden(desk.draft.presentation);
      return stopsOf({ path: shown.slice(0, shown.findIndex(({ id }) => id === step) + 1) }).length;
    },
    leaveAlone(step, object) {
      const found = find(step);
      return found !== undefined && change(leavingAlone(found, object));
    },
  };
}

/** Remembers what came of the last path. */
function memo<T>(make: (path: readonly Step[]) => T): (path: readonly Step[]) => T {
  let known: { path: readonly Step[]; made: T } | undefined;
  return (path) => {
    if (known?.path !== path) known = { path, made: make(path) };
    return known.made;
  };
}
