import { operators, type Guides } from './guides.ts';

type Compute = (guides: Guides) => number;

const compiled = new Map<string, Compute>();

/**
 * Evaluates an expression of our shape table (`hc+w*10/48`, `pin(0,adj,5e4)`), compiled once. Throws if it is invalid, since the table is
 * ours.
 */
export function evaluate(text: string, guides: Guides): number {
  let compute = compiled.get(text);
  if (!compute) compiled.set(text, (compute = compile(text)));
  const value = compute(guides);
  return Number.isFinite(value) ? value : 0;
}

function compile(text: string): Compute {
  const tokens = text.match(/3cd4|[a-z]\w*|\d*\.?\d+(?:e\d+)?|[-+*/(),]/gi) ?? [];
  if (tokens.join('') !== text) throw new Error(`Not an expression: ${text}`);
  let at = 0;
  const expect = (token: string) => {
    if (tokens[at++] !== token) throw new Error(`Missing ${token} in ${text}`);
  };
  const sum = (): Compute => {
    let left = product();
    for (let sign = tokens[at]; sign === '+' || sign === '-'; sign = tokens[at]) {
      at += 1;
      const [first, second, factor] = [left, product(), sign === '+' ? 1 : -1];
      left = (guides) => first(guides) + factor * second(guides);
    }
    return left;
  };
  const product = (): Compute => {
    let left = atom();
    for (let sign = tokens[at]; sign === '*' || sign === '/'; sign = tokens[at]) {
      at += 1;
      const [first, second] = [left, atom()];
      left =
        sign === '*' ? (guides) => first(guides) * second(guides) : (guides) => (second(guides) === 0 ? 0 : first(guides) / second(guides));
    }
    return left;
  };
  const atom = (): Compute => {
    const token = tokens[at++] ?? '';
    if (token === '-') {
      const value = atom();
      return (guides) => -value(guides);
    }
    if (token === '(') {
      const value = sum();
      expect(')');
      return value;
    }
    if (/^[\d.]/.test(token) && token !== '3cd4') {
      const number = Number(token);
      return () => number;
    }
    if (tokens[at] === '(') return call(token);
    return (guides) => {
      const value = guides.get(token);
      if (value === undefined) throw new Error(`Unknown ${token} in ${text}`);
      return value;
    };
  };
  const call = (name: string): Compute => {
    const work = operators.get(name === 'if' ? '?:' : name);
    if (!work) throw new Error(`Unknown ${name} in ${text}`);
    const values: Compute[] = [];
    do {
      at += 1;
      values.push(sum());
    } while (tokens[at] === ',');
    expect(')');
    return (guides) => work(...values.map((value) => value(guides)));
  };
  const whole = sum();
  if (at !== tokens.length) throw new Error(`Unexpected token in ${text}`);
  return whole;
}
