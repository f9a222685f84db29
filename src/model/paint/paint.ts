import { viewMatrix } from '../camera/camera.ts';
import { layerCamera, layerOpacity, motionBetween } from '../camera/parallax.ts';
import { identity, invert, multiply } from '../geometry/matrix.ts';
import { intersects, type Rectangle, transformRectangle } from '../geometry/rectangle.ts';
import type { Matrix } from '../presentation/drawing.ts';
import type { BackgroundLayer, SceneObject } from '../presentation/presentation.ts';
import type { ScenePatch } from '../scene/change-scene.ts';
import type { Scene, SceneNode } from '../scene/scene.ts';
import { boxOf } from '../scene/scene.ts';
import type { Measure } from '../text/layout.ts';
import { measureWith } from '../text/measure-with.ts';
import type { Brush } from './marks/brush.ts';
import type { PaintContext } from './context.ts';
import { fadeWhole } from './marks/fade.ts';
import type { Form, FormKit } from './forms/form.ts';
import { makeForms } from './forms/make-forms.ts';
import { missingImageForm } from './forms/missing-image-form.ts';
import { paintIn, path, rectangle } from './forms/parts/nodes.ts';
import type { PaintOptions, PaintReport, PaintSlice } from './paint-options.ts';
import { paintDrawing } from './marks/paint-drawing.ts';
import { paintImage } from './marks/paint-image.ts';
import { COVER, coverAround } from './marks/paint-surroundings.ts';
import { paintText } from './marks/paint-text.ts';

/** Maximum number of layers in one picture. */
const LAYERS = 256;

interface Laid {
  forms: WeakMap<SceneObject, Form[]>;
  measure: Measure;
}

const laidOf = new WeakMap<Scene, Laid>();

/** Lays out only what a change made different. */
export function keepForms(scene: Scene, { isWhole, moved }: Pick<ScenePatch, 'isWhole' | 'moved'>): void {
  const forms = laidOf.get(scene)?.forms;
  if (isWhole) laidOf.delete(scene);
  else
    for (const { former, next } of moved) {
      const known = forms?.get(former);
      if (known) forms?.set(next, known);
    }
}

function setUp(context: PaintContext, scene: Scene, options: PaintOptions) {
  const { presentation } = scene;
  const { theme } = presentation;
  const toDevice = toDeviceOf(options);
  const clip = clipOf(options);
  const fontName = options.fontName ?? ((face: string) => face);
  // Between two changes, most words stay the same.
  const laid = laidOf.get(scene) ?? { forms: new WeakMap(), measure: measureWith(context, fontName) };
  laidOf.set(scene, laid);
  const kit: FormKit = {
    theme,
    language: presentation.language,
    measure: laid.measure,
    labels: options.labels,
    rich: options.rich,
    measured: scene.measured,
  };
  const report: PaintReport = { drawn: 0, missingImages: [] };
  const brush: Brush = { context, clip, corner: { x: 0, y: 0 }, theme, options, fontName, layersLeft: { count: LAYERS } };
  const painter: Painter = { kit, report, forms: laid.forms, childrenIn: scene.childrenIn };
  return { toDevice, brush, painter };
}

const toDeviceOf = ({ pixelRatio, origin = { x: 0, y: 0 } }: Sight): Matrix => [pixelRatio, 0, 0, pixelRatio, origin.x, origin.y];

function clipOf({ viewport, pixelRatio, origin = { x: 0, y: 0 }, bleed = { left: 0, top: 0, right: 0, bottom: 0 } }: Sight): Rectangle {
  return {
    left: origin.x - bleed.left * pixelRatio,
    top: origin.y - bleed.top * pixelRatio,
    right: origin.x + (viewport.width + bleed.right) * pixelRatio,
    bottom: origin.y + (viewport.height + bleed.bottom) * pixelRatio,
  };
}

