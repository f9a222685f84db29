import { expect } from 'vitest';
import { parsePresentation } from '../../../presentation/parse.ts';
import { isRecord } from '../../../presentation/reading/reader.ts';
import type { Paragraph, Run } from '../../../presentation/texts.ts';
import { writePresentation } from '../../../presentation/write.ts';
import { applyAll } from '../../apply.ts';
import { type Draft, openDraft } from '../../draft/draft.ts';
import { isSame } from '../text-change.ts';
import type { Edit, TextRange } from './places.ts';

/**
 * Texts as tests write them: a line for each paragraph, `- ` or `1. ` before list items, two spaces for each level, `^` before centred
 * ones; *bold*, _italic_, <a link>, {another one}; `|` where the selection begins and ends, `/` for a line break in a paragraph.
 */
export function read(text: string): { paragraphs: Paragraph[]; range: TextRange } {
  const places: number[] = [];
  let at = 0;
  const paragraphs = text.split('\n').map((line, index): Paragraph => {
    at += 1;
    const [prefix = '', spaces = '', list = '', center = ''] = /^( *)(- |1\. )?(\^)?/.exec(line) ?? [];
    const runs: Run[] = [];
    let format: Omit<Run, 'text'> = {};
    for (const mark of line.slice(prefix.length).split(/([*_<>{}|])/)) {
      if (mark === '|') places.push(at);
      else if (mark in marks) format = toggled(format, marks[mark] ?? {}, mark);
      else if (mark !== '') {
        runs.push({ text: mark.replaceAll('/', '\n'), ...format });
        at += mark.length;
      }
    }
    // Marks around nothing are the formatting of letters to come.
    const empty = line
      .slice(prefix.length)
      .split('')
      .reduce((all, mark) => ({ ...all, ...marks[mark] }), {});
    return {
      id: String(index + 1),
      runs: runs.length > 0 ? runs : [{ text: '', ...empty }],
      align: center ? 'center' : 'start',
      level: spaces.length / 2,
      ...(list && { listType: list === '- ' ? 'BULLET' : 'NUMBER' }),
    };
  });
  const [from = at, to = from] = places;
  return { paragraphs, range: { from, to } };
}

const one = { kind: 'address', href: 'https://one.example/' } as const;
const other = { kind: 'address', href: 'https://other.example/' } as const;
export const links = { one, other };
const marks: Record<string, Omit<Run, 'text'>> = {
  '<': { link: one },
  '>': { link: one },
  '{': { link: other },
  '}': { link: other },
  '*': { weight: 700 },
  _: { isItalic: true },
};

function toggled(format: Omit<Run, 'text'>, change: Omit<Run, 'text'>, mark: string): Omit<Run, 'text'> {
  const [name = ''] = Object.keys(change);
  const isOn = '>}'.includes(mark) || ('*_'.includes(mark) && name in format);
  if (!isOn) return { ...format, ...change };
  return Object.fromEntries(Object.entries(format).filter(([field]) => field !== name));
}

/** The other way round. The selection comes before other marks at the same place, but after those of the paragraph. */
export function show(paragraphs: readonly Paragraph[], { from, to }: TextRange): string {
  let at = 0;
  const place = () => (at === from || at === to ? '|' : '');
  const lines = paragraphs.map(({ runs, align, level, listType }) => {
    at += 1;
    const prefix = '  '.repeat(level) + (listType === 'BULLET' ? '- ' : listType ? '1. ' : '') + (align === 'center' ? '^' : '');
    let line = prefix + place();
    let open: string[] = [];
    for (const run of [...runs, { text: '' }]) {
      const next = Object.entries(marks).flatMap(([mark, format]) => ('>}'.includes(mark) || !has(run, format) ? [] : mark));
      const closed = open
        .filter((mark) => !next.includes(mark))
        .map((mark) => closing[mark] ?? mark)
        .toReversed();
      line += closed.join('') + next.filter((mark) => !open.includes(mark)).join('');
      open = next;
      for (const letter of run.text.split('')) {
        at += 1;
        line += (letter === '\n' ? '/' : letter) + place();
      }
    }
    return line;
  });
  return lines.join('\n');
}

const closing: Record<string, string> = { '<': '>', '{': '}' };
const has = (run: object, format: object) => Object.entries(format).every(([name, value]) => isSame(Reflect.get(run, name), value));

/** Numbers after all that a text has. */
export function newIds(): () => string {
  let count = 100;
  return () => String(++count);
}

/** What a text written that way becomes. */
export function edited(text: string, edit: (paragraphs: readonly Paragraph[], range: TextRange) => Edit): string {
  const { paragraphs, range } = read(text);
  const draft = draftOf(paragraphs);
  const made = edit(textIn(draft), range);
  const before = bytesOf(draft);
  carryOut(draft, made)();
  carryOut(draft, made);
  expect(made.change.length > 0).toBe(bytesOf(draft) !== before);
  return show(textIn(draft), made.selection);
}

/** A document with one text. */
export const draftOf = (paragraphs: readonly unknown[]): Draft =>
  openDraft(parsePresentation({ root: { children: [{ kind: 'text', id: 't', paragraphs }] } }).presentation);

export function textIn({ entries }: Draft): readonly Paragraph[] {
  const object = entries.get('t')?.object;
  return object?.kind === 'text' ? object.paragraphs : [];
}

/** Applies an edit, and checks the document. The function returned takes it back. */
export function carryOut(draft: Draft, { change, selection: { from, to } }: Edit): () => void {
  const before = bytesOf(draft);
  const undo = applied(draft, change);
  const { presentation, problems } = parsePresentation(writePresentation(draft.presentation));
  expect(problems).toEqual([]);
  expect(bytesOf(openDraft(presentation))).toBe(bytesOf(draft));
  const units = textIn(draft)
    .map(({ runs }) => `\u2029${runs.map(({ text }) => text).join('')}`)
    .join('');
  for (const place of [from, to]) {
    expect(place >= 1 && place <= units.length).toBe(true);
    expect(units.slice(0, place).isWellFormed()).toBe(true);
  }
  expect(from <= to).toBe(true);
  return () => {
    for (const inverse of undo) applied(draft, inverse);
    expect(bytesOf(draft)).toBe(before);
  };
}

/** Applies a change, and returns those that take it back. */
function applied(draft: Draft, change: Edit['change']): Edit['change'][] {
  const outcome = applyAll(draft, [{ kind: 'text', id: 't', change }]);
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.inverse.flatMap((operation) => (operation.kind === 'text' ? [operation.change] : []));
}

/** With fields in alphabetical order, which says nothing. */
const bytesOf = (draft: Draft): string =>
  JSON.stringify(writePresentation(draft.presentation), (_name, value: unknown) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))) : value,
  );
