import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { LARGEST_DOCUMENT, readDocument } from './read-document.ts';

/** A storage with one document, of a stated size, that records whether its bytes were asked for. */
function storageOf(text: string, size = text.length) {
  let isRead = false;
  const body = new Readable({
    read() {
      isRead = true;
      this.push(text);
      this.push(null);
    },
  });
  const get = async (key: string) => (key === 'document' ? { size, type: 'application/json', etag: '""', body } : undefined);
  return { get, isRead: () => isRead, isClosed: () => body.destroyed };
}

test('reads a document up to the limit', async () => {
  expect(await readDocument(storageOf('{"title":"Deep"}', LARGEST_DOCUMENT), 'document')).toEqual({
    state: 'read',
    document: { title: 'Deep' },
  });
});

test.each([
  ['the usual limit', LARGEST_DOCUMENT + 1, undefined],
  ['a lower limit', 101, 100],
])('reads no byte of a document over %s, and closes it', async (_limit, size, largest) => {
  const storage = storageOf('{}', size);
  expect(await readDocument(storage, 'document', largest)).toEqual({ state: 'too-large' });
  expect([storage.isRead(), storage.isClosed()]).toEqual([false, true]);
});

test('says that a document is missing', async () => {
  expect(await readDocument(storageOf('{}'), 'other')).toEqual({ state: 'missing' });
});
