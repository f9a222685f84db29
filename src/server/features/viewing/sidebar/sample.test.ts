import { describe, expect, test } from 'vitest';
import { sample } from './sample.ts';

describe('[BASE-5] sampling', () => {
  test('returns as many as requested, without repetition, and leaves the list unchanged', () => {
    const list = [1, 2, 3, 4, 5];
    expect(sample(list, 5, () => 0.999).sort()).toEqual(list);
    expect(sample(list, 2, () => 0)).toEqual([1, 2]);
    expect(list).toEqual([1, 2, 3, 4, 5]);
  });

  test('throws when asked for too many', () => {
    expect(() => sample([1, 2], 3, () => 0)).toThrow(
      'Invalid number of elements provided. Subarray cannot have more elements than original array.',
    );
  });
});
