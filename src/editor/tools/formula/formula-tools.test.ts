import { copy } from '../../core/clipboard/copy.ts';
import { emptyDraft, pasteInto, read, written } from '../../core/clipboard/test-clips.ts';
import { select } from '../../core/selection/selection.ts';
import { openTestDesk } from '../../desk/test-desk.ts';
import { createInspectTools } from '../../inspect/inspect-tools.ts';
import { selectedFormula } from '../../objects/selected-formula.ts';
import { createOutlineTools } from '../../outline/outline-tools.ts';
import { expect, test } from 'vitest';
import { drawFormula } from './draw-formula.ts';
import { createFormulaTools } from './formula-tools.ts';
import { typeset } from './typeset.ts';

const describeIt = (tex: string) => `Formula: ${tex}`;

async function drawn(tex: string) {
  const formula = await drawFormula(tex, typeset);
  if ('problem' in formula) throw new Error(formula.problem.kind);
  return formula;
}

function open() {
  const { desk, others } = openTestDesk({
    schemaVersion: 2,
    root: { id: 'root', kind: 'topic', width: 1000, height: 800, children: [] },
    path: [{ id: 'first', to: 'root' }],
  });
  const tools = createFormulaTools(desk);
  const formula = () => {
    const [object] = desk.draft.presentation.root.children;
    if (object?.kind !== 'drawing') throw new Error('No formula');
    return object;
  };
  return { desk, others, tools, formula };
}

/** The height of one letter on the canvas: of a unit of its drawing. */
const unitOf = ({ width, height, drawing: { viewBox } }: ReturnType<ReturnType<typeof open>['formula']>) => [
  width / viewBox.width,
  height / viewBox.height,
];

test('[SITE-5] a formula is a drawing in the colour of texts that has its source and words for it', async () => {
  const { desk, tools, formula } = open();
  expect(tools.put(undefined, await drawn('\\frac{a}{b}'), describeIt)).toBe(true);
  expect(formula()).toMatchObject({ tint: 'text', alt: 'Formula: \\frac{a}{b}', formula: { tex: '\\frac{a}{b}' }, x: 500, y: 400 });
  const [across, down] = unitOf(formula());
  expect(across).toBeCloseTo(0.036, 3);
  expect(down).toBeCloseTo(0.036, 3);
  expect(tools.selected()).toBe(formula().id);
  expect(createOutlineTools(desk).nameOf(formula())).toBe('Formula: \\frac{a}{b}');
  desk.undo();
  expect(desk.draft.presentation.root.children).toEqual([]);
});

test('a wide formula is as wide as the view allows', async () => {
  const { tools, formula } = open();
  tools.put(undefined, await drawn('x+'.repeat(60) + 'x'), describeIt);
  expect(formula().width).toBeCloseTo(640, 0);
});

test('edited again, its letters stay as large, and what it means changes in one step back', async () => {
  const { desk, tools, formula } = open();
  tools.put(undefined, await drawn('a'), describeIt);
  const { id } = formula();
  desk.do([{ kind: 'set', id, fields: { width: formula().width * 3, height: formula().height * 3, tint: 'accent2', rotation: 30 } }]);
  const before = formula();
  const units = unitOf(before);
  expect(tools.sourceOf(id)).toBe('a');
  const next = await drawn('\\sum_{i=1}^n a_i');
  expect(tools.put(id, next, describeIt)).toBe(true);
  const after = formula();
  expect(after).toMatchObject({ id, x: before.x, y: before.y, rotation: 30, tint: 'accent2', formula: { tex: '\\sum_{i=1}^n a_i' } });
  expect(after.alt).toBe('Formula: \\sum_{i=1}^n a_i');
  expect(after.drawing.nodes).toHaveLength(next.drawing.nodes.length);
  expect(after.width).toBeGreaterThan(before.width);
  expect(unitOf(after)).toEqual([expect.closeTo(units[0] ?? 0), expect.closeTo(units[1] ?? 0)]);
  desk.undo();
  expect(formula()).toEqual(before);
  desk.redo();
  expect(formula()).toEqual(after);
});

test('words that somebody has written for it stay', async () => {
  const { desk, tools, formula } = open();
  tools.put(undefined, await drawn('a'), describeIt);
  const { id } = formula();
  desk.do([{ kind: 'set', id, fields: { alt: 'The first letter' } }]);
  tools.put(id, await drawn('b'), describeIt);
  expect(formula()).toMatchObject({ alt: 'The first letter', formula: { tex: 'b' } });
});

test('one that others have removed in the meantime comes back as another', async () => {
  const { others, tools, formula } = open();
  tools.put(undefined, await drawn('a'), describeIt);
  const { id } = formula();
  others([{ kind: 'remove', id }]);
  expect(tools.put(id, await drawn('b'), describeIt)).toBe(true);
  expect(formula()).toMatchObject({ formula: { tex: 'b' } });
  expect(formula().id).not.toBe(id);
});

test('its colour can be chosen like that of any drawing', async () => {
  const { desk, tools, formula } = open();
  tools.put(undefined, await drawn('a'), describeIt);
  const colour = () => {
    const [form] = desk.formsOf(formula());
    const [group] = form?.kind === 'drawing' ? form.nodes : [];
    const [path] = group?.kind === 'group' ? group.children : [];
    return path?.kind === 'path' ? path.fill : undefined;
  };
  expect(colour()).toMatchObject({ kind: 'color', color: 'text' });
  createInspectTools(desk).setFill([formula().id], 'accent3');
  expect(colour()).toMatchObject({ kind: 'color', color: 'accent3' });
});

test('a copy can be edited, too', async () => {
  const { desk, tools, formula } = open();
  tools.put(undefined, await drawn('e^{i\\pi}'), describeIt);
  const clip = read(written(desk.draft, copy(desk.draft, select(desk.draft, [formula().id]), 'here')).json);
  const other = emptyDraft();
  pasteInto(other, clip);
  const { drawing, alt } = formula();
  expect(other.presentation.root.children).toMatchObject([{ kind: 'drawing', drawing, alt, tint: 'text', formula: { tex: 'e^{i\\pi}' } }]);
});

test('only a formula that is selected alone can be edited', async () => {
  const { desk, tools, formula } = open();
  tools.put(undefined, await drawn('a'), describeIt);
  tools.put(undefined, await drawn('b'), describeIt);
  const ids = desk.draft.presentation.root.children.map(({ id }) => id);
  expect(selectedFormula(desk)).toBe(ids[1]);
  desk.select(select(desk.draft, ids));
  expect(selectedFormula(desk)).toBeUndefined();
  desk.select(select(desk.draft, [formula().id]));
  desk.do([{ kind: 'set', id: formula().id, fields: { formula: null } }]);
  expect(selectedFormula(desk)).toBeUndefined();
});
