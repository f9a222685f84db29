import { identity, invert, multiply, placementMatrix } from '../geometry/matrix.ts';
import type { Rectangle } from '../geometry/rectangle.ts';
import { transformRectangle, unite } from '../geometry/rectangle.ts';
import type { Matrix } from '../presentation/drawing.ts';
import type { BackgroundLayer, ObjectId, Presentation, SceneObject, TableObject, TextObject } from '../presentation/presentation.ts';

/** An object with its place in the tree. */
export interface SceneNode {
  object: SceneObject;
  parent: SceneNode | undefined;
  children: SceneNode[];
  toParent: Matrix;
  /** Around the object and all it contains, in its own coordinates; never too small. */
  bounds: Rectangle;
  /** The topic in whose coordinates a camera near this object is kept. */
  anchor: SceneNode;
  /** Own units to the anchor's. */
  scaleToAnchor: number;
}

/** A presentation made ready for cameras and painters. */
export interface Scene {
  presentation: Presentation;
  root: SceneNode;
  nodes: ReadonlyMap<ObjectId, SceneNode>;
  layers: readonly { layer: BackgroundLayer; nodes: readonly SceneNode[] }[];
  /** It needs `richForms`: for charts, tables, code, or letters that run from right to left. */
  isRich: boolean;
}

/** Float64 has sixteen digits: beyond this ratio a camera takes a nearer anchor and stays exact. */
const NEAR = 1e-4;

export function indexScene(presentation: Presentation): Scene {
  const nodes = new Map<ObjectId, SceneNode>();
  const root = plant(presentation.root, undefined, nodes);
  const layers = presentation.theme.background.layers.map((layer) => ({
    layer,
    nodes: layer.objects.map((object) => plant(object, root, new Map())),
  }));
  const isRich = rich.test(JSON.stringify(presentation));
  return { presentation, root, nodes, layers, isRich };
}

/** Anywhere at all: once too often costs a few kilobytes, once too rarely a picture. */
const rich = /"kind":"(?:chart|code|table)"|"rtl"|"(?:ar|fa|he|ur|yi|ps|sd|ug|dv)[-"]|[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/iu;

export const boxOf = ({ object }: SceneNode): Rectangle => ({ left: 0, top: 0, right: object.width, bottom: object.height });

/** From the coordinates of one node to those of another, by way of their nearest common ancestor. */
export function matrixBetween(from: SceneNode, to: SceneNode): Matrix {
  const above = new Set<SceneNode>();
  for (let node: SceneNode | undefined = to; node; node = node.parent) above.add(node);
  let up = identity;
  let node = from;
  while (!above.has(node) && node.parent) {
    up = multiply(node.toParent, up);
    node = node.parent;
  }
  let down = identity;
  for (let step = to; step !== node && step.parent; step = step.parent) down = multiply(step.toParent, down);
  return multiply(invert(down) ?? identity, up);
}

function plant(object: SceneObject, parent: SceneNode | undefined, nodes: Map<ObjectId, SceneNode>): SceneNode {
  const node: SceneNode = { object, parent, children: [], toParent: parent ? placementMatrix(object) : identity, bounds: extentOf(object), anchor: undefined as never, scaleToAnchor: 1 };
  const scale = parent ? parent.scaleToAnchor * object.scale : 1;
  const isFar = scale < NEAR && object.kind === 'topic';
  node.anchor = parent && !isFar ? parent.anchor : node;
  node.scaleToAnchor = node.anchor === node ? 1 : scale;
  nodes.set(object.id, node);
  if ('children' in object) {
    for (const child of object.children) {
      const planted = plant(child, node, nodes);
      node.children.push(planted);
      node.bounds = unite(node.bounds, transformRectangle(planted.toParent, planted.bounds));
    }
  }
  return node;
}

/** The object's own marks: its box, and what may reach over it. */
function extentOf(object: SceneObject): Rectangle {
  const { width, height } = object;
  let slack = 0;
  if (object.kind === 'shape') slack = (object.stroke?.width ?? 0) * 2;
  if (object.kind === 'frame' || object.kind === 'topic') slack = (object.frame?.stroke?.width ?? 0) + Math.max(width, height) * 0.1;
  if (object.kind === 'line') {
    slack = object.stroke.width * 8;
    const xs = object.points.map(({ x }) => x);
    const ys = object.points.map(({ y }) => y);
    const reach = object.course === 'curved' ? Math.hypot(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) / 2 : 0;
    return { left: Math.min(0, ...xs) - slack - reach, top: Math.min(0, ...ys) - slack - reach, right: Math.max(width, ...xs) + slack + reach, bottom: Math.max(height, ...ys) + slack + reach };
  }
  if (object.kind === 'drawing') slack = Math.max(width, height) * 0.05;
  if (object.kind === 'text') return textExtent(object);
  if (object.kind === 'table') return { left: 0, top: 0, right: width, bottom: height + tableReach(object) };
  return { left: -slack, top: -slack, right: width + slack, bottom: height + slack };
}

/** As if every cell had all its letters below each other, up to a fair height. */
const tableReach = ({ rows, fontSize }: TableObject) =>
  rows.reduce((sum, { cells }) => sum + Math.max(2, ...cells.map(({ paragraphs }) => Math.min(400, paragraphs.reduce((letters, { runs }) => letters + 1 + runs.reduce((count, { text }) => count + text.length, 0), 0)))), 0) * fontSize * 2;

/** Lines are measured only when they are drawn; until then no letter is wider than it is high and a third. */
function textExtent({ width, height, paragraphs, style }: TextObject): Rectangle {
  let reach = 0;
  for (const paragraph of paragraphs) {
    const size = Math.max(style?.size ?? 0, ...paragraph.runs.map((run) => run.size ?? 0)) || 100;
    const letters = paragraph.runs.reduce((sum, run) => sum + run.text.length, 0);
    reach += (Math.ceil((letters * size * 1.33) / Math.max(width, size)) + 1) * size * 2 + (paragraph.spaceBefore ?? 0) * size;
  }
  const over = Math.max(0, reach - height);
  return { left: -width * 0.2, top: -over, right: width * 1.2, bottom: height + over };
}
