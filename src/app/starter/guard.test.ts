// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import './viewer-guard.ts';

test('keeps up to ten errors for the analytics script until it loads', () => {
  dispatchEvent(new ErrorEvent('error', { message: 'early' }));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'nobody minds' }));
  expect(globalThis.lecternFailures?.map(({ type }) => type)).toEqual(['error', 'unhandledrejection']);
  for (let time = 0; time < 50; time += 1) dispatchEvent(new ErrorEvent('error', { message: 'again' }));
  expect(globalThis.lecternFailures).toHaveLength(10);
});
