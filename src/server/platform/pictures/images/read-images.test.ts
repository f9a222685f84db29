import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { imagesBeside, LARGEST_IMAGE, readImages } from './read-images.ts';

const root = mkdtempSync(join(tmpdir(), 'lectern-images-'));
const folder = join(root, 'deck');
mkdirSync(join(folder, 'pictures'), { recursive: true });
mkdirSync(join(root, 'deck-of-another'));
writeFileSync(join(folder, 'pictures', 'a reef.png'), 'reef');
writeFileSync(join(root, 'secret.png'), 'secret');
writeFileSync(join(root, 'deck-of-another', 'secret.png'), 'secret');
symlinkSync(join(root, 'secret.png'), join(folder, 'innocent.png'));
symlinkSync(root, join(folder, 'outside'));
symlinkSync(join(folder, 'pictures'), join(folder, 'inside'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const nothing = async () => undefined;
const words = async (sources: Record<string, string>, read = imagesBeside(folder)) =>
  Object.fromEntries(
    [...(await readImages(new Map(Object.entries(sources)), read))].map(([id, bytes]) => [id, Buffer.from(bytes).toString()]),
  );

describe('pictures next to a document', () => {
  test('finds a file in its folder or below, by its name or its URL', async () => {
    expect(await words({ name: 'pictures/a reef.png', address: 'pictures/a%20reef.png', link: 'inside/a reef.png' })).toEqual({
      name: 'reef',
      address: 'reef',
      link: 'reef',
    });
  });

  test.each([
    '../secret.png',
    'pictures/../../secret.png',
    '%2e%2e/secret.png',
    '../deck-of-another/secret.png',
    join(root, 'secret.png'),
    'innocent.png',
    'outside/secret.png',
    '.',
    'pictures',
    '',
    'a\0b.png',
    '%',
  ])('finds nothing outside the folder: %j', async (source) => {
    expect(await words({ one: source })).toEqual({});
  });
});

describe('pictures within a document', () => {
  test('are read as base64 and as text', async () => {
    expect(
      await words(
        { one: 'data:image/png;base64,cmVlZg==', two: 'data:image/gif,re%65f', three: 'data:image/png;name=x;base64,cmVlZg' },
        nothing,
      ),
    ).toEqual({ one: 'reef', two: 'reef', three: 'reef' });
  });

  test('must be pictures', async () => {
    expect(await words({ one: 'data:text/html,<b>', two: 'data:image/png', three: 'data:image/png,%' }, nothing)).toEqual({});
  });
});

test('leaves out a picture that is too large, but not the others', async () => {
  const found = await readImages(
    new Map([
      ['large', 'large'],
      ['small', 'small'],
    ]),
    async (source) => Buffer.alloc(source === 'large' ? LARGEST_IMAGE + 1 : 10),
  );
  expect([...found.keys()]).toEqual(['small']);
});

test('reads a source that several pictures use once', async () => {
  const asked: string[] = [];
  const found = await readImages(
    new Map(Array.from({ length: 100 }, (_none, place) => [String(place), place % 2 ? 'one' : 'two'])),
    async (source) => (asked.push(source), Buffer.from(source)),
  );
  expect(asked).toEqual(['two', 'one']);
  expect([found.size, new Set(found.values()).size]).toEqual([100, 2]);
});

test('reads only as much as there is room for, and nothing once the room is used up', async () => {
  const whole = Buffer.alloc(LARGEST_IMAGE);
  const rooms: number[] = [];
  const sources = new Map(Array.from({ length: 20 }, (_none, place) => [String(place), String(place)]));
  // The first is one byte shorter than allowed; the last gets that byte.
  const found = await readImages(sources, async (_source, room) => whole.subarray(0, rooms.push(room) === 1 ? LARGEST_IMAGE - 1 : room));
  expect(rooms).toEqual([...Array.from({ length: 8 }, () => LARGEST_IMAGE), 1]);
  expect(found.size).toBe(9);
});

test('does not read a file next to a document that is larger than the room for it', async () => {
  expect(await imagesBeside(folder)('pictures/a reef.png', 3)).toBeUndefined();
  expect(await imagesBeside(folder)('pictures/a reef.png', 4)).toEqual(Buffer.from('reef'));
});

test('abandons a read that never ends when it is aborted', async () => {
  const stop = new AbortController();
  const asked: string[] = [];
  const reading = readImages(
    new Map([
      ['one', 'one'],
      ['two', 'two'],
    ]),
    (source) => {
      asked.push(source);
      stop.abort(new Error('enough'));
      return new Promise(() => undefined);
    },
    stop.signal,
  );
  await expect(reading).rejects.toThrow('enough');
  expect(asked).toEqual(['one']);
});
