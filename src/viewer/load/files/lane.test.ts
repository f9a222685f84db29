import { expect, it } from 'vitest';
import { createLane } from './lane.ts';

it('limits how many tasks run at a time, keeps their order, and continues after a failure', async () => {
  const lane = createLane(2);
  const begun: number[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const tasks = [0, 1, 2, 3].map((task) =>
    lane(() => {
      begun.push(task);
      return new Promise<number>((resolve, reject) => (ends[task] = (error) => (error ? reject(error) : resolve(task))));
    }),
  );
  expect(begun).toEqual([0, 1]);
  ends[1]?.(new Error('no'));
  await expect(tasks[1]).rejects.toThrow('no');
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2]);
  ends[0]?.();
  await tasks[0];
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2, 3]);
  ends[2]?.();
  ends[3]?.();
  await expect(Promise.all([tasks[2], tasks[3]])).resolves.toEqual([2, 3]);
});
