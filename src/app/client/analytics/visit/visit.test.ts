// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createVisit, forgetVisit } from './visit.ts';

let written: string[];
let kept: Map<string, string>;
const domain = 'talks.example.org';
beforeEach(() => {
  written = [];
  kept = new Map();
  vi.stubGlobal('location', { hostname: 'decks.talks.example.org' });
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

test('[LOG-6] the session cookie lasts 30 minutes from the last event: secure, SameSite=None, for the domain', () => {
  const visit = createVisit(() => true, domain);
  const { session_id } = visit('a page');
  const line = new RegExp(`^lectern_session=${uuid}; path=/; max-age=1800; secure; samesite=none; domain=talks\\.example\\.org$`);
  expect(written.filter((each) => line.test(each))).toHaveLength(1);
  expect(visit('a page').session_id).toBe(session_id);
  expect(written.filter((each) => line.test(each))).toHaveLength(2);
  kept.delete('lectern_session');
  expect(visit('a page').session_id).not.toBe(session_id);
});

test('[LOG-6] the visitor cookie lasts 13 months from the first event and is not renewed', () => {
  const { visitor_id } = createVisit(() => true, domain)('a page');
  expect(createVisit(() => true, domain)('a page').visitor_id).toBe(visitor_id);
  expect(written.filter((line) => line.startsWith('lectern_visitor='))).toEqual([
    `lectern_visitor=${visitor_id}; path=/; max-age=34128000; secure; samesite=none; domain=talks.example.org`,
  ]);
});

test('[LOG-6] sets no cookie domain where the host cannot be one', () => {
  createVisit(() => true, '')('a page');
  expect(written).not.toHaveLength(0);
  for (const line of written) expect(line).toMatch(/samesite=none$/);
});

test('[LOG-6] where cookies are not allowed, sets none and leaves the ids empty', () => {
  expect(createVisit(() => false, domain)('a page')).toEqual({ session_id: '', visitor_id: '' });
  expect(written).toEqual([]);
});

test('[LOG-6] leaves the ids empty when the browser keeps no cookies', () => {
  const visit = createVisit(() => true, domain);
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => {} });
  expect(visit('a page')).toEqual({ session_id: '', visitor_id: '' });
});

test('when cookies are allowed midway, the session starts, and the visitor id follows with the next page', () => {
  let isAllowed = false;
  const visit = createVisit(() => isAllowed, domain);
  visit('a page');
  isAllowed = true;
  expect(visit('a page')).toEqual({ session_id: expect.stringMatching(uuid), visitor_id: '' });
  expect(visit('the next').visitor_id).toMatch(new RegExp(uuid));
});

test('withdrawing consent drops the visitor id immediately, and allowing again does not bring it back', () => {
  let isAllowed = true;
  const visit = createVisit(() => isAllowed, domain);
  const { visitor_id } = visit('a page');
  isAllowed = false;
  forgetVisit(domain);
  expect(visit('a page')).toEqual({ session_id: '', visitor_id: '' });
  isAllowed = true;
  expect(visit('a page').visitor_id).toBe('');
  expect(visit('the next').visitor_id).toMatch(new RegExp(uuid));
  expect(visit('the next').visitor_id).not.toBe(visitor_id);
});

test('forgetting the visit leaves no cookie', () => {
  createVisit(() => true, domain)('a page');
  forgetVisit(domain);
  expect(kept.size).toBe(0);
});

test('[LOG-7] throws without random numbers when a session is needed', () => {
  vi.stubGlobal('crypto', undefined);
  expect(() => createVisit(() => true, domain)('a page')).toThrow(TypeError);
  expect(written).toEqual([]);
});
