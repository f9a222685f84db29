import type { Unsent } from '#model/change/draft/replica.ts';
import { expect, test } from 'vitest';
import { createKeeper } from './keeper.ts';

const unsent = (base: number): Unsent => ({ client: 'client', batches: 0, sent: null, base, waiting: [] });

/** A database that answers when it is told to. */
function openSlow() {
  const begun: (number | null)[] = [];
  const answers: ((error?: Error) => void)[] = [];
  const kept: boolean[] = [];
  const keeper = createKeeper(
    (what) => {
      begun.push(what?.base ?? null);
      return new Promise<void>((resolve, reject) => answers.push((error) => (error ? reject(error) : resolve())));
    },
    (isKept) => kept.push(isKept),
  );
  const answer = async (error?: Error) => {
    answers.shift()?.(error);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { keeper, begun, kept, answer };
}

test('of what comes while a write is under way only the last is written', async () => {
  const { keeper, begun, answer } = openSlow();
  const first = keeper.keep(unsent(1));
  await answer();
  const written: number[] = [];
  for (const base of [2, 3, 4]) void keeper.keep(unsent(base)).then(() => written.push(base));
  expect(begun).toEqual([1]);
  await answer();
  await first;
  expect([begun, written]).toEqual([[1, 4], []]);
  await answer();
  expect(written).toEqual([2, 3, 4]);
});

test('nothing is written as long as there is nothing to keep, and what was kept is removed', async () => {
  const { keeper, begun, answer } = openSlow();
  await keeper.keep(null);
  expect(begun).toEqual([]);
  void keeper.keep(unsent(1));
  await answer();
  await answer();
  void keeper.keep(null);
  await answer();
  expect(begun).toEqual([1, null]);
});

test('a database that fails is told once, and once more when it works again', async () => {
  const { keeper, kept, answer } = openSlow();
  for (const error of [new Error('Full'), new Error('Full'), undefined]) {
    const done = keeper.keep(unsent(1));
    await answer();
    await answer(error);
    await done;
  }
  expect(kept).toEqual([false, true]);
});
