import { deleteFrom, deleteRange } from '#model/change/text/editing/delete-text.ts';
import { paragraphFormattingOf } from '#model/change/text/editing/format-paragraphs.ts';
import { indent } from '#model/change/text/editing/lists.ts';
import { isCaret } from '#model/change/text/editing/places.ts';
import { breakLine, breakParagraph, typeText } from '#model/change/text/editing/type-text.ts';
import { type CaretMove, type CaretPlace, goalOf, moveCaret, reachFrom } from '#model/text/caret/caret.ts';
import type { CaretMap } from '#model/text/caret/caret-map.ts';
import { endOf } from '../core/selection/text-of.ts';
import { leave, selectAll } from '../core/selection/selection.ts';
import { cellBeside } from './edit/cells.ts';
import { lineBreakAt, shiftLines } from './edit/code-lines.ts';
import type { Formats } from './edit/formats.ts';
import type { TypingCommand } from './input/keys.ts';
import type { Pen, TextInHand } from './pen.ts';

type Command<Kind extends TypingCommand['kind']> = Extract<TypingCommand, { kind: Kind }>;

/** Does what keys mean; false for what only the page can do. */
export function act(pen: Pen, formats: Formats, command: TypingCommand): boolean {
  const text = pen.text;
  if (!text) return false;
  const { desk } = pen;
  switch (command.kind) {
    case 'move':
      move(pen, text, command);
      return true;
    case 'delete':
      erase(pen, text, command);
      return true;
    case 'break':
      breakText(pen, text, command.isLine);
      return true;
    case 'tab':
      tab(pen, text, command.isBack ? -1 : 1);
      return true;
    case 'toggle':
      formats.toggle(command.name);
      return true;
    case 'list':
      formats.list(command.listType);
      return true;
    case 'all':
      desk.select(selectAll(desk.draft, text.selection));
      return true;
    case 'undo':
      desk.undo();
      return true;
    case 'redo':
      desk.redo();
      return true;
    case 'leave':
      desk.select(leave(desk.draft, text.selection));
      return true;
    case 'link':
    case 'toolbar':
      return false;
  }
}

function move(pen: Pen, text: TextInHand, { move, isExtending }: Command<'move'>): void {
  const map = pen.boxOf(text)?.map;
  if (!map) return;
  const { selection, range } = text;
  const { clings, goal: former } = pen.memory;
  const place: CaretPlace = { offset: selection.focus, clings };
  if (!isExtending && !isCaret(range) && (move === 'left' || move === 'right')) {
    const edge = edgeOf(map, place, move) === 'start' ? range.from : range.to;
    return pen.put({ anchor: edge, focus: edge });
  }
  const goal = move === 'up' || move === 'down' ? (former ?? goalOf(map, place)) : undefined;
  const next = moveCaret(map, place, move, goal);
  pen.put({ anchor: isExtending ? selection.anchor : next.offset, focus: next.offset }, { clings: next.clings, goal });
}

/** Which end of a selection is on that side. */
function edgeOf({ lines }: CaretMap, { offset }: CaretPlace, side: CaretMove): 'start' | 'end' {
  const isRtl = lines.findLast(({ from }) => from <= offset)?.isRtl ?? false;
  return (side === 'left') === isRtl ? 'end' : 'start';
}

export function erase(pen: Pen, text: TextInHand, { isForward, reach }: Command<'delete'>): void {
  const { paragraphs, range, selection } = text;
  if (!isCaret(range)) return void pen.write(text, deleteRange(paragraphs, range));
  const map = pen.boxOf(text)?.map;
  if (!map) return;
  const caret = selection.focus;
  const edge = reach === 'line' ? moveCaret(map, { offset: caret }, isForward ? 'line-end' : 'line-start').offset : caret;
  const to = edge === caret ? reachFrom(map, caret, isForward, reach === 'word') : edge;
  pen.write(text, deleteFrom(paragraphs, caret, to, isForward));
}

export function breakText(pen: Pen, text: TextInHand, isLine: boolean): void {
  const { paragraphs, range, units, isCode } = text;
  const { pending } = pen.memory;
  if (isCode) pen.write(text, typeText(paragraphs, range, lineBreakAt(units, range.from)));
  else if (isLine) pen.write(text, breakLine(paragraphs, range, pending));
  else pen.write(text, breakParagraph(paragraphs, range, pen.newId, pending));
}

/** To the next cell of a table; elsewhere further in, which in a paragraph outside of lists is a tab. */
function tab(pen: Pen, text: TextInHand, by: 1 | -1): void {
  const { object, selection, paragraphs, range, units, isCode } = text;
  if (object.kind === 'table') {
    const cell = selection.part === undefined ? undefined : cellBeside(object, selection.part, by);
    const end = cell && endOf(pen.desk.draft, { id: object.id, part: cell.id });
    if (cell && end !== undefined) pen.put({ anchor: end, focus: end, part: cell.id });
    return;
  }
  const isLong = units.slice(range.from, range.to).includes('\n');
  if (isCode && (isLong || by < 0)) return void pen.write(text, shiftLines(units, range, by < 0), 'change');
  if (isCode) return void pen.write(text, typeText(paragraphs, range, '  '));
  const isInList = paragraphFormattingOf(paragraphs, range).listType !== undefined;
  if (!isInList && by > 0) return void pen.write(text, typeText(paragraphs, range, '\t', { pending: pen.memory.pending }));
  const step = (pen.boxOf(text)?.style.size ?? 0) * 2;
  pen.write(text, indent(paragraphs, range, by, step), 'change');
}
