import { expect, test } from 'vitest';
import { createFileKeys, type Grant } from './file-keys.ts';

const HOUR = 60 * 60_000;
const start = Date.UTC(2026, 4, 12, 7, 30);
const file = `pictures/${'a'.repeat(64)}.webp`;
const grant: Grant = { oid: 'deck', way: 'link', id: 'abc' };
const keysAt = (now: number, key = 'a key of the tests') => createFileKeys({ key, clock: { now: () => now } });
const keyOf = (address: string) => new URL(address, 'https://our.invalid').searchParams.get('key') ?? '';
const given = keyOf(keysAt(start).withKey(`/files/${file}`, grant));

test('a key says whom it was given to, on our origin and on that of a cache', () => {
  expect(keysAt(start).read(file, given)).toEqual(grant);
  expect(keysAt(start).withKey(`https://cache.example.org/files/${file}`, grant)).toBe(
    `https://cache.example.org/files/${file}?key=${given}`,
  );
});

test('a key stays the same for hours, works for at least six and at most twelve, and then no more', () => {
  expect(keyOf(keysAt(start + 4 * HOUR).withKey(`/files/${file}`, grant))).toBe(given);
  expect(keysAt(start + 6 * HOUR).read(file, given)).toEqual(grant);
  expect(keysAt(start + 12 * HOUR).read(file, given)).toBeUndefined();
});

test('a key is for one file and one grant, and signed by us', () => {
  const [payload = '', signature = ''] = given.split('.');
  const forged = Buffer.from(JSON.stringify(['other', 'link', 'abc', start + HOUR])).toString('base64url');
  expect(keysAt(start).read(file.replace('a', 'b'), given)).toBeUndefined();
  expect(keysAt(start, 'another key').read(file, given)).toBeUndefined();
  for (const wrong of [`${forged}.${signature}`, `${payload}.`, `.${signature}`, payload, `${given}A`, '', undefined, null, 7, [given]])
    expect(keysAt(start).read(file, wrong)).toBeUndefined();
});

test('addresses that are no files stay as they are', () => {
  expect(keysAt(start).withKey(null, grant)).toBeNull();
  expect(keysAt(start).withKey('data:font/woff2;base64,AAAA', grant)).toBe('data:font/woff2;base64,AAAA');
});
