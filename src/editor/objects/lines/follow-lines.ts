import type { Outcome } from '#model/change/apply.ts';
import type { Draft } from '#model/change/draft/draft.ts';
import type { Fields, Operation } from '#model/change/operation.ts';
import type { LineObject, ObjectId } from '#model/presentation/presentation.ts';
import { attachedPoint, fieldOf, isWithin, lineSides, linesAt, pointAt } from './attached-lines.ts';

/** Changes a draft, and then the lines whose ends have to follow. What comes back takes both back. */
export function changeWithLines(
  draft: Draft,
  operations: readonly Operation[],
  change: (operations: readonly Operation[]) => Outcome,
): Outcome {
  const outcome = change(operations);
  if ('refusal' in outcome || draft.mentions.byLines.size === 0) return outcome;
  const following = followLines(draft, operations);
  const followed = following.length > 0 ? change(following) : outcome;
  return followed === outcome || 'refusal' in followed ? outcome : { inverse: [...followed.inverse, ...outcome.inverse] };
}

/** After these operations: what puts the ends of lines back to what they are attached to, or detaches them. */
function followLines(draft: Draft, operations: readonly Operation[]): Operation[] {
  const touched = new Set<ObjectId>();
  /** Lines that somebody has moved themselves, or attached elsewhere. */
  const moved = new Set<ObjectId>();
  const attached = new Set<ObjectId>();
  const lines = new Set<ObjectId>();
  let hasRemoved = false;
  for (const operation of operations) {
    if (operation.kind === 'remove') hasRemoved = true;
    if (operation.kind === 'move') touched.add(operation.id);
    if (operation.kind !== 'set' || operation.id === undefined) continue;
    const { id, fields } = operation;
    if (lineSides.some((side) => fieldOf[side] in fields)) attached.add(id);
    if (!placing.some((name) => name in fields)) continue;
    touched.add(id);
    if (draft.entries.get(id)?.object.kind === 'line') moved.add(id);
  }
  for (const id of touched.size > 0 ? linesAt(draft, touched) : []) lines.add(id);
  for (const id of [...moved, ...attached]) lines.add(id);
  const followed = [...lines].flatMap((id): Operation[] => {
    const line = draft.entries.get(id)?.object;
    const fields = line?.kind === 'line' ? fieldsFor(draft, line, touched, moved.has(id) && !attached.has(id)) : {};
    return Object.keys(fields).length > 0 ? [{ kind: 'set', id, fields }] : [];
  });
  return hasRemoved ? [...followed, ...lettingGo(draft)] : followed;
}

const placing = ['x', 'y', 'rotation', 'scale', 'width', 'height', 'points'];

/** Who moves a line but nothing that it is attached to drags it away. */
function fieldsFor(draft: Draft, line: LineObject, touched: ReadonlySet<ObjectId>, isMoved: boolean): Fields {
  const holds = lineSides.flatMap((side) => {
    const attachment = line[fieldOf[side]];
    return attachment ? [{ side, attachment }] : [];
  });
  const isDragged = isMoved && !holds.some(({ attachment }) => isWithin(draft, attachment.id, touched));
  const slack = line.stroke.width / 50;
  const points = [...line.points];
  let [fields, isPut]: [Fields, boolean] = [{}, false];
  for (const { side, attachment } of holds) {
    const [now, wanted] = [pointAt(line, side), attachedPoint(draft, line.id, attachment)];
    if (!now || !wanted || Math.hypot(now.x - wanted.x, now.y - wanted.y) <= slack) continue;
    if (isDragged) fields = { ...fields, [fieldOf[side]]: null };
    else {
      points[side === 'start' ? 0 : points.length - 1] = wanted;
      isPut = true;
    }
  }
  return isPut ? { ...fields, points } : fields;
}

/** The ends that were attached to what is gone. */
function lettingGo(draft: Draft): Operation[] {
  const lost = [...draft.mentions.byLines].flatMap(([id, lines]) => (draft.entries.has(id) ? [] : [...lines.keys()]));
  return [...new Set(lost)].flatMap((id): Operation[] => {
    const line = draft.entries.get(id)?.object;
    if (line?.kind !== 'line') return [];
    const fields: Record<string, null> = {};
    for (const side of lineSides) {
      const attachment = line[fieldOf[side]];
      if (attachment && !draft.entries.has(attachment.id)) fields[fieldOf[side]] = null;
    }
    return [{ kind: 'set', id, fields }];
  });
}
