import { multiply, placementMatrix, scaleOf } from '#model/geometry/matrix.ts';
import { intersects, transformRectangle } from '#model/geometry/rectangle.ts';
import { makeForms } from '#model/paint/forms/make-forms.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import type { SceneObject, ShapeObject } from '#model/presentation/presentation.ts';
import type { SceneNode } from '#model/scene/scene.ts';
import { chartPiece } from '../charts/chart.ts';
import type { Piece, SlideKit } from '../slides/slide-kit.ts';
import { tablePiece } from '../tables/table.ts';
import { codeParts, linkParts } from './compose.ts';
import { drawingPieces, flatDrawing, pathLook } from './drawing.ts';
import { linePiece, presetParts, roomOf } from './outline.ts';
import { groupPieces, type Identity, paintedPiece, shapePiece, type ShapeParts } from './pieces.ts';
import { imagePiece } from './picture.ts';
import { isTooSmall, labelledPiece, textPiece, type TextRoom } from './text.ts';

/** An object with where it is: `matrix` leads from its own units to CSS pixels of the slide. */
export interface Seen {
  node: SceneNode;
  matrix: Matrix;
  /** With everything around it. */
  opacity: number;
}

/** CSS pixels: the painter leaves out anything smaller, and files cannot hold much larger numbers. */
const [LEAST, MOST] = [0.5, 100_000];

const names: Readonly<Record<SceneObject['kind'], string>> = {
  text: 'Text',
  image: 'Picture',
  drawing: 'Drawing',
  shape: 'Shape',
  line: 'Line',
  frame: 'Frame',
  group: 'Group',
  topic: 'Topic',
  table: 'Table',
  chart: 'Chart',
  code: 'Code',
  video: 'Video',
  link: 'Link',
  unreadable: 'Note',
};

/** Everything of an object that a slide shows, bottom to top. */
export function writeNode(seen: Seen, kit: SlideKit, around: Partial<Identity> = {}): readonly Piece[] {
  const { node, matrix } = seen;
  const { object } = node;
  const step = kit.appearance(object.id);
  const opacity = seen.opacity * object.opacity;
  const extent = transformRectangle(matrix, node.bounds);
  const page = { left: 0, top: 0, right: kit.viewport.width, bottom: kit.viewport.height };
  const isSeen = intersects(extent, page) && Math.max(extent.right - extent.left, extent.bottom - extent.top) >= LEAST;
  if (step === undefined || !isSeen || !(opacity > 1 / 512)) return [];
  const identity: Identity = {
    name: names[object.kind],
    alt: object.alt ?? around.alt,
    link: object.link ?? around.link,
  };
  const pieces = writeSeen({ ...seen, opacity }, identity, kit);
  if (step > 0) for (const piece of pieces) kit.onAppear(step, piece);
  return pieces;
}

function writeSeen(seen: Seen, identity: Identity, kit: SlideKit): readonly Piece[] {
  const { node, matrix, opacity } = seen;
  const { object } = node;
  const scale = scaleOf(matrix);
  const isHuge = Math.max(object.width, object.height) * scale > MOST;
  const isTurned = Math.abs(matrix[1]) > Math.abs(matrix[0]) * 1e-4;
  const painted = () => paintedPieces(seen, identity, kit);
  const one = (piece: Piece | undefined) => (piece ? [piece] : painted());
  switch (object.kind) {
    case 'group':
      return labelled(seen, identity, kit) ?? writeGroup(seen, identity, kit);
    case 'topic': {
      const link = kit.slideOf(object.id);
      if (!link) return writeGroup(seen, identity, kit);
      return paintedPieces(seen, { name: 'Topic', alt: object.alt ?? object.title, link: object.link ?? link }, kit);
    }
    case 'text':
      return isHuge || isTooSmall(object, scale, kit) ? painted() : [textPiece(object, matrix, opacity, identity, kit)];
    case 'image': {
      const relation = kit.pictureOf(object.asset);
      if (relation === undefined && kit.skipsMissingImages) return [];
      return relation === undefined || isHuge
        ? painted()
        : [imagePiece(object, relation, matrix, opacity, { ...identity, alt: identity.alt ?? kit.altOf(object.asset) }, kit)];
    }
    case 'shape': {
      const parts = isHuge ? undefined : presetParts(object, matrix, opacity, identity, kit);
      return parts ? [shapePiece(parts, kit)] : drawn(seen, identity, kit);
    }
    case 'line':
      return one(isHuge ? undefined : linePiece(object, matrix, opacity, identity, kit));
    case 'drawing':
    case 'frame':
      return drawn(seen, identity, kit);
    case 'table':
      return isHuge || isTurned ? painted() : [tablePiece(object, matrix, opacity, identity, kit)];
    case 'chart':
      return isHuge || isTurned || object.series.length === 0 ? painted() : [chartPiece(object, matrix, opacity, identity, kit)];
    case 'code': {
      const { panel, texts } = codeParts(object, kit.form);
      const drawing = flatDrawing(panel, matrix, kit.viewport);
      if (!drawing || isHuge || texts.some((text) => isTooSmall(text, scale, kit))) return painted();
      const written = texts.map((text) => textPiece(text, multiply(matrix, placementMatrix(text)), opacity, { name: 'Code' }, kit));
      return groupPieces([...drawingPieces(drawing, object, matrix, opacity, { name: 'Code' }, kit), ...written], identity, kit);
    }
    case 'link': {
      const { shape, label } = linkParts(object);
      const parts = presetParts(shape, matrix, opacity, identity, kit);
      const room = roomOf(shape, scale);
      const named = parts && room && label && labelledPiece(parts, room, label, matrix, opacity, kit);
      return named ? [named] : parts ? [shapePiece(parts, kit)] : [];
    }
    case 'video':
    case 'unreadable':
      return painted();
  }
}

