import { apply, invert, multiply } from '#model/geometry/matrix.ts';
import { nothing, type Rectangle } from '#model/geometry/rectangle.ts';
import type { DrawingGroup, DrawingNode, Matrix } from '#model/presentation/drawing.ts';
import type { DrawingObject, GroupObject, ImageObject, SceneObject } from '#model/presentation/presentation.ts';
import type { PictureAdded } from '../../pictures/collect-pictures.ts';
import type { BitmapPiece } from '../swf/draw-picture.ts';
import { type Edge, pathOf } from '../swf/outline.ts';
import { type PezObject, placeAround } from '../pez-object.ts';
import type { FlashPicture } from './read-flash.ts';

interface Shown {
  /** Of the whole picture, in the units of the object. */
  width: number;
  height: number;
  crop: ImageObject['crop'];
  isFlipped: boolean;
}

const MOST_TILES = 64;
/** An outline with more of them is not repeated with every tile. */
const MOST_EDGES = 500;
const whole = { rotation: 0, scale: 1, opacity: 1 };

/** The picture as vector art; with bitmaps, as a group of both. */
export function flashObject(object: PezObject, picture: FlashPicture, shown: Shown): DrawingObject | GroupObject {
  const { stage, words } = picture;
  const { crop, isFlipped } = shown;
  const [width, height] = [shown.width * crop.width, shown.height * crop.height];
  const [across, down] = [stage.right - stage.left, stage.bottom - stage.top];
  const viewBox = { x: stage.left + across * crop.x, y: stage.top + down * crop.y, width: across * crop.width, height: down * crop.height };
  const isCropped = crop.width < 1 || crop.height < 1;
  const mirror: Matrix | undefined = isFlipped ? [-1, 0, 0, 1, viewBox.x * 2 + viewBox.width, 0] : undefined;
  const frame = frameOf({ left: viewBox.x, top: viewBox.y, right: viewBox.x + viewBox.width, bottom: viewBox.y + viewBox.height });
  const drawingOf = (nodes: DrawingNode[]) => ({
    kind: 'drawing' as const,
    drawing: { viewBox, nodes: mirror || isCropped ? [wrapped(nodes, mirror, isCropped ? pathOf([frame]) : undefined)] : nodes },
  });
  const base = { ...placeAround(object, width, height), id: object.id, ...(words && { alt: words }) };
  const [first, ...others] = picture.pieces;
  if (first?.kind === 'drawing' && others.length === 0) return { ...base, ...drawingOf(first.nodes) };

  const toBox = multiply(
    [width / viewBox.width, 0, 0, height / viewBox.height, (-viewBox.x * width) / viewBox.width, (-viewBox.y * height) / viewBox.height],
    mirror ?? [1, 0, 0, 1, 0, 0],
  );
  const children = picture.pieces.flatMap((piece, index): SceneObject[] => {
    const id = `${object.id}-${index + 1}`;
    if (piece.kind === 'drawing') return [{ ...whole, ...drawingOf(piece.nodes), id, x: width / 2, y: height / 2, width, height }];
    const added = picture.added.get(piece.id);
    const back = isCropped && invert(piece.matrix);
    return added ? imagesOf(back ? { ...piece, within: { figures: [frame], matrix: back } } : piece, added, toBox, id) : [];
  });
  return { ...base, kind: 'group', children };
}

const wrapped = (children: DrawingNode[], mirror: Matrix | undefined, d: string | undefined): DrawingGroup => ({
  kind: 'group',
  children,
  opacity: 1,
  ...(mirror && { transform: mirror }),
  ...(d && { clip: [{ d, rule: 'nonzero' }] }),
});

function frameOf({ left, top, right, bottom }: Rectangle): Edge[] {
  const corners = [[left, top] as const, [right, top] as const, [right, bottom] as const, [left, bottom] as const];
  return corners.map((from, index) => ({ from, to: corners[(index + 1) % 4] ?? from }));
}

