import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diskStorage } from '../../../platform/storage/disk/disk-storage.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { pieceKey } from '../keys.ts';
import { collectPieces } from './collect-pieces.ts';

let home = '';
let storage: Storage;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'lectern-pieces-'));
  storage = await diskStorage(join(home, 'files'));
});
afterAll(() => rm(home, { recursive: true }));

const collect = (id: string, pieces: number[]) => collectPieces(storage, id, pieces, join(home, id), new AbortController().signal);
const put = (id: string, offset: number, size: number, content: string) =>
  storage.put(pieceKey(id, offset, size), Buffer.from(content), { type: 'application/octet-stream' });

test('joins the pieces in order', async () => {
  await put('whole', 0, 3, 'one');
  await put('whole', 3, 4, ' two');
  expect([await collect('whole', [3, 4]), await readFile(join(home, 'whole'), 'utf8')]).toEqual([true, 'one two']);
  expect(await collect('whole', [3, 4, 5])).toBe(false);
});

test('rejects a piece that is shorter than recorded', async () => {
  await put('short', 0, 9, 'one');
  await expect(collect('short', [9])).rejects.toThrow('Storage returned 3 bytes instead of 9');
});
