import { largestBatch } from '#contract/presentation/changes.ts';
import type { Batch } from '#model/change/draft/replica.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { createDraftApi } from './draft-api.ts';

const batchOf = (id: string): Batch => ({
  client: 'client-number-one',
  number: 1,
  base: 7,
  operations: [{ kind: 'set', id, fields: { x: 1 } }],
});

afterEach(() => vi.unstubAllGlobals());

/** A browser whose requests are all answered so. */
function answerWith(status: number, body: string) {
  const fetch = vi.fn(async () => new Response(body, { status }));
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('document', { cookie: '' });
  return fetch;
}

test.each([
  ['the server', JSON.stringify({ code: 'tooLarge' })],
  ['a proxy', '<html>Too large</html>'],
])('a batch that is too large for %s is refused by its rule', async (_who, body) => {
  answerWith(413, body);
  expect(await createDraftApi('deck').post(batchOf('a'))).toMatchObject({ value: { outcome: 'refused', rule: 'too-large', number: 7 } });
});

test('a batch that is larger than all may be is not sent', async () => {
  const fetch = answerWith(200, '');
  const answer = await createDraftApi('deck').post(batchOf('é'.repeat(largestBatch / 2)));
  expect([answer, fetch.mock.calls.length]).toMatchObject([{ value: { outcome: 'refused', rule: 'too-large' } }, 0]);
});

test('a batch that the server cannot read is refused', async () => {
  answerWith(400, JSON.stringify({ code: 'badRequest' }));
  expect(await createDraftApi('deck').post(batchOf('a'))).toMatchObject({ value: { outcome: 'refused', rule: 'invalid-value' } });
});
