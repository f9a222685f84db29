import { limits } from '#model/presentation/reading/reader.ts';
import { FormulaError, type FormulaProblem, signError } from './formula-problem.ts';
import { type FormulaDrawing, traceFormula } from './trace-formula.ts';
import type { SetFormula } from './typeset.ts';

/** A formula as it can be drawn, or why it cannot. */
export type Formula = DrawnFormula | { readonly tex: string; readonly problem: FormulaProblem };

export interface DrawnFormula {
  readonly tex: string;
  readonly drawing: FormulaDrawing;
}

/** Columns of a table that are repeated a thousand times and more: it would take all memory. */
const manyColumns = /\*\s*\{\s*\d{4,}\s*\}\s*\S/;
/** The font has no letters of other scripts, or they would stand in the wrong order. */
const foreign = /[^\p{Script=Common}\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

/** Draws the outlines of a formula that `set` sets. */
export async function drawFormula(tex: string, set: (tex: string) => Promise<SetFormula>): Promise<Formula> {
  try {
    checkTex(tex);
    const formula = await set(tex);
    return 'problem' in formula ? { tex, problem: formula.problem } : { tex, drawing: traceFormula(formula.root) };
  } catch (error) {
    return { tex, problem: error instanceof FormulaError ? error.problem : { kind: 'hard' } };
  }
}

function checkTex(tex: string): void {
  if (tex === '') throw new FormulaError({ kind: 'empty' });
  if (tex.length > limits.formula) throw new FormulaError({ kind: 'long' });
  if (manyColumns.test(tex)) throw new FormulaError({ kind: 'hard' });
  const sign = foreign.exec(tex)?.[0];
  if (sign !== undefined) throw signError(sign);
}
