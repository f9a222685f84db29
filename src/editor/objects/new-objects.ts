import type { Fields, Operation } from '#model/change/operation.ts';
import { type Point, scaleOf } from '#model/geometry/matrix.ts';
import type { Rectangle } from '#model/geometry/rectangle.ts';
import type { ShapeName } from '#model/presentation/presentation.ts';
import type { StyleClass } from '#model/presentation/texts.ts';
import type { SceneNode } from '#model/scene/scene.ts';
import { enter, select } from '../core/selection/selection.ts';
import type { StoredDrawing } from '../desk/desk-requests.ts';
import type { Desk, Picture } from '../desk/desk.ts';
import { tidy, toView } from '../hands/view.ts';
import type { Anchor } from './lines/line-snapping.ts';
import { areaAround, holderAt, inFront, inPlaced, placementOver } from './place.ts';

/** What a click makes, in CSS pixels of the view. */
const SIZES = {
  topic: [320, 320],
  text: [320, 0],
  shape: [160, 160],
  line: [200, 0],
  picture: [360, 270],
  table: [420, 160],
  chart: [420, 300],
  code: [420, 160],
} as const;

export type NewKind = 'topic' | 'text' | 'line' | 'arrow' | 'table' | 'chart' | 'code' | { shape: ShapeName };

/** Makes an object in an area of the view, or of its usual size around a point, and selects it. */
export function makeObject(desk: Desk, kind: NewKind, where: Rectangle | Point): boolean {
  const name = typeof kind === 'object' ? 'shape' : kind === 'arrow' ? 'line' : kind;
  const [width, height] = SIZES[name];
  // A text begins where somebody clicks.
  const area = 'left' in where ? where : areaAround(name === 'text' ? { x: where.x + width / 2, y: where.y } : where, width, height);
  const holder = holderAt(desk, 'left' in where ? { x: (area.left + area.right) / 2, y: (area.top + area.bottom) / 2 } : where);
  if (typeof kind === 'object') return add(desk, holder, 'shape', { ...placementOver(desk, holder, area), ...shapeOf(kind.shape) });
  switch (kind) {
    case 'topic':
      return addTopic(desk, holder, area);
    case 'text':
      return addText(desk, holder, area);
    case 'line':
    case 'arrow':
      return addLine(desk, kind, [
        { x: area.left, y: (area.top + area.bottom) / 2 },
        { x: area.right, y: (area.top + area.bottom) / 2 },
      ]);
    case 'table':
      return add(desk, holder, 'table', { ...placementOver(desk, holder, area), ...tableOf(desk) });
    case 'chart':
      return add(desk, holder, 'chart', { ...placementOver(desk, holder, area), ...chartOf(desk) });
    case 'code':
      return add(desk, holder, 'code', {
        ...placementOver(desk, holder, area),
        code: '',
        codeLanguage: 'ts',
        fontSize: 20,
        hasLineNumbers: true,
      });
  }
}

/** A line from one point of the view, or of an object that it is attached to, to another. */
export function addLine(desk: Desk, kind: 'line' | 'arrow', ends: readonly [Point | Anchor, Point | Anchor]): boolean {
  const [from, to] = [placeOf(ends[0]), placeOf(ends[1])];
  const [start, end] = ends.map((one) => ('attachment' in one ? one : undefined));
  const holder = sharedHolder(desk, ends);
  const area = { left: Math.min(from.x, to.x), top: Math.min(from.y, to.y), right: Math.max(from.x, to.x), bottom: Math.max(from.y, to.y) };
  const placement = placementOver(desk, holder, area);
  const points = [from, to].map((point) => inPlaced(desk, holder, placement, point));
  const unit = scaleOf(toView(desk, holder)) * placement.scale;
  const width = tidy(4 / unit, [unit, 0, 0, unit, 0, 0]);
  const stroke = { paint: { kind: 'color', color: 'text' }, width, dash: [], cap: 'round', join: 'round' };
  return add(desk, holder, 'line', {
    ...placement,
    points,
    course: 'straight',
    stroke,
    start: 'none',
    end: kind === 'arrow' ? 'arrow' : 'none',
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

/** A picture that has been stored, or what plays, in the middle of an area of the view, as large as fits. */
export function addPicture(
  desk: Desk,
  { asset, operation, width, height }: Picture,
  at: Point,
  { kind = 'image', ...fields }: Fields & { kind?: 'image' | 'video' } = {},
  first: readonly Operation[] = [],
): boolean {
  const [most, high] = SIZES.picture;
  const factor = Math.min(most / width, high / height);
  const area = areaAround(at, width * factor, height * factor);
  const holder = holderAt(desk, at);
  return add(desk, holder, kind, { ...placementOver(desk, holder, area), asset, ...fields }, [...first, operation]);
}

/** As large as a picture would be. */
export function addDrawing(desk: Desk, { drawing, alt, width, height }: StoredDrawing, at: Point): boolean {
  const [most, high] = SIZES.picture;
  const factor = Math.min(most / width, high / height);
  const holder = holderAt(desk, at);
  const placement = placementOver(desk, holder, areaAround(at, width * factor, height * factor));
  return add(desk, holder, 'drawing', { ...placement, drawing, ...(alt && { alt }) });
}

function addTopic(desk: Desk, holder: SceneNode, area: Rectangle): boolean {
  const { width, height } = { width: area.right - area.left, height: area.bottom - area.top };
  const isRound = Math.abs(width - height) < Math.min(width, height) / 4;
  const frame = {
    shape: isRound ? 'circle' : 'rounded',
    fill: { kind: 'color', color: 'surface' },
    stroke: { paint: { kind: 'color', color: 'accent1' }, width: 4, dash: [], cap: 'round', join: 'round' },
  };
  return add(desk, holder, 'topic', { ...placementOver(desk, holder, area), title: '', frame });
}

function addText(desk: Desk, holder: SceneNode, area: Rectangle): boolean {
  const styleClass: StyleClass = 'body';
  const { size, lineHeight } = desk.draft.presentation.theme.textStyles[styleClass];
  const placement = placementOver(desk, holder, area);
  const height = Math.max(placement.height, size * lineHeight);
  return add(
    desk,
    holder,
    'text',
    { ...placement, height, styleClass, paragraphs: [{ id: desk.newId('paragraph'), runs: [{ text: '' }] }] },
    [],
    true,
  );
}

const shapeOf = (shape: ShapeName) => ({ shape, fill: { kind: 'color', color: 'accent1' }, ...(shape === 'rounded' && { radius: 16 }) });

function tableOf(desk: Desk) {
  const cell = () => ({ id: desk.newId('cell'), paragraphs: [{ id: desk.newId('paragraph'), runs: [{ text: '' }] }] });
  const row = () => ({ cells: [cell(), cell(), cell()] });
  return {
    columns: [1, 1, 1],
    rows: [row(), row(), row()],
    hasHeader: true,
    lines: { paint: { kind: 'color', color: 'muted' }, width: 1, dash: [], cap: 'butt', join: 'miter' },
    fontSize: 20,
  };
}

const chartOf = (desk: Desk) => ({
  chart: 'column',
  title: '',
  categories: ['A', 'B', 'C', 'D'],
  series: [{ id: desk.newId('series'), name: '', values: [4, 7, 5, 9] }],
  isStacked: false,
  hasLegend: false,
  unit: '',
});

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
