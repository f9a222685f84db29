import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openCalm } from './calm.ts';
import { openTestDesk } from './test-desk.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const told = async () => Promise.resolve();

test('while something is dragged, what is beside the canvas follows a few times a second, and at the end at once', async () => {
  const { desk } = openTestDesk({
    root: { id: 'root', width: 1000, height: 800, children: [{ kind: 'shape', id: 'a', shape: 'rectangle', width: 10, height: 10 }] },
  });
  const calm = openCalm(desk);
  const seen: unknown[] = [];
  calm.subscribe(() => seen.push(calm.state()));

  desk.chooseStep('one');
  await told();
  expect(seen).toEqual([desk.state()]);

  desk.mark({ guides: [] });
  for (let x = 1; x <= 50; x++) {
    desk.do([{ kind: 'set', id: 'a', fields: { x } }], { kind: 'dragging' });
    await told();
  }
  expect(seen).toHaveLength(1);
  vi.advanceTimersByTime(200);
  expect(seen).toHaveLength(2);
  expect(calm.state()).toBe(desk.state());

  desk.do([{ kind: 'set', id: 'a', fields: { x: 60 } }], { kind: 'dragging' });
  await told();
  desk.mark(undefined);
  await told();
  expect(calm.state()).toBe(desk.state());
  const { length } = seen;
  vi.advanceTimersByTime(1000);
  expect(seen).toHaveLength(length);
});
