import { identity, multiply } from '#model/geometry/matrix.ts';
import { compilePath } from '#model/geometry/path.ts';
import { transformRectangle } from '#model/geometry/rectangle.ts';
import type { DrawingNode, DrawingPath, Matrix } from '#model/presentation/drawing.ts';
import { readReference } from '../source/document.ts';
import type { Style } from '../source/styles.ts';
import { rootStyle, styleOf } from '../source/styles.ts';
import type { SvgElement } from '../source/xml.ts';
import { hrefOf } from '../source/xml.ts';
import type { Viewport } from '../values/lengths.ts';
import { readLength, readNumbers, readShare } from '../values/lengths.ts';
import { transformPath } from '../values/path-geometry.ts';
import { readTransform } from '../values/transforms.ts';
import { clipOf } from './clips.ts';
import type { Job, Place } from './job.ts';
import { addPath, boxOf, canBeDrawn, extentOf, FARTHEST, mayGoOn, pathShape, shapeOf, targetOf } from './job.ts';
import { paintOf, readDash } from './paints.ts';
import { boxPath, edgesOf, fitInto, holds, readFit, readViewBox } from './view-boxes.ts';

/** The most nested groups; the model allows a few more. */
const DEEPEST_GROUP = 60;
const WIDEST_LINE = 1e6;

/** Draws the whole document as nodes, all in root coordinates. */
export function drawDocument(job: Job, viewport: Viewport): DrawingNode[] {
  const { root, sheet } = job.document;
  const into: DrawingNode[] = [];
  const style = styleOf(root, rootStyle, sheet);
  if (style['display'] !== 'none')
    drawInside(job, style, { style: rootStyle, matrix: identity, viewport, into, nesting: 0, references: [root] }, identity, (place) =>
      drawChildren(job, root, place),
    );
  return into;
}

const drawChildren = (job: Job, { children }: SvgElement, place: Place) => {
  for (const child of children) drawElement(job, child, place);
};

type Draw = (job: Job, element: SvgElement, place: Place) => void;

