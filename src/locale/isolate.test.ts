import { expect, test } from 'vitest';
import { isolate } from './isolate.ts';

test('leaves names alone that run in the same direction as the sentence', () => {
  for (const name of ['Wren Adeyemi', '山田太郎', 'Ольга', '🐙', '']) expect(isolate(name)).toBe(name);
});

test('isolates names that run the other way', () => {
  expect(isolate('محمد')).toBe('\u2068محمد\u2069');
  expect(isolate('Dr. שרה')).toBe('\u2068Dr. שרה\u2069');
});
