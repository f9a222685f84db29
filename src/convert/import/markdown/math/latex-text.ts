import type { Run } from '#model/presentation/texts.ts';
import type { Writable } from '#model/presentation/reading/reader.ts';
import { accents, alphabets, operators, symbols } from './symbols.ts';

interface MathText {
  /** The lines of a formula. */
  lines: Run[][];
  /** Part of it could not be represented. */
  isLossy: boolean;
}

const MOST_TOKENS = 20_000;
const DEEPEST = 40;

type Style = Pick<Run, 'isItalic' | 'weight' | 'position'>;

/** Converts LaTeX to text: symbols, indices and fractions on one line, as people write formulas in an email. */
export function latexText(source: string): MathText {
  const tokens =
    source
      .replaceAll(/(?<!\\)%[^\n]*/g, '')
      .match(/\\(?:[a-zA-Z]+\*?|[^])|[{}^_&~]|[^\\{}^_&~]/gs)
      ?.slice(0, MOST_TOKENS) ?? [];
  const reader = new LatexReader(tokens);
  reader.read({ isItalic: true }, undefined, 0);
  return { lines: reader.lines.map(tidy).filter((line) => line.length > 0), isLossy: reader.isLossy };
}

class LatexReader {
  readonly lines: Run[][] = [[]];
  isLossy = false;
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  /** Reads up to and including the token that ends it. */
  read(style: Style, end: string | undefined, depth: number): void {
    while (this.#at < this.#tokens.length) {
      const token = this.#next();
      if (token === end) return;
      this.#take(token, style, depth);
    }
  }

