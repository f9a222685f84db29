import { describe, expect, it } from 'vitest';
import { apply } from '#model/geometry/matrix.ts';
import { readTransform } from './transforms.ts';

describe('SVG transforms', () => {
  it.each([
    ['translate(10)', [11, 2]],
    ['translate(10,20)', [11, 22]],
    ['scale(3)', [3, 6]],
    ['scale(3 -1)', [3, -2]],
    ['rotate(90)', [-2, 1]],
    ['rotate(90 1 1)', [0, 1]],
    ['skewX(45)', [3, 2]],
    ['skewY(45)', [1, 3]],
    ['matrix(1 2 3 4 5 6)', [12, 16]],
    ['translate(10 0) scale(2)', [12, 4]],
    ['scale(2),translate(10 0)', [22, 4]],
    ['rotate(.25turn)', [-2, 1]],
    ['translateX(5px) translateY(-1px)', [6, 1]],
    ['none', [1, 2]],
    ['', [1, 2]],
    ['  translate ( 1e1 , -2 ) ', [11, 0]],
  ])('%s moves (1, 2) to %j', (text, [x, y]) => {
    const matrix = readTransform(text);
    expect(matrix && apply(matrix, 1, 2)).toEqual({ x: expect.closeTo(x ?? 0, 9), y: expect.closeTo(y ?? 0, 9) });
  });

  it.each([
    'rotate(NaN)',
    'scale()',
    'translate(1e999)',
    'matrix(1 2 3)',
    'spin(4)',
    'translate(10',
    'scale(1) x',
    'perspective(2)',
    'scale(1e200) scale(1e200)',
  ])('rejects %s', (text) => {
    expect(readTransform(text)).toBeUndefined();
  });
});