const drawShape: Draw = (job, element, place) => {
  const { style, viewport } = place;
  const found = /hidden|collapse/.test(style['visibility'] ?? '') ? undefined : shapeOf(job, element, place);
  if (!found) return;
  // No transform may widen the stroke, so transform the path instead.
  const isUnscaled = style['vector-effect'] === 'non-scaling-stroke';
  const shape = isUnscaled ? pathShape(transformPath(found.compiled, place.matrix)) : found;
  const matrix = isUnscaled ? identity : place.matrix;
  const fill = element.name === 'line' ? undefined : paintOf('fill', job, place, shape.bounds);
  const strokeWidth = Math.min(WIDEST_LINE, readLength(style['stroke-width'], viewport, 'both') ?? 1);
  const stroke = strokeWidth > 0 ? paintOf('stroke', job, place, shape.bounds) : undefined;
  if (!fill && !stroke) return;
  const dash = stroke ? readDash(style['stroke-dasharray'], viewport) : [];
  const offset = dash.length > 0 ? (readLength(style['stroke-dashoffset'], viewport, 'both') ?? 0) : 0;
  const path: DrawingPath = {
    kind: 'path',
    d: shape.d,
    fill,
    fillRule: style['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero',
    stroke,
    strokeWidth: stroke ? strokeWidth : 0,
    dash,
    dashOffset: Math.max(-FARTHEST, Math.min(FARTHEST, offset)),
    cap: oneOf(style['stroke-linecap'], ['round', 'square']) ?? 'butt',
    join: oneOf(style['stroke-linejoin'], ['round', 'bevel']) ?? 'miter',
    miterLimit: Math.max(1, Math.min(1000, readNumbers(style['stroke-miterlimit'])[0] ?? 4)),
    opacity: 1,
    ...(matrix.some((number, index) => number !== identity[index]) && { transform: matrix }),
  };
  const isUnderneath = fill && stroke && /^\s*stroke/.test(style['paint-order'] ?? '');
  if (isUnderneath) addPath(job, place, { ...path, fill: undefined }, shape.compiled);
  addPath(job, place, isUnderneath ? { ...path, stroke: undefined, strokeWidth: 0, dash: [] } : path, shape.compiled);
};

const drawUse: Draw = (job, element, place) => {
  const target = targetOf(job, element, place);
  if (!target) return;
  const { x, y } = boxOf(element, place);
  const inner: Place = { ...place, matrix: multiply(place.matrix, [1, 0, 0, 1, x, y]), references: [...place.references, target] };
  if (target.name === 'symbol' || target.name === 'svg') drawTransformed(job, target, inner, (at) => drawView(job, target, at, element));
  else drawElement(job, target, inner);
};

/** Draws an `svg` or a `symbol` at the size of the `use` that shows it, clipped at its edges. */
function drawView(job: Job, element: SvgElement, place: Place, use?: SvgElement): void {
  const [own, given] = [boxOf(element, place), use && boxOf(use, place)];
  const sideOf = (name: 'width' | 'height') =>
    (use?.attributes.has(name) ? given?.[name] : element.attributes.has(name) ? own[name] : place.viewport[name]) ?? 0;
  const box = {
    x: element.name === 'svg' ? own.x : 0,
    y: element.name === 'svg' ? own.y : 0,
    width: sideOf('width'),
    height: sideOf('height'),
  };
  if (!(box.width > 0 && box.height > 0)) return;
  const view = readViewBox(element.attributes.get('viewBox'));
  const fitted: Matrix = view ? fitInto(view, box, readFit(element.attributes.get('preserveAspectRatio'))) : [1, 0, 0, 1, box.x, box.y];
  const into: DrawingNode[] = [];
  drawChildren(job, element, { ...place, matrix: multiply(place.matrix, fitted), viewport: view ?? box, into, nesting: place.nesting + 1 });
  const isOpen = /visible|auto/.test(place.style['overflow'] ?? '') || place.nesting >= DEEPEST_GROUP;
  if (isOpen || into.length === 0 || holds(transformRectangle(place.matrix, edgesOf(box)), extentOf(job, into)))
    for (const node of into) place.into.push(node);
  else
    place.into.push({
      kind: 'group',
      children: into,
      opacity: 1,
      clip: [{ d: transformPath(compilePath(boxPath(box)), place.matrix), rule: 'nonzero' }],
    });
}

const drawings: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'].map((name): [string, Draw] => [name, drawShape]),
  ...['foreignObject', 'iframe', 'video', 'audio', 'canvas'].map((name): [string, Draw] => [
    name,
    ({ report }) => report('foreign-content'),
  ]),
  ['g', drawChildren],
  ['a', drawChildren],
  [
    'switch',
    (job, { children }, place) =>
      children
        .filter(({ name }) => drawings.has(name))
        .slice(0, 1)
        .forEach((child) => drawElement(job, child, place)),
  ],
  ['svg', (job, element, place) => drawView(job, element, place)],
  ['use', drawUse],
  ['text', ({ report }, { text, children }) => (text.trim() || children.length > 0) && report('text')],
  ['image', ({ report }, element) => report(/^(data:|#|$)/.test(hrefOf(element) ?? '') ? 'image' : 'external-reference')],
]);

function drawElement(job: Job, element: SvgElement, place: Place): void {
  const draw = drawings.get(element.name);
  if (draw && mayGoOn(job)) drawTransformed(job, element, place, (inner) => draw(job, element, inner));
}

function drawTransformed(job: Job, element: SvgElement, place: Place, content: (place: Place) => void): void {
  const style = styleOf(element, place.style, job.document.sheet);
  if (style['display'] === 'none') return;
  const moved = readTransform(style['transform']);
  if (!moved) job.report('invalid-transform');
  else if (style['transform-origin'] && moved !== identity) job.report('transform-origin');
  drawInside(job, style, place, moved ?? identity, content);
}

/** Draws `content`, wrapped in the transform, clip and opacity of its element. */
function drawInside(job: Job, style: Style, outer: Place, moved: Matrix, content: (place: Place) => void): void {
  const matrix = multiply(outer.matrix, moved);
  if (!canBeDrawn(matrix)) return job.report('invalid-transform');
  reportLost(job, style);
  const opacity = readShare(style['opacity']);
  const hasClip = style['clip-path'] !== undefined && style['clip-path'] !== 'none';
  const isWrapped = hasClip || opacity < 1;
  if (!isWrapped) return content({ ...outer, style, matrix });
  const children: DrawingNode[] = [];
  content({ ...outer, style, matrix, into: children, nesting: outer.nesting + 1 });
  const [only] = children;
  if (!only || opacity === 0) return;
  const clip = clipOf(style['clip-path'], job, { ...outer, style, matrix }, children);
  if (outer.nesting >= DEEPEST_GROUP) {
    job.report('too-deep');
    for (const child of children) outer.into.push(child);
  } else if (clip) outer.into.push({ kind: 'group', children, opacity, clip });
  else outer.into.push(children.length === 1 ? { ...only, opacity: only.opacity * opacity } : { kind: 'group', children, opacity });
}

function reportLost({ document, report }: Job, style: Style): void {
  const isSet = (name: string) => style[name] !== undefined && style[name] !== 'none' && style[name] !== 'normal';
  if (isSet('mask')) report('mask');
  if (isSet('mix-blend-mode')) report('blend-mode');
  if (['marker', 'marker-start', 'marker-mid', 'marker-end'].some(isSet)) report('marker');
  if (!isSet('filter')) return;
  const filter = document.ids.get(readReference(style['filter'])?.id ?? '');
  const isBlur = filter ? filter.children.some(({ name }) => name === 'feGaussianBlur') : /blur\(/.test(style['filter'] ?? '');
  report(isBlur ? 'blur' : 'filter');
}

const oneOf = <T extends string>(value: string | undefined, options: readonly T[]): T | undefined =>
  options.find((option) => option === value);
