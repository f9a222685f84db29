import { describe, expect, it } from 'vitest';
import { compilePath, verb } from './path.ts';

const { move, line, quadratic, cubic, close } = verb;
const partsOf = (d: string) => {
  const { verbs, points } = compilePath(d);
  return { verbs: [...verbs], points: [...points] };
};

describe('compiling path data', () => {
  it('reads every command with its numbers', () => {
    expect(partsOf('M0 1L2 3Q4 5 6 7C8 9 10 11 12 13Z')).toEqual({
      verbs: [move, line, quadratic, cubic, close],
      points: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
    });
  });

  it('reads negative, small and large numbers exactly', () => {
    const numbers = [-1, 0.1, -0.30000000000000004, 1e-7, -2.5e21, 123456.789012];
    expect(partsOf(`M${numbers.join(' ')}`).points).toEqual(numbers);
  });

  it('repeats a command for further numbers, and a move as lines', () => {
    expect(partsOf('M0 0 1 1L2 2 3 3').verbs).toEqual([move, line, line, line]);
    expect(partsOf('M0 0Z5 5M1 1')).toEqual({ verbs: [move, close, move], points: [0, 0, 1, 1] });
  });

  it('leaves out a command whose numbers are incomplete', () => {
    expect(partsOf('M0 0L1C1 2 3 4 5L7 8')).toEqual({ verbs: [move, line], points: [0, 0, 7, 8] });
    expect(partsOf('M0 0L1').points).toEqual([0, 0]);
    expect(partsOf('1 2')).toEqual({ verbs: [], points: [] });
  });

  it('encloses all points, control points included', () => {
    expect(compilePath('M0 5Q-4 10 20 -3L999').bounds).toEqual({ left: -4, top: -3, right: 20, bottom: 10 });
  });
});
