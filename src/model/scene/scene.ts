import { identity, invert, multiply, placementMatrix } from '../geometry/matrix.ts';
import type { Rectangle } from '../geometry/rectangle.ts';
import { nothing, transformRectangle } from '../geometry/rectangle.ts';
import type { Matrix } from '../presentation/drawing.ts';
import type { BackgroundLayer, ObjectId, Presentation, SceneObject, TextObject, Theme } from '../presentation/presentation.ts';
import type { Paragraph, TextStyle } from '../presentation/texts.ts';
import type { MeasuredText } from '../text/layout.ts';
import { columnsOf } from '../text/paragraph/columns.ts';
import { shownIn } from './shown.ts';

/** An object with its place in the tree. */
export interface SceneNode {
  object: SceneObject;
  parent: SceneNode | undefined;
  children: SceneNode[];
  toParent: Matrix;
  /** Encloses what the object itself draws, in its own coordinates; never too small. */
  extent: Rectangle;
  /** Encloses the object and everything in it, in its own coordinates; never too small. */
  bounds: Rectangle;
  /** The same, in its parent's coordinates. */
  inParent: Rectangle;
  /** The topic in whose coordinates a camera near this object is kept. */
  anchor: SceneNode;
  /** From its own units to the anchor's. */
  scaleToAnchor: number;
  /** Of the ground that everything in a layer of the background is upon: a copy of the canvas without its objects. */
  layer?: BackgroundLayer;
}

/** A presentation prepared for cameras and painters, without what is hidden. */
export interface Scene {
  presentation: Presentation;
  root: SceneNode;
  nodes: ReadonlyMap<ObjectId, SceneNode>;
  layers: readonly { layer: BackgroundLayer; nodes: readonly SceneNode[] }[];
  /** Whether it needs `richForms`: for charts, tables, code, or right-to-left text. */
  isRich: boolean;
  /** Line breaks and widths of texts that were measured elsewhere with the same fonts. */
  measured?: ReadonlyMap<SceneObject, MeasuredText> | undefined;
  /** At least those of a node's children that can be in a clip, in painting order: all of them, unless somebody changes the scene. */
  childrenIn(node: SceneNode, toClip: Matrix, clip: Rectangle): readonly SceneNode[];
}

/** Float64 has sixteen digits: beyond this ratio a camera uses a nearer anchor to stay exact. */
const NEAR = 1e-4;

/** `isRich` saves looking for it in the whole document. */
export function indexScene(presentation: Presentation, isRich = needsRichForms(presentation)): Scene {
  const nodes = new Map<ObjectId, SceneNode>();
  const root = plant(presentation.root, undefined, nodes, presentation.theme);
  return { presentation, root, nodes, layers: plantLayers(presentation.theme, root), isRich, childrenIn: ({ children }) => children };
}

export const plantLayers = (theme: Theme, root: SceneNode): Scene['layers'] =>
  theme.background.layers.map((layer) => {
    const ground: SceneNode = { ...root, layer };
    ground.children = shownIn(layer.objects).map((object) => plant(object, ground, new Map(), theme));
    return { layer, nodes: ground.children };
  });

/** The layer of the background that a node is in. */
export const layerOf = (node: SceneNode): BackgroundLayer | undefined => (node.parent ? layerOf(node.parent) : node.layer);

export const needsRichForms = (part: unknown): boolean => rich.test(JSON.stringify(part));

