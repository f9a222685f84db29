import { expect, test } from 'vitest';
import { closeInTurn } from './close-in-turn.ts';

test('one that fails or never ends does not keep the others open', async () => {
  const closed: string[] = [];
  const told: string[] = [];
  const log = { error: (_facts: unknown, message?: string) => void told.push(String(message)) };
  await closeInTurn(
    [
      () => Promise.reject(new Error('broken')),
      () => new Promise(() => undefined),
      async () => void closed.push('first'),
      async () => void closed.push('second'),
    ],
    log as never,
    20,
  );
  expect(closed).toEqual(['first', 'second']);
  expect(told).toEqual(['did not close cleanly', 'did not close in time']);
});
