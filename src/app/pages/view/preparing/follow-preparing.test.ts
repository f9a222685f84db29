// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followPreparing } from './follow-preparing.ts';

const says = (place: string, words: string) => `<section data-preparing="${place}">${words}</section>`;
let answer: string;
let asked: number;
let reloads: number;
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  [answer, asked, reloads] = [says('stage', 'reading'), 0, 0];
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return new Response(answer);
  });
  vi.spyOn(location, 'reload').mockImplementation(() => void (reloads += 1));
  document.body.innerHTML = says('stage', 'waiting');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('what can be watched is noticed within half a second, and the page reloads once', async () => {
  followPreparing(document.body);
  await pass(1000);
  expect(document.body.textContent).toBe('reading');
  answer = says('side', 'pictures');
  await pass(500);
  expect(reloads).toBe(1);
  await pass(60_000);
  expect(reloads).toBe(1);
});

test('a dialog that somebody has opened stays: the page reloads once it is closed', async () => {
  document.body.innerHTML = `${says('stage', 'waiting')}<dialog open></dialog>`;
  followPreparing(document.body);
  answer = says('side', 'pictures');
  await pass(10_000);
  expect(reloads).toBe(0);
  document.querySelector('dialog')?.close();
  await pass(2000);
  expect(reloads).toBe(1);
});

test('looks less often if it takes long, and beside a presentation that can be watched', async () => {
  followPreparing(document.body);
  await pass(60_000);
  const before = asked;
  await pass(15_000);
  expect(asked - before).toBe(10);
  document.body.innerHTML = says('side', 'pictures');
  answer = says('side', 'pictures');
  asked = 0;
  await pass(15_000);
  expect([asked, reloads]).toEqual([10, 0]);
});

test('stops when there is nothing more to say', async () => {
  document.body.innerHTML = says('side', 'pictures');
  followPreparing(document.body);
  answer = '<p>Nothing is being made</p>';
  await pass(60_000);
  expect([asked, document.body.textContent]).toEqual([1, '']);
});
