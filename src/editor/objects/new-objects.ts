import type { Fields, Operation } from '#model/change/operation.ts';
import { type Point, scaleOf } from '#model/geometry/matrix.ts';
import type { Rectangle } from '#model/geometry/rectangle.ts';
import type { Placement } from '#model/presentation/presentation.ts';
import type { SceneNode } from '#model/scene/scene.ts';
import { enter, select } from '../core/selection/selection.ts';
import type { StoredDrawing } from '../desk/desk-requests.ts';
import type { Desk, Picture } from '../desk/desk.ts';
import { tidy, toView } from '../hands/view.ts';
import type { Anchor } from './lines/line-snapping.ts';
import { chartOf, codeOf, lineOf, type NewKind, shapeOf, sizeOf, tableOf, textOf } from './new-content.ts';
import { areaAround, holderAt, inFront, inPlaced, middleOfArea, placementOver, scaleIn } from './place.ts';
import { type Spot, spotInView } from './spots/spot-in-view.ts';

/** What a picture takes at most, in CSS pixels of the view. */
const PICTURE = { width: 360, height: 270 };

/** Makes an object in an area of the view, or of its usual size around a point, and selects it. */
export function makeObject(desk: Desk, kind: NewKind, where: Rectangle | Point): boolean {
  const [width, height] = sizeOf(kind);
  // A text begins where somebody clicks.
  const area = 'left' in where ? where : areaAround(kind === 'text' ? { x: where.x + width / 2, y: where.y } : where, width, height);
  const holder = holderAt(desk, 'left' in where ? middleOfArea(area) : where);
  return makeAt(desk, kind, { holder, area, scale: scaleIn(desk, holder) }, false);
}

/** Makes an object where somebody looks, and selects it. */
export function makeInView(desk: Desk, kind: NewKind): boolean {
  const [width, height] = sizeOf(kind);
  // A text is as high as its first line.
  const least = kind === 'text' ? lineOfText(desk) : 0;
  return makeAt(
    desk,
    kind,
    spotInView(desk, kind === 'topic', (unit) => [width, Math.max(height, least * unit)]),
    true,
  );
}

function makeAt(desk: Desk, kind: NewKind, { holder, area, scale }: Spot, staysThere: boolean): boolean {
  if (kind === 'line' || kind === 'arrow') {
    const y = (area.top + area.bottom) / 2;
    return addLine(
      desk,
      kind,
      [
        { x: area.left, y },
        { x: area.right, y },
      ],
      staysThere ? holder : undefined,
    );
  }
  const placement = placementOver(desk, holder, area, scale);
  if (typeof kind === 'object') return add(desk, holder, 'shape', { ...placement, ...shapeOf(kind.shape) });
  switch (kind) {
    case 'topic':
      return addTopic(desk, holder, area, placement);
    case 'frame':
      return add(desk, holder, 'frame', { ...placement, frame: { shape: 'invisible' } });
    case 'text':
      return addText(desk, holder, placement);
    case 'table':
      return add(desk, holder, 'table', { ...placement, ...tableOf(desk) });
    case 'chart':
      return add(desk, holder, 'chart', { ...placement, ...chartOf(desk) });
    case 'code':
      return add(desk, holder, 'code', { ...placement, ...codeOf() });
  }
}

/** A line from one point of the view, or of an object that it is attached to, to another. */
export function addLine(desk: Desk, kind: 'line' | 'arrow', ends: readonly [Point | Anchor, Point | Anchor], into?: SceneNode): boolean {
  const [from, to] = [placeOf(ends[0]), placeOf(ends[1])];
  const [start, end] = ends.map((one) => ('attachment' in one ? one : undefined));
  const holder = into ?? sharedHolder(desk, ends);
  const area = { left: Math.min(from.x, to.x), top: Math.min(from.y, to.y), right: Math.max(from.x, to.x), bottom: Math.max(from.y, to.y) };
  const placement = placementOver(desk, holder, area);
  const points = [from, to].map((point) => inPlaced(desk, holder, placement, point));
  const unit = scaleOf(toView(desk, holder)) * placement.scale;
  const width = tidy(4 / unit, [unit, 0, 0, unit, 0, 0]);
  return add(desk, holder, 'line', {
    ...placement,
    ...lineOf(kind, points, width),
    ...(start && { startsAt: start.attachment }),
    ...(end && { endsAt: end.attachment }),
  });
}

