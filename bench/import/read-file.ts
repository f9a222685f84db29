import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { memoryBytes } from '../../src/convert/import/archive/memory-bytes.ts';
import type { Imported } from '../../src/convert/import/imported.ts';
import { readDeck } from '../../src/convert/import/read-deck.ts';
import { measureWith } from '../../src/model/text/measure-with.ts';
import { ensureFace } from '../../src/server/platform/fonts/registered-faces.ts';

export const measure = measureWith(createCanvas(1, 1).getContext('2d'), (face) => {
  ensureFace(face);
  return face;
});

/** Reads a file as the command and the queue do. */
export const readFile = (file: string): Promise<Imported> =>
  readDeck(
    { name: basename(file), bytes: memoryBytes(readFileSync(file)) },
    { options: { arrangement: 'grid', includesHidden: false }, measure, progress() {}, warn() {} },
  );
