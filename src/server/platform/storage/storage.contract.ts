import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { InvalidMediaType, InvalidStorageKey } from './problems.ts';
import type { Storage } from './storage.ts';

const plain = { type: 'text/plain' };

/** Every call of `makeStorage` returns an empty storage. */
export function storageContract(name: string, makeStorage: () => Promise<Storage>): void {
  const read = async (storage: Storage, key: string) => {
    const found = await storage.get(key);
    return found && text(found.body);
  };
  const keys = async (storage: Storage, prefix: string) =>
    (
      await Readable.from(storage.list(prefix))
        .map(({ key }) => key)
        .toArray()
    ).sort();

  describe(`storage: ${name}`, () => {
    test('get returns what was put, with its type and size', async () => {
      const storage = await makeStorage();
      await storage.put('a/preview.json', Buffer.from('{"é":1}'), { type: 'application/json; charset=utf-8' });
      const found = await storage.get('a/preview.json');
      expect(found).toMatchObject({ size: 8, type: 'application/json; charset=utf-8' });
      expect(found && (await text(found.body))).toBe('{"é":1}');
    });

    test('stat returns the same as get, without the bytes', async () => {
      const storage = await makeStorage();
      await storage.put('a/b', Buffer.from('bytes'), plain);
      const found = await storage.get('a/b');
      found?.body.resume();
      const facts = await storage.stat('a/b');
      expect(facts).toEqual({ size: 5, type: 'text/plain', etag: found?.etag });
      expect(facts?.etag).toMatch(/^"[^"\s]+"$/);
    });

    test('get returns a part, with the size of the whole', async () => {
      const storage = await makeStorage();
      await storage.put('film', Buffer.from('0123456789'), plain);
      const part = async (first: number, last: number) => {
        const found = await storage.get('film', { first, last });
        return [found?.size, found && (await text(found.body))];
      };
      expect(await part(2, 4)).toEqual([10, '234']);
      expect(await part(9, 9)).toEqual([10, '9']);
      expect(await part(0, 9)).toEqual([10, '0123456789']);
      expect(await storage.get('no/film', { first: 0, last: 1 })).toBeUndefined();
    });

    test('an object may be empty', async () => {
      const storage = await makeStorage();
      await storage.put('empty', new Uint8Array(), plain);
      await storage.put('empty-stream', Readable.from([]), plain);
      expect(await storage.stat('empty')).toMatchObject({ size: 0 });
      expect(await read(storage, 'empty')).toBe('');
      expect(await read(storage, 'empty-stream')).toBe('');
    });

    test('stores a stream of unknown length completely', async () => {
      const storage = await makeStorage();
      const pieces = Array.from({ length: 37 }, () => randomBytes(600_001));
      await storage.put('large.bin', Readable.from(pieces), { type: 'application/octet-stream' });
      const found = await storage.get('large.bin');
      expect(found?.size).toBe(37 * 600_001);
      expect(found && (await buffer(found.body)).equals(Buffer.concat(pieces))).toBe(true);
      expect(await storage.stat('large.bin')).toMatchObject({ type: 'application/octet-stream' });
    });

    test('a second put replaces bytes, type and tag', async () => {
      const storage = await makeStorage();
      await storage.put('page', Buffer.from('first and longer'), plain);
      const first = await storage.stat('page');
      await storage.put('page', Buffer.from('second'), { type: 'text/html' });
      const second = await storage.stat('page');
      expect(await read(storage, 'page')).toBe('second');
      expect(second?.type).toBe('text/html');
      expect(second?.etag).not.toBe(first?.etag);
    });

    test.each([0, 9_000_000])('a stream that breaks after %i bytes leaves the previous object', async (length) => {
      const storage = await makeStorage();
      await storage.put('kept', Buffer.from('whole'), plain);
      const breaking = async function* () {
        yield Buffer.alloc(length);
        throw new Error('connection lost');
      };
      await expect(storage.put('kept', Readable.from(breaking()), plain)).rejects.toThrow('connection lost');
      await expect(storage.put('never', Readable.from(breaking()), plain)).rejects.toThrow('connection lost');
      expect(await read(storage, 'kept')).toBe('whole');
      expect(await storage.get('never')).toBeUndefined();
      expect(await keys(storage, '')).toEqual(['kept']);
    });

    test('a missing object is undefined, and removing it is not an error', async () => {
      const storage = await makeStorage();
      expect(await storage.get('no/such')).toBeUndefined();
      expect(await storage.stat('no/such')).toBeUndefined();
      await expect(storage.remove('no/such')).resolves.toBeUndefined();
    });

    test('removes an object and keeps its neighbours', async () => {
      const storage = await makeStorage();
      for (const key of ['a', 'a/b', 'a/b/c']) await storage.put(key, Buffer.from(key), plain);
      await storage.remove('a/b');
      expect(await storage.get('a/b')).toBeUndefined();
      expect(await read(storage, 'a')).toBe('a');
      expect(await read(storage, 'a/b/c')).toBe('a/b/c');
    });

    test('list returns the keys that start with a prefix, and their sizes', async () => {
      const storage = await makeStorage();
      for (const key of ['a0', 'a/c', 'a', 'a/b', 'a.b', 'a-b', 'b/a', 'a/b/c', 'a_']) await storage.put(key, Buffer.from(key), plain);
      expect(await Readable.from(storage.list('a/b')).toArray()).toEqual(
        expect.arrayContaining([
          { key: 'a/b', size: 3 },
          { key: 'a/b/c', size: 5 },
        ]),
      );
      expect(await keys(storage, 'a/')).toEqual(['a/b', 'a/b/c', 'a/c']);
      expect(await keys(storage, '')).toEqual(['a', 'a-b', 'a.b', 'a/b', 'a/b/c', 'a/c', 'a0', 'a_', 'b/a']);
      expect(await keys(storage, 'a/b')).toEqual(['a/b', 'a/b/c']);
      expect(await keys(storage, 'c')).toEqual([]);
    });

    test('every method rejects a bad key', async () => {
      const storage = await makeStorage();
      const bad = '../outside';
      await expect(storage.put(bad, Buffer.from('x'), plain)).rejects.toThrow(InvalidStorageKey);
      await expect(storage.get(bad)).rejects.toThrow(InvalidStorageKey);
      await expect(storage.stat(bad)).rejects.toThrow(InvalidStorageKey);
      await expect(storage.remove(bad)).rejects.toThrow(InvalidStorageKey);
      await expect(keys(storage, bad)).rejects.toThrow(InvalidStorageKey);
    });

    test('rejects a bad media type', async () => {
      const storage = await makeStorage();
      await expect(storage.put('a', Buffer.from('x'), { type: 'text/html\r\nX-Injected: 1' })).rejects.toThrow(InvalidMediaType);
      expect(await storage.get('a')).toBeUndefined();
    });
  });
}
