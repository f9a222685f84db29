import { identity } from '#model/geometry/matrix.ts';
import type { CompiledPath } from '#model/geometry/path.ts';
import { compilePath } from '#model/geometry/path.ts';
import type { Rectangle } from '#model/geometry/rectangle.ts';
import { grow, nothing, transformRectangle, unite } from '#model/geometry/rectangle.ts';
import type { DrawingNode, DrawingPath, Matrix } from '#model/presentation/drawing.ts';
import { normalizePath } from '#model/presentation/reading/path-data/normalize-path.ts';
import type { SvgDocument } from '../source/document.ts';
import type { Style } from '../source/styles.ts';
import type { SvgElement } from '../source/xml.ts';
import { hrefOf } from '../source/xml.ts';
import type { SvgProblem } from '../svg-problem.ts';
import type { SvgColor } from '../values/colors.ts';
import type { Viewport } from '../values/lengths.ts';
import { readLength } from '../values/lengths.ts';
import { boundsOf } from '../values/path-geometry.ts';
import type { Gradient } from './gradients.ts';
import { shapePath } from './shapes.ts';
import type { Box } from './view-boxes.ts';

/** The limit on how much a drawing may grow by repeating itself. */
const MOST_NODES = 100_000;
const MOST_VISITS = 300_000;
const MOST_LETTERS = 32_000_000;
export const DEEPEST_REFERENCE = 32;
/** The largest number that the model accepts. */
export const FARTHEST = 1e9;

interface Shape {
  d: string;
  compiled: CompiledPath;
  /** Without its stroke; computed on demand. */
  bounds(): Rectangle;
}

/** The drawing of one document. */
export interface Job {
  document: SvgDocument;
  /** The default for `currentColor`. */
  current: SvgColor;
  report(problem: SvgProblem): void;
  left: { nodes: number; visits: number; letters: number };
  shapes: WeakMap<SvgElement, Shape | 'nothing'>;
  gradients: WeakMap<SvgElement, Gradient>;
  extents: WeakMap<DrawingNode, Rectangle>;
  /** Everything drawn, including strokes. */
  extent: Rectangle;
}

/** The context of an element: what it inherits, its coordinate system, and where its nodes go. */
export interface Place {
  style: Style;
  /** To root coordinates, in which everything is drawn. */
  matrix: Matrix;
  viewport: Viewport;
  into: DrawingNode[];
  /** The number of open groups. */
  nesting: number;
  /** The elements whose references led here. */
  references: readonly SvgElement[];
}

export const startJob = (document: SvgDocument, current: SvgColor, report: Job['report']): Job => ({
  document,
  current,
  report,
  left: { nodes: MOST_NODES, visits: MOST_VISITS, letters: MOST_LETTERS },
  shapes: new WeakMap(),
  gradients: new WeakMap(),
  extents: new WeakMap(),
  extent: nothing,
});

/** False once the drawing has reached a limit. */
export function mayGoOn({ left, report }: Job): boolean {
  left.visits -= 1;
  if (Math.min(left.visits, left.nodes, left.letters) > 0) return true;
  report('too-many-nodes');
  return false;
}

export const canBeDrawn = (matrix: Matrix) => matrix.every((number) => Math.abs(number) <= FARTHEST);

const fontSizeOf = ({ style, viewport }: Place) => readLength(style['font-size'], viewport, 'both') ?? 16;

export function pathShape(d: string): Shape {
  const compiled = compilePath(d);
  let known: Rectangle | undefined;
  return { d, compiled, bounds: () => (known ??= boundsOf(compiled)) };
}

/** A shape's path, read once however often it is used. */
export function shapeOf(job: Job, element: SvgElement, place: Place): Shape | undefined {
  const known = job.shapes.get(element);
  if (known) return known === 'nothing' ? undefined : known;
  const source = shapePath(element, place.viewport, fontSizeOf(place));
  const d = source?.trim() ? normalizePath(source) : '';
  if (d === undefined) job.report('invalid-path');
  const shape = d ? pathShape(d) : undefined;
  // Shapes with relative lengths may differ next time, so they are not cached.
  const isFixed = element.name.startsWith('p') || ![...element.attributes.values()].some((value) => /%$|e[mx]$/.test(value));
  if (isFixed) job.shapes.set(element, shape ?? 'nothing');
  return shape;
}

export function boxOf({ attributes }: SvgElement, place: Place): Box {
  const read = (name: string, axis: 'x' | 'y') => readLength(attributes.get(name), place.viewport, axis, fontSizeOf(place)) ?? 0;
  return { x: read('x', 'x'), y: read('y', 'y'), width: read('width', 'x'), height: read('height', 'y') };
}

/** The target of a `use`, if it is in the document and not circular. */
export function targetOf(job: Job, element: SvgElement, { references }: Place): SvgElement | undefined {
  const href = hrefOf(element) ?? '#';
  const target = href.startsWith('#') ? job.document.ids.get(href.slice(1)) : undefined;
  if (target && !references.includes(target) && references.length < DEEPEST_REFERENCE) return target;
  job.report(
    !target
      ? href.startsWith('#')
        ? 'missing-reference'
        : 'external-reference'
      : references.includes(target)
        ? 'cyclic-reference'
        : 'too-deep',
  );
  return undefined;
}

/** A mitred corner extends further than half the stroke width. */
function extentOfPath({ d, stroke, strokeWidth, join, miterLimit, transform }: DrawingPath, { bounds } = compilePath(d)): Rectangle {
  const reach = stroke ? (strokeWidth / 2) * (join === 'miter' ? miterLimit : 1.5) : 0;
  return transformRectangle(transform ?? identity, grow(bounds, reach));
}

/** Computed once for every node. */
export function extentOf(job: Job, nodes: readonly DrawingNode[]): Rectangle {
  let extent = nothing;
  for (const node of nodes) {
    const own = job.extents.get(node) ?? (node.kind === 'group' ? extentOf(job, node.children) : extentOfPath(node));
    job.extents.set(node, own);
    extent = unite(extent, own);
  }
  return extent;
}

export function addPath(job: Job, { into }: Place, path: DrawingPath, compiled: CompiledPath): void {
  job.left.nodes -= 1;
  job.left.letters -= path.d.length;
  const extent = extentOfPath(path, compiled);
  job.extents.set(path, extent);
  job.extent = unite(job.extent, extent);
  into.push(path);
}
