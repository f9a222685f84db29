import { describe, expect, test } from 'vitest';
import { objectOf, rectangle, textsOf } from '#model/change/draft/test-drafts.ts';
import type { Operation } from '#model/change/operation.ts';
import { Chance } from '#model/presentation/test-documents.ts';
import { writePresentation } from '#model/presentation/write.ts';
import { select } from '../selection/selection.ts';
import { document, meet, type Person, Room } from './test-people.ts';

const type = (at: number, letters: string): Operation => ({ kind: 'text', id: 'a', change: [{ keep: at }, { insert: letters }] });
const group = { kind: 'group', id: 'g', order: 'b0A', children: [{ kind: 'text', id: 'g1', order: 'a0', paragraphs: ['In it'] }] };

describe('what others have done stays', () => {
  test('letters typed among one’s own', () => {
    const [one, other, room] = meet();
    one.change([type(6, ' brave')]);
    room.settle();
    other.change([type(9, '<HERE>')]);
    room.settle();
    one.undo();
    room.settle();
    expect(textsOf(room.draft, 'a')).toEqual(['Hello<HERE>']);
    one.redo();
    room.settle();
    expect(textsOf(room.draft, 'a')[0]?.replace('<HERE>', '')).toBe('Hello brave');
    expect(textsOf(room.draft, 'a')[0]).toContain('<HERE>');
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('of three who type in one text at the same time, one takes everything back: seed %i', (seed) => {
    const chance = new Chance(seed);
    const room = new Room(document, 3);
    const alphabets = ['abcdefghij', 'ABCDEFGHIJ', '0123456789'];
    const typed: string[] = ['', '', ''];
    for (let turn = 0; turn < 150; turn++) {
      const index = chance.up(3);
      const person = room.people[index];
      const length = person ? (textsOf(person.draft, 'c')[0]?.length ?? 0) : 0;
      const letter = chance.among([...(alphabets[index] ?? '')]);
      const operation: Operation = { kind: 'text', id: 'c', change: [{ keep: 1 + chance.up(length + 1) }, { insert: letter }] };
      const what = chance.up(index === 0 ? 12 : 8);
      if (what < 2) person?.send();
      else if (what < 4) person?.receive();
      else if (what > 9) person?.undo();
      else if (what > 7) person?.redo();
      else {
        person?.change([operation], 'typing');
        typed[index] += letter;
      }
    }
    room.settle();
    const [first] = room.people;
    while (first?.undo());
    room.settle();
    const [text = ''] = textsOf(room.draft, 'c');
    const sorted = (letters: string) => [...letters].toSorted().join('');
    expect(sorted(text)).toBe(sorted(`go${typed[1]}${typed[2]}`));
    expect(typed[0]).not.toBe('');
  });

  test.each<[string, Operation, Operation, string, (person: Person) => unknown, unknown]>([
    ['a field that somebody else has set since', set({ x: 1 }), set({ x: 2 }), 'a', ({ draft }) => objectOf(draft, 'a')?.x, 2],
    [
      'an object in which somebody else has worked',
      { kind: 'add', into: { parent: 'root' }, object: group },
      { kind: 'text', id: 'g1', change: [{ keep: 6 }, { insert: '!' }] },
      'g',
      ({ draft }) => textsOf(draft, 'g1'),
      ['In it!'],
    ],
    [
      'an object into which somebody else has put another',
      { kind: 'add', into: { parent: 'root' }, object: { ...group, children: [{ ...group, id: 'g2', children: [] }] } },
      { kind: 'move', id: 'a', into: { parent: 'g2' }, order: 'a0' },
      'g',
      ({ draft }) => draft.entries.has('a'),
      true,
    ],
    [
      'an object to which somebody else has linked',
      { kind: 'add', into: { parent: 'root' }, object: group },
      { kind: 'set', id: 'i', fields: { link: { kind: 'object', id: 'g1' } } },
      'g',
      ({ draft }) => objectOf(draft, 'i')?.link,
      { kind: 'object', id: 'g1' },
    ],
    [
      'an object that a step by somebody else shows',
      { kind: 'add', into: { parent: 'root' }, object: group },
      { kind: 'step', id: 'new', add: { id: 'new', order: 'b00', to: 'g' } },
      'g',
      ({ draft }) => draft.presentation.path.some(({ id }) => id === 'new'),
      true,
    ],
    [
      'a row in which somebody else has written',
      { kind: 'set', id: 'table', fields: { rows: [{ cells: [{ id: '1' }, { id: '2' }] }, { cells: [{ id: 'x', paragraphs: 'new' }] }] } },
      { kind: 'text', id: 'table', part: 'x', change: [{ keep: 4 }, { insert: '!' }] },
      'table',
      ({ draft }) => textsOf(draft, 'table'),
      ['one', 'two', 'new!'],
    ],
    [
      'a layer in which somebody else has put something',
      { kind: 'background', layer: 'mine', add: { id: 'mine', order: 'b00' } },
      { kind: 'add', into: { layer: 'mine' }, object: rectangle },
      'i',
      ({ draft }) => draft.entries.has('n'),
      true,
    ],
    [
      'a step that somebody else has changed',
      { kind: 'step', id: 'mine', add: { id: 'mine', order: 'b00', to: 'a' } },
      { kind: 'step', id: 'mine', set: { notes: 'Say it' } },
      'a',
      ({ draft }) => draft.presentation.path.find(({ id }) => id === 'mine')?.notes,
      'Say it',
    ],
  ])('%s', (_name, mine, theirs, id, see, expected) => {
    const [one, other, room] = meet();
    one.change([mine]);
    room.settle();
    other.change([theirs]);
    room.settle();
    one.undo();
    room.settle();
    expect(see(other)).toEqual(expected);
    expect(other.draft.entries.has(id)).toBe(true);
  });

  test('what somebody did to an object while it was being removed comes back with it', () => {
    const [one, other, room] = meet();
    one.change([type(1, 'Oh! ')]);
    room.settle();
    one.change([{ kind: 'remove', id: 't' }]);
    other.change([type(5, '<HERE> ')]);
    other.change([{ kind: 'set', id: 'b', fields: { x: 77 } }]);
    other.send();
    room.settle();
    expect(room.draft.entries.has('a')).toBe(false);
    one.undo();
    room.settle();
    expect(textsOf(room.draft, 'a')).toEqual(['Oh! <HERE> Hello']);
    expect(objectOf(room.draft, 'b')?.x).toBe(77);
    one.undo();
    room.settle();
    expect(textsOf(room.draft, 'a')).toEqual(['<HERE> Hello']);
  });

  test('an object comes back without what somebody has moved out of it', () => {
    const [one, other, room] = meet();
    one.change([{ kind: 'remove', id: 't' }]);
    other.change([{ kind: 'move', id: 'a', into: { parent: 'root' }, order: 'b00' }]);
    other.send();
    room.settle();
    one.undo();
    room.settle();
    expect(room.draft.entries.get('a')?.parent?.object.id).toBe('root');
    expect(room.draft.entries.has('b')).toBe(true);
  });

  test('what both have removed stays away', () => {
    const [one, other, room] = meet();
    one.change([{ kind: 'remove', id: 't' }]);
    other.change([{ kind: 'remove', id: 't' }]);
    other.send();
    room.settle();
    one.undo();
    room.settle();
    expect(room.draft.entries.has('t')).toBe(false);
  });

  test('letters in an object that somebody removed and brought back', () => {
    const [one, other, room] = meet();
    one.change([type(1, 'Oh! ')]);
    other.change([{ kind: 'remove', id: 'a' }]);
    other.send();
    room.settle();
    other.undo();
    room.settle();
    one.undo();
    room.settle();
    expect(textsOf(room.draft, 'a')).toEqual(['Hello']);
  });
});

test('an object that comes back has its content, its steps and its place', () => {
  const [one, , room] = meet();
  const before = JSON.stringify(writePresentation(room.draft.presentation));
  one.change([{ kind: 'remove', id: 't' }], 'change', select(one.draft, ['t']));
  room.settle();
  expect(room.draft.presentation.path.map(({ id }) => id)).toEqual(['o', 'r']);
  expect(one.undo()).toEqual(select(one.draft, ['t']));
  room.settle();
  expect(JSON.parse(JSON.stringify(writePresentation(room.draft.presentation)))).toEqual(JSON.parse(before));
  expect(one.redo()).toMatchObject({ ids: [] });
  expect(one.draft.entries.has('t')).toBe(false);
});

function set(fields: Record<string, unknown>): Operation {
  return { kind: 'set', id: 'a', fields };
}
