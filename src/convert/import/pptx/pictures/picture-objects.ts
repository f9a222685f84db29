import type { DrawingNode } from '#model/presentation/drawing.ts';
import type { ImageObject, SceneObject } from '#model/presentation/presentation.ts';
import type { ShapeGeometry } from '../geometry/shape-paths.ts';
import type { Crop, Fill, SlideContext } from '../slide-context.ts';
import { metafileTexts } from './metafile-texts.ts';
import { mirroredPath } from './mirrored-path.ts';
import { type Piece, tiled } from './tiles.ts';
import type { Spot } from '../shapes/placement.ts';

type PictureFill = Extract<Fill, { kind: 'picture' }>;
/** The objects that fill a shape with a picture, positioned from the corner of the shape's box. */
export function pictureObjects(fill: PictureFill, geometry: ShapeGeometry | undefined, spot: Spot, context: SlideContext): SceneObject[] {
  const { opacity } = fill;
  const { picture, pieces } = fill.tile
    ? tiled(fill.picture, fill.tile, fill.crop, spot)
    : { picture: fill.picture, pieces: wholePiece(fill.crop, spot) };
  const outline = outlineOf(geometry, spot);
  return pieces.flatMap((piece): SceneObject[] => {
    const place = {
      x: piece.x + piece.width / 2,
      y: piece.y + piece.height / 2,
      rotation: 0,
      scale: 1,
      width: piece.width,
      height: piece.height,
      opacity,
    };
    if (picture.kind === 'asset')
      return [
        {
          kind: 'image',
          id: context.makeId('picture'),
          ...place,
          asset: picture.asset,
          crop: piece.crop,
          mask: maskOf(geometry, outline, piece, spot),
          flip: flipOf(piece),
        },
        ...(picture.words ? metafileTexts(picture.words.texts, partOf(picture.words.viewBox, piece.crop), piece, context) : []),
      ];
    const { viewBox, nodes } = picture.drawing;
    const part = partOf(viewBox, piece.crop);
    const shown: readonly DrawingNode[] =
      piece.isFlippedX || piece.isFlippedY ? [{ kind: 'group', children: nodes, opacity: 1, transform: mirror(piece, part) }] : nodes;
    return [
      { kind: 'drawing', id: context.makeId('drawing'), ...place, drawing: { viewBox: part, nodes: shown } },
      ...metafileTexts(picture.texts, part, piece, context),
    ];
  });
}

const partOf = (viewBox: Crop, crop: Crop): Crop => ({
  x: viewBox.x + viewBox.width * crop.x,
  y: viewBox.y + viewBox.height * crop.y,
  width: viewBox.width * crop.width,
  height: viewBox.height * crop.height,
});

/** The intersection of picture and box: either may extend beyond the other. */
function wholePiece(crop: Crop, { width, height, isFlippedX, isFlippedY }: Spot): Piece[] {
  const span = (from: number, length: number, whole: number, isFlipped: boolean) => {
    const [first, last] = [Math.max(0, from), Math.min(1, from + length)];
    const [start, size] = [((first - from) / length) * whole, ((last - first) / length) * whole];
    return { first, share: Math.min(last - first, 1 - first), start: isFlipped ? whole - start - size : start, size };
  };
  const [across, down] = [span(crop.x, crop.width, width, isFlippedX), span(crop.y, crop.height, height, isFlippedY)];
  if (!(across.share > 1e-6 && down.share > 1e-6 && across.size > 0 && down.size > 0)) return [];
  return [
    {
      x: across.start,
      y: down.start,
      width: across.size,
      height: down.size,
      crop: { x: across.first, y: down.first, width: across.share, height: down.share },
      isFlippedX,
      isFlippedY,
    },
  ];
}

const flipOf = ({ isFlippedX, isFlippedY }: Piece): ImageObject['flip'] =>
  isFlippedX ? (isFlippedY ? 'both' : 'x') : isFlippedY ? 'y' : undefined;

const mirror = ({ isFlippedX, isFlippedY }: Piece, { x, y, width, height }: Crop): [number, number, number, number, number, number] => [
  isFlippedX ? -1 : 1,
  0,
  0,
  isFlippedY ? -1 : 1,
  isFlippedX ? 2 * x + width : 0,
  isFlippedY ? 2 * y + height : 0,
];

function outlineOf(geometry: ShapeGeometry | undefined, spot: Spot): string | undefined {
  if (!geometry || geometry.shape?.name === 'rectangle') return undefined;
  const outline = geometry.paths
    .filter(({ isFilled }) => isFilled !== false)
    .map(({ d }) => d)
    .join('');
  return outline === '' ? undefined : mirroredPath(outline, spot.isFlippedX, spot.isFlippedY, spot);
}

function maskOf(geometry: ShapeGeometry | undefined, outline: string | undefined, piece: Piece, spot: Spot): ImageObject['mask'] {
  if (outline === undefined) return { kind: 'none' };
  const isWhole = piece.width >= spot.width * 0.999 && piece.height >= spot.height * 0.999;
  if (isWhole && geometry?.shape?.name === 'ellipse') return { kind: 'ellipse' };
  if (isWhole && geometry?.shape?.name === 'rounded') return { kind: 'rounded', radius: geometry.shape.radius };
  // Several paths overlap, but figures of one path cut holes into each other.
  const isOne = (geometry?.paths.filter(({ isFilled }) => isFilled !== false).length ?? 0) === 1;
  const d = mirroredPath(outline, false, false, spot, { x: -piece.x, y: -piece.y });
  return { kind: 'path', d, ...(isOne && { rule: 'evenodd' }) };
}
