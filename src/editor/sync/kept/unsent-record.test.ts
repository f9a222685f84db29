import { expect, test } from 'vitest';
import { readRecord } from './unsent-record.ts';

const move = { kind: 'set', id: 'a', fields: { x: 1 } };
const record = {
  client: 'client',
  oid: 'deck',
  personId: 'ada',
  keptAt: 5,
  batches: 3,
  base: 7,
  sent: { number: 3, base: 6, operations: [move] },
  waiting: [move],
};

test('a record is read as it was written, however long it is', () => {
  expect(readRecord(structuredClone(record))).toEqual(record);
  const long = { ...record, sent: null, waiting: Array.from({ length: 25_000 }, () => move) };
  expect(readRecord(long)?.waiting).toHaveLength(25_000);
});

test('operations that cannot be read any more are left out, and the others stay', () => {
  const waiting = [{ kind: 'fold', id: 'a' }, move, 'nonsense', { kind: 'set', id: 'a', fields: {} }];
  expect(readRecord({ ...record, waiting })?.waiting).toEqual([move]);
});

test.each([
  ['nothing', undefined],
  ['a text', 'record'],
  ['one without a person', { ...record, personId: undefined }],
  ['one with a number that is none', { ...record, base: -1 }],
  ['one with a batch that is none', { ...record, sent: { number: 1 } }],
])('%s is no record', (_name, source) => {
  expect(readRecord(source)).toBeUndefined();
});
