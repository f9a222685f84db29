import { apply, identity, multiply, scaleOf } from '#model/geometry/matrix.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import { normalizePath } from '#model/presentation/reading/path-data/normalize-path.ts';
import { FormulaError, signError } from './formula-problem.ts';
import type { SetElement } from './typeset.ts';

/** As documents have it, before it is read: in thousandths of the size of the letters. */
export interface FormulaDrawing {
  readonly viewBox: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly nodes: readonly FormulaNode[];
}

export type FormulaNode =
  | { readonly kind: 'path'; readonly d: string; readonly fill: Ink }
  | {
      readonly kind: 'path';
      readonly d: string;
      readonly stroke: Ink;
      readonly strokeWidth: number;
      readonly dash?: readonly number[];
      readonly cap?: 'round';
    }
  | { readonly kind: 'group'; readonly clip: readonly { readonly d: string }[]; readonly children: readonly FormulaNode[] };

interface Ink {
  readonly kind: 'color';
  readonly color: 'text';
}

/** Characters of path data: about a thousand signs. */
const MOST_DATA = 400_000;
/** On each side, in thousandths of the size of the letters. */
const LARGEST = 300_000;
/** What style sheets would make of the lines in tables. */
const USUAL_LINE = 70;

const ink: Ink = { kind: 'color', color: 'text' };

/** Makes a drawing of what has been typeset: one path of all signs, which cover each other, another of all bars, and lines. */
export function traceFormula(root: SetElement): FormulaDrawing {
  const svg = elementsIn(root).find(({ kind }) => kind === 'svg');
  const [x, y, width, height] = numbersOf(svg?.attributes['viewBox']);
  // Numbers of formulas stand at the edge of a page, which there is not.
  if (!svg || height === undefined) throw new FormulaError({ kind: 'numbered' });
  const trace = new Trace();
  trace.reach(x ?? 0, y ?? 0);
  trace.reach((x ?? 0) + (width ?? 0), (y ?? 0) + height);
  for (const child of elementsIn(svg)) trace.follow(child, identity);
  return trace.finish();
}

class Trace {
  #signs = '';
  #bars = '';
  #nodes: FormulaNode[] = [];
  #length = 0;
  #box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

  follow(element: SetElement, outer: Matrix): void {
    const { kind, attributes } = element;
    const matrix = multiply(outer, transformOf(attributes['transform']));
    const of = (name: string) => Number(attributes[name] ?? 0);
    switch (kind) {
      case 'g':
        for (const child of elementsIn(element)) this.follow(child, matrix);
        return;
      case 'path':
        this.#signs += this.#moved(String(attributes['d'] ?? ''), matrix);
        return;
      case 'rect': {
        const outline = this.#moved(rectangle(of('x'), of('y'), of('width'), of('height')), matrix);
        // A box around something; any other rectangle is a bar.
        if (attributes['fill'] === 'none' || attributes['data-frame']) this.#draw(element, outline, matrix);
        else this.#bars += outline;
        return;
      }
      case 'line':
        return this.#draw(element, this.#moved(`M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}`, matrix), matrix);
      case 'svg':
        return this.#cut(element, matrix);
      case 'a':
        throw new FormulaError({ kind: 'numbered' });
      case 'text':
        throw signError([...wordsIn(element)][0] ?? '');
      default:
        throw new FormulaError({ kind: 'other', name: kind });
    }
  }

  reach(x: number, y: number): void {
    const { left, top, right, bottom } = this.#box;
    this.#box = { left: Math.min(left, x), top: Math.min(top, y), right: Math.max(right, x), bottom: Math.max(bottom, y) };
  }