  #next(): string {
    return this.#tokens[this.#at++] ?? '';
  }

  #emit(text: string, style: Style): void {
    if (text) this.lines.at(-1)?.push({ text, ...style });
  }

  #take(token: string, style: Style, depth: number): void {
    if (depth > DEEPEST) {
      this.isLossy = true;
      return;
    }
    if (token === '{') this.read(style, '}', depth + 1);
    else if (token === '^' || token === '_') this.#script(token, style, depth);
    else if (token === '\\\\' || token === '\\newline' || token === '\\cr') this.lines.push([]);
    else if (token === '&') this.#emit(' ', style);
    else if (token === '~') this.#emit('\u00a0', style);
    else if (token.startsWith('\\')) this.#command(token.slice(1).replace(/\*$/, ''), style, depth);
    else if (token.trim() === '' || token === '}') return;
    else this.#emit(sign(token, style), /[a-zA-Z]/.test(token) ? style : { ...style, isItalic: false });
  }

  #script(token: string, style: Style, depth: number): void {
    const inner = this.#argument({ ...style, position: undefined }, depth);
    const text = inner.map((run) => run.text).join('');
    // A power of a power cannot be raised further, so write it after an operator.
    if (style.position !== undefined || inner.some((run) => run.position !== undefined)) {
      this.#emit(`${token}${text.length > 1 ? `(${text})` : text}`, style);
      this.isLossy = true;
      return;
    }
    // No spaces around operators in small text.
    for (const run of inner)
      this.#emit(run.text.replaceAll('\u2005', ''), {
        ...pick(run),
        position: token === '^' ? (/^[′*]+$/.test(run.text) ? undefined : 'super') : 'sub',
      });
  }

  /** Reads one symbol or one group separately. */
  #argument(style: Style, depth: number): Run[] {
    while (this.#tokens[this.#at]?.trim() === '') this.#at += 1;
    const outer = this.lines.splice(0, this.lines.length, []);
    if (this.#at < this.#tokens.length) this.#take(this.#next(), style, depth + 1);
    const inner = this.lines.flat();
    this.lines.splice(0, this.lines.length, ...outer);
    return inner;
  }

  #words(depth: number): string {
    return this.#argument({}, depth)
      .map((run) => run.text)
      .join('');
  }

  /** The content of braces as plain text, including spaces. */
  #raw(): string {
    while (this.#tokens[this.#at]?.trim() === '') this.#at += 1;
    if (this.#tokens[this.#at] !== '{') return this.#next();
    let text = '';
    let open = 0;
    while (this.#at < this.#tokens.length) {
      const token = this.#next();
      if (token === '{' && (open += 1) === 1) continue;
      if (token === '}' && (open -= 1) === 0) break;
      text += token.startsWith('\\') ? (symbols[token.slice(1)] ?? '') : token === '~' ? '\u00a0' : token;
    }
    return text;
  }

  #optional(): string {
    if (this.#tokens[this.#at] !== '[') return '';
    let text = '';
    while (this.#at < this.#tokens.length && !text.endsWith(']')) text += this.#next();
    return text.slice(1, -1);
  }

  #command(name: string, style: Style, depth: number): void {
    const symbol = Object.hasOwn(symbols, name) ? symbols[name] : undefined;
    const accent = Object.hasOwn(accents, name) ? accents[name] : undefined;
    const alphabet = Object.hasOwn(alphabets, name) ? alphabets[name] : undefined;
    if (symbol !== undefined)
      return this.#emit(spaced(symbol, style), { ...style, isItalic: style.isItalic === true && /^[α-ωϵϑϕϖϱ]$/.test(symbol) });
    if (operators.has(name)) return this.#emit(`${this.#needsSpace() ? ' ' : ''}${name}\u2009`, { ...style, isItalic: false });
    if (accent !== undefined) return this.#accent(accent, style, depth);
    if (alphabet) return this.#emit(alphabet(this.#words(depth)), { ...style, isItalic: false });
    if (/^(?:text|textrm|textnormal|textsf|texttt|mathrm|operatorname|mathsf|mathtt|mbox|textup|label|tag)$/.test(name))
      return this.#emit(name === 'label' ? this.#raw().slice(0, 0) : this.#raw(), { ...style, isItalic: false });
    if (/^(?:textbf|mathbf|boldsymbol|bm|pmb)$/.test(name))
      return this.#each(this.#argument({ ...style, isItalic: false, weight: 700 }, depth));
    if (/^(?:textit|mathit|emph)$/.test(name)) return this.#emit(this.#raw(), { ...style, isItalic: true });
    if (/^[dtc]?frac$/.test(name)) return this.#fraction(style, depth);
    if (/^[dt]?binom$/.test(name)) return this.#emit(`C(${this.#words(depth)}, ${this.#words(depth)})`, style);
    if (name === 'sqrt') return this.#root(style, depth);
    if (name === 'begin') return this.#begin(style);
    if (name === 'end') return this.#end(style);
    if (/^(?:left|right|big|Big|bigg|Bigg|bigl|bigr|Bigl|Bigr|biggl|biggr)$/.test(name)) {
      if (this.#tokens[this.#at] === '.') this.#at += 1;
      return;
    }
    if (/^(?:over|under)(?:brace|set)$|^stackrel$/.test(name)) return this.#stacked(name, style, depth);
    if (
      /^(?:displaystyle|textstyle|scriptstyle|limits|nolimits|nonumber|notag|hline|middle|rm|bf|it|cal|small|large|left|right)$/.test(name)
    )
      return;
    if (/^(?:color|textcolor|phantom|hspace|vspace|kern|mspace)$/.test(name)) return void this.#raw();
    if (/^(?:boxed|cancel|mathop|mathrel|mathbin|ensuremath|displaylines)$/.test(name)) return this.#each(this.#argument(style, depth));
    this.isLossy = true;
    this.#emit(name, style);
  }

  #each(runs: readonly Run[]): void {
    for (const run of runs) this.#emit(run.text, pick(run));
  }

  #needsSpace(): boolean {
    const last = this.lines.at(-1)?.at(-1)?.text ?? '';
    return /[\p{L}\p{N})]$/u.test(last);
  }

  #accent(mark: string, style: Style, depth: number): void {
    const inner = this.#argument(style, depth);
    const letters = inner.map((run) => run.text).join('');
    if ([...letters].length > 3) this.isLossy = true;
    this.#each(
      inner.map((run, index) =>
        index === 0 || mark === '\u0305' || mark === '\u0332' ? { ...run, text: [...run.text].map((char) => char + mark).join('') } : run,
      ),
    );
  }

  #fraction(style: Style, depth: number): void {
    const [above, below] = [this.#argument(style, depth), this.#argument(style, depth)];
    this.#each(bracketed(above));
    this.#emit('\u2009/\u2009', { ...style, isItalic: false });
    this.#each(bracketed(below));
  }

  #root(style: Style, depth: number): void {
    const degree = this.#optional();
    const inner = this.#argument(style, depth);
    this.#emit(({ '3': '∛', '4': '∜' } as Record<string, string>)[degree] ?? (degree ? `${degree}√` : '√'), { ...style, isItalic: false });
    this.#each(bracketed(inner));
  }

  #begin(style: Style): void {
    const name = this.#raw().replace('*', '');
    if (name === 'array' || name === 'tabular') this.#raw();
    if (name.endsWith('matrix') || name === 'array') this.isLossy = true;
    const open = ({ pmatrix: '(', bmatrix: '[', Bmatrix: '{', vmatrix: '|', Vmatrix: '‖', cases: '{' } as Record<string, string>)[name];
    if (open) this.#emit(open, { ...style, isItalic: false });
  }

  #end(style: Style): void {
    const close = ({ pmatrix: ')', bmatrix: ']', Bmatrix: '}', vmatrix: '|', Vmatrix: '‖' } as Record<string, string>)[this.#raw()];
    if (close) this.#emit(close, { ...style, isItalic: false });
  }

  #stacked(name: string, style: Style, depth: number): void {
    if (name.endsWith('brace')) return this.#each(this.#argument(style, depth));
    const [mark, base] = [this.#argument(style, depth), this.#argument(style, depth)];
    this.#each(base);
    for (const run of mark) this.#emit(run.text, { ...pick(run), position: name === 'underset' ? 'sub' : 'super' });
  }
}