/** Draws what the camera sees. Every picture of a presentation comes from this one painter. */
export function paint(context: PaintContext, scene: Scene, options: PaintOptions): PaintReport {
  const { camera, viewport, part = { kind: 'all' }, slice } = options;
  const { toDevice, brush, painter } = setUp(context, scene, options);
  const { clip } = brush;
  const [isLowest, isTopmost] = [!slice || slice.after === 0, !slice || slice.after === slice.lifted.size];

  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fontKerning = 'normal';
  context.textRendering = 'geometricPrecision';
  context.beginPath();
  context.rect(clip.left, clip.top, clip.right - clip.left, clip.bottom - clip.top);
  context.clip();

  if (isLowest && (part.kind === 'all' || part.kind === 'background')) paintBackdrop(brush, 1);
  for (const { layer, nodes } of isLowest ? scene.layers : []) {
    if (part.kind !== 'all' && !(part.kind === 'layer' && part.id === layer.id)) continue;
    const matrix = multiply(toDevice, layerMatrix(scene, layer, options));
    // A layer on its own is faded by whoever composes it.
    const alpha = part.kind === 'all' ? layerOpacity(scene, camera, layer, viewport) : 1;
    if (alpha > 0) for (const node of nodes) paintNode(painter, brush, node, multiply(matrix, node.toParent), alpha);
  }
  const view = multiply(toDevice, viewMatrix(camera, viewport));
  if (part.kind === 'all' || part.kind === 'canvas') {
    const fixed = ancestorMatrices(scene.nodes.get(camera.anchor) ?? scene.root, view);
    paintNode({ ...painter, fixed, cut: slice && cutFor(scene, slice) }, brush, scene.root, fixed.get(scene.root) ?? view, 1);
  }
  const lit = part.kind === 'all' && options.spotlight && isTopmost ? scene.nodes.get(options.spotlight.id) : undefined;
  if (lit) {
    const { share = 0 } = options.spotlight ?? {};
    coverAround(brush, boxOf(lit), matrixOf(scene, camera.anchor, lit, view), () => paintBackdrop(brush, share * COVER));
  }
  const single = part.kind === 'object' ? scene.nodes.get(part.id) : undefined;
  if (single) paintNode(painter, brush, single, matrixOf(scene, camera.anchor, single, view), opacityAbove(single));
  context.restore();
  return painter.report;
}

/** Some work, with a break after each object; `return()` ends it. */
export type Slices = Generator<undefined, void, undefined>;

/** Lays out and compiles what `paint` would draw of this view, revealed or not, for later. The context only measures. */
export function* prepareInSlices(context: PaintContext, scene: Scene, options: PaintOptions): Slices {
  const { painter } = setUp(context, scene, options);
  for (const object of objectsIn(scene, options)) {
    if (painter.forms.has(object)) continue;
    formsFor(painter, object);
    yield;
  }
}

export type Sight = Pick<PaintOptions, 'camera' | 'viewport' | 'pixelRatio' | 'origin' | 'bleed' | 'isFlat' | 'layersFrom'>;

type LayerSight = Pick<Sight, 'camera' | 'viewport' | 'isFlat' | 'layersFrom'>;

/** Everything that a view can show, revealed or not. */
export function* objectsIn(scene: Scene, sight: Sight): Generator<SceneObject, void, undefined> {
  for (const { node } of nodesIn(scene, sight)) yield node.object;
}

