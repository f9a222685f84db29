import { expect, test } from 'vitest';
import { plainWords } from './plain-words.ts';

test('puts an empty line before headings and marks list items', () => {
  const blocks = [
    ['H3', 'Reef'],
    ['P', 'Bright'],
    ['LI', 'one'],
    ['LI', 'two'],
    ['H4', 'Depth'],
    ['P', 'Deep'],
  ] as const;
  expect(plainWords(blocks.map(([tagName, textContent]) => ({ tagName, textContent })))).toBe('Reef\nBright\n• one\n• two\n\nDepth\nDeep');
});
