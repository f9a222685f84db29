import { frameObject } from '#model/camera/framing.ts';
import { applyAll } from '#model/change/apply.ts';
import { openDraft } from '#model/change/draft/draft.ts';
import type { Operation } from '#model/change/operation.ts';
import type { FormKit } from '#model/paint/forms/form.ts';
import { richForms } from '#model/paint/forms/rich-forms.ts';
import { formsIn } from '#model/paint/paint.ts';
import { recordingContext } from '#model/paint/test-context.ts';
import { pickAt } from '#model/picking/pick.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import { changeScene } from '#model/scene/change-scene.ts';
import { indexScene } from '#model/scene/scene.ts';
import type { Measure } from '#model/text/layout.ts';
import { measureWith } from '#model/text/measure-with.ts';
import { History } from '../core/history/history.ts';
import { collapsing, isTuckedAway, opened, openedFor } from '../core/selection/collapsing.ts';
import { follow } from '../core/selection/follow.ts';
import { select } from '../core/selection/selection.ts';
import { openChanges } from './changes.ts';
import type { Desk } from './desk.ts';
import type { DeskState } from './desk-state.ts';

/** A desk over a real draft, scene and history, without a server and without a screen: 1,000 by 800 CSS pixels, one per unit. */
export function openTestDesk(document: object, measure?: Measure) {
  const draft = openDraft(parsePresentation(document).presentation);
  const scene = indexScene(draft.presentation);
  const history = new History();
  const viewport = { width: 1000, height: 800 };
  const { root } = draft.presentation;
  const lifted: (readonly string[])[] = [];
  const done: Operation[][] = [];
  let made = 0;
  let state: DeskState = {
    presentation: draft.presentation,
    selection: select(draft, []),
    step: undefined,
    isOnPath: false,
    tool: { kind: 'select' },
    point: undefined,
    camera: { anchor: root.id, x: 500, y: 400, zoom: 1, rotation: 0 },
    viewport,
    pixelRatio: 1,
    collapsed: new Set(),
    marks: undefined,
    status: { state: 'saved', isKept: true },
    canUndo: false,
    canRedo: false,
    arrivals: 0,
    uploading: 0,
    waiting: 0,
    title: undefined,
    notice: undefined,
  };
  const listeners = new Set<() => void>();
  const update = (changes: Partial<DeskState>) => {
    const next = { ...state, presentation: draft.presentation, canUndo: history.canUndo, canRedo: history.canRedo, ...changes };
    state = { ...next, collapsed: openedFor(draft, next.collapsed, next.selection) };
    for (const listener of listeners) listener();
  };
  const apply = (operations: readonly Operation[]) => {
    const outcome = applyAll(draft, operations);
    if ('refusal' in outcome) return outcome;
    changeScene(scene, draft.presentation);
    changes.follow(operations);
    return outcome;
  };
  const { context, picture } = recordingContext();
  const measuring = Object.assign(context, { measureText: (words: string) => ({ width: words.length * 10 }) });
  let known: FormKit | undefined;
  const kit = (): FormKit => {
    const { theme, language } = draft.presentation;
    if (known?.theme !== theme)
      known = { theme, language, measure: measure ?? measureWith(measuring, (face) => face), labels: undefined, rich: richForms };
    return known;
  };
  const letters = { isShown: true, isComplete: true };
  const changes = openChanges({
    draft: () => draft,
    history: () => history,
    state: () => state,
    update,
    kit,
    isShown: () => letters.isShown,
    isComplete: () => letters.isComplete,
    change: apply,
    time: () => done.length + 1,
  });
  const desk: Desk = {
    oid: 'test',
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    draft,
    scene,
    formsOf: (object) => formsIn(measuring, scene, { ...state, imageOf: picture, rich: richForms })(object),
    kit,
    pick: (point, reach = 4) => pickAt(scene, state, point, reach, desk.formsOf).filter(({ node }) => !isTuckedAway(node, state.collapsed)),
    do(operations, how) {
      const isDone = changes.do(operations, how);
      if (isDone && operations.length > 0) done.push([...operations]);
      return isDone;
    },
    settle: () => history.settle(),
    undo: changes.undo,
    redo: changes.redo,
    select: (selection) => update({ selection }),
    keep: changes.keep,
    chooseStep: (step) => update({ step }),
    turnToPath: (isOnPath) => update({ isOnPath }),
    use: (tool) => update({ tool }),
    choosePoint: (point) => update({ point }),
    look: (camera) => update({ camera }),
    frame: (id = root.id) => update({ camera: frameObject(scene, id, viewport), collapsed: opened(draft, state.collapsed, [id]) }),
    resize: (size, pixelRatio) => update({ viewport: size, pixelRatio }),
    lift: (ids) => void lifted.push(ids),
    veil: () => undefined,
    collapse: (ids, isCollapsed) => update(collapsing(draft, state, ids, isCollapsed)),
    mark: (marks) => update({ marks }),
    tell: (notice) => update({ notice }),
    newId: (kind) => `${kind}-${(made += 1)}`,
    random: () => 0.5,
    storeFile: () => desk.storePicture(''),
    storePicture: async () => {
      const asset = `picture-${(made += 1)}`;
      const operation: Operation = {
        kind: 'asset',
        id: asset,
        asset: { kind: 'image', source: '/files/images/a.png', width: 40, height: 30 },
      };
      return { asset, operation, width: 40, height: 30 };
    },
    paint: () => undefined,
    pixelsBehind: () => undefined,
    sendWaiting: () => undefined,
    dropWaiting: () => undefined,
    rename: (title) => update({ title }),
    renamed: (title) => update({ title }),
    makeVersion: async () => true,
    close: async () => undefined,
  };
  /** Somebody else does something. */
  const others = (operations: readonly Operation[]) => {
    apply(operations);
    history.receive(operations, draft);
    update({ selection: follow(state.selection, operations, draft) });
  };
  /** Sets whether letters are shown, and in their own font. */
  const showLetters = (now: typeof letters) => {
    const isLate = !letters.isComplete && now.isComplete;
    Object.assign(letters, now);
    if (isLate) changes.fitAgain();
    changes.fitLeft();
  };
  return { desk, others, showLetters, /** What has been done, change by change. */ done, /** What was lifted, in turn. */ lifted };
}
