import { expect, test } from 'vitest';
import { breakLine, deleteIndent, type Edit, indentLines, levelOf, type Typed } from './indent-keys.ts';

/** `|` is the caret; two of them are a selection. */
const typed = (marked: string): Typed => {
  const [before = '', within, after] = marked.split('|');
  const text = marked.replaceAll('|', '');
  return { text, start: before.length, end: after === undefined ? before.length : before.length + (within?.length ?? 0) };
};
const after = (marked: string, change: (given: Typed) => Edit | undefined): string | undefined => {
  const given = typed(marked);
  const edit = change(given);
  if (!edit) return undefined;
  const text = given.text.slice(0, edit.from) + edit.words + given.text.slice(edit.to);
  const caret = [text.slice(0, edit.start), text.slice(edit.start, edit.end), text.slice(edit.end)];
  return edit.start === edit.end ? `${caret[0]}|${caret[2]}` : caret.join('|');
};

test('Tab moves a line in, wherever the caret is, and keeps the caret at its letter', () => {
  expect(after('One\nTw|o\nThree', (given) => indentLines(given, 'in'))).toBe('One\n\tTw|o\nThree');
  expect(after('|', (given) => indentLines(given, 'in'))).toBe('\t|');
});

test('Shift and Tab moves a line back by a tab or by spaces, and stops at the edge', () => {
  expect(after('\t\tTw|o', (given) => indentLines(given, 'out'))).toBe('\tTw|o');
  expect(after('    Tw|o', (given) => indentLines(given, 'out'))).toBe('Tw|o');
  expect(after('A\n|\tB', (given) => indentLines(given, 'out'))).toBe('A\n|B');
  expect(after('Tw|o', (given) => indentLines(given, 'out'))).toBeUndefined();
});

test('all lines of a selection move, but not one that is only touched, nor empty ones', () => {
  expect(after('A\n|B\n\nC\n|D', (given) => indentLines(given, 'in'))).toBe('A\n\t|B\n\n\tC\n|D'.replace('\t|', '\t|'));
  expect(after('|\tA\n\tB|', (given) => indentLines(given, 'out'))).toBe('|A\nB|');
});

test('Enter keeps the indentation; without one it is left to the browser', () => {
  expect(after('\t\tTwo|', breakLine)).toBe('\t\tTwo\n\t\t|');
  expect(after('One|', breakLine)).toBeUndefined();
});

test('Backspace before the first letter moves a line back, elsewhere it is left to the browser', () => {
  expect(after('A\n\t\t|Two', deleteIndent)).toBe('A\n\t|Two');
  for (const marked of ['A\n\tT|wo', 'A\n|Two', 'A\n\t|Two|']) expect(after(marked, deleteIndent)).toBeUndefined();
});

test('a level is a tab', () => {
  expect([levelOf('A'), levelOf('\t\tA'), levelOf('  A')]).toEqual([0, 2, 0]);
});