/** Matches anywhere: a false positive costs a few kilobytes, a false negative a broken picture. */
const rich =
  /"kind":"(?:chart|code|table)"|"rtl"|"(?:ar|fa|he|ur|yi|ps|sd|ug|dv)[-"]|[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/iu;

export const boxOf = ({ object }: SceneNode): Rectangle => ({ left: 0, top: 0, right: object.width, bottom: object.height });

/** From one node's coordinates to another's, through their nearest common ancestor. */
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

/** The node of an object, with those of everything in it. */
export function plant(object: SceneObject, parent: SceneNode | undefined, nodes: Map<ObjectId, SceneNode>, theme: Theme): SceneNode {
  const node: SceneNode = {
    object,
    parent,
    children: [],
    toParent: parent ? placementMatrix(object) : identity,
    extent: extentOf(object, theme),
    bounds: nothing,
    inParent: nothing,
    anchor: undefined as never,
    scaleToAnchor: 1,
  };
  setAnchor(node);
  nodes.set(object.id, node);
  if ('children' in object) node.children = shownIn(object.children).map((child) => plant(child, node, nodes, theme));
  node.bounds = boundsOf(node);
  node.inParent = transformRectangle(node.toParent, node.bounds);
  return node;
}

/** After its parent's. */
export function setAnchor(node: SceneNode): void {
  const { object, parent } = node;
  const scale = parent ? parent.scaleToAnchor * object.scale : 1;
  const isFar = scale < NEAR && object.kind === 'topic';
  node.anchor = parent && !isFar ? parent.anchor : node;
  node.scaleToAnchor = node.anchor === node ? 1 : scale;
}

/** After its children's. */
export function boundsOf({ extent, children }: SceneNode): Rectangle {
  let { left, top, right, bottom } = extent;
  for (const { inParent } of children) {
    if (inParent.left < left) left = inParent.left;
    if (inParent.top < top) top = inParent.top;
    if (inParent.right > right) right = inParent.right;
    if (inParent.bottom > bottom) bottom = inParent.bottom;
  }
  return { left, top, right, bottom };
}

/** Where the object itself may draw: its box, and what may extend beyond it. */
export function extentOf(object: SceneObject, theme: Theme): Rectangle {
  const { width, height } = object;
  let slack = Math.max(width, height) * 0.05;
  if (object.kind === 'shape') slack += (object.stroke?.width ?? 0) * 2;
  if (object.kind === 'frame' || object.kind === 'topic') slack += object.frame?.stroke?.width ?? 0;
  if (object.kind === 'line') {
    slack += object.stroke.width * 8;
    const xs = object.points.map(({ x }) => x);
    const ys = object.points.map(({ y }) => y);
    const [left, top, right, bottom] = [least(xs), least(ys), -least(xs.map((x) => -x)), -least(ys.map((y) => -y))];
    const reach = slack + (object.course === 'curved' ? Math.hypot(right - left, bottom - top) / 2 : 0);
    return {
      left: Math.min(0, left) - reach,
      top: Math.min(0, top) - reach,
      right: Math.max(width, right) + reach,
      bottom: Math.max(height, bottom) + reach,
    };
  }
  if (object.kind === 'chart') slack = Math.max(width, height);
  if (object.kind === 'code') slack += object.fontSize;
  if (object.kind === 'text') return textExtent(object, { ...theme.textStyles[object.styleClass], ...object.style });
  if (object.kind === 'table') {
    const style = { ...theme.textStyles.body, size: object.fontSize };
    const all = object.rows.flatMap(({ cells }) => cells.flatMap(({ paragraphs }) => paragraphs));
    const size = all.reduce((most, paragraph) => Math.max(most, sizeOf(paragraph, style)), object.fontSize + (object.lines?.width ?? 0));
    // As if every cell were one letter wide.
    for (const { cells, height = 0 } of object.rows)
      slack +=
        height +
        cells.reduce(
          (most, { paragraphs, padding }) => Math.max(most, reachOf(paragraphs, 0, style) + (padding ? padding.top + padding.bottom : 0)),
          0,
        );
    const aside = all.reduce((most, paragraph) => Math.max(most, asideOf(paragraph, size)), size * 16);
    return { left: -aside, top: -size * 2, right: width + aside, bottom: height + slack + size * 2 };
  }
  return { left: -slack, top: -slack, right: width + slack, bottom: height + slack };
}

/** For any length: too many numbers cannot be passed as arguments. */
const least = (numbers: readonly number[]) => numbers.reduce((one, other) => Math.min(one, other), 0);

function textExtent({ width, height, paragraphs, wraps, columns }: TextObject, style: TextStyle): Rectangle {
  const over = Math.max(0, reachOf(paragraphs, columnsOf({ width, columns }).width, style) - height);
  const size = paragraphs.reduce((most, paragraph) => Math.max(most, sizeOf(paragraph, style)), 0);
  // The number of a list item can be long.
  let aside = Math.max(width * 0.2, size * (paragraphs.some(({ listType }) => listType) ? 16 : 1.5));
  for (const paragraph of paragraphs) {
    const letters = wraps === false ? paragraph.runs.reduce((count, { text }) => count + text.length, 0) : 0;
    aside = Math.max(aside, asideOf(paragraph, size) + letters * size * 2.1);
  }
  return { left: -aside, top: -over - size, right: width + aside, bottom: height + over + size };
}

/** How far a paragraph can begin beside its box, with its bullet or number. */
const asideOf = ({ inset = 0, hang = 0, marker }: Paragraph, size: number) =>
  Math.abs(inset) + Math.abs(hang) + (marker?.length ?? 0) * size * 2.1;

const sizeOf = ({ runs }: Paragraph, { size }: TextStyle) => runs.reduce((most, run) => Math.max(most, run.size ?? 0), size);

/** How far down paragraphs can extend. Lines are only measured when drawn, so every letter is assumed to be as wide as a tab. */
function reachOf(paragraphs: readonly Paragraph[], width: number, style: TextStyle): number {
  return paragraphs.reduce((sum, paragraph) => {
    const size = sizeOf(paragraph, style);
    const apart = paragraph.runs.reduce((most, run) => Math.max(most, run.letterSpacing ?? 0), Math.max(0, style.letterSpacing));
    const letters = paragraph.runs.reduce((count, { text }) => count + text.length, 0);
    const breaks = paragraph.runs.reduce((count, { text }) => count + text.split(/[\n\r\v\f\u0085\u2028\u2029]/).length, 0);
    const room = (paragraph.listType ? width / 2 : width) - Math.abs(paragraph.inset ?? 0) - Math.abs(paragraph.hang ?? 0);
    const lines = Math.min(letters, Math.ceil((letters * size * (2.1 + apart)) / Math.max(room, size))) * 1.25 + breaks + 2;
    return (
      sum +
      size * (lines * Math.max(1, paragraph.lineHeight ?? style.lineHeight) + (paragraph.spaceBefore ?? 0) + (paragraph.spaceAfter ?? 0))
    );
  }, 0);
}
