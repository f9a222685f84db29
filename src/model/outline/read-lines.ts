import { plainWords } from './inline.ts';
import { type MarkedLine, markReader } from './line-marks.ts';

/** A line with words. */
export interface OutlineLine {
  /** Of a Markdown heading, from 1; 0 for any other line. */
  readonly heading: number;
  /** How far it is indented, in spaces. */
  readonly column: number;
  readonly style: string;
  readonly isNumbered: boolean;
  readonly words: string;
  readonly kind: 'words' | 'code';
  /** An empty line was before it. */
  readonly isApart: boolean;
}

const TAB = 4;
const HEADING = /^(#{1,6})[ \t]+(.*)$/;
const FENCE = /^(`{3,}|~{3,})/;
const RULE = /^(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}|={3,})$/;
const TABLE_RULE = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+\|?$/;

/** The lines with words, without what Markdown does not show. */
export function readLines(text: string): OutlineLine[] {
  const raw = withoutFrontMatter(cleaned(text).split('\n'));
  const read = markReader(raw.map((line) => line.trim()));
  // In an outline without headings, a line of dashes separates.
  const underline = raw.some((line) => HEADING.test(line) || /^={3,}\s*$/.test(line)) ? /^(?:=+|-{3,})$/ : /^={3,}$/;
  const lines: OutlineLine[] = [];
  let fence: { mark: string; column: number } | undefined;
  let isApart = true;
  for (const line of raw) {
    const words = line.trim();
    const mark = FENCE.exec(words)?.[1];
    const former = lines.at(-1);
    if (mark && (!fence || (words === mark && mark.startsWith(fence.mark)))) fence = fence ? undefined : { mark, column: columnOf(line) };
    else if (fence) {
      const { column } = fence;
      if (words !== '') lines.push({ heading: 0, column, style: 'code', isNumbered: false, words: line.trimEnd(), kind: 'code', isApart });
    } else if (former?.heading === 0 && former.style === '' && !isApart && underline.test(words))
      lines[lines.length - 1] = { ...former, heading: words.startsWith('=') ? 1 : 2 };
    else if (words === '' || RULE.test(words) || TABLE_RULE.test(words)) isApart = true;
    else {
      const shown = shownOf(words, read);
      // A picture without a description says nothing here.
      if (plainWords(shown.words) === '') continue;
      lines.push({ ...shown, column: shown.heading > 0 ? 0 : columnOf(line), kind: 'words', isApart });
      isApart = false;
    }
  }
  return lines;
}

function shownOf(words: string, read: (line: string) => MarkedLine): MarkedLine & { heading: number } {
  const [, marks, title = ''] = HEADING.exec(words) ?? [];
  if (marks) return { heading: marks.length, style: '', isNumbered: false, words: title.replace(/[ \t]+#+$/, '').trim() };
  const row = cellsOf(words);
  if (row !== undefined) return { heading: 0, style: '|', isNumbered: false, words: row };
  return { heading: 0, ...read(words.replace(/^(?:>[ \t]?)+/, '').trim()) };
}

/** Lone surrogates and control characters cannot be stored. */
const cleaned = (text: string): string =>
  withoutComments(text)
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex -- some of them end a line
    .replaceAll(/\r\n?|[\u0085\u2028\u2029\u000b\u000c]/g, '\n')
    // oxlint-disable-next-line no-control-regex -- control characters are what this looks for
    .replaceAll(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/g, '');

/** Comments that nobody closes are words. */
function withoutComments(text: string): string {
  let kept = '';
  for (let end = 0; ;) {
    const start = text.indexOf('<!--', end);
    const close = start < 0 ? -1 : text.indexOf('-->', start);
    if (close < 0) return kept + text.slice(end);
    kept += text.slice(end, start);
    end = close + 3;
  }
}

/** An ideographic space is as wide as two. */
function columnOf(line: string): number {
  let column = 0;
  for (const char of line) {
    if (char === '\t') column += TAB - (column % TAB);
    else if (char === '\u3000') column += 2;
    else if (/\s/.test(char)) column += 1;
    else break;
  }
  return column;
}

/** A row of a table as one line. */
const cellsOf = (words: string): string | undefined =>
  words.startsWith('|') && words.endsWith('|') && words.length > 2
    ? words
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
        .filter(Boolean)
        .join(' · ')
    : undefined;

/** The settings above a Markdown deck, of which only the title is kept. */
function withoutFrontMatter(lines: string[]): string[] {
  if (lines[0]?.trim() !== '---') return lines;
  const end = lines.findIndex((line, index) => index > 0 && /^(?:---|\.\.\.)\s*$/.test(line));
  const settings = lines.slice(1, end);
  if (end < 2 || end > 60 || !settings.some((line) => /^\w[\w-]*:/.test(line))) return lines;
  const title = settings.map((line) => /^title:\s*(.+)$/.exec(line)?.[1]).find(Boolean);
  const rest = lines.slice(end + 1);
  return title ? [`# ${title.replaceAll(/^["']|["']$/g, '')}`, ...rest] : rest;
}
