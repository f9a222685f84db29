import { describe, expect, test } from 'vitest';
import type { FastifyReply } from 'fastify';
import { createBuyers } from './buyer.ts';

type Set = [name: string, value: string, options: Record<string, unknown>];

function issueWith(key: string, isHttps = false): Set {
  const set: Set[] = [];
  const reply = { setCookie: (...given: Set) => void set.push(given) } as unknown as FastifyReply;
  createBuyers({ key, isHttps }).issue(reply);
  return set[0] ?? ['', '', {}];
}

const read = (value: string | undefined, given?: string | null) =>
  createBuyers({ key: 'ours', isHttps: false }).read({ session: null, cookies: value === undefined ? {} : { 'putma-id': value } }, given)
    .visitorId;

describe('a visitor', () => {
  const [name, value, options] = issueWith('ours');
  const [visitorId = '', signature = ''] = value.split('.');

  test('[PDF-3] is recognized by the issued cookie, alone or with the same value in the request', () => {
    expect(name).toBe('putma-id');
    expect([read(value), read(value, null), read(value, value)]).toEqual([visitorId, visitorId, visitorId]);
  });

  test('[PDF-3] the cookie is readable by scripts of this site, lasts two years, and is secure on https', () => {
    expect(options).toEqual({ path: '/', sameSite: 'lax', secure: false, maxAge: 63_072_000 });
    expect(issueWith('ours', true)[2]['secure']).toBe(true);
  });

  test.each([
    ['another visitor with this signature', `${crypto.randomUUID()}.${signature}`],
    ['a signature with another key', issueWith('theirs')[1]],
    ['no signature', visitorId],
    ['an empty signature', `${visitorId}.`],
    ['a signature cut short', value.slice(0, -1)],
    ['more after it', `${value}x`],
    ['a list', `${value},${value}`],
    ['nothing', ''],
    ['a zero byte', `${visitorId}\0.${signature}`],
  ])('[PDF-3] is not recognized by a forged cookie: %s', (_what, forged) => {
    expect(read(forged)).toBeNull();
    expect(read(forged, forged)).toBeNull();
  });

  test('[PDF-3] is not recognized if the request names another id than the cookie', () => {
    expect(read(value, issueWith('ours')[1])).toBeNull();
    expect(read(value, '')).toBeNull();
    expect(read(undefined, value)).toBeNull();
  });
});
