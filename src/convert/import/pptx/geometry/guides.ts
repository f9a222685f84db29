/** Named values: of the box, the adjust values and what is computed from them, in EMU and 60,000ths of a degree. */
export type Guides = Map<string, number>;

const TURN = 21_600_000;

/** The names every shape has (ECMA-376, 20.1.9.11, plus those of the presets). */
export function guidesOf(width: number, height: number): Guides {
  const short = Math.min(width, height);
  const guides: Guides = new Map([
    ['l', 0],
    ['t', 0],
    ['r', width],
    ['b', height],
    ['w', width],
    ['h', height],
    ['hc', width / 2],
    ['vc', height / 2],
    ['ss', short],
    ['ls', Math.max(width, height)],
    ['cd2', TURN / 2],
    ['cd4', TURN / 4],
    ['cd8', TURN / 8],
    ['3cd4', (TURN * 3) / 4],
    ['3cd8', (TURN * 3) / 8],
    ['5cd8', (TURN * 5) / 8],
    ['7cd8', (TURN * 7) / 8],
  ]);
  for (const part of [2, 3, 4, 5, 6, 8, 10, 12, 16, 32])
    guides
      .set(`wd${part}`, width / part)
      .set(`hd${part}`, height / part)
      .set(`ssd${part}`, short / part);
  return guides;
}

const radians = (angle: number) => (angle / TURN) * 2 * Math.PI;
const divide = (value: number, by: number) => (by === 0 ? 0 : value / by);

/** The operators of guide formulas. Invalid results are 0, so that the shape is still drawn. */
export const operators: ReadonlyMap<string, (...values: number[]) => number> = new Map<string, (...values: number[]) => number>([
  ['*/', (x = 0, y = 0, z = 0) => divide(x * y, z)],
  ['+-', (x = 0, y = 0, z = 0) => x + y - z],
  ['+/', (x = 0, y = 0, z = 0) => divide(x + y, z)],
  ['?:', (x = 0, y = 0, z = 0) => (x > 0 ? y : z)],
  ['abs', (x = 0) => Math.abs(x)],
  ['at2', (x = 0, y = 0) => (Math.atan2(y, x) / (2 * Math.PI)) * TURN],
  ['cat2', (x = 0, y = 0, z = 0) => x * Math.cos(Math.atan2(z, y))],
  ['cos', (x = 0, y = 0) => x * Math.cos(radians(y))],
  ['max', Math.max],
  ['min', Math.min],
  ['mod', Math.hypot],
  ['pin', (x = 0, y = 0, z = 0) => (y < x ? x : y > z ? z : y)],
  ['sat2', (x = 0, y = 0, z = 0) => x * Math.sin(Math.atan2(z, y))],
  ['sin', (x = 0, y = 0) => x * Math.sin(radians(y))],
  ['sqrt', (x = 0) => Math.sqrt(Math.max(0, x))],
  ['tan', (x = 0, y = 0) => x * Math.tan(radians(y))],
  ['val', (x = 0) => x],
]);

/** A number in the file format: the name of a guide, or a literal. */
export function valueOf(text: string | undefined, guides: Guides): number {
  const value = guides.get(text ?? '') ?? Number(text);
  return Number.isFinite(value) ? value : 0;
}

/** A formula in the file format: an operator and its operands. */
export function evaluateFormula(formula: string, guides: Guides): number {
  const [name = '', ...values] = formula.trim().split(/\s+/, 4);
  const value = operators.get(name)?.(...values.map((each) => valueOf(each, guides))) ?? 0;
  return Number.isFinite(value) ? value : 0;
}
