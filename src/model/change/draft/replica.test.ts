import { expect, test } from 'vitest';
import { parsePresentation } from '../../presentation/parse.ts';
import type { Operation } from '../operation.ts';
import { openDraft } from './draft.ts';
import { Replica, type Unsent } from './replica.ts';
import { apply, open, textsOf } from './test-drafts.ts';

const newReplica = () => new Replica('me', open(), 0);
const insert = (keep: number, letters: string, id = 'a'): Operation => ({
  kind: 'text',
  id,
  change: [...(keep > 0 ? [{ keep }] : []), { insert: letters }],
});
const move = (id: string, x: number): Operation => ({ kind: 'set', id, fields: { x } });
const changeOf = (number: number, client: string, clientNumber: number, ...operations: Operation[]) => ({
  number,
  client,
  clientNumber,
  operations,
});

test('own changes are done at once, all or none, and come with what takes them back', () => {
  const replica = newReplica();
  const outcome = replica.change([insert(1, 'Oh. ')]);
  expect(textsOf(replica.draft, 'a')).toEqual(['Oh. Hello']);
  expect(replica.change([move('a', 5), move('nowhere', 5)])).toMatchObject({ refusal: { rule: 'unknown-object', detail: 'nowhere' } });
  expect(replica.unsent().waiting).toHaveLength(1);
  replica.change('inverse' in outcome ? outcome.inverse : []);
  expect(textsOf(replica.draft, 'a')).toEqual(['Hello']);
});

test('while something is dragged, only where it is last is sent', () => {
  const replica = newReplica();
  for (let x = 1; x <= 5; x += 1) replica.change([move('a', x)]);
  replica.change([move('b', 1)]);
  expect(replica.batch()?.operations).toEqual([move('a', 5), move('b', 1)]);
  replica.receive(changeOf(1, 'other', 1, move('c', 3)));
  replica.answered(1);
  expect(replica.draft.entries.get('a')?.object.x).toBe(open().entries.get('a')?.object.x);
});

test('while several are dragged together, each is sent once, and all of them come back where they were', () => {
  const replica = newReplica();
  const before = ['a', 'b'].map((id) => replica.draft.entries.get(id)?.object.x);
  for (let x = 1; x <= 5; x += 1) replica.change([move('a', x), move('b', 10 * x)]);
  expect(replica.unsent().waiting).toEqual([move('a', 5), move('b', 50)]);
  replica.batch();
  replica.answered(1);
  expect(['a', 'b'].map((id) => replica.draft.entries.get(id)?.object.x)).toEqual(before);
});

test('what sets more of an object in between is not overtaken', () => {
  const replica = newReplica();
  const widen: Operation = { kind: 'set', id: 'a', fields: { x: 7, width: 70 } };
  for (const operation of [move('a', 1), widen, move('b', 2), move('a', 3)]) replica.change([operation]);
  const { operations = [] } = replica.batch() ?? {};
  expect(operations).toEqual([move('a', 1), widen, move('b', 2), move('a', 3)]);
});

test('a long list of operations is sent in several batches', () => {
  const replica = newReplica();
  for (let place = 0; place < 2500; place += 1) replica.change([insert(1, 'x')]);
  const counts = [1, 2, 3].map((number) => {
    const operations = replica.batch()?.operations ?? [];
    replica.receive(changeOf(number, 'me', number, ...operations));
    return operations.length;
  });
  expect(counts).toEqual([1000, 1000, 500]);
  expect(replica.isUpToDate).toBe(true);
  expect(textsOf(replica.draft, 'a')[0]).toHaveLength(2505);
});

test('what was made after a refused batch stays where it was meant', () => {
  const replica = newReplica();
  replica.change([insert(1, 'Refused ')]);
  replica.batch();
  replica.change([insert(14, '!')]);
  expect(textsOf(replica.draft, 'a')).toEqual(['Refused Hello!']);
  expect(replica.answered(1)).toEqual([]);
  expect(textsOf(replica.draft, 'a')).toEqual(['Hello!']);
  expect(replica.batch()).toMatchObject({ number: 2, operations: [insert(6, '!')] });
});

test('what waits and can no longer be done is dropped, and is not sent with the rest', () => {
  const replica = newReplica();
  replica.change([move('a', 5)]);
  replica.change([move('i', 5)]);
  const { dropped, operations } = replica.receive(changeOf(1, 'other', 1, { kind: 'remove', id: 'a' }));
  expect(dropped).toMatchObject([{ rule: 'unknown-object', detail: 'a' }]);
  expect(operations).toEqual([{ kind: 'remove', id: 'a' }]);
  expect(replica.batch()).toMatchObject({ base: 1, operations: [move('i', 5)] });
});

test('when the changes in between are forgotten, what still can be done is done on the new draft', () => {
  const replica = newReplica();
  replica.change([insert(6, ' you')]);
  replica.batch();
  replica.change([move('i', 5)]);
  replica.takeBack(2);
  const { presentation } = parsePresentation({ root: { id: 'root', children: [{ kind: 'text', id: 'a', paragraphs: ['Howdy'] }] } });
  expect(replica.reopen(openDraft(presentation), 70)).toMatchObject([{ rule: 'unknown-object', detail: 'i' }]);
  expect(textsOf(replica.draft, 'a')).toEqual(['Howdy you']);
  expect(replica.batch()).toEqual({ client: 'me', number: 2, base: 70, operations: [insert(6, ' you')] });
});

test('a client that resumes has what it had, after the changes since', () => {
  const replica = newReplica();
  replica.change([insert(1, 'Oh. ')]);
  replica.batch();
  replica.change([insert(10, '!')]);
  const changes = [changeOf(1, 'other', 1, insert(1, '1 ')), changeOf(2, 'other', 2, insert(1, '2 '))];
  replica.receive(changes[0] ?? changeOf(1, 'other', 1));
  const kept = JSON.parse(JSON.stringify(replica.unsent())) as Unsent;
  expect(kept).toMatchObject({ base: 1, batches: 1, sent: { base: 0, number: 1 } });
  const draft = open();
  for (const { operations } of changes) apply(draft, ...operations);
  const { replica: resumed, dropped } = Replica.resume(kept, draft, 2, changes);
  expect(textsOf(resumed.draft, 'a')).toEqual(['2 1 Oh. Hello!']);
  expect([dropped, resumed.batch()]).toEqual([[], replica.batch()]);
  resumed.receive(changeOf(3, 'me', 1, insert(5, 'Oh. ')));
  expect(resumed.batch()).toEqual({ client: 'me', number: 2, base: 3, operations: [insert(14, '!')] });
});
