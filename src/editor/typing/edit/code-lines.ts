import type { Edit, TextRange } from '#model/change/text/editing/places.ts';
import { ChangeWriter } from '#model/change/text/text-change.ts';
import { placeAfter } from '../../core/selection/follow.ts';

const STEP = '  ';

/** What a new line of code begins with: as much space as the one before. */
export function lineBreakAt(units: string, place: number): string {
  const line = units.slice(lineStart(units, place), place);
  return `\n${/^[ \t]*/.exec(line)?.[0] ?? ''}`;
}

/** Moves the lines of code that are selected by a step, in or out. */
export function shiftLines(units: string, range: TextRange, isBack: boolean): Edit {
  const change = new ChangeWriter();
  let at = 0;
  for (const start of lineStarts(units, range)) {
    const space = isBack ? (/^(?:\t| {1,2})/.exec(units.slice(start, start + 2))?.[0].length ?? 0) : 0;
    change.add({ keep: start - at });
    change.add(isBack ? { remove: space } : { insert: STEP });
    at = start + space;
  }
  const parts = change.finish();
  return { change: parts, selection: { from: placeAfter(range.from, parts, false), to: placeAfter(range.to, parts, false) } };
}

/** Of the lines a range is in; of the last one, more than its beginning. */
function lineStarts(units: string, { from, to }: TextRange): number[] {
  const starts = [lineStart(units, from)];
  for (let at = from; at < to - 1; at++) if (units[at] === '\n') starts.push(at + 1);
  return starts;
}

const lineStart = (units: string, place: number): number => Math.max(1, units.lastIndexOf('\n', place - 1) + 1);
