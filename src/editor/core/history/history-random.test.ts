import { expect, test } from 'vitest';
import { expectSound } from '#model/change/draft/test-drafts.ts';
import { randomOperation } from '#model/change/test-operations.ts';
import { isSame } from '#model/change/text/text-change.ts';
import { Chance, generateDocument } from '#model/presentation/test-documents.ts';
import type { Presentation } from '#model/presentation/presentation.ts';
import { writePresentation } from '#model/presentation/write.ts';
import { Room } from './test-people.ts';

/** The bytes of a document, whatever the order of fields. */
const bytes = (presentation: Presentation): string =>
  JSON.stringify(writePresentation(presentation), (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );

test.each([1, 2, 3, 4, 5, 6])(
  'people who change, take back and make again while others do too end with the same document: seed %i',
  (seed) => {
    const chance = new Chance(seed * 211);
    const room = new Room(generateDocument(seed * 7), 4);
    let [number, taken] = [0, 0];
    for (let turn = 0; turn < 800; turn++) {
      const person = chance.among(room.people);
      const what = chance.up(8);
      if (what === 0) person.send();
      else if (what === 1) for (let count = chance.up(6); count > 0; count--) person.receive();
      else if (what === 2) taken += person.undo() ? 1 : 0;
      else if (what === 3) taken += person.redo() ? 1 : 0;
      else if (what === 4 && chance.is(0.1)) person.reload();
      else person.change([randomOperation(person.draft, chance, () => `new-${++number}`)]);
    }
    room.settle();
    expect(taken).toBeGreaterThan(80);
    expectSound(room.draft);
    for (const { draft } of room.people) {
      expect(isSame(draft.presentation, room.draft.presentation)).toBe(true);
      expectSound(draft);
    }
  },
);

test.each([1, 2, 3, 4])('a thousand changes of one person, taken back: the same bytes; made again, the same as before: seed %i', (seed) => {
  const chance = new Chance(seed * 31);
  const room = new Room(generateDocument(seed * 7), 1);
  const [person] = room.people;
  if (!person) throw new Error('Nobody is here');
  const before = bytes(person.draft.presentation);
  let number = 0;
  for (let turn = 0; turn < 1000; turn++) person.change([randomOperation(person.draft, chance, () => `new-${++number}`)]);
  const after = bytes(person.draft.presentation);
  expect(after).not.toBe(before);
  let steps = 0;
  for (; person.undo(); steps++) if (steps === 300) person.reload();
  expect(steps).toBeGreaterThan(300);
  expect(bytes(person.draft.presentation)).toBe(before);
  for (; person.redo(); steps--) if (steps === 200) person.reload();
  expect(steps).toBe(0);
  expect(bytes(person.draft.presentation)).toBe(after);
});
