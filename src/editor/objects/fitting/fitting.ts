import type { Operation } from '#model/change/operation.ts';
import { turn } from '#model/geometry/matrix.ts';
import type { FormKit } from '#model/paint/forms/form.ts';
import { layTable } from '#model/paint/forms/table-form.ts';
import type { SceneObject, TableObject, TextObject } from '#model/presentation/presentation.ts';
import { layoutText } from '#model/text/layout-text.ts';
import { columnsOf } from '#model/text/paragraph/columns.ts';

/** What makes box and words fit each other, as the text wants it. Code shrinks by itself. */
export function fitting(object: SceneObject, kit: FormKit): Operation[] {
  if (object.kind === 'table') return growing(object, layTable(object, kit).tops.at(-1) ?? 0);
  if (object.kind !== 'text' || object.fit === 'fixed') return [];
  return object.fit === 'shrink' ? shrinking(object, kit) : growing(object, heightNeeded(object, kit));
}

const shares = { top: 0.5, middle: 0, bottom: -0.5 };

/** Makes a box as high as its lines, which stay where they are. */
export function growing(object: TextObject | TableObject, wanted: number): Operation[] {
  const { id, height, x, y, rotation, scale } = object;
  const needed = Number(wanted.toPrecision(12));
  if (!(needed > height * (1 + 1e-9))) return [];
  const { sin, cos } = turn(rotation);
  const shift = (needed - height) * shares[object.kind === 'text' ? object.verticalAlign : 'top'] * scale;
  const [nextX, nextY] = [x - sin * shift, y + cos * shift];
  return [{ kind: 'set', id, fields: { height: needed, ...(nextX !== x && { x: nextX }), ...(nextY !== y && { y: nextY }) } }];
}

/** A line that is only a little too high fits. */
const SLACK = 1.001;
/** Of a box, as a share of its height. */
const EXACT = 1e-4;

/** The least height in which all lines are within the box. */
export function heightNeeded(text: TextObject, kit: FormKit): number {
  const { height, measured } = layoutText(text, kit, kit.measured?.get(text));
  if (columnsOf(text).count === 1 || height <= text.height * SLACK) return height;
  // What is higher than the box is in the last column: the others take more of it as the box grows.
  let [low, high, needed] = [text.height, height, height];
  while (high - low > high * EXACT) {
    const middle = (low + high) / 2;
    const used = layoutText({ ...text, height: middle }, kit, measured).height;
    if (used <= middle * SLACK) [high, needed] = [middle, used];
    else low = middle;
  }
  return needed;
}

/** In hundredths of their size. */
const [SMALLEST, WHOLE] = [10, 100];

/** Makes letters as large as fit. */
function shrinking(text: TextObject, kit: FormKit): Operation[] {
  const fits = (hundredths: number) => layoutText({ ...text, letterScale: hundredths / WHOLE }, kit).height <= text.height * SLACK;
  const now = Math.round((text.letterScale ?? 1) * WHOLE);
  const letterScale = fits(WHOLE) ? null : largestThat(fits, now) / WHOLE;
  return letterScale === (text.letterScale ?? null) ? [] : [{ kind: 'set', id: text.id, fields: { letterScale } }];
}

/** Mostly what it was, or near to it. */
function largestThat(fits: (hundredths: number) => boolean, now: number): number {
  let [good, bad] = [SMALLEST, WHOLE];
  for (let at = now; bad - good > 1; at = at === now ? now + 1 : (good + bad) >> 1)
    if (at > good && at < bad) {
      if (fits(at)) good = at;
      else bad = at;
    }
  return good;
}