const pick = ({ isItalic, weight, position }: Run): Style => ({
  ...(isItalic !== undefined && { isItalic }),
  ...(weight !== undefined && { weight }),
  ...(position && { position }),
});

const isSimple = (runs: readonly Run[]): boolean =>
  /^[\p{L}\p{N}.\p{M}∂∇√]*$/u.test(
    runs
      .filter(({ position }) => !position)
      .map(({ text }) => text)
      .join(''),
  );

const bracketed = (runs: Run[]): Run[] => (isSimple(runs) ? runs : [{ text: '(' }, ...runs, { text: ')' }]);

/** Adds space around binary operators, except in small text. */
const sign = (token: string, style: Style): string =>
  token === "'" ? '′' : token === '-' ? spaced('−', style) : token === '*' ? '∗' : /^[=<>+]$/.test(token) ? spaced(token, style) : token;

const spaced = (symbol: string, { position }: Style): string =>
  !position && /^[=<>+−×÷±∓≤≥≠≡≈∼≃≅∝≪≫∈∉⊂⊃⊆⊇→←↔⇒⟹⇐⇔⟺↦∪∩∧∨⟶≔≜⊕⊗]$/.test(symbol) ? `\u2005${symbol}\u2005` : symbol;

/** Joins neighbours with the same style and trims the ends. */
function tidy(line: readonly Run[]): Run[] {
  const runs: Writable<Run>[] = [];
  for (const { text, ...style } of line) {
    const last = runs.at(-1);
    if (last && JSON.stringify({ ...last, text: '' }) === JSON.stringify({ text: '', ...style })) last.text += text;
    else runs.push({ text, ...style });
  }
  const words = runs
    .map(({ text }) => text)
    .join('')
    .trim();
  if (!words) return [];
  const [first, last] = [runs[0], runs.at(-1)];
  if (first) first.text = first.text.trimStart();
  if (last) last.text = last.text.trimEnd();
  return runs.filter(({ text }) => text !== '');
}
