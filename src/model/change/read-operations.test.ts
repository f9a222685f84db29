import { expect, test } from 'vitest';
import { parsePresentation } from '../presentation/parse.ts';
import { Chance, generateDocument } from '../presentation/test-documents.ts';
import { applyLate } from './apply.ts';
import { openDraft } from './draft/draft.ts';
import { Refusal } from './operation.ts';
import { readOperations } from './read-operations.ts';
import { randomOperation } from './test-operations.ts';

test('operations stay what they are when they are sent and read, and so do their inverses', () => {
  for (let seed = 0; seed < 30; seed++) {
    const chance = new Chance(seed);
    const draft = openDraft(parsePresentation(generateDocument(seed)).presentation);
    let number = 0;
    for (let turn = 0; turn < 30; turn++) {
      const operation = randomOperation(draft, chance, () => `new-${++number}`);
      const { applied, inverse } = applyLate(draft, [operation]);
      for (const sent of [...applied, ...inverse])
        expect(readOperations(JSON.parse(JSON.stringify([sent]))), JSON.stringify(sent)).toEqual([sent]);
    }
  }
});

const cyclic: unknown[] = [];
cyclic.push(cyclic);

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['no list', { kind: 'remove', id: 'a' }],
  ['an empty list', []],
  ['an unknown kind', [{ kind: 'explode', id: 'a' }]],
  ['no kind', [{ id: 'a' }]],
  ['no id', [{ kind: 'remove' }]],
  ['an id that is a number', [{ kind: 'remove', id: 7 }]],
  ['an id that every object inherits', [{ kind: 'remove', id: '__proto__' }]],
  ['a field too many', [{ kind: 'remove', id: 'a', force: true }]],
  ['two changes of a step', [{ kind: 'step', id: 's', remove: true, set: { title: 'x' } }]],
  ['no fields', [{ kind: 'set', id: 'a', fields: {} }]],
  ['no object', [{ kind: 'add', into: { parent: 'a' } }]],
  ['two places', [{ kind: 'move', id: 'a', into: { parent: 'b', layer: 'l' }, order: 'a0' }]],
  ['half a unit', [{ kind: 'text', id: 'a', change: [{ keep: 0.5 }] }]],
  ['minus one unit', [{ kind: 'text', id: 'a', change: [{ remove: -1 }] }]],
  ['a part that does two things', [{ kind: 'text', id: 'a', change: [{ keep: 1, remove: 1 }] }]],
  ['no letters', [{ kind: 'text', id: 'a', change: [{ insert: '' }] }]],
  ['too many operations', Array.from({ length: 10_001 }, () => ({ kind: 'remove', id: 'a' }))],
  ['a cycle', cyclic],
  ['a number that JSON cannot express', [{ kind: 'set', id: 'a', fields: { x: Number.NaN } }]],
])('refuses %s', (_name, source) => {
  expect(readOperations(source)).toBeInstanceOf(Refusal);
});