  finish(): FormulaDrawing {
    const fills = [this.#signs, this.#bars].filter(Boolean).map((d): FormulaNode => ({ kind: 'path', d, fill: ink }));
    const nodes = [...fills, ...this.#nodes];
    if (nodes.length === 0) throw new FormulaError({ kind: 'empty' });
    const [x, y] = [Math.floor(this.#box.left), Math.floor(this.#box.top)];
    const [width, height] = [Math.max(1, Math.ceil(this.#box.right) - x), Math.max(1, Math.ceil(this.#box.bottom) - y)];
    if (!(width <= LARGEST && height <= LARGEST)) throw new FormulaError({ kind: 'large' });
    return { viewBox: { x, y, width, height }, nodes };
  }

  /** The middle of a bracket or brace is one sign, stretched, of which only a part shows. */
  #cut(element: SetElement, outer: Matrix): void {
    const { attributes } = element;
    const of = (name: string) => Number(attributes[name] ?? 0);
    const [x = 0, y = 0, width = 0, height = 0] = numbersOf(attributes['viewBox']);
    if (!(width > 0 && height > 0)) throw new FormulaError({ kind: 'numbered' });
    const [across, down] = [of('width') / width, of('height') / height];
    const matrix = multiply(outer, [across, 0, 0, down, of('x') - x * across, of('y') - y * down]);
    const shown = this.#moved(rectangle(x, y, width, height), matrix);
    const part = new Trace();
    for (const child of elementsIn(element)) part.follow(child, matrix);
    this.#count(part.#length);
    const { nodes } = part.finish();
    this.#nodes.push({ kind: 'group', clip: [{ d: shown }], children: nodes });
  }

  #draw({ attributes }: SetElement, d: string, matrix: Matrix): void {
    const own = attributes['stroke-thickness'] ?? attributes['stroke-width'];
    const width = Number(own ?? USUAL_LINE);
    const look = String(attributes['class'] ?? '');
    const dash = look.includes('dotted') ? [0, 2 * width] : look.includes('dashed') ? [2 * width] : [];
    const scale = scaleOf(matrix);
    this.#nodes.push({
      kind: 'path',
      d,
      stroke: ink,
      strokeWidth: round(width * scale),
      ...(dash.length > 0 && { dash: dash.map((length) => round(length * scale)) }),
      ...(look.includes('dotted') && { cap: 'round' }),
    });
  }

  /** Path data as it is after the matrix, to a tenth of a unit. */
  #moved(d: string, matrix: Matrix): string {
    const moved = (normalizePath(d) ?? '').replaceAll(/([MLQC])([^MLQCZ]*)/g, (_, letter: string, rest: string) => {
      const values = numbersOf(rest);
      const points: string[] = [];
      for (let place = 0; place + 1 < values.length; place += 2) {
        const { x, y } = apply(matrix, values[place] ?? 0, values[place + 1] ?? 0);
        this.reach(x, y);
        points.push(`${round(x)} ${round(y)}`);
      }
      return letter + points.join(' ');
    });
    this.#count(moved.length);
    return moved;
  }

  #count(length: number): void {
    this.#length += length;
    if (this.#length > MOST_DATA) throw new FormulaError({ kind: 'large' });
  }
}

const elementsIn = ({ children }: SetElement): SetElement[] => children.filter((child) => typeof child !== 'string');

const wordsIn = ({ children }: SetElement): string =>
  children.map((child) => (typeof child === 'string' ? child : wordsIn(child))).join('');

const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}L${x + width} ${y}L${x + width} ${y + height}L${x} ${y + height}Z`;

const round = (value: number): number => Math.round(value * 10) / 10;

const numbersOf = (list: unknown): number[] =>
  String(list ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);

function transformOf(list: unknown): Matrix {
  let matrix = identity;
  for (const [, name, values] of String(list ?? '').matchAll(/(\w+)\(([^)]*)\)/g))
    matrix = multiply(matrix, oneTransform(name, numbersOf(values)));
  return matrix;
}

function oneTransform(name: string | undefined, values: readonly number[]): Matrix {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values;
  switch (name) {
    case 'translate':
      return [1, 0, 0, 1, a, b];
    case 'scale':
      return [a, 0, 0, values.length > 1 ? b : a, 0, 0];
    case 'matrix':
      return [a, b, c, d, e, f];
    default:
      throw new FormulaError({ kind: 'other', name: String(name) });
  }
}
