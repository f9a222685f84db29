import type { Point } from '../../geometry/matrix.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import { segmentsOf } from '../writing/graphemes.ts';
import type { CaretLetter, CaretLine, CaretMap } from './caret-map.ts';

/** A place between letters. Where a line is wrapped, or the direction turns, one offset is at two places. */
export interface CaretPlace {
  offset: number;
  /** To the letter before it, or after it. By default to the one before, but not across the end of a wrapped line. */
  clings?: 'before' | 'after' | undefined;
}

export interface CaretBox {
  x: number;
  top: number;
  bottom: number;
}

export type CaretMove =
  | 'left'
  | 'right'
  | 'word-left'
  | 'word-right'
  | 'up'
  | 'down'
  | 'line-start'
  | 'line-end'
  | 'paragraph-start'
  | 'paragraph-end'
  | 'start'
  | 'end';

export function caretAt(map: CaretMap, place: CaretPlace): CaretBox {
  const line = lineOf(map, place);
  return line ? { x: xOf(line, place), top: line.top, bottom: line.bottom } : { x: 0, top: 0, bottom: 0 };
}

/** The place nearest to a point, in the nearest column. */
export function positionAt(map: CaretMap, { x, y }: Point): CaretPlace {
  const line = map.lines.reduce<CaretLine | undefined>((best, next) => (!best || isNearer(next, best, x, y) ? next : best), undefined);
  return line ? nearest(line, x) : at(1);
}

/** What a selection covers, line by line; an empty line shows a sliver of it. */
export function selectionBoxes(map: CaretMap, from: number, to: number): Rectangle[] {
  return map.lines.flatMap((line) => {
    const { top, bottom } = line;
    const boxes: Rectangle[] = [];
    for (const { left, right, ...letter } of line.letters.toSorted((one, other) => one.left - other.left)) {
      if (letter.from < from || letter.to > to || right <= left) continue;
      const last = boxes.at(-1);
      if (last && Math.abs(last.right - left) < 1e-6) last.right = right;
      else boxes.push({ left, right, top, bottom });
    }
    const isEmpty = line.letters.length === 0 && from <= line.from && to > line.from;
    return isEmpty ? [{ left: line.start, right: line.start + (bottom - top) / 4, top, bottom }] : boxes;
  });
}

/** How far a caret is from the edge of its column, which it keeps while it moves up and down. */
export function goalOf(map: CaretMap, place: CaretPlace): number {
  const line = lineOf(map, place);
  return line ? xOf(line, place) - line.left : 0;
}

/** `goal` is what to keep while moving up and down. */
export function moveCaret(map: CaretMap, place: CaretPlace, move: CaretMove, goal?: number): CaretPlace {
  const line = lineOf(map, place);
  const [first, last] = [map.lines[0], map.lines.at(-1)];
  if (!line || !first || !last) return place;
  const index = map.lines.indexOf(line);
  switch (move) {
    case 'left':
    case 'right':
      return stepSideways(map, line, place, move);
    case 'word-left':
    case 'word-right':
      return at(wordFrom(map, place.offset, (move === 'word-right') !== line.isRtl));
    case 'up':
    case 'down': {
      const next = map.lines[index + (move === 'up' ? -1 : 1)];
      return next ? nearest(next, next.left + (goal ?? xOf(line, place) - line.left)) : at(move === 'up' ? first.from : last.to);
    }
    case 'line-start':
      return at(line.from);
    case 'line-end':
      return atEnd(line);
    case 'paragraph-start':
      return at(map.lines.find(({ paragraph }) => paragraph === line.paragraph)?.from ?? line.from);
    case 'paragraph-end':
      return at(map.lines.findLast(({ paragraph }) => paragraph === line.paragraph)?.to ?? line.to);
    case 'start':
      return at(first.from);
    case 'end':
      return at(last.to);
  }
}

/** What a key removes: the letter, or with a modifier the word, before or after the caret; or the beginning of a paragraph. */
export function reachFrom(map: CaretMap, offset: number, isForward: boolean, isWord: boolean): number {
  return isWord ? wordFrom(map, offset, isForward) : stepFrom(map, offset, isForward);
}

