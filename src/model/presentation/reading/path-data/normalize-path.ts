import { arcToCurves } from './arc-to-curves.ts';

const MOST_COMMANDS = 100_000;
const FARTHEST = 1e9;

/** How many numbers each command takes. */
const sizes: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/**
 * Converts any SVG path data to absolute M, L, Q, C and Z. Like browsers, it keeps everything before an error; undefined if that is
 * nothing, or if the data is far too long.
 */
export function normalizePath(d: string): string | undefined {
  let out = '';
  let count = 0;
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  // The last control point, which S and T reflect, and the kind of curve it belonged to.
  let bendX = 0;
  let bendY = 0;
  let bent = '';

  const goTo = (letter: 'M' | 'L', toX: number, toY: number) => {
    x = within(toX);
    y = within(toY);
    out += `${letter}${print(x)} ${print(y)}`;
  };
  const quadratic = (ax: number, ay: number, toX: number, toY: number) => {
    out += `Q${pair(ax, ay)} ${pair(toX, toY)}`;
    bendX = ax;
    bendY = ay;
    x = within(toX);
    y = within(toY);
  };
  const cubic = (ax: number, ay: number, bx: number, by: number, toX: number, toY: number) => {
    out += `C${pair(ax, ay)} ${pair(bx, by)} ${pair(toX, toY)}`;
    bendX = bx;
    bendY = by;
    x = within(toX);
    y = within(toY);
  };

  const isWhole = readCommands(d, (letter, isRelative, numbers) => {
    if (++count > MOST_COMMANDS || (count === 1 && letter !== 'M')) return false;
    const dx = isRelative ? x : 0;
    const dy = isRelative ? y : 0;
    const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0, h = 0] = numbers;
    const isReflecting = bent === (letter === 'S' ? 'C' : 'Q');
    const mirrorX = isReflecting ? 2 * x - bendX : x;
    const mirrorY = isReflecting ? 2 * y - bendY : y;
    bent = letter === 'S' ? 'C' : letter === 'T' ? 'Q' : letter;
    switch (letter) {
      case 'M':
        goTo('M', a + dx, b + dy);
        startX = x;
        startY = y;
        break;
      case 'L':
        goTo('L', a + dx, b + dy);
        break;
      case 'H':
        goTo('L', a + dx, y);
        break;
      case 'V':
        goTo('L', x, a + dy);
        break;
      case 'Q':
        quadratic(a + dx, b + dy, c + dx, e + dy);
        break;
      case 'T':
        quadratic(mirrorX, mirrorY, a + dx, b + dy);
        break;
      case 'C':
        cubic(a + dx, b + dy, c + dx, e + dy, f + dx, g + dy);
        break;
      case 'S':
        cubic(mirrorX, mirrorY, a + dx, b + dy, c + dx, e + dy);
        break;
      case 'A': {
        const curves = arcToCurves(
          { x, y },
          { rx: within(a), ry: within(b), turn: within(c), isLarge: e === 1, isSweeping: f === 1 },
          { x: within(g + dx), y: within(h + dy) },
        );
        if (!curves) goTo('L', g + dx, h + dy);
        else for (const curve of curves) cubic(...curve);
        break;
      }
      default:
        x = startX;
        y = startY;
        out += 'Z';
    }
    return true;
  });
  return isWhole && (out !== '' || d.trim() === '') ? out : undefined;
}

/** Reads commands up to the first error, each with its letter. Returns false if the callback stopped it. */
function readCommands(d: string, onCommand: (letter: string, isRelative: boolean, numbers: readonly number[]) => boolean): boolean {
  const letters = /[\s,]*([MLHVCSQTAZ])/iy;
  const number = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy;
  // The flags of an arc need no separator: `0 01.5` is 0, 0, 1.5.
  const flag = /[\s,]*([01])/y;
  let place = 0;
  const next = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = place;
    const found = pattern.exec(d)?.[1];
    if (found !== undefined) place = pattern.lastIndex;
    return found;
  };

  for (let found = next(letters); found !== undefined; found = next(letters)) {
    const isRelative = found > 'Z';
    let letter = found.toUpperCase();
    const size = sizes[letter] ?? 0;
    for (let isFirst = true; ; isFirst = false) {
      const numbers: number[] = [];
      while (numbers.length < size) {
        const text = next(letter === 'A' && (numbers.length === 3 || numbers.length === 4) ? flag : number);
        if (text === undefined) break;
        numbers.push(Number(text));
      }
      if (numbers.length < size) {
        // No numbers: the next letter follows. Some numbers: one is missing.
        if (isFirst || numbers.length > 0) return true;
        break;
      }
      if (!onCommand(letter, isRelative, numbers)) return false;
      if (size === 0) break;
      // Further pairs after a move are lines.
      if (letter === 'M') letter = 'L';
    }
  }
  return true;
}

const within = (value: number): number => (value > FARTHEST ? FARTHEST : value < -FARTHEST ? -FARTHEST : value);
const pair = (x: number, y: number): string => `${print(within(x))} ${print(within(y))}`;

/** Twelve digits are exact at any zoom, and short. Values with up to six decimals, the usual case, skip the slow rounding. */
const print = (value: number): string =>
  String(Math.abs(value) < 1e6 && Math.round(value * 1e6) / 1e6 === value ? value + 0 : Number(value.toPrecision(12)));
