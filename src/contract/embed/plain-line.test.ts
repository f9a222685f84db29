import { describe, expect, test } from 'vitest';
import { plainLine, shortened } from './plain-line.ts';

describe('text for other sites', () => {
  test('is one line, without control characters and direction marks', () => {
    expect(plainLine('  Two\n lines\u0007 \u202eturned\u202c \u2067and\u2069 \ud83d\ude00 ')).toBe('Two lines turned and 😀');
    expect(plainLine('half \ud83d a pair')).toBe('half \ufffd a pair');
    expect(plainLine('שלום\u200f!')).toBe('שלום\u200f!');
  });

  test('is shortened between two words, or anywhere in a script without spaces, but never inside a character', () => {
    expect(shortened('short enough', 12)).toBe('short enough');
    expect(shortened('one two three four', 12)).toBe('one two…');
    expect(shortened('灯台の光'.repeat(5), 10)).toBe('灯台の光灯台の光灯…');
    expect(shortened('😀'.repeat(30), 20)).toBe(`${'😀'.repeat(19)}…`);
  });
});