const childrenOf = ({ node, matrix, opacity }: Seen): Seen[] =>
  node.children.map((child) => ({ node: child, matrix: multiply(matrix, child.toParent), opacity }));

function writeGroup(seen: Seen, identity: Identity, kit: SlideKit): readonly Piece[] {
  const children = childrenOf(seen);
  const own = seen.node.object.kind === 'topic' ? drawn(seen, { name: 'Topic' }, kit) : [];
  // What a group says about itself is said of the only thing in it.
  if (own.length === 0 && children.length === 1) return children.flatMap((child) => writeNode(child, kit, identity));
  return groupPieces([...own, ...children.flatMap((child) => writeNode(child, kit))], identity, kit);
}

/** The look of an object as shapes, or else as a picture. */
function drawn(seen: Seen, identity: Identity, kit: SlideKit): readonly Piece[] {
  const { node, matrix, opacity } = seen;
  const { object } = node;
  const forms = makeForms(object, kit.form);
  const nodes = forms.flatMap((form) => (form.kind === 'drawing' ? form.nodes : []));
  if (nodes.length === 0) return [];
  const drawing = Math.max(object.width, object.height) * scaleOf(matrix) > MOST ? undefined : flatDrawing(nodes, matrix, kit.viewport);
  if (!drawing) return object.kind === 'topic' ? [] : paintedPieces(seen, identity, kit);
  return groupPieces(drawingPieces(drawing, object, matrix, opacity, identity, kit), identity, kit);
}

/** What the format cannot describe, as the painter paints it. */
function paintedPieces({ node, matrix }: Seen, identity: Identity, kit: SlideKit): Piece[] {
  return paintedPiece({ kind: 'object', id: node.object.id }, transformRectangle(matrix, node.bounds), identity, kit);
}

/** A shape and the text in it are one thing; undefined if the group is something else. */
function labelled(seen: Seen, identity: Identity, kit: SlideKit): readonly Piece[] | undefined {
  const [shape, text, ...others] = childrenOf(seen);
  if (!shape || !text || others.length > 0 || text.node.object.kind !== 'text') return undefined;
  const words = text.node.object;
  const own = { ...identity, link: identity.link ?? shape.node.object.link ?? words.link, alt: identity.alt ?? shape.node.object.alt };
  const isTogether = [shape, text].every(({ node: { object } }) => kit.appearance(object.id) === 0 && object.opacity === 1);
  if (!isTogether || isTooSmall(words, scaleOf(text.matrix), kit) || words.width * scaleOf(text.matrix) > MOST) return undefined;
  const outline = outlineOf(shape, { ...own, name: 'Shape' }, kit);
  const piece = outline && labelledPiece(outline.parts, outline.room, words, text.matrix, seen.opacity, kit);
  return piece && [piece];
}

/** A shape that can hold text: one that the format knows, or a single path. */
function outlineOf(
  { node: { object }, matrix, opacity }: Seen,
  identity: Identity,
  kit: SlideKit,
): { parts: ShapeParts; room: TextRoom } | undefined {
  const known = object.kind === 'shape' ? namedOutline(object, matrix, opacity, identity, kit) : undefined;
  if (known || (object.kind !== 'shape' && object.kind !== 'drawing')) return known;
  const [form] = makeForms(object, kit.form);
  const drawing = form?.kind === 'drawing' ? flatDrawing(form.nodes, matrix, kit.viewport) : undefined;
  const [only, ...others] = drawing?.paths ?? [];
  if (!only || others.length > 0) return undefined;
  const area = { x: 0, y: 0, width: object.width, height: object.height };
  return {
    parts: { ...identity, ...pathLook(only, drawing?.shadow, area, matrix, opacity, kit) },
    room: () => ({ left: 0, top: 0, right: 0, bottom: 0 }),
  };
}

function namedOutline(shape: ShapeObject, matrix: Matrix, opacity: number, identity: Identity, kit: SlideKit) {
  const [parts, room] = [presetParts(shape, matrix, opacity, identity, kit), roomOf(shape, scaleOf(matrix))];
  return parts && room && { parts, room };
}
