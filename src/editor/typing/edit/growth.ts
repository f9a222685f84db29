import { changePart, findCell } from '#model/change/draft/parts.ts';
import type { Operation } from '#model/change/operation.ts';
import { applyText } from '#model/change/text/apply-text.ts';
import type { TextChange } from '#model/change/text/text-change.ts';
import { turn } from '#model/geometry/matrix.ts';
import type { FormKit } from '#model/paint/forms/form.ts';
import { layTable } from '#model/paint/forms/table-form.ts';
import type { SceneObject } from '#model/presentation/presentation.ts';
import { layoutText } from '#model/text/layout-text.ts';

/** What makes a box as high as its text, with the top edge where it is. Code shrinks instead. */
export function growth(object: SceneObject, kit: FormKit): Operation[] {
  const { id, height, x, y, rotation, scale } = object;
  const needed = Number(heightOf(object, kit).toPrecision(12));
  if (!(needed > height * (1 + 1e-9))) return [];
  const { sin, cos } = turn(rotation);
  const shift = ((needed - height) / 2) * scale;
  const [nextX, nextY] = [x - sin * shift, y + cos * shift];
  return [{ kind: 'set', id, fields: { height: needed, ...(nextX !== x && { x: nextX }), ...(nextY !== y && { y: nextY }) } }];
}

/** The same for an object as it will be after a change to its text. */
export function growthAfter(object: SceneObject, part: string | undefined, change: TextChange, kit: FormKit): Operation[] {
  const next = changed(object, part, change);
  return next ? growth(next, kit) : [];
}

function heightOf(object: SceneObject, kit: FormKit): number {
  if (object.kind === 'text') return layoutText(object, kit).height;
  return object.kind === 'table' ? (layTable(object, kit).tops.at(-1) ?? 0) : 0;
}

function changed(object: SceneObject, part: string | undefined, change: TextChange): SceneObject | undefined {
  if (object.kind === 'text') {
    const paragraphs = applyText(object.paragraphs, change);
    return typeof paragraphs === 'string' ? undefined : { ...object, paragraphs };
  }
  if (object.kind !== 'table' || part === undefined) return undefined;
  const cell = findCell(object, part);
  const paragraphs = applyText(cell.paragraphs, change);
  return typeof paragraphs === 'string' ? undefined : changePart(object, part, { ...cell, paragraphs });
}
