import { expect, test } from 'vitest';
import { closeInTurn } from './close-in-turn.ts';

test('one that fails or never closes does not keep the others open', async () => {
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
    { patience: 20 },
  );
  expect(closed).toEqual(['first', 'second']);
  expect(told).toEqual(['did not close cleanly', 'did not close in time']);
});

test('in a hurry each is asked to close, and none is waited for', async () => {
  const asked: string[] = [];
  const never = (name: string) => () => {
    asked.push(name);
    return new Promise(() => undefined);
  };
  const hurry = new AbortController();
  const closing = closeInTurn([never('requests'), never('queue')], { error: () => undefined }, { hurry: hurry.signal });
  hurry.abort();
  await closing;
  expect(asked).toEqual(['requests', 'queue']);
});
