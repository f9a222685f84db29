import { describe, expect, test } from 'vitest';
import { importLimits } from '../limits.ts';
import { ImportProblem } from '../problems.ts';
import { memoryBytes } from './memory-bytes.ts';
import { openArchive } from './open-archive.ts';
import { packArchive } from './test-archive.ts';

const open = (...given: Parameters<typeof packArchive>) => openArchive(memoryBytes(packArchive(...given)));
const text = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString();
const two = [
  { name: 'a.txt', content: 'first' },
  { name: 'folder/b.txt', content: 'second', method: 0 },
];

function problemOf(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof ImportProblem ? error.code : `not a problem of the file: ${String(error)}`;
  }
}

describe('an archive', () => {
  test('reads deflated and stored entries', () => {
    const archive = open(two);
    expect(archive.names).toEqual(['a.txt', 'folder/b.txt']);
    expect([text(archive.read('a.txt')), text(archive.read('folder/b.txt'))]).toEqual(['first', 'second']);
    expect([archive.sizeOf('a.txt'), archive.sizeOf('none')]).toEqual([5, undefined]);
    expect([archive.has('none'), archive.read('none')]).toEqual([false, undefined]);
  });

  test('finds names in any case, preferring an exact match', () => {
    const archive = open([
      { name: 'PPT/Slide.xml', content: 'one' },
      { name: 'ppt/slide.xml', content: 'two' },
    ]);
    expect([text(archive.read('ppt/slide.xml')), text(archive.read('ppt/SLIDE.xml'))]).toEqual(['two', 'one']);
  });

  test('of more than four gigabytes is read through zip64', () => {
    const archive = open(two, { isWide: true });
    expect([text(archive.read('a.txt')), text(archive.read('folder/b.txt'))]).toEqual(['first', 'second']);
  });

  test('may have data before and after it', () => {
    for (const isWide of [false, true]) {
      const archive = open(two, { isWide, before: Buffer.alloc(3000, 'junk PK'), after: Buffer.alloc(100_000, 'more') });
      expect(text(archive.read('folder/b.txt'))).toBe('second');
    }
  });

  test('is broken if truncated, at any byte', () => {
    const whole = packArchive(two);
    for (let length = 0; length < whole.length; length++)
      expect(
        problemOf(() => openArchive(memoryBytes(whole.subarray(0, length)))),
        `${length} bytes`,
      ).toBe('broken');
  });

  test('drops names that lead outside, and strips leading slashes', () => {
    const names = [
      '../up.txt',
      'a/../../up.txt',
      '..\\up.txt',
      'C:\\windows.txt',
      'nul\0.txt',
      'folder/',
      '/root.txt',
      './here.txt',
      'win\\dows.txt',
    ];
    expect(open(names.map((name) => ({ name, content: 'x' }))).names).toEqual(['root.txt', 'here.txt', 'win/dows.txt']);
  });

  test('reads names written by old programs', () => {
    expect(open([{ name: Uint8Array.of(0x81, 0x2e, 0x61), content: '', flags: 0 }]).names).toEqual(['ü.a']);
  });

  test('keeps the first of two entries with the same name', () => {
    const archive = open([
      { name: 'a', content: 'first' },
      { name: 'a', content: 'second' },
    ]);
    expect([archive.names.length, text(archive.read('a'))]).toEqual([1, 'first']);
  });

  test('reports encrypted entries and still reads the others', () => {
    const archive = open([
      { name: 'secret', content: 'x', flags: 0x801 },
      { name: 'open', content: 'y' },
    ]);
    expect([problemOf(() => archive.read('secret')), text(archive.read('open'))]).toEqual(['encrypted', 'y']);
  });

  test('limits the actual inflated size of an entry, not the claimed one', () => {
    const bomb = Buffer.alloc(importLimits.part + 1);
    for (const claims of [1, bomb.length])
      expect(problemOf(() => open([{ name: 'bomb', content: bomb, claims }]).read('bomb'))).toBe('too-large');
  });

  test('limits the inflated size of all entries together, counting each once', () => {
    const part = Buffer.alloc(60 * 1024 * 1024);
    const archive = open(['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, content: part })));
    for (const name of ['a', 'a', 'b', 'c', 'd', 'a']) expect(archive.read(name)?.length).toBe(part.length);
    expect(problemOf(() => archive.read('e'))).toBe('too-large');
  });

  test('rejects too many entries', () => {
    const entries = Array.from({ length: importLimits.entries + 1 }, (_, place) => ({ name: `${place}`, content: '', method: 0 }));
    expect(problemOf(() => open(entries))).toBe('too-large');
  });

  test('with any byte flipped is read or fails with a named problem', () => {
    const whole = packArchive(two, { isWide: true });
    for (let at = 0; at < whole.length; at++) {
      const bytes = Uint8Array.from(whole);
      bytes[at] = (bytes[at] ?? 0) ^ 0xff;
      const problem = problemOf(() => {
        const archive = openArchive(memoryBytes(bytes));
        for (const name of archive.names) archive.read(name);
      });
      expect([undefined, 'broken', 'encrypted', 'too-large'], `byte ${at}`).toContain(problem);
    }
  });
});
