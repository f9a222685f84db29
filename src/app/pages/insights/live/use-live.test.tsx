// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hasShapeOf } from './shape.ts';
import { pauseAfter, useLive } from './use-live.ts';

interface Given {
  count: number;
  days: string[];
  note: string | null;
}

const first: Given = { count: 1, days: ['2026-05-12'], note: null };
let root: Root;
let holder: HTMLElement;
let isVisible: boolean;
let answer: () => Response;
const asked = vi.fn<(address: string) => void>();

function Shown({ isWanted = true }: { isWanted?: boolean }) {
  const { props, isLive } = useLive('/numbers?days=30', first, () => isWanted);
  return `${props.count} ${isLive ? 'live' : 'still'}`;
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const look = async (to: boolean) => {
  isVisible = to;
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  isVisible = true;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'));
  answer = () => json({ ...first, count: asked.mock.calls.length + 1 });
  vi.stubGlobal('fetch', async (address: string) => {
    asked(address);
    return answer();
  });
  holder = document.createElement('div');
  root = createRoot(holder);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  asked.mockReset();
});

describe('today’s numbers', () => {
  test('are fetched every ten seconds', async () => {
    await act(async () => root.render(<Shown />));
    expect(holder.textContent).toBe('1 still');
    await pass(10_000);
    expect(holder.textContent).toBe('2 live');
    await pass(10_000);
    expect(holder.textContent).toBe('3 live');
    expect(asked.mock.calls).toEqual([['/numbers?days=30'], ['/numbers?days=30']]);
  });

  test('pause while the page is hidden, and resume as soon as it is visible', async () => {
    await act(async () => root.render(<Shown />));
    await look(false);
    await pass(300_000);
    expect(asked).not.toHaveBeenCalled();
    await look(true);
    await pass(0);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('are fetched less and less often while requests fail', async () => {
    answer = () => json({}, 503);
    await act(async () => root.render(<Shown />));
    await pass(10_000);
    await pass(19_000);
    expect(asked).toHaveBeenCalledTimes(1);
    await pass(1_000);
    expect(asked).toHaveBeenCalledTimes(2);
    expect(holder.textContent).toBe('1 still');
    expect([0, 1, 2, 20].map(pauseAfter)).toEqual([10_000, 20_000, 40_000, 320_000]);
  });

  test.each([401, 403, 404])('are no longer fetched after %d', async (status) => {
    answer = () => json({}, status);
    await act(async () => root.render(<Shown />));
    await pass(10_000);
    await look(true);
    await pass(1_000_000);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('stay unchanged when the response has another shape', async () => {
    answer = () => json({ count: 'many', days: null });
    await act(async () => root.render(<Shown />));
    await pass(10_000);
    expect(holder.textContent).toBe('1 still');
  });
});

test('numbers for past days are never fetched', async () => {
  await act(async () => root.render(<Shown isWanted={false} />));
  await pass(100_000);
  expect(asked).not.toHaveBeenCalled();
});

test('a response must have the same fields and types, ignoring null', () => {
  expect(hasShapeOf({ ...first, note: 'x', more: 1 }, first)).toBe(true);
  expect(hasShapeOf({ ...first, days: {} }, first)).toBe(false);
  expect(hasShapeOf({ count: 1, days: [] }, first)).toBe(false);
  expect(hasShapeOf([], first)).toBe(false);
  expect(hasShapeOf('', first)).toBe(false);
});
