import { afterEach, expect, test, vi } from 'vitest';
import { createId } from './event-id.ts';

afterEach(() => void vi.unstubAllGlobals());

test('[LOG-1] an id is a version 7 UUID that contains the time', () => {
  const at = Date.UTC(2026, 4, 12, 9, 41);
  const ids = Array.from({ length: 500 }, () => createId(at));
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(at);
  }
  expect(new Set(ids).size).toBe(500);
  expect(new Set(ids.map((id) => id[19]))).toEqual(new Set(['8', '9', 'a', 'b']));
});

test.each([undefined, {}])('[LOG-7] throws when the browser has no random numbers', (crypto) => {
  vi.stubGlobal('crypto', crypto);
  expect(() => createId(1)).toThrow(TypeError);
});
