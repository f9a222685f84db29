import type { Operation, SetOperation, TextOperation } from '#model/change/operation.ts';
import { isSame, type TextChange, unitsBefore, unitsInserted } from '#model/change/text/text-change.ts';

/** The inverse of the later change, then that of the earlier one, in as few operations as possible. */
export function joined(later: readonly Operation[], earlier: readonly Operation[]): readonly Operation[] {
  if ([...later, ...earlier].every(isPlainSet)) {
    const names = namesIn(earlier as readonly SetOperation[]);
    const left = later.flatMap((operation) => notIn(operation as SetOperation, names));
    return left.length === 0 ? earlier : [...left, ...earlier];
  }
  const [[one, ...others], [other, ...rest]] = [later, earlier];
  const change =
    others.every(isGrowth) && one?.kind === 'text' && other?.kind === 'text' && isSameText(one, other)
      ? joinedText(one.change, other.change)
      : undefined;
  return one && change ? [{ ...one, change } as TextOperation, ...joined(others, rest)] : [...later, ...earlier];
}

/** Whether a change to a text goes on where the earlier one was, given what takes them back. */
export function continues(later: readonly Operation[], earlier: readonly Operation[]): boolean {
  const [[one, ...others], other] = [later, earlier[0]];
  if (!others.every(isGrowth) || one?.kind !== 'text' || other?.kind !== 'text' || !isSameText(one, other)) return false;
  const [next, last] = [reach(one.change), reach(other.change)];
  return next.start <= last.start + last.after && last.start <= next.start + next.before;
}

const isSameText = (one: TextOperation, other: TextOperation): boolean => one.id === other.id && one.part === other.part;

/** Where it takes a change back, how long that is in the text before the change, and in the one after it. */
function reach(inverse: TextChange): { start: number; before: number; after: number } {
  const [first] = inverse;
  const start = first && 'keep' in first && !first.letters && !first.paragraphs ? first.keep : 0;
  const parts = start > 0 ? inverse.slice(1) : inverse;
  return {
    start,
    before: parts.reduce((sum, part) => sum + unitsInserted(part) + ('keep' in part ? part.keep : 0), 0),
    after: parts.reduce((sum, part) => sum + unitsBefore(part), 0),
  };
}

/** Of two removals or two insertions side by side, which is what typing and deleting letter by letter take back. */
function joinedText(later: TextChange, earlier: TextChange): TextChange | undefined {
  const [start, next, more] = later;
  const [place, last, rest] = earlier;
  if (!start || !next || more || !place || !last || rest || !isBare(start) || !isBare(place)) return undefined;
  const [at, there] = [unitsBefore(start), unitsBefore(place)];
  if ('remove' in next && 'remove' in last && at === there + last.remove) return [place, { remove: last.remove + next.remove }];
  if (!('insert' in next && 'insert' in last) || !isSame(next.letters, last.letters)) return undefined;
  if (there === at + next.insert.length) return [start, { ...next, insert: next.insert + last.insert }];
  return there === at ? [start, { ...next, insert: last.insert + next.insert }] : undefined;
}

const isBare = (part: TextChange[number]): boolean => 'keep' in part && !part.letters && !part.paragraphs;

/** Rows and series name what is there when they are set, so that none of them can be skipped. */
const isPlainSet = (operation: Operation): boolean =>
  operation.kind === 'set' && !('rows' in operation.fields) && !('series' in operation.fields);

/** Of a box, with the text in it. */
const isGrowth = (operation: Operation): boolean =>
  operation.kind === 'set' && Object.keys(operation.fields).every((name) => ['x', 'y', 'width', 'height'].includes(name));

type Names = ReadonlyMap<string, ReadonlySet<string>>;
const keyOf = ({ id, part }: SetOperation): string => JSON.stringify([id, part]);

/** The fields that are set, by what they belong to. */
function namesIn(operations: readonly SetOperation[]): Names {
  const names = new Map<string, Set<string>>();
  for (const operation of operations) {
    const known = names.get(keyOf(operation)) ?? new Set();
    for (const name of Object.keys(operation.fields)) known.add(name);
    names.set(keyOf(operation), known);
  }
  return names;
}

/** The fields that the earlier ones do not set anyway. */
function notIn(operation: SetOperation, names: Names): SetOperation[] {
  const known = names.get(keyOf(operation));
  const left = Object.entries(operation.fields).filter(([name]) => !known?.has(name));
  return left.length === 0 ? [] : [{ ...operation, fields: Object.fromEntries(left) }];
}
