import { glyphsPath } from '#contract/routes.ts';
import type { Camera } from '#model/camera/camera.ts';
import { frameObject } from '#model/camera/framing.ts';
import { reanchor } from '#model/camera/travel.ts';
import { richForms } from '#model/paint/forms/rich-forms.ts';
import type { PaintLabels } from '#model/paint/labels.ts';
import { formsIn } from '#model/paint/paint.ts';
import { pickAt } from '#model/picking/pick.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import { indexScene } from '#model/scene/scene.ts';
import { browserPlatform } from '#viewer/load/load-platform.ts';
import { bitmapImage } from '#viewer/surface/bitmap-image.ts';
import { contextOf } from '#viewer/surface/context-of.ts';
import { openEditableLite } from '#viewer/surface/editing/editable-lite.ts';
import { makeFramePainter } from '#viewer/surface/frame-painter.ts';
import { collapsing, isTuckedAway, opened, openedFor, tuckedAway } from '../core/selection/collapsing.ts';
import { follow } from '../core/selection/follow.ts';
import { select } from '../core/selection/selection.ts';
import { openGlyphs } from '../glyphs/glyphs.ts';
import { showChanges } from '../glyphs/show-changes.ts';
import { linesAt } from '../objects/lines/attached-lines.ts';
import { openHistory } from '../open-history.ts';
import { openTitle } from '../sync/title/unsent-title.ts';
import { openSession } from '../sync/session.ts';
import { browserSurroundings } from '../sync/surroundings.ts';
import { isLive, wholeStatus } from '../sync/whole-status.ts';
import { openChanges } from './changes.ts';
import type { Desk } from './desk.ts';
import type { DeskState, Notice } from './desk-state.ts';
import { openDraftPictures } from './draft-pictures.ts';
import { keepCollapsed, readCollapsed } from './kept-collapsed.ts';
import { keepLayoutKit } from './layout-kit.ts';
import { openRequests } from './open-requests.ts';

export interface DeskGiven {
  oid: string;
  personId: string;
  /** Of the parts of fonts that load when somebody types. */
  fontsVersion: string;
  labels: PaintLabels;
  size: { width: number; height: number };
  pixelRatio: number;
}

/** CSS pixels beside an object that still count. */
const REACH = 4;
const newId = (kind: string) => `${kind}-${Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('')}`;
const newContext = (width: number, height: number, settings?: CanvasRenderingContext2DSettings) =>
  contextOf(Object.assign(document.createElement('canvas'), { width, height }), settings);

