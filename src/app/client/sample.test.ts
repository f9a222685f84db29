import { describe, expect, test } from 'vitest';
import { sample } from './sample.ts';

describe('[BASE-5] sampling', () => {
  test('takes as many as asked for, each once, and leaves the list alone', () => {
    const list = [1, 2, 3, 4, 5];
    expect(sample(list, 5, () => 0.999).sort()).toEqual(list);
    expect(sample(list, 2, () => 0)).toEqual([1, 2]);
    expect(list).toEqual([1, 2, 3, 4, 5]);
  });

  test('too many throws', () => {
    expect(() => sample([1, 2], 3, () => 0)).toThrow(
      'Invalid number of elements provided. Subarray cannot have more elements than original array.',
    );
  });
});
