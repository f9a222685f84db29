import type { Entry } from '#model/change/draft/draft.ts';
import type { Place } from '#model/change/operation.ts';
import { identity, invert, multiply, placementMatrix } from '#model/geometry/matrix.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import { childrenOf, select } from '../../core/selection/selection.ts';
import type { Desk } from '../../desk/desk.ts';
import { matrixBetween } from '../../objects/lines/attached-lines.ts';
import { itemBehind, workplaceOf } from '../branches.ts';
import type { Moved } from '../outline-tools.ts';
import { inserting, placing } from '../rearrange.ts';
import type { Drop } from './drop-at.ts';

/** Objects stay where they are on the canvas. Undefined if nothing came of it. */
export function dropRows(desk: Desk, ids: readonly ObjectId[], { into, before }: Drop): Moved | undefined {
  const { draft } = desk;
  const behind = itemBehind(draft, into);
  const place: Place = behind?.kind === 'layer' ? { layer: behind.layer } : { parent: into };
  const moved = select(draft, ids, workplaceOf(draft, ids[0])).ids.flatMap((id) => draft.entries.get(id) ?? []);
  const objects = moved.map(({ object }) => object);
  const siblings = childrenOf(draft, place);
  // Somebody else may have taken it away meanwhile.
  if (before !== undefined && !siblings.some(({ id }) => id === before)) return undefined;
  // It may be one of those that go.
  const next = siblings.slice(siblings.findIndex(({ id }) => id === before)).find((object) => !objects.includes(object));
  const others = siblings.filter((object) => !objects.includes(object));
  const at = before === undefined || !next ? others.length : others.indexOf(next);
  const order = others.toSpliced(at, 0, ...objects);
  if (objects.length === 0 || (order.length === siblings.length && order.every((object, index) => object === siblings[index])))
    return undefined;
  const holder = draft.entries.get(into);
  const placements = moved.map((entry) => ({ object: entry.object, matrix: crossing(entry, holder) }));
  if (placements.some(({ matrix }) => !matrix)) return undefined;
  const operations = [
    ...inserting(objects, others, at, place, desk.random),
    ...placements.flatMap(({ object, matrix }) => (matrix && matrix !== identity ? placing([object], matrix) : [])),
  ];
  if (!desk.do(operations)) return undefined;
  return { into, ...(others[at] ? { before: others[at].id } : { after: others.at(-1)?.id }) };
}

/** From the coordinates of what an object is in to those of what it goes into; a layer has none of its own. */
function crossing(entry: Entry, holder: Entry | undefined): Matrix | undefined {
  const { parent } = entry;
  if (parent === holder) return identity;
  if (parent && holder) return matrixBetween(parent, holder) ?? through(parent, holder);
  return through(parent, holder);
}

function through(from: Entry | undefined, to: Entry | undefined): Matrix | undefined {
  const back = invert(wayUp(to));
  return back && multiply(back, wayUp(from));
}

function wayUp(from: Entry | undefined): Matrix {
  let up = identity;
  for (let entry = from; entry; entry = entry.parent) up = multiply(placementMatrix(entry.object), up);
  return up;
}
