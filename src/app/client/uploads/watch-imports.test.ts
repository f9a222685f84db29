// @vitest-environment happy-dom
import type { ImportState, ImportSummary } from '#contract/presentation/imports.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isRunning, watchImports } from './watch-imports.ts';

const presentation = { oid: 'a', title: 'A', address: '/p/a/a/', detailsAddress: '/p/details/a/', thumbnail: null, isDrawing: false };
const summary = (state: ImportState, done = 0): ImportSummary => ({
  id: 'up1',
  fileName: 'a.pptx',
  size: 5,
  state,
  done,
  total: 24,
  problem: null,
  warnings: [],
  presentation: state === 'ready' ? presentation : null,
  createdAt: '2026-05-12T09:00:00Z',
});

let isVisible: boolean;
let answers: (() => ImportSummary[])[];
let heard: string[];
let asked: number;
let watch: ReturnType<typeof watchImports>;
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  [isVisible, answers, heard, asked] = [true, [], [], 0];
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'));
  watch = watchImports({
    onImports: (imports) => heard.push(imports.map(({ state, done }) => `${state} ${done}`).join()),
    fetchImports: async () => {
      asked++;
      return (answers.shift() ?? (() => [summary('reading')]))();
    },
  });
});
afterEach(() => {
  watch.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('polls every second while an import runs, and stops when all have ended', async () => {
  answers = [() => [summary('checking')], () => [summary('reading', 3)], () => [summary('ready')]];
  watch.wake();
  await pass(2000);
  expect(heard).toEqual(['checking 0', 'reading 3', 'ready 0']);
  await pass(60_000);
  expect(asked).toBe(3);
});

test('polls once more for an import that started while a request was under way', async () => {
  answers = [() => [], () => [summary('ready')]];
  watch.wake();
  watch.wake();
  await pass(0);
  expect(heard).toEqual(['', 'ready 0']);
});

test('polls less and less often while nothing changes', async () => {
  watch.wake();
  await pass(5000);
  expect(asked).toBe(6);
  await pass(60_000);
  expect(asked).toBeLessThan(20);
});

test('keeps polling less and less often while the server does not answer', async () => {
  answers = [
    () => {
      throw new Error('away');
    },
    () => [summary('reading', 1)],
  ];
  watch.wake();
  await pass(1999);
  expect(heard).toEqual([]);
  await pass(1);
  expect(heard).toEqual(['reading 1']);
});

test('pauses while the page is hidden, and polls immediately when it is visible again', async () => {
  watch.wake();
  await pass(0);
  isVisible = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(60_000);
  expect(asked).toBe(1);
  isVisible = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(asked).toBe(2);
});

test('a ready import keeps running until its pictures are drawn', () => {
  const ready = (given: ImportSummary['presentation']) => isRunning({ ...summary('ready'), presentation: given });
  expect([ready(null), ready({ ...presentation, isDrawing: true }), ready(presentation), isRunning(summary('failed'))]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
