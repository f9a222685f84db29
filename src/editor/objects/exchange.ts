import { relinking } from '#model/change/draft/consequences.ts';
import type { Operation } from '#model/change/operation.ts';
import type { ObjectId, SceneObject } from '#model/presentation/presentation.ts';
import { select } from '../core/selection/selection.ts';
import type { Desk } from '../desk/desk.ts';
import { fieldOf, lineSides } from './lines/attached-lines.ts';

/** Another kind of object in the same place, under another id. Steps and links lead to the new one, and lines stay attached. */
export function exchange(desk: Desk, object: SceneObject, kind: SceneObject['kind'], fields: object): boolean {
  const entry = desk.draft.entries.get(object.id);
  if (!entry) return false;
  const { x, y, rotation, scale, width, height, opacity, order, alt, link, isHidden } = object;
  const into = entry.parent ? { parent: entry.parent.object.id } : { layer: entry.layer ?? '' };
  const id = desk.newId(kind);
  const next = {
    kind,
    id,
    x,
    y,
    rotation,
    scale,
    width,
    height,
    opacity,
    order,
    ...(alt !== undefined && { alt }),
    ...(link && { link }),
    ...(isHidden && { isHidden }),
    ...fields,
  };
  const operations: Operation[] = [
    { kind: 'add', into, object: next },
    ...stepOperations(desk, object.id, id),
    ...lineOperations(desk, object.id, id),
    ...relinking(desk.draft, object.id, id),
    { kind: 'remove', id: object.id },
  ];
  desk.settle();
  return desk.do(operations, { select: (draft) => select(draft, [id], desk.state().selection.within) });
}

function stepOperations(desk: Desk, from: ObjectId, to: ObjectId): Operation[] {
  const led = (ids: readonly string[]) => ids.map((id) => (id === from ? to : id));
  return desk.draft.presentation.path.flatMap(({ id, to: target, reveal, hide }): Operation[] => {
    const fields = {
      ...(target === from && { to }),
      ...(reveal.includes(from) && { reveal: led(reveal) }),
      ...(hide?.includes(from) && { hide: led(hide) }),
    };
    return Object.keys(fields).length === 0 ? [] : [{ kind: 'step', id, set: fields }];
  });
}

function lineOperations({ draft }: Desk, from: ObjectId, to: ObjectId): Operation[] {
  return [...(draft.mentions.byLines.get(from)?.keys() ?? [])].flatMap((id) => {
    const line = draft.entries.get(id)?.object;
    if (line?.kind !== 'line') return [];
    return lineSides.flatMap((side): Operation[] => {
      const attachment = line[fieldOf[side]];
      return attachment?.id === from ? [{ kind: 'set', id, fields: { [fieldOf[side]]: { ...attachment, id: to } } }] : [];
    });
  });
}