const at = (offset: number): CaretPlace => ({ offset });

const atEnd = ({ to, isWrapped }: CaretLine): CaretPlace => (isWrapped ? { offset: to, clings: 'before' } : { offset: to });

function lineOf({ lines }: CaretMap, { offset, clings }: CaretPlace): CaretLine | undefined {
  const line = lines.findLast(({ from }) => from <= offset) ?? lines[0];
  const before = line && lines[lines.indexOf(line) - 1];
  return clings === 'before' && before?.isWrapped && before.to === offset ? before : line;
}

function xOf(line: CaretLine, { offset, clings }: CaretPlace): number {
  const { start } = line;
  const letters = line.touching(offset);
  const before = letters.find(({ to }) => to === offset);
  const after = letters.find(({ from }) => from === offset);
  if (before && (clings !== 'after' || !after)) return before.isRtl ? before.left : before.right;
  return after ? (after.isRtl ? after.right : after.left) : start;
}

const outside = (value: number, low: number, high: number) => Math.max(low - value, value - high, 0);

function isNearer(one: CaretLine, other: CaretLine, x: number, y: number): boolean {
  const across = outside(x, one.left, one.right) - outside(x, other.left, other.right);
  return across < 0 || (across === 0 && outside(y, one.top, one.bottom) < outside(y, other.top, other.bottom));
}

function nearest(line: CaretLine, x: number): CaretPlace {
  const offsets = [line.from, ...line.letters.map(({ to }) => to), line.to].filter((offset) => offset <= line.to);
  const away = (offset: number) => Math.abs(xOf(line, at(offset)) - x);
  const offset = offsets.reduce((best, next) => (away(next) < away(best) ? next : best), line.from);
  return offset === line.to ? atEnd(line) : at(offset);
}

/** To the next place on that side of the screen; beyond the end of a line, to the next line in reading order. */
function stepSideways(map: CaretMap, line: CaretLine, place: CaretPlace, side: 'left' | 'right'): CaretPlace {
  const isForward = (side === 'right') !== line.isRtl;
  if (line.letters.every(({ isRtl }) => isRtl === line.isRtl)) return at(stepFrom(map, place.offset, isForward));
  const x = xOf(line, place);
  const beyond = ({ left, right }: CaretLetter) => (side === 'right' ? left - x : x - right);
  const next = line.letters
    .filter((letter) => letter.right > letter.left && beyond(letter) > -1e-6)
    .toSorted((one, other) => beyond(one) - beyond(other))[0];
  if (!next) return at(stepFrom(map, isForward ? line.to : line.from, isForward));
  return next.isRtl === (side === 'right') ? { offset: next.from, clings: 'after' } : { offset: next.to, clings: 'before' };
}

/** The next place in reading order: over a letter, or into another paragraph. */
function stepFrom({ lines }: CaretMap, offset: number, isForward: boolean): number {
  const places = lines.flatMap(({ from, to, letters }) => [from, ...letters.map((letter) => letter.to), to]).toSorted((a, b) => a - b);
  return (isForward ? places.find((place) => place > offset) : places.findLast((place) => place < offset)) ?? offset;
}

/** Forward, to the end of a word; backward, to its start. */
function wordFrom(map: CaretMap, offset: number, isForward: boolean): number {
  const { text, lines } = map;
  const starts = [...segmentsOf(text, 'word')].map(({ index }) => index);
  const isWord = (index: number) =>
    /[\p{L}\p{N}]/u.test(
      text.slice(
        index,
        starts.find((start) => start > index),
      ),
    );
  const ends = starts.filter(isWord).map((start) => starts.find((next) => next > start) ?? text.length);
  const found = isForward ? ends.find((end) => end > offset) : starts.filter(isWord).findLast((start) => start < offset);
  return found ?? (isForward ? (lines.at(-1)?.to ?? offset) : (lines[0]?.from ?? offset));
}
