import { identity, multiply, turn } from '#model/geometry/matrix.ts';
import type { Matrix } from '#model/presentation/drawing.ts';

/** Longer than any real transform. */
const LONGEST = 1000;
const item = /\s*(?:,\s*)?([a-z]+)\s*\(([^()]*)\)/iy;

/** Parses all functions of SVG, and the 2D ones of CSS. Undefined if it is invalid or out of range. */
export function readTransform(text: string | undefined): Matrix | undefined {
  if (!text?.trim() || text.trim() === 'none') return identity;
  if (text.length > LONGEST) return undefined;
  let matrix = identity;
  item.lastIndex = 0;
  let end = 0;
  for (let found = item.exec(text); found; found = item.exec(text)) {
    const next = functionMatrix(found[1] ?? '', readArguments(found[2] ?? ''));
    if (!next) return undefined;
    matrix = multiply(matrix, next);
    end = item.lastIndex;
  }
  return end > 0 && !text.slice(end).trim() && matrix.every(Number.isFinite) ? matrix : undefined;
}

/** Lengths in pixels, angles in degrees. */
function readArguments(text: string): number[] {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((one) => {
      const [, number = 'NaN', unit = ''] = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)(px|deg|rad|grad|turn)?$/i.exec(one) ?? [];
      return Number(number) * ({ rad: 180 / Math.PI, grad: 0.9, turn: 360 }[unit.toLowerCase()] ?? 1);
    });
}

function functionMatrix(name: string, numbers: number[]): Matrix | undefined {
  if (numbers.length === 0 || !numbers.every(Number.isFinite)) return undefined;
  const [a = 0, b, c, d = 0, e = 0, f = 0] = numbers;
  const tan = (degrees: number) => Math.tan((degrees * Math.PI) / 180);
  switch (name.toLowerCase()) {
    case 'matrix':
      return numbers.length === 6 ? [a, b ?? 0, c ?? 0, d, e, f] : undefined;
    case 'translate':
      return [1, 0, 0, 1, a, b ?? 0];
    case 'translatex':
      return [1, 0, 0, 1, a, 0];
    case 'translatey':
      return [1, 0, 0, 1, 0, a];
    case 'scale':
      return [a, 0, 0, b ?? a, 0, 0];
    case 'scalex':
      return [a, 0, 0, 1, 0, 0];
    case 'scaley':
      return [1, 0, 0, a, 0, 0];
    case 'rotate': {
      const { cos, sin } = turn(a);
      const about: Matrix = [cos, sin, -sin, cos, 0, 0];
      return b === undefined ? about : multiply(multiply([1, 0, 0, 1, b, c ?? 0], about), [1, 0, 0, 1, -b, -(c ?? 0)]);
    }
    case 'skewx':
      return [1, 0, tan(a), 1, 0, 0];
    case 'skewy':
      return [1, tan(a), 0, 1, 0, 0];
    case 'skew':
      return [1, tan(b ?? 0), tan(a), 1, 0, 0];
    default:
      return undefined;
  }
}