/** Opens a presentation for editing, drawn on this canvas. */
export async function openDesk(
  canvas: HTMLCanvasElement,
  { oid, personId, fontsVersion, labels, size, pixelRatio }: DeskGiven,
): Promise<Desk> {
  const session = await openSession({ oid, personId });
  const kept = await openHistory(session, { oid, personId });
  const scene = indexScene(session.draft.presentation);
  const fontName = (face: string) => `draft-${face}`;
  /** While it is being opened, nothing can be painted again or told. */
  let early: (() => void)[] | undefined = [];
  const onceOpen = (run: () => void) => void (early ? early.push(run) : run());
  const glyphs = openGlyphs({
    platform: browserPlatform,
    addressOf: (face, range) => glyphsPath(fontsVersion, face, range),
    fontName,
    labels,
    rich: richForms,
    onSlow: () => onceOpen(() => tell({ kind: 'done', text: 'editor.lettersLate' })),
    onLate: () =>
      onceOpen(() => {
        shown.showAnew();
        changes.fitAgain();
        update({ arrivals: state.arrivals + 1 });
      }),
  });
  const pictures = openDraftPictures({ oid, platform: browserPlatform, onCome: () => onceOpen(renew) });
  pictures.follow(session.draft.presentation);
  await glyphs.load(undefined, scene.presentation);
  const content = () => ({ scene, images: pictures.images, fonts: glyphs.fonts, fontName, labels, rich: richForms });
  const surface = await openEditableLite(canvas, content());
  /** Changes may be shown later than they are made. */
  let onShown = (): void => undefined;
  const drawn: Pick<typeof surface, 'change'> = {
    change(patch) {
      surface.change(patch);
      onShown();
    },
  };
  const shown = showChanges(scene, drawn, glyphs, () => session.draft.presentation);
  const scratch = newContext(1, 1);
  let painter = await makeFramePainter(content(), newContext, bitmapImage);
  let renewing: Promise<void> = Promise.resolve();
  const renew = () => {
    renewing = renewing.then(async () => {
      if (isClosed) return;
      painter = await makeFramePainter(content(), newContext, bitmapImage);
      await surface.renew?.(content());
      update({ arrivals: state.arrivals + 1 });
    });
    return renewing;
  };

  const { rename, ...requests } = openRequests({
    oid,
    newId,
    after: browserSurroundings.after,
    onCount(which, by) {
      const counts = { uploading: state.uploading, waiting: state.waiting, [which]: state[which] + by };
      update({ ...counts, status: wholeStatus(session.status, title, counts.waiting) });
    },
    tell: (notice) => tell(notice),
  });
  const title = openTitle({
    oid,
    personId,
    after: browserSurroundings.after,
    send: rename,
    onChange: () => update({ title: title.title, status: statusNow() }),
    onRefused: () => tell({ kind: 'not-renamed' }),
  });
  let isClosed = false;
  let state: DeskState = {
    presentation: session.draft.presentation,
    selection: select(session.draft, []),
    step: undefined,
    isOnPath: false,
    tool: { kind: 'select' },
    point: undefined,
    camera: frameObject(scene, scene.root.object.id, size),
    viewport: size,
    pixelRatio,
    collapsed: readCollapsed(oid),
    marks: undefined,
    status: wholeStatus(session.status, title, 0),
    canUndo: kept.history.canUndo,
    canRedo: kept.history.canRedo,
    arrivals: 0,
    uploading: 0,
    waiting: 0,
    title: title.title,
    notice: undefined,
  };
  const statusNow = () => wholeStatus(session.status, title, state.waiting);
  let veiled: ObjectId | undefined;
  let tucked = tuckedAway(session.draft, state.collapsed);
  const show = () => {
    const opacities = veiled === undefined ? tucked : new Map([...tucked, [veiled, 0] as const]);
    surface.show({ camera: state.camera, opacities, isResting: true });
  };
  /** Others may put something into what is collapsed. */
  const tuckAway = () => {
    if (state.collapsed.size === 0 && tucked.size === 0) return;
    const next = tuckedAway(session.draft, state.collapsed);
    if (next.size === tucked.size && [...next.keys()].every((id) => tucked.has(id))) return;
    tucked = next;
    show();
  };
  const listeners = new Set<() => void>();
  let isTelling = false;
  const update = (changes: Partial<DeskState>) => {
    const { presentation } = session.draft;
    const { canUndo, canRedo } = kept.history;
    const { collapsed: before } = state;
    const next = { ...state, presentation, canUndo, canRedo, ...changes };
    const collapsed = openedFor(session.draft, next.collapsed, next.selection);
    state = { ...next, collapsed };
    if (collapsed !== before) keepCollapsed(oid, collapsed);
    tuckAway();
    if (isTelling) return;
    isTelling = true;
    queueMicrotask(() => {
      isTelling = false;
      for (const listener of listeners) listener();
    });
  };
  const changes = openChanges({
    draft: () => session.draft,
    history: () => kept.history,
    state: () => state,
    update,
    kit: () => desk.kit(),
    isShown: () => !shown.isWaiting,
    isComplete: () => glyphs.isComplete,
    change: (operations) => session.change(operations),
    time: Date.now,
  });
  onShown = () => {
    update({});
    changes.fitLeft();
  };
  const tell = (notice: Notice | undefined) => update({ notice });
  /** What the view was fitted to, until somebody moves it. */
  let framed: ObjectId | undefined = scene.root.object.id;
  const look = (camera: Camera) => {
    framed = undefined;
    update({ camera: reanchor(scene, camera, state.viewport) });
    show();
  };
  const frame = (id: ObjectId) => {
    look(frameObject(scene, id, state.viewport));
    framed = id;
  };
  /** The camera's topic and the chosen step may be gone. */
  const stay = (): Partial<DeskState> => {
    const { presentation } = session.draft;
    return presentation.path.some(({ id }) => id === state.step) ? {} : { step: undefined };
  };

  const stop = session.subscribe((event) => {
    if (event.kind === 'changed' || event.kind === 'replaced') {
      if (pictures.follow(session.draft.presentation)) void renew();
      shown.follow();
      const isOthers = event.kind === 'changed' && event.by === 'others';
      const operations = event.kind === 'changed' ? event.operations : [];
      changes.follow(operations);
      update({
        ...stay(),
        ...((isOthers || event.kind === 'replaced') && { selection: follow(state.selection, operations, session.draft) }),
      });
      if (!scene.nodes.has(state.camera.anchor)) frame(scene.root.object.id);
    }
    if (event.kind === 'dropped') tell({ kind: 'dropped', count: event.rules.length });
    const isBack = !isLive(state.status) && isLive(session.status);
    update({ status: statusNow() });
    if (isBack) {
      requests.sendWaiting();
      title.wake();
    }
    if (event.kind === 'status' && event.status.state === 'refused') tell({ kind: 'refused', rule: event.status.rule });
  });

  const desk: Desk = {
    oid,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get draft() {
      return session.draft;
    },
    scene,
    formsOf: (object) =>
      formsIn(scratch, scene, { ...state, imageOf: (asset) => imageOf(pictures.images.get(asset)), fontName, labels, rich: richForms })(
        object,
      ),
    kit: keepLayoutKit({ scene, context: scratch, fontName, labels, formsOf: (object) => desk.formsOf(object), fonts: glyphs.fonts }),
    pick: ({ x, y }, reach = REACH) =>
      pickAt(scene, state, { x: x * state.pixelRatio, y: y * state.pixelRatio }, reach * state.pixelRatio, desk.formsOf).filter(
        ({ node }) => !isTuckedAway(node, state.collapsed),
      ),

    do: changes.do,
    settle: () => kept.history.settle(),
    undo: changes.undo,
    redo: changes.redo,
    select(selection) {
      if (selection === state.selection) return;
      if (selection.kind === 'text' || state.selection.kind === 'text') kept.history.settle();
      update({ selection });
    },
    keep: changes.keep,
    chooseStep: (step) => update({ step }),
    turnToPath: (isOnPath) => update({ isOnPath, tool: { kind: 'select' } }),
    use: (tool) => update({ tool }),
    choosePoint: (point) => update({ point }),
    look,
    frame(id = scene.root.object.id) {
      update({ collapsed: opened(session.draft, state.collapsed, [id]) });
      frame(id);
    },
    resize(viewport, ratio) {
      update({ viewport, pixelRatio: ratio });
      surface.resize(viewport, ratio);
      if (framed === undefined) show();
      else frame(framed);
    },
    lift: (ids) => surface.lift([...ids, ...linesAt(session.draft, new Set(ids))]),
    veil(id) {
      veiled = id;
      show();
    },
    collapse: (ids, isCollapsed) => update(collapsing(session.draft, state, ids, isCollapsed)),
    mark: (marks) => update({ marks }),
    tell,
    newId,
    random: Math.random,
    ...requests,
    rename: title.rename,
    renamed: title.accept,
    paint(context, camera, viewport, ratio) {
      painter.paint(context, { camera, viewport, pixelRatio: ratio }, () => 1);
    },
    pixelsBehind(id, camera, viewport) {
      const context = newContext(viewport.width, viewport.height, { willReadFrequently: true });
      painter.paint(context, { camera, viewport, pixelRatio: 1, isFlat: true, slice: { lifted: new Set([id]), after: 0 } }, () => 1);
      return context.getImageData(0, 0, viewport.width, viewport.height).data;
    },
    async close() {
      isClosed = true;
      stop();
      shown.stop();
      glyphs.close();
      pictures.close();
      kept.close();
      title.close();
      requests.dropWaiting();
      await session.close();
      surface.destroy();
    },
  };
  surface.resize(size, pixelRatio);
  show();
  // What has come while the fonts were loading.
  shown.follow();
  for (const run of early.splice(0)) run();
  early = undefined;
  return desk;
}

const imageOf = (image: ImageBitmap | 'coming' | undefined) => (image === undefined || image === 'coming' ? image : bitmapImage(image));
