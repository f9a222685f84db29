import { expect, test } from 'vitest';
import { isolate } from './isolate.ts';

test('leaves names that run like the sentence as they are', () => {
  for (const name of ['Wren Adeyemi', '山田太郎', 'Ольга', '🐙', '']) expect(isolate(name)).toBe(name);
});

test('sets apart names that run the other way', () => {
  expect(isolate('محمد')).toBe('\u2068محمد\u2069');
  expect(isolate('Dr. שרה')).toBe('\u2068Dr. שרה\u2069');
});