export const placeOf = (end: Point | Anchor): Point => ('attachment' in end ? end.at : end);

/** The innermost topic or group around all that a line connects, so that it does not move with one of them alone. */
function sharedHolder(desk: Desk, ends: readonly (Point | Anchor)[]): SceneNode {
  const [one, other] = ends.map((end) => ('attachment' in end ? (end.node.parent ?? desk.scene.root) : holderAt(desk, end)));
  const above = new Set<SceneNode>();
  for (let node = one; node; node = node.parent) above.add(node);
  let shared = other;
  while (shared && !above.has(shared)) shared = shared.parent;
  return shared ?? desk.scene.root;
}

/** Where a picture goes that somebody adds without saying where. */
export const pointForPicture = (desk: Desk): Point => middleOfArea(spotInView(desk, false, () => [PICTURE.width, PICTURE.height]).area);

/** A picture that has been stored, or what plays, in the middle of an area of the view, as large as fits. */
export function addPicture(
  desk: Desk,
  { asset, operation, width, height }: Picture,
  at: Point,
  { kind = 'image', ...fields }: Fields & { kind?: 'image' | 'video' } = {},
  first: readonly Operation[] = [],
): boolean {
  const factor = pictureFactor(width, height);
  const area = areaAround(at, width * factor, height * factor);
  const holder = holderAt(desk, at);
  return add(desk, holder, kind, { ...placementOver(desk, holder, area), asset, ...fields }, [...first, operation]);
}

const pictureFactor = (width: number, height: number): number => Math.min(PICTURE.width / width, PICTURE.height / height);

/** As large as a picture would be. */
export function addDrawing(desk: Desk, { drawing, alt, width, height }: StoredDrawing, at: Point): boolean {
  const factor = pictureFactor(width, height);
  const holder = holderAt(desk, at);
  const placement = placementOver(desk, holder, areaAround(at, width * factor, height * factor));
  return add(desk, holder, 'drawing', { ...placement, drawing, ...(alt && { alt }) });
}

function addTopic(desk: Desk, holder: SceneNode, area: Rectangle, placement: Placement): boolean {
  const { width, height } = { width: area.right - area.left, height: area.bottom - area.top };
  const isRound = Math.abs(width - height) < Math.min(width, height) / 4;
  const frame = {
    shape: isRound ? 'circle' : 'rounded',
    fill: { kind: 'color', color: 'surface' },
    stroke: { paint: { kind: 'color', color: 'accent1' }, width: 4, dash: [], cap: 'round', join: 'round' },
  };
  return add(desk, holder, 'topic', { ...placement, title: '', frame });
}

function addText(desk: Desk, holder: SceneNode, placement: Placement): boolean {
  const height = Math.max(placement.height, lineOfText(desk));
  return add(desk, holder, 'text', { ...placement, height, ...textOf(desk) }, [], true);
}

function lineOfText(desk: Desk): number {
  const { size, lineHeight } = desk.draft.presentation.theme.textStyles.body;
  return size * lineHeight;
}

function add(desk: Desk, holder: SceneNode, kind: string, fields: object, first: readonly Operation[] = [], enters = false): boolean {
  const into = { parent: holder.object.id };
  const id = desk.newId(kind);
  const object = { kind, id, order: inFront(desk, into), ...fields };
  const { within } = desk.state().selection;
  return desk.do([...first, { kind: 'add', into, object }], {
    select: (draft) => {
      const selection = select(draft, [id], within);
      const made = selection.ids.length > 0 ? selection : select(draft, [id]);
      return enters ? enter(draft, made) : made;
    },
  });
}
