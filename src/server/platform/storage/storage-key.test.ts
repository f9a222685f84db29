import { expect, test } from 'vitest';
import { InvalidStorageKey } from './problems.ts';
import { checkStorageKey, checkStoragePrefix } from './storage-key.ts';

test.each(['a', '0', 'p/xy12_-.z/preview.webp', 'a/'.repeat(255) + 'a'])('%s is a key', (key) => {
  expect(() => checkStorageKey(key)).not.toThrow();
});

test.each([
  '',
  '/',
  '/a',
  'a/',
  'a//b',
  '.',
  '..',
  'a/../b',
  'a..b',
  '.hidden',
  'a/.b',
  'A',
  'a b',
  'a\\b',
  'a\0',
  'é',
  'a+b',
  'a\n',
  'a%2fb',
  '~',
  'a'.repeat(201),
  'a/'.repeat(256) + 'a',
])('%j is not a key', (key) => {
  expect(() => checkStorageKey(key)).toThrow(InvalidStorageKey);
});

test.each(['', 'a', 'a/', 'a/b.', 'a/b.c'])('%j is a prefix', (prefix) => {
  expect(() => checkStoragePrefix(prefix)).not.toThrow();
});

test.each(['/', '/a', '..', 'a/..', 'a//', '.', 'a/.', 'A', 'a\n', 'a'.repeat(513)])('%j is not a prefix', (prefix) => {
  expect(() => checkStoragePrefix(prefix)).toThrow(InvalidStorageKey);
});
