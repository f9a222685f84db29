import { json } from 'node:stream/consumers';
import type { Storage } from './storage.ts';

/** Bytes. Imports make no larger documents, and the process that answers requests parses none: it would answer nobody for seconds. */
export const LARGEST_DOCUMENT = 24 * 1024 * 1024;

type ReadDocument = { state: 'read'; document: unknown } | { state: 'missing' } | { state: 'too-large' };

/** Parses a stored document. One of more than `largest` bytes is not read at all. */
export async function readDocument(storage: Pick<Storage, 'get'>, key: string, largest = LARGEST_DOCUMENT): Promise<ReadDocument> {
  const stored = await storage.get(key);
  if (!stored) return { state: 'missing' };
  if (stored.size <= largest) return { state: 'read', document: await json(stored.body) };
  stored.body.destroy();
  return { state: 'too-large' };
}
