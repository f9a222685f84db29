import type { Operation } from '#model/change/operation.ts';
import type { DrawingObject, ObjectId } from '#model/presentation/presentation.ts';
import { select } from '../../core/selection/selection.ts';
import type { Desk } from '../../desk/desk.ts';
import { selectedFormula } from '../../objects/selected-formula.ts';
import { inFront, placementOver } from '../../objects/place.ts';
import { spotInView } from '../../objects/spots/spot-in-view.ts';
import { bareTex } from './bare-tex.ts';
import { drawFormula, type DrawnFormula } from './draw-formula.ts';
import { createFormulaSetter } from './formula-setter.ts';
import { signs, structures, writeStructure } from './structures.ts';

/** The height of letters in a new formula, and how wide it may be, in CSS pixels. */
const [SIZE, WIDEST] = [36, 640];

/** Makes formulas and puts them on the canvas. */
export function createFormulaTools(desk: Desk) {
  const set = createFormulaSetter();
  return {
    structures,
    signs,
    writeStructure,
    make: (written: string) => drawFormula(bareTex(written), set),
    /** The formula that is selected alone. */
    selected: (): ObjectId | undefined => selectedFormula(desk),
    /** What a formula was made from; nothing for a new one. */
    sourceOf: (id: ObjectId | undefined): string => (id === undefined ? undefined : formulaOf(desk, id))?.formula.tex ?? '',
    /** In place of another one, if that is still there. `describe` says what people who do not see it hear instead. */
    put: (id: ObjectId | undefined, formula: DrawnFormula, describe: Describe): boolean =>
      id !== undefined && formulaOf(desk, id) ? changeFormula(desk, id, formula, describe) : addFormula(desk, formula, describe),
  };
}

export type FormulaTools = ReturnType<typeof createFormulaTools>;
type Describe = (tex: string) => string;

/** Where somebody looks, in the colour of texts, and selects it. */
function addFormula(desk: Desk, { tex, drawing }: DrawnFormula, describe: Describe): boolean {
  const { width, height } = drawing.viewBox;
  const size = Math.min(SIZE / 1000, WIDEST / width);
  const { holder, area, scale } = spotInView(desk, false, () => [width * size, height * size]);
  const into = { parent: holder.object.id };
  const id = desk.newId('drawing');
  const object = {
    kind: 'drawing',
    id,
    order: inFront(desk, into),
    ...placementOver(desk, holder, area, scale),
    alt: describe(tex),
    drawing,
    tint: 'text',
    formula: { tex },
  };
  return desk.do([{ kind: 'add', into, object }], { select: (draft) => select(draft, [id], desk.state().selection.within) });
}

/** Draws a formula anew where it is: its letters stay as large, and words that somebody has given it stay. */
function changeFormula(desk: Desk, id: ObjectId, { tex, drawing }: DrawnFormula, describe: Describe): boolean {
  const object = formulaOf(desk, id);
  if (!object) return false;
  if (object.formula.tex === tex) return true;
  const { width, height } = object.drawing.viewBox;
  const fields = {
    drawing,
    'formula/tex': tex,
    width: (object.width / width) * drawing.viewBox.width,
    height: (object.height / height) * drawing.viewBox.height,
    ...((object.alt === undefined || object.alt === describe(object.formula.tex)) && { alt: describe(tex) }),
  };
  const operations: Operation[] = [{ kind: 'set', id, fields }];
  return desk.do(operations);
}

function formulaOf(desk: Desk, id: ObjectId): (DrawingObject & { readonly formula: { readonly tex: string } }) | undefined {
  const object = desk.draft.entries.get(id)?.object;
  return object?.kind === 'drawing' && object.formula ? { ...object, formula: object.formula } : undefined;
}
