import { expect, test, vi } from 'vitest';
import { openTestDesk } from '../../desk/test-desk.ts';
import type { Gesture } from './gesture.ts';
import { lateGesture, prepareGestures } from './late-gestures.ts';

const how = { isShift: false, isAlt: false, isCtrl: false };
const to = (x: number) => ({ x, y: 0 });

function open() {
  const { desk } = openTestDesk({ root: { id: 'root', width: 1000, height: 800, children: [] } });
  const opened = { move: vi.fn<Gesture['move']>(), end: vi.fn<() => void>(), cancel: vi.fn<() => void>() };
  return { gesture: lateGesture(desk, () => opened), opened };
}

test('before they are there, a gesture does in one what the pointer has done, unless it was called off', async () => {
  const [done, canceled] = [open(), open()];
  done.gesture?.move(to(1), how, [to(1)]);
  done.gesture?.move(to(3), how, [to(2), to(3)]);
  done.gesture?.end();
  canceled.gesture?.move(to(1), how, [to(1)]);
  canceled.gesture?.cancel();
  await prepareGestures();
  await expect.poll(() => done.opened.end.mock.calls.length).toBe(1);
  expect(done.opened.move.mock.calls).toEqual([[to(3), how, [to(1), to(2), to(3)]]]);
  expect(canceled.opened.move).not.toHaveBeenCalled();
  // From then on, it begins at once.
  const { gesture, opened } = open();
  expect(gesture).toBe(opened);
});
