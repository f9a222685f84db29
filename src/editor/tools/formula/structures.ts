/** Something frequent in formulas: what it looks like on a button, and what is written around what is selected. */
export interface Structure<Name extends string = string> {
  readonly name: Name;
  readonly sign: string;
  readonly before: string;
  readonly after: string;
}

/** `□` stands for what is selected. */
function structure<const Name extends string>(name: Name, sign: string, tex: string): Structure<Name> {
  const [before = '', after = ''] = tex.split('□');
  return { name, sign, before, after };
}

export const structures = [
  structure('fraction', 'a⁄b', '\\frac{□}{}'),
  structure('power', 'xⁿ', '^{□}'),
  structure('index', 'xₙ', '_{□}'),
  structure('root', '√', '\\sqrt{□}'),
  structure('sum', '∑', '\\sum_{i=1}^{n} □'),
  structure('integral', '∫', '\\int_{a}^{b} □\\,dx'),
  structure('limit', 'lim', '\\lim_{x \\to \\infty} □'),
  structure('brackets', '( )', '\\left( □ \\right)'),
  structure('matrix', '(∷)', '\\begin{pmatrix} □ & b \\\\ c & d \\end{pmatrix}'),
  structure('cases', '{ ∶', '\\begin{cases} □ & x \\ge 0 \\\\ b & x < 0 \\end{cases}'),
] as const;

/** Letters and signs by what is written for them. */
export const signs: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'varepsilon',
  η: 'eta',
  θ: 'theta',
  λ: 'lambda',
  μ: 'mu',
  π: 'pi',
  ρ: 'rho',
  σ: 'sigma',
  τ: 'tau',
  φ: 'varphi',
  ψ: 'psi',
  ω: 'omega',
  Γ: 'Gamma',
  Δ: 'Delta',
  Σ: 'Sigma',
  Φ: 'Phi',
  Ω: 'Omega',
  '∞': 'infty',
  '±': 'pm',
  '·': 'cdot',
  '×': 'times',
  '≤': 'le',
  '≥': 'ge',
  '≠': 'ne',
  '≈': 'approx',
  '∈': 'in',
  '→': 'to',
  '⇒': 'Rightarrow',
  '∂': 'partial',
  '∇': 'nabla',
};

/** Puts a structure around what is selected in a text; the caret is where one goes on writing. */
export function writeStructure(text: string, from: number, to: number, { before, after }: Pick<Structure, 'before' | 'after'>) {
  const chosen = text.slice(from, to);
  const free = after.indexOf('{}');
  const caret = chosen === '' ? 0 : chosen.length + (free < 0 ? after.length : free + 1);
  return { written: before + chosen + after, caret: from + before.length + caret };
}
