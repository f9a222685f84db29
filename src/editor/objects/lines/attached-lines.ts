import type { Draft, Entry } from '#model/change/draft/draft.ts';
import { apply, identity, invert, multiply, placementMatrix, type Point } from '#model/geometry/matrix.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import type { Attachment, LineObject, ObjectId } from '#model/presentation/presentation.ts';

export const lineSides = ['start', 'end'] as const;
export type LineSide = (typeof lineSides)[number];

/** The field that says what an end is attached to. */
export const fieldOf = { start: 'startsAt', end: 'endsAt' } as const;

/** The lines with an end at one of these objects, or at something in them. */
export function linesAt(draft: Draft, ids: ReadonlySet<ObjectId>): Set<ObjectId> {
  const found = new Set<ObjectId>();
  for (const [target, lines] of draft.mentions.byLines) if (isWithin(draft, target, ids)) for (const id of lines.keys()) found.add(id);
  return found;
}

/** Whether an object is one of these, or in one of them. */
export function isWithin(draft: Draft, id: ObjectId, ids: ReadonlySet<ObjectId>): boolean {
  for (let entry = draft.entries.get(id); entry; entry = entry.parent) if (ids.has(entry.object.id)) return true;
  return false;
}

export const pointAt = ({ points }: LineObject, side: LineSide): Point | undefined => (side === 'start' ? points[0] : points.at(-1));

/** Where an end belongs, in the line's own coordinates; undefined if what it is attached to is gone. */
export function attachedPoint(draft: Draft, line: ObjectId, { id, x, y }: Attachment): Point | undefined {
  const [from, to] = [draft.entries.get(id), draft.entries.get(line)];
  const matrix = from && to && matrixBetween(from, to);
  if (!matrix) return undefined;
  const { width, height } = from.object;
  const at = apply(matrix, width * x, height * y);
  return { x: tidy(at.x), y: tidy(at.y) };
}

/** From one object's coordinates to another's, through what both are in: numbers stay exact at any depth. */
export function matrixBetween(from: Entry, to: Entry): Matrix | undefined {
  const above = new Set<Entry>();
  for (let entry: Entry | undefined = to; entry; entry = entry.parent) above.add(entry);
  let up = identity;
  let shared: Entry | undefined = from;
  for (; shared && !above.has(shared); shared = shared.parent) up = multiply(placementMatrix(shared.object), up);
  // On the canvas and in a layer of the background, or in two layers.
  if (!shared) return undefined;
  let down = identity;
  for (let entry: Entry | undefined = to; entry && entry !== shared; entry = entry.parent)
    down = multiply(placementMatrix(entry.object), down);
  const back = invert(down);
  return back && multiply(back, up);
}

const tidy = (value: number): number => Number(value.toPrecision(10));
