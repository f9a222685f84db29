import { expect, it } from 'vitest';
import { HIDES_AFTER, watchHiding } from './hiding.ts';

/** A manual clock. */
function watch() {
  const changes: boolean[] = [];
  let now = 0;
  let due: { at: number; run: () => void } | undefined;
  const hiding = watchHiding(
    (milliseconds, run) => {
      const mine = { at: now + milliseconds, run };
      due = mine;
      return () => {
        if (due === mine) due = undefined;
      };
    },
    (isHidden) => changes.push(isHidden),
  );
  const wait = (milliseconds: number) => {
    now += milliseconds;
    if (due && due.at <= now) due.run();
  };
  return { hiding, changes, wait };
}

it('hides three seconds after the last input, and shows again on the next', () => {
  const { hiding, changes, wait } = watch();
  expect(HIDES_AFTER).toBe(3000);
  wait(2999);
  hiding.stir();
  wait(2999);
  expect(changes).toEqual([]);
  wait(1);
  expect(changes).toEqual([true]);
  hiding.stir();
  expect(changes).toEqual([true, false]);
});

it.each(['focus', 'pointer', 'menu'])('never hides while held by %s', (name) => {
  const { hiding, changes, wait } = watch();
  hiding.hold(name, true);
  wait(60_000);
  hiding.stir();
  wait(60_000);
  expect(changes).toEqual([]);
  hiding.hold(name, false);
  wait(2999);
  expect(changes).toEqual([]);
  wait(1);
  expect(changes).toEqual([true]);
});

it('stays while anything still holds it, and shows when something takes hold', () => {
  const { hiding, changes, wait } = watch();
  hiding.hold('focus', true);
  hiding.hold('pointer', true);
  hiding.hold('pointer', false);
  wait(60_000);
  expect(changes).toEqual([]);
  hiding.hold('focus', false);
  wait(3000);
  hiding.hold('focus', true);
  expect(changes).toEqual([true, false]);
});

it('does nothing after it is stopped', () => {
  const { hiding, changes, wait } = watch();
  hiding.stop();
  wait(60_000);
  expect(changes).toEqual([]);
});
