import { multiply, scaleOf } from '#model/geometry/matrix.ts';
import { verb } from '#model/geometry/path.ts';
import { transformRectangle } from '#model/geometry/rectangle.ts';
import { compiledOf, extentOfAll } from '#model/paint/marks/drawing-extent.ts';
import type { DrawingNode, DrawingPath, Matrix } from '#model/presentation/drawing.ts';
import type { SceneObject } from '#model/presentation/presentation.ts';
import type { Viewport } from '#model/camera/camera.ts';
import { type Area, fillMarkup } from '../look/fills.ts';
import { customGeometry, presetGeometry } from '../look/geometry.ts';
import { type Line, lineMarkup } from '../look/lines.ts';
import { type Shadow, shadowMarkup, takeShadow } from '../look/shadows.ts';
import type { Piece, SlideKit } from '../slides/slide-kit.ts';
import { type Identity, shapePiece, type ShapeParts } from './pieces.ts';
import { placeOf } from './place.ts';

/** More paths are a picture: nobody edits them one by one. */
const MOST_PATHS = 120;

/** A path with everything around it applied. */
export interface FlatPath {
  path: DrawingPath;
  /** From the path to the object's own coordinates. */
  toObject: Matrix;
  opacity: number;
}

/** The visible paths of a drawing, bottom to top; undefined if it needs something that the format lacks. */
function flatten(nodes: readonly DrawingNode[], matrix: Matrix, viewport: Viewport): FlatPath[] | undefined {
  const found: FlatPath[] = [];
  const visit = (node: DrawingNode, around: Matrix, opacity: number): boolean => {
    const toObject = node.transform ? multiply(around, node.transform) : around;
    const rest = opacity * node.opacity;
    if (node.kind === 'group')
      return isWhole(node, multiply(matrix, toObject), viewport) && node.children.every((child) => visit(child, toObject, rest));
    if (node.fill || (node.stroke && node.strokeWidth > 0)) found.push({ path: node, toObject, opacity: rest });
    return found.length <= MOST_PATHS;
  };
  return nodes.every((node) => visit(node, [1, 0, 0, 1, 0, 0], 1)) ? found : undefined;
}

/** Nothing is clipped, or only what is beyond the edges of the slide anyway. */
function isWhole({ clip, children }: Extract<DrawingNode, { kind: 'group' }>, matrix: Matrix, { width, height }: Viewport): boolean {
  const [only, ...others] = clip ?? [];
  if (!only) return true;
  if (others.length > 0 || Math.abs(matrix[1]) > 1e-6 || !isBox(only)) return false;
  const [kept, whole] = [transformRectangle(matrix, compiledOf(only).bounds), extentOfAll(children, matrix)];
  return (
    Math.max(whole.left, 0) >= kept.left - 2 &&
    Math.max(whole.top, 0) >= kept.top - 2 &&
    Math.min(whole.right, width) <= kept.right + 2 &&
    Math.min(whole.bottom, height) <= kept.bottom + 2
  );
}

/** A drawing as the format sees it: paths, and the shadow of the first one. */
export interface FlatDrawing {
  paths: FlatPath[];
  shadow: Shadow | undefined;
}

export function flatDrawing(nodes: readonly DrawingNode[], matrix: Matrix, viewport: Viewport): FlatDrawing | undefined {
  const { shadow, nodes: rest } = takeShadow(nodes);
  const paths = flatten(rest, matrix, viewport);
  return paths && { paths, shadow };
}

/** How a path looks as a shape. `area`: in the object's own units. */
type PathLook = Pick<ShapeParts, 'place' | 'geometry' | 'look'>;

export function pathLook(
  { path, toObject, opacity }: FlatPath,
  shadow: Shadow | undefined,
  area: Area,
  matrix: Matrix,
  alpha: number,
  kit: SlideKit,
): PathLook {
  const scale = scaleOf(matrix);
  const upright = multiply([scale, 0, 0, scale, 0, 0], toObject);
  const covered = { x: area.x * scale, y: area.y * scale, width: area.width * scale, height: area.height * scale };
  const { theme } = kit.form;
  const rest = opacity * path.opacity * alpha;
  const line: Line | undefined =
    path.stroke && path.strokeWidth > 0
      ? {
          fill: fillMarkup(path.stroke, rest, covered, theme, upright),
          width: path.strokeWidth * scaleOf(upright),
          dash: path.dash.map((length) => length / path.strokeWidth),
          cap: path.cap,
          join: path.join,
        }
      : undefined;
  return {
    place: placeOf(area, matrix),
    geometry: isRectangle(path, toObject, area)
      ? presetGeometry('rect')
      : customGeometry(path.d, upright, covered, path.fill !== undefined),
    look: {
      fill: fillMarkup(path.fill, rest, covered, theme, upright),
      line: lineMarkup(line),
      effects: shadow && shadowMarkup(shadow, scaleOf(upright), theme),
    },
  };
}

/** Whether a path goes round its bounds, from corner to corner. */
function isBox(path: { d: string }): boolean {
  const { verbs, points, bounds } = compiledOf(path);
  if (verbs.length < 4 || verbs.length > 6 || verbs.subarray(1).some((kind) => kind !== verb.line && kind !== verb.close)) return false;
  const corners = new Set<string>();
  for (let at = 0; at < points.length; at += 2) {
    const [x, y] = [points[at], points[at + 1]];
    if ((x !== bounds.left && x !== bounds.right) || (y !== bounds.top && y !== bounds.bottom)) return false;
    corners.add(`${x} ${y}`);
  }
  return corners.size === 4;
}

/** Whether a path is just the edges of its area. */
function isRectangle(path: DrawingPath, toObject: Matrix, { x, y, width, height }: Area): boolean {
  if (!path.fill || compiledOf(path).verbs.at(-1) !== verb.close || !isBox(path)) return false;
  const box = transformRectangle(toObject, compiledOf(path).bounds);
  const isNear = (one: number, other: number) => Math.abs(one - other) < 1e-3 * Math.max(width, height);
  return isNear(box.left, x) && isNear(box.top, y) && isNear(box.right, x + width) && isNear(box.bottom, y + height);
}

/** The drawing as shapes: a single path covers the object's box, of several each its own. */
export function drawingPieces(
  { paths, shadow }: FlatDrawing,
  { width, height }: Pick<SceneObject, 'width' | 'height'>,
  matrix: Matrix,
  alpha: number,
  identity: Identity,
  kit: SlideKit,
): Piece[] {
  const areaOf = ({ path, toObject }: FlatPath): Area => {
    if (paths.length === 1) return { x: 0, y: 0, width, height };
    const { left, top, right, bottom } = transformRectangle(toObject, compiledOf(path).bounds);
    return { x: left, y: top, width: right - left, height: bottom - top };
  };
  const own = paths.length === 1 ? identity : { name: identity.name };
  return paths.map((flat, index) =>
    shapePiece({ ...own, ...pathLook(flat, index === 0 ? shadow : undefined, areaOf(flat), matrix, alpha, kit) }, kit),
  );
}
