/** What keeps a formula from being drawn. `name` is the part of it that is meant, as it is written there. */
export type FormulaProblem =
  | { readonly kind: 'empty' | 'long' | 'large' | 'hard' | 'braces' | 'fences' | 'scripts' | 'numbered' | 'unavailable' }
  | { readonly kind: 'unknown' | 'argument' | 'environment' | 'ending' | 'place' | 'measure' | 'sign' | 'other'; readonly name: string };

export class FormulaError extends Error {
  readonly problem: FormulaProblem;
  constructor(problem: FormulaProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

/** For a sign that cannot be set; those that nobody would see have a number. */
export function signError(sign: string): FormulaError {
  const isSeen = !/^[\p{C}\p{Z}]/u.test(sign);
  const number = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return new FormulaError({ kind: 'sign', name: isSeen ? sign : `U+${number}` });
}
