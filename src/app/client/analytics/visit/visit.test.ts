// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createVisit, forgetVisit } from './visit.ts';

let written: string[];
let kept: Map<string, string>;
let hostname: string;
beforeEach(() => {
  written = [];
  kept = new Map();
  hostname = 'talks.example.org';
  vi.stubGlobal('location', {
    get hostname() {
      return hostname;
    },
  });
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => [...kept].map((pair) => pair.join('=')).join('; '),
    set(line: string) {
      written.push(line);
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      if (line.includes('max-age=0;')) kept.delete(name);
      else kept.set(name, value);
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'cookie');
});

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

test('[LOG-6] the session’s cookie lasts 30 minutes from the last event: secure, same-site none, of the domain', () => {
  const visit = createVisit(() => true);
  const { session_id } = visit('a page');
  const line = new RegExp(`^lectern_session=${uuid}; path=/; max-age=1800; secure; samesite=none; domain=talks\\.example\\.org$`);
  expect(written.filter((each) => line.test(each))).toHaveLength(1);
  expect(visit('a page').session_id).toBe(session_id);
  expect(written.filter((each) => line.test(each))).toHaveLength(2);
  kept.delete('lectern_session');
  expect(visit('a page').session_id).not.toBe(session_id);
});

test('[LOG-6] the visitor’s lasts 13 months from the first event, and is not renewed', () => {
  const { visitor_id } = createVisit(() => true)('a page');
  expect(createVisit(() => true)('a page').visitor_id).toBe(visitor_id);
  expect(written.filter((line) => line.startsWith('lectern_visitor='))).toEqual([
    `lectern_visitor=${visitor_id}; path=/; max-age=34128000; secure; samesite=none; domain=talks.example.org`,
  ]);
});

test.each(['localhost', '127.0.0.1', '[::1]', 'intranet'])('[LOG-6] %s has no domain to name', (name) => {
  hostname = name;
  createVisit(() => true)('a page');
  expect(written).not.toHaveLength(0);
  for (const line of written) expect(line).toMatch(/samesite=none$/);
});

test('[LOG-6] where cookies are not allowed none is set, and ids stay empty', () => {
  expect(createVisit(() => false)('a page')).toEqual({ session_id: '', visitor_id: '' });
  expect(written).toEqual([]);
});

test('[LOG-6] a browser that keeps no cookies gives no ids', () => {
  const visit = createVisit(() => true);
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => {} });
  expect(visit('a page')).toEqual({ session_id: '', visitor_id: '' });
});

test('allowed half-way, the visitor is known from the next page on; the session begins', () => {
  let isAllowed = false;
  const visit = createVisit(() => isAllowed);
  visit('a page');
  isAllowed = true;
  expect(visit('a page')).toEqual({ session_id: expect.stringMatching(uuid), visitor_id: '' });
  expect(visit('the next').visitor_id).toMatch(new RegExp(uuid));
});

test('withdrawn, the visitor is forgotten at once, and not remembered when it is allowed again', () => {
  let isAllowed = true;
  const visit = createVisit(() => isAllowed);
  const { visitor_id } = visit('a page');
  isAllowed = false;
  forgetVisit();
  expect(visit('a page')).toEqual({ session_id: '', visitor_id: '' });
  isAllowed = true;
  expect(visit('a page').visitor_id).toBe('');
  expect(visit('the next').visitor_id).toMatch(new RegExp(uuid));
  expect(visit('the next').visitor_id).not.toBe(visitor_id);
});

test('forgotten, nothing is left', () => {
  createVisit(() => true)('a page');
  forgetVisit();
  expect(kept.size).toBe(0);
});

test('[LOG-7] without random numbers, making a session throws', () => {
  vi.stubGlobal('crypto', undefined);
  expect(() => createVisit(() => true)('a page')).toThrow(TypeError);
  expect(written).toEqual([]);
});