/** The same, with its place on the context, in the order in which it is painted. */
export function* nodesIn(scene: Scene, sight: Sight): Generator<PlacedNode, void, undefined> {
  const clip = clipOf(sight);
  function* visit(node: SceneNode, matrix: Matrix, layer?: string, fixed?: Map<SceneNode, Matrix>): Generator<PlacedNode, void, undefined> {
    if (!isInView(transformRectangle(matrix, node.bounds), { clip }) || node.object.opacity === 0) return;
    yield { node, matrix, layer };
    for (const child of scene.childrenIn(node, matrix, clip))
      yield* visit(child, fixed?.get(child) ?? multiply(matrix, child.toParent), layer, fixed);
  }
  const toDevice = toDeviceOf(sight);
  for (const { layer, nodes } of scene.layers) {
    const matrix = multiply(toDevice, layerMatrix(scene, layer, sight));
    for (const node of nodes) yield* visit(node, multiply(matrix, node.toParent), layer.id);
  }
  const view = multiply(toDevice, viewMatrix(sight.camera, sight.viewport));
  const fixed = ancestorMatrices(scene.nodes.get(sight.camera.anchor) ?? scene.root, view);
  yield* visit(scene.root, fixed.get(scene.root) ?? view, undefined, fixed);
}

/** An object in a view, with the matrix from its coordinates to device pixels. */
export interface PlacedNode {
  node: SceneNode;
  matrix: Matrix;
  /** Of the background; absent on the canvas. */
  layer: string | undefined;
}

/** What is drawn for each object, as `paint` draws it. The context only measures. */
export function formsIn(context: PaintContext, scene: Scene, options: PaintOptions): (object: SceneObject) => readonly Form[] {
  const { painter } = setUp(context, scene, options);
  return (object) => formsFor(painter, object);
}

/** From the coordinates of a background layer to CSS pixels. */
export function layerMatrix(scene: Scene, { depth }: BackgroundLayer, { camera, viewport, isFlat, layersFrom }: LayerSight): Matrix {
  const seen = isFlat ? camera : layerCamera(scene, layersFrom ?? camera, depth, viewport);
  const matrix = matrixOf(scene, seen.anchor, scene.root, viewMatrix(seen, viewport));
  return layersFrom
    ? multiply(
        motionBetween(scene, layersFrom, camera, (each) => viewMatrix(each, viewport)),
        matrix,
      )
    : matrix;
}

interface Painter {
  kit: FormKit;
  report: PaintReport;
  forms: WeakMap<SceneObject, Form[]>;
  /** Matrices of the anchor and its ancestors, computed from the anchor outwards: descending to it again would lose precision. */
  fixed?: Map<SceneNode, Matrix>;
  childrenIn: Scene['childrenIn'];
  /** For one slice. */
  cut?: Cut | undefined;
}

interface Cut extends PaintSlice {
  /** Lifted objects so far. */
  passed: number;
  /** How many lifted objects are within. */
  within: ReadonlyMap<SceneNode, number>;
}

function cutFor(scene: Scene, slice: PaintSlice): Cut {
  const within = new Map<SceneNode, number>();
  for (const id of slice.lifted)
    for (let node = scene.nodes.get(id)?.parent; node; node = node.parent) within.set(node, (within.get(node) ?? 0) + 1);
  return { ...slice, passed: 0, within };
}

function ancestorMatrices(anchor: SceneNode, view: Matrix): Map<SceneNode, Matrix> {
  const known = new Map<SceneNode, Matrix>([[anchor, view]]);
  let matrix = view;
  for (let node = anchor; node.parent; node = node.parent) {
    matrix = multiply(matrix, invert(node.toParent) ?? identity);
    known.set(node.parent, matrix);
  }
  return known;
}

/** From a node's coordinates to the screen, given the `view` from the anchor's coordinates. */
function matrixOf(scene: Scene, anchorId: string, node: SceneNode, view: Matrix): Matrix {
  const known = ancestorMatrices(scene.nodes.get(anchorId) ?? scene.root, view);
  let down = identity;
  let step = node;
  while (!known.has(step) && step.parent) {
    down = multiply(step.toParent, down);
    step = step.parent;
  }
  return multiply(known.get(step) ?? view, down);
}

function opacityAbove(node: SceneNode): number {
  let opacity = 1;
  for (let above = node.parent; above; above = above.parent) opacity *= above.object.opacity;
  return opacity;
}

