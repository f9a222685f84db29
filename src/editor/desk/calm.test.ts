import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openCalm } from './calm.ts';
import { openTestDesk } from './test-desk.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const told = async () => Promise.resolve();

function open() {
  const { desk } = openTestDesk({
    root: {
      id: 'root',
      width: 1000,
      height: 800,
      children: [
        { kind: 'shape', id: 'a', shape: 'rectangle', width: 10, height: 10 },
        { kind: 'text', id: 't', paragraphs: ['Ebb'] },
      ],
    },
  });
  const calm = openCalm(desk);
  const seen: unknown[] = [];
  calm.subscribe(() => seen.push(calm.state()));
  const drag = async (x: number) => {
    desk.do([{ kind: 'set', id: 'a', fields: { x } }], { kind: 'dragging' });
    await told();
  };
  return { desk, calm, seen, drag };
}

test('while something is dragged, what is beside the canvas waits for a pause, and at the end it follows at once', async () => {
  const { desk, calm, seen, drag } = open();
  desk.chooseStep('one');
  await told();
  expect(seen).toEqual([desk.state()]);

  desk.mark({ guides: [] });
  await drag(0);
  const { length } = seen;
  for (let x = 1; x <= 30; x++) {
    await drag(x);
    vi.advanceTimersByTime(16);
  }
  expect(seen).toHaveLength(length);
  vi.advanceTimersByTime(120);
  expect(seen).toHaveLength(length + 1);
  expect(calm.state()).toBe(desk.state());

  await drag(60);
  desk.mark(undefined);
  await told();
  expect(calm.state()).toBe(desk.state());
  const { length: atEnd } = seen;
  vi.advanceTimersByTime(2000);
  expect(seen).toHaveLength(atEnd);
});

test('who drags for long is followed once a second', async () => {
  const { desk, seen, drag } = open();
  desk.mark({ guides: [] });
  await drag(0);
  const { length } = seen;
  for (let x = 1; x <= 200; x++) {
    await drag(x);
    vi.advanceTimersByTime(16);
  }
  expect(seen.length - length).toBe(3);
});

test('what would receive what is dragged is told at once', async () => {
  const { desk, calm, drag } = open();
  desk.mark({ guides: [] });
  await drag(0);
  desk.mark({ guides: [], receiving: { into: 't', at: { x: 0, y: 0 }, outline: [] } });
  await told();
  expect(calm.state().marks?.receiving?.into).toBe('t');
});

test('who types is followed in pauses, and at once when they leave the text', async () => {
  const { desk, calm, seen } = open();
  const caretAt = (at: number) => ({ kind: 'text' as const, id: 't', anchor: at, focus: at, within: { parent: 'root' } });
  const typeAt = async (at: number) => {
    desk.do([{ kind: 'text', id: 't', change: [{ keep: at }, { insert: 'b' }] }], { kind: 'typing', select: () => caretAt(at + 1) });
    await told();
  };
  desk.select(caretAt(2));
  await told();
  await typeAt(2);
  const { length } = seen;
  for (let at = 3; at < 8; at++) await typeAt(at);
  expect(seen).toHaveLength(length);
  vi.advanceTimersByTime(120);
  expect(seen).toHaveLength(length + 1);
  desk.do([{ kind: 'set', id: 't', fields: { opacity: 0.5 } }]);
  await told();
  expect(calm.state()).toBe(desk.state());
  await typeAt(8);
  desk.select({ kind: 'objects', ids: ['t'], within: { parent: 'root' } });
  await told();
  expect(calm.state()).toBe(desk.state());
});
