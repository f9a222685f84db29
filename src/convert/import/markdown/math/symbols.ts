/** Commands that stand for one sign. */
export const symbols: Readonly<Record<string, string>> = {
  alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', epsilon: 'ϵ', varepsilon: 'ε', zeta: 'ζ', eta: 'η', theta: 'θ', vartheta: 'ϑ', iota: 'ι', kappa: 'κ', lambda: 'λ', mu: 'μ', nu: 'ν', xi: 'ξ', omicron: 'ο', pi: 'π', varpi: 'ϖ',
  rho: 'ρ', varrho: 'ϱ', sigma: 'σ', varsigma: 'ς', tau: 'τ', upsilon: 'υ', phi: 'ϕ', varphi: 'φ', chi: 'χ', psi: 'ψ', omega: 'ω',
  Gamma: 'Γ', Delta: 'Δ', Theta: 'Θ', Lambda: 'Λ', Xi: 'Ξ', Pi: 'Π', Sigma: 'Σ', Upsilon: 'Υ', Phi: 'Φ', Psi: 'Ψ', Omega: 'Ω',
  times: '×', div: '÷', cdot: '·', pm: '±', mp: '∓', ast: '∗', star: '⋆', circ: '∘', bullet: '•', oplus: '⊕', ominus: '⊖', otimes: '⊗', odot: '⊙', dagger: '†', cup: '∪', cap: '∩', setminus: '∖', sqcup: '⊔', uplus: '⊎', wedge: '∧', land: '∧', vee: '∨', lor: '∨', neg: '¬', lnot: '¬',
  le: '≤', leq: '≤', leqslant: '≤', ge: '≥', geq: '≥', geqslant: '≥', ne: '≠', neq: '≠', equiv: '≡', approx: '≈', sim: '∼', simeq: '≃', cong: '≅', propto: '∝', ll: '≪', gg: '≫', prec: '≺', succ: '≻', doteq: '≐', triangleq: '≜', coloneqq: '≔', asymp: '≍', models: '⊨', vdash: '⊢', dashv: '⊣', perp: '⊥', parallel: '∥', mid: '∣', nmid: '∤',
  in: '∈', notin: '∉', ni: '∋', subset: '⊂', supset: '⊃', subseteq: '⊆', supseteq: '⊇', subsetneq: '⊊', emptyset: '∅', varnothing: '∅', forall: '∀', exists: '∃', nexists: '∄',
  to: '→', rightarrow: '→', longrightarrow: '⟶', leftarrow: '←', gets: '←', longleftarrow: '⟵', leftrightarrow: '↔', Rightarrow: '⇒', implies: '⟹', Longrightarrow: '⟹', Leftarrow: '⇐', Leftrightarrow: '⇔', iff: '⟺', mapsto: '↦', uparrow: '↑', downarrow: '↓', hookrightarrow: '↪', rightharpoonup: '⇀', rightleftharpoons: '⇌', nearrow: '↗', searrow: '↘', leadsto: '⇝',
  sum: '∑', prod: '∏', coprod: '∐', int: '∫', iint: '∬', iiint: '∭', oint: '∮', bigcup: '⋃', bigcap: '⋂', bigoplus: '⨁', bigotimes: '⨂', bigvee: '⋁', bigwedge: '⋀',
  partial: '∂', nabla: '∇', infty: '∞', hbar: 'ℏ', ell: 'ℓ', Re: 'ℜ', Im: 'ℑ', aleph: 'ℵ', wp: '℘', imath: 'ı', jmath: 'ȷ', angle: '∠', triangle: '△', square: '□', Box: '□', diamond: '⋄', Diamond: '◇', blacksquare: '■', prime: '′', degree: '°', checkmark: '✓', top: '⊤', bot: '⊥', surd: '√', clubsuit: '♣', heartsuit: '♥', spadesuit: '♠', diamondsuit: '♦',
  ldots: '…', dots: '…', cdots: '⋯', vdots: '⋮', ddots: '⋱', dotsc: '…', dotsb: '⋯', colon: ':', langle: '⟨', rangle: '⟩', lfloor: '⌊', rfloor: '⌋', lceil: '⌈', rceil: '⌉', lbrace: '{', rbrace: '}', lbrack: '[', rbrack: ']', vert: '|', lvert: '|', rvert: '|', Vert: '‖', lVert: '‖', rVert: '‖', backslash: '\\',
  quad: '\u2003', qquad: '\u2003\u2003', ',': '\u2009', ':': '\u2005', ';': '\u2005', ' ': ' ', '!': '', '{': '{', '}': '}', '%': '%', '&': '&', '#': '#', _: '_', $: '$', '|': '‖', '-': '', LaTeX: 'LaTeX', TeX: 'TeX', KaTeX: 'KaTeX', And: '&', copyright: '©', pounds: '£', S: '§', P: '¶',
};

/** Commands that are set upright as they are called. */
export const operators = new Set(['sin', 'cos', 'tan', 'cot', 'sec', 'csc', 'arcsin', 'arccos', 'arctan', 'sinh', 'cosh', 'tanh', 'coth', 'log', 'ln', 'lg', 'exp', 'lim', 'limsup', 'liminf', 'max', 'min', 'sup', 'inf', 'arg', 'det', 'dim', 'ker', 'gcd', 'lcm', 'deg', 'hom', 'Pr', 'mod', 'bmod', 'argmax', 'argmin', 'softmax', 'tr', 'rank', 'sgn', 'Var', 'Cov']);

/** Marks over one letter. */
export const accents: Readonly<Record<string, string>> = {
  hat: '\u0302', widehat: '\u0302', bar: '\u0304', overline: '\u0305', vec: '\u20d7', overrightarrow: '\u20d7', dot: '\u0307', ddot: '\u0308', tilde: '\u0303', widetilde: '\u0303', acute: '\u0301', grave: '\u0300', check: '\u030c', breve: '\u0306', mathring: '\u030a', underline: '\u0332', not: '\u0338',
};

const doubled: Readonly<Record<string, string>> = { C: 'ℂ', H: 'ℍ', N: 'ℕ', P: 'ℙ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' };
const scripted: Readonly<Record<string, string>> = { B: 'ℬ', E: 'ℰ', F: 'ℱ', H: 'ℋ', I: 'ℐ', L: 'ℒ', M: 'ℳ', R: 'ℛ', e: 'ℯ', g: 'ℊ', o: 'ℴ' };
const gothic: Readonly<Record<string, string>> = { C: 'ℭ', H: 'ℌ', I: 'ℑ', R: 'ℜ', Z: 'ℨ' };

const shifted = (upper: number, lower: number, own: Readonly<Record<string, string>>) => (text: string) =>
  [...text].map((char) => own[char] ?? (/[A-Z]/.test(char) ? String.fromCodePoint(upper + char.charCodeAt(0) - 65) : /[a-z]/.test(char) ? String.fromCodePoint(lower + char.charCodeAt(0) - 97) : char)).join('');

/** Alphabets with signs of their own. */
export const alphabets: Readonly<Record<string, (text: string) => string>> = {
  mathbb: shifted(0x1d538, 0x1d552, doubled),
  Bbb: shifted(0x1d538, 0x1d552, doubled),
  mathcal: shifted(0x1d49c, 0x1d4b6, scripted),
  mathscr: shifted(0x1d49c, 0x1d4b6, scripted),
  mathfrak: shifted(0x1d504, 0x1d51e, gothic),
};