const isInView = (extent: Rectangle, { clip }: Pick<Brush, 'clip'>): boolean =>
  intersects(extent, clip) && Math.max(extent.right - extent.left, extent.bottom - extent.top) >= 0.5;

function matrixIn({ fixed }: Painter, { corner }: Brush, child: SceneNode, here: Matrix): Matrix {
  const known = fixed?.get(child);
  return known ? multiply([1, 0, 0, 1, -corner.x, -corner.y], known) : multiply(here, child.toParent);
}

function paintNode(painter: Painter, brush: Brush, node: SceneNode, matrix: Matrix, alpha: number): void {
  const { object } = node;
  const { options } = brush;
  const { cut } = painter;
  if (cut?.lifted.has(object.id)) return void cut.passed++;
  const lifted = cut?.within.get(node) ?? 0;
  if (cut && !lifted && cut.passed !== cut.after) return;
  const extent = transformRectangle(matrix, node.bounds);
  const opacity = alpha * object.opacity * (options.opacityOf?.(object.id) ?? 1);
  if (!isInView(extent, brush) || !(opacity > 1 / 512)) {
    if (cut) cut.passed += lifted;
    return;
  }
  options.onBegin?.(object);
  if (object.link) options.onLink?.(object.link, boxOf(node), multiply([1, 0, 0, 1, brush.corner.x, brush.corner.y], matrix));
  const forms = formsFor(painter, object);
  const content = (inner: Brush, here: Matrix, rest: number) => {
    if (!cut || cut.passed === cut.after) for (const form of forms) paintForm(painter, inner, form, here, rest);
    // Lifted objects count wherever they are.
    const children = cut ? node.children : painter.childrenIn(node, here, inner.clip);
    for (const child of children) paintNode(painter, inner, child, matrixIn(painter, inner, child, here), rest);
  };
  const [first] = forms;
  const isMany = node.children.length > 0 || forms.length > 1 || (first?.kind === 'drawing' && first.nodes.length > 1);
  if (opacity < 1 && isMany) fadeWhole(brush, matrix, opacity, extent, content);
  else content(brush, matrix, opacity);
  options.onEnd?.(object);
}

function formsFor({ kit, forms }: Painter, object: SceneObject): Form[] {
  const known = forms.get(object);
  if (known) return known;
  const made = makeForms(object, kit);
  forms.set(object, made);
  return made;
}

function paintForm(painter: Painter, brush: Brush, form: Form, matrix: Matrix, alpha: number): void {
  painter.report.drawn += 1;
  if (form.kind !== 'text') brush.options.onPart?.(null);
  if (form.kind === 'drawing') return paintDrawing(brush, form.nodes, matrix, alpha);
  if (form.kind === 'text') {
    const { layout, x, y, part, turn } = form;
    const [cos, sin] = turn ? [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)] : [1, 0];
    return paintText(brush, layout, x || y || turn ? multiply(matrix, [cos, sin, -sin, cos, x, y]) : matrix, alpha, part);
  }
  const image = brush.options.imageOf(form.asset);
  if (image === 'coming') return;
  if (image) return paintImage(brush, form, image, matrix, alpha);
  painter.report.missingImages.push(form.asset);
  if (form.isOptional) return;
  for (const note of missingImageForm(form, painter.kit)) paintForm(painter, brush, note, matrix, alpha);
}

function paintBackdrop(brush: Brush, opacity: number): void {
  const { clip, theme, options } = brush;
  const { viewport, pixelRatio, origin = { x: 0, y: 0 } } = options;
  const seen = {
    x: origin.x - clip.left,
    y: origin.y - clip.top,
    width: viewport.width * pixelRatio,
    height: viewport.height * pixelRatio,
  };
  const box = { x: 0, y: 0, width: clip.right - clip.left, height: clip.bottom - clip.top };
  paintDrawing(brush, [path(rectangle(box), { fill: paintIn(seen, theme.background.fill) })], [1, 0, 0, 1, clip.left, clip.top], opacity);
}
