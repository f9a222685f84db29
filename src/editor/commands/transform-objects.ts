import type { Operation } from '#model/change/operation.ts';
import type { Point } from '#model/geometry/matrix.ts';
import { asObjects } from '../core/selection/selection.ts';
import type { Desk } from '../desk/desk.ts';
import { placed, tidy, toView, wayInNode } from '../hands/view.ts';

/** Moves what is selected by CSS pixels of the view. */
export function nudge(desk: Desk, way: Point): void {
  change(desk, (id) => {
    const found = placed(desk, id);
    if (!found) return undefined;
    const { object } = found.node;
    const step = wayInNode(desk, found.parent, way);
    const matrix = toView(desk, found.parent);
    return { x: tidy(object.x + step.x, matrix), y: tidy(object.y + step.y, matrix) };
  });
}

export function scaleBy(desk: Desk, factor: number): void {
  change(desk, (id) => {
    const object = desk.draft.entries.get(id)?.object;
    return object && { scale: Number((object.scale * factor).toPrecision(12)) };
  });
}

export function turnBy(desk: Desk, degrees: number): void {
  change(desk, (id) => {
    const object = desk.draft.entries.get(id)?.object;
    return object && { rotation: ((((object.rotation + degrees + 180) % 360) + 360) % 360) - 180 };
  });
}

/** Several in a row are one step back. */
function change(desk: Desk, fieldsOf: (id: string) => Readonly<Record<string, number>> | undefined): void {
  const operations = asObjects(desk.state().selection).ids.flatMap((id): Operation[] => {
    const fields = fieldsOf(id);
    return fields ? [{ kind: 'set', id, fields }] : [];
  });
  desk.do(operations, { kind: 'dragging' });
}
