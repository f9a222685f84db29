import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { importBytes } from '#convert/import/pptx/test-deck.ts';
import type { Presentation } from '#model/presentation/presentation.ts';
import { writePresentation } from '#model/presentation/write.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Made } from '../order.ts';
import { openWorkshop, type Workshop } from './workshop.ts';

const corpus = process.env['LECTERN_CORPUS'];
const decks = (corpus === undefined ? [] : readdirSync(join(corpus, 'pptx')))
  .map((name) => ({ name, bytes: readFileSync(join(corpus ?? '', 'pptx', name)) }))
  // The names of a package's parts are not compressed.
  .filter(({ bytes }) => bytes.includes('ppt/notesSlides/'))
  // Every third in the test suite, all of them in a soak (npm run soak).
  .filter((_, index) => process.env['SOAK'] || index % 3 === 0);

/** All words in these texts run together, however the lines are broken. */
const lettersOf = (texts: readonly string[]) =>
  (
    texts
      .join('')
      .normalize('NFKC')
      .match(/\p{L}+/gu) ?? []
  )
    .join('')
    .toLowerCase();

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, each]) => [name, ...stringsIn(each)])
      : [];

/** The lines of the notes that are long enough to recognize and not on a slide as well. */
function spokenIn({ path, ...rest }: Presentation): string[] {
  const shown = lettersOf(stringsIn([rest, path.map(({ title }) => title)]));
  const lines = path.flatMap(({ notes }) => notes.split('\n')).map((line) => lettersOf([line]));
  return lines.filter((line) => line.length >= 12 && !shown.includes(line));
}

const textOf = (made: readonly Made[]) =>
  lettersOf(made.flatMap(({ bytes, facts }) => stringsIn([JSON.parse(brotliDecompressSync(bytes).toString()), facts])));

async function pdfFrom({ make }: Workshop): Promise<Buffer> {
  const parts = await make({ kind: 'pdfBegin', title: 'T', author: 'A', language: 'en', skipsMissingImages: true });
  const pages = parts[0]?.pages ?? 0;
  for (let index = 0; index < pages; index += 1) parts.push(...(await make({ kind: 'pdfPage', index })));
  parts.push(...(await make({ kind: 'pdfEnd' })));
  return Buffer.concat(parts.map(({ bytes }) => bytes));
}

describe('the speaker’s notes in real-world decks', () => {
  let library: Awaited<ReturnType<typeof PDFiumLibrary.init>>;
  beforeAll(async () => {
    library = await PDFiumLibrary.init();
  });
  afterAll(() => library.destroy());

  test('are read from a corpus', ({ skip }) => {
    skip(corpus === undefined, 'LECTERN_CORPUS names no folder: nothing to read');
    expect(decks.length).toBeGreaterThan(0);
  });

  test.for(decks)('$name: neither content nor transcript nor PDF has any, unless the owner shows them', async ({ bytes }) => {
    const { presentation } = (await importBytes(bytes)).imported;
    const spoken = spokenIn(presentation);
    const heardIn = (text: string) => spoken.filter((line) => text.includes(line));
    const workshop = openWorkshop(Buffer.from(JSON.stringify(writePresentation(presentation))));
    await workshop.addImages(new Map());
    expect(heardIn(textOf(await workshop.make({ kind: 'content' })))).toEqual([]);
    const pdf = await library.loadDocument(await pdfFrom(workshop));
    expect(heardIn(lettersOf([...pdf.pages()].map((page) => page.getText())))).toEqual([]);
    expect(heardIn(textOf(await workshop.make({ kind: 'captioned' })))).toEqual(spoken);
  });
});
