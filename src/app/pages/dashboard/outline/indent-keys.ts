/** A text with a selection, as a text field has it. */
export interface Typed {
  text: string;
  start: number;
  end: number;
}

/** Replaces a part of the text, then selects. */
export interface Edit {
  from: number;
  to: number;
  words: string;
  start: number;
  end: number;
}

const FARTHER = '\t';
const NEARER = /^(?:\t|\u3000| {1,4})/;

const lineStart = (text: string, place: number): number => text.lastIndexOf('\n', place - 1) + 1;

/** Moves all lines of the selection one level in, or back. Undefined if nothing would change. */
export function indentLines({ text, start, end }: Typed, direction: 'in' | 'out'): Edit | undefined {
  const from = lineStart(text, start);
  // A selection that ends at the beginning of a line leaves that one alone.
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end;
  const next = text.indexOf('\n', last);
  const to = next < 0 ? text.length : next;
  const former = text.slice(from, to).split('\n');
  const lines = former.map((line) =>
    direction === 'out' ? line.replace(NEARER, '') : line === '' && former.length > 1 ? line : FARTHER + line,
  );
  const words = lines.join('\n');
  if (words === text.slice(from, to)) return undefined;
  const first = (lines[0]?.length ?? 0) - (former[0]?.length ?? 0);
  const all = words.length - (to - from);
  return { from, to, words, start: Math.max(from, start + first), end: Math.max(from, end + all) };
}

/** A new line begins where the one before it does. */
export function breakLine({ text, start, end }: Typed): Edit | undefined {
  const from = lineStart(text, start);
  const indent = /^[\t \u3000]*/.exec(text.slice(from, start))?.[0] ?? '';
  if (indent === '') return undefined;
  const words = `\n${indent}`;
  return { from: start, to: end, words, start: start + words.length, end: start + words.length };
}

/** Deleting before the first letter of a line moves it back. */
export function deleteIndent(typed: Typed): Edit | undefined {
  const { text, start, end } = typed;
  const before = text.slice(lineStart(text, start), start);
  return start === end && before !== '' && /^[\t\u3000]+$/.test(before) ? indentLines(typed, 'out') : undefined;
}

/** How far a line is indented by tabs. */
export const levelOf = (line: string): number => /^\t*/.exec(line)?.[0].length ?? 0;
