import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { memoryBytes } from '../../src/convert/import/archive/memory-bytes.ts';
import type { Imported } from '../../src/convert/import/imported.ts';
import { readDeck } from '../../src/convert/import/read-deck.ts';
import { measureHere } from '../../src/server/platform/fonts/measure-here.ts';

export const measure = measureHere();

/** Reads a file as the command and the queue do. */
export const readFile = (file: string): Promise<Imported> =>
  readDeck(
    { name: basename(file), bytes: memoryBytes(readFileSync(file)) },
    { options: { arrangement: 'grid', includesHidden: false }, measure, progress() {}, warn() {} },
  );