/** A bitmap, or its repetitions side by side. */
function imagesOf(piece: BitmapPiece, picture: PictureAdded, toBox: Matrix, id: string): ImageObject[] {
  const { width, height } = picture;
  const box = piece.within ? boundsOf(piece.within) : { left: 0, top: 0, right: width, bottom: height };
  const isIntricate = (piece.within?.figures.flat().length ?? 0) > MOST_EDGES;
  const isOne = !piece.repeats || isIntricate || isAlike(box, { left: 0, top: 0, right: width, bottom: height });
  // A repetition that shows less than a pixel is none.
  const [left, top] = isOne ? [0, 0] : [Math.floor((box.left + 1) / width), Math.floor((box.top + 1) / height)];
  const [right, bottom] = isOne ? [1, 1] : [Math.ceil((box.right - 1) / width), Math.ceil((box.bottom - 1) / height)];
  const images: ImageObject[] = [];
  for (let row = top; row < bottom && images.length < MOST_TILES; row += 1)
    for (let column = left; column < right && images.length < MOST_TILES; column += 1) {
      const matrix = multiply(multiply(toBox, piece.matrix), [1, 0, 0, 1, column * width, row * height]);
      const within = piece.within && {
        ...piece.within,
        matrix: multiply([1, 0, 0, 1, -column * width, -row * height], piece.within.matrix),
      };
      images.push(imageOf({ ...piece, within }, picture, matrix, images.length === 0 ? id : `${id}-${images.length + 1}`));
    }
  return images;
}

/** Placed by a matrix from its pixels to the group; a slant is lost. */
function imageOf({ within, opacity }: BitmapPiece, { asset, width, height }: PictureAdded, matrix: Matrix, id: string): ImageObject {
  const [a, b, c, d] = matrix;
  const across = Math.hypot(a, b) || 1e-6;
  const down = (a * d - b * c) / across || 1e-6;
  const toMask: Matrix = [across, 0, 0, down, 0, down < 0 ? -down * height : 0];
  const isWhole = !within || isAlike(boundsOf(within), { left: 0, top: 0, right: width, bottom: height }, isFrame(within.figures) ? 1 : -1);
  return {
    kind: 'image',
    id,
    ...apply(matrix, width / 2, height / 2),
    rotation: (Math.atan2(b, a) * 180) / Math.PI,
    scale: 1,
    width: Math.max(width * across, 1e-3),
    height: Math.max(height * Math.abs(down), 1e-3),
    opacity,
    asset,
    crop: { x: 0, y: 0, width: 1, height: 1 },
    mask: isWhole ? { kind: 'none' } : { kind: 'path', d: pathOf(within.figures, multiply(toMask, within.matrix)) || 'M0 0Z' },
    ...(down < 0 && { flip: 'y' as const }),
  };
}

const isFrame = (figures: readonly (readonly Edge[])[]): boolean =>
  figures.length === 1 && figures.every((edges) => edges.length === 4 && edges.every(({ control }) => control === undefined));

/** Within a tolerance, in pixels; a negative one is never met. */
const isAlike = (one: Rectangle, other: Rectangle, tolerance = 1): boolean =>
  (['left', 'top', 'right', 'bottom'] as const).every((side) => Math.abs(one[side] - other[side]) <= tolerance);

const boundsOf = ({ figures, matrix }: NonNullable<BitmapPiece['within']>): Rectangle =>
  figures.flat().reduce((box, { from, to }) => {
    const spots = [apply(matrix, ...from), apply(matrix, ...to)];
    return {
      left: Math.min(box.left, ...spots.map(({ x }) => x)),
      top: Math.min(box.top, ...spots.map(({ y }) => y)),
      right: Math.max(box.right, ...spots.map(({ x }) => x)),
      bottom: Math.max(box.bottom, ...spots.map(({ y }) => y)),
    };
  }, nothing);
