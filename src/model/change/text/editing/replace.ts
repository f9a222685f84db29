import { ChangeWriter, EMPTY, type Formatting, isSame } from '../text-change.ts';
import { formatted } from '../text-units.ts';
import { linkAround } from './link-at.ts';
import { type Block, blockAt, type Edit, isCaret, type LetterFormat, type TextRange, within } from './places.ts';

/** What to write, each line but the first in a paragraph of its own. */
export interface Writing {
  readonly lines: readonly string[];
  /** Chosen while nothing was selected. */
  readonly pending?: LetterFormat | undefined;
  readonly newId?: (() => string) | undefined;
}

/** Removes what is in a range, and writes in its place. */
export function replace(blocks: readonly Block[], range: TextRange, { lines, pending, newId }: Writing): Edit {
  const { from, to } = within(blocks, range);
  const [first, last] = [blockAt(blocks, from), blockAt(blocks, to)];
  const letters = formatted(inheritedAt(blocks, { from, to }), pending);
  const empty = withoutLink(letters);
  const paragraphs = from === first.from && lines[0] === '' ? withoutLetters(first, last, to, lines.length > 1 ? empty : undefined) : {};
  const change = new ChangeWriter();
  change.add({ keep: first.from - 1 });
  change.add({ keep: 1, ...(hasAny(paragraphs) && { paragraphs }) });
  change.add({ keep: from - first.from });
  // Numbering goes on instead of starting again.
  const { start: _, ...format } = first.format;
  lines.forEach((line, index) => {
    const isEmpty = line === '' && (index < lines.length - 1 || to === last.to);
    if (index > 0 && newId) change.add({ begin: newId(), paragraphs: { ...format, ...(isEmpty && { [EMPTY]: empty }) } });
    change.add({ insert: line, ...(hasAny(letters) && { letters }) });
  });
  change.add({ remove: to - from });
  const caret = lines.reduce((at, line) => at + line.length, from + lines.length - 1);
  return { change: change.finish(), selection: { from: caret, to: caret } };
}

/**
 * What is set where a paragraph keeps none of its letters up to the end of the range; `empty` if another one begins there. If it is joined
 * with a paragraph of which more is left, or had no letters before, it becomes what that one is.
 */
function withoutLetters(first: Block, last: Block, to: number, empty: Formatting | undefined): Formatting {
  if (empty) return isCaret(first) ? {} : { [EMPTY]: empty };
  const isLeft = to < last.to;
  if (first !== last && (isCaret(first) || isLeft))
    return { ...difference(first.format, last.format), ...(!isLeft && { [EMPTY]: withoutLink(last.first) }) };
  return !isLeft && 'link' in first.first ? { [EMPTY]: withoutLink(first.first) } : {};
}

/** The formatting of what is typed: that of the first letter it replaces, of the letter before, or of the letter after. */
export function inheritedAt(blocks: readonly Block[], { from, to }: TextRange): Formatting {
  const block = blockAt(blocks, from);
  const place = from < to && from < block.to ? from : Math.max(from - 1, block.from);
  const format = block.letters.find((slice) => slice.from <= place && place < slice.to)?.format ?? block.first;
  const link = linkAround(block, place);
  // What is typed at the edge of a link is not part of it, and neither is what replaces all of it.
  const isWithin = link && (from === to ? link.from < from && to < link.to : to - from < link.to - link.from && to <= link.to);
  return isWithin ? format : withoutLink(format);
}

function withoutLink(format: Formatting): Formatting {
  const { link: _, ...rest } = format;
  return rest;
}

const hasAny = (format: Formatting): boolean => Object.keys(format).length > 0;

/** What makes one formatting the other. */
const difference = (one: Formatting, other: Formatting): Formatting =>
  Object.fromEntries(
    Object.keys({ ...one, ...other }).flatMap((name) => (isSame(one[name], other[name]) ? [] : [[name, other[name] ?? null]])),
  );
