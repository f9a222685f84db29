import type { Operation } from '#model/change/operation.ts';
import { textsOf } from '#model/change/draft/test-drafts.ts';
import { expect, test } from 'vitest';
import { leftHistory } from './left-history.ts';
import { resumeHistory } from './resume-history.ts';
import { meet } from './test-people.ts';

const type = (at: number, insert: string): Operation => ({ kind: 'text', id: 'a', change: [{ keep: at }, { insert }] });

/** One person types twice and reloads; the other has typed meanwhile, before, between or after what the first one sends. */
async function reload({ isSent, isAnswered, othersFirst }: { isSent: boolean; isAnswered?: boolean; othersFirst: boolean }) {
  const [one, other, room] = meet();
  one.change([type(1, 'Mine ')]);
  if (isSent) one.replica.batch();
  one.change([type(6, 'too ')]);
  if (isAnswered) room.settle();
  const left: unknown = JSON.parse(JSON.stringify(leftHistory(one.history, 'this', one.replica.number, one.replica.unsent())));
  other.change([type(1, 'Theirs ')]);
  if (othersFirst) other.send();
  room.settle();
  const history = await resumeHistory(left, 'this', one.draft, async (after) => room.changes.slice(after));
  one.history = history;
  one.undo();
  one.undo();
  room.settle();
  return { words: textsOf(one.draft, 'a').join('|'), canUndo: one.history.canUndo };
}

test.each([
  { isSent: false, othersFirst: false },
  { isSent: false, othersFirst: true },
  { isSent: true, othersFirst: false },
  { isSent: true, othersFirst: true },
  { isSent: true, isAnswered: true, othersFirst: true },
])('after a reload, one takes back what one has done before, and nothing else: %o', async (how) => {
  expect(await reload(how)).toEqual({ words: 'Theirs Hello', canUndo: false });
});

test('of another document, of changes that are no longer known, or unreadable: begins anew', async () => {
  const [one] = meet();
  one.change([type(1, 'Mine ')]);
  const left = leftHistory(one.history, 'this', 0, one.replica.unsent());
  expect((await resumeHistory(left, 'this', one.draft, async () => [])).canUndo).toBe(true);
  for (const [source, of, changes] of [
    [left, 'other', []],
    [left, 'this', undefined],
    [undefined, 'this', []],
    [{ ...(left as object), waiting: [{ kind: 'explode' }] }, 'this', []],
    ['null', 'this', []],
  ] as const)
    expect((await resumeHistory(source, of, one.draft, async () => changes)).canUndo).toBe(false);
});
