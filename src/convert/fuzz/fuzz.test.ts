import { expect, test } from 'vitest';
import { fileOf, testTools } from '../import/archive/test-import.ts';
import { ImportProblem, importProblemCodes } from '../import/problems.ts';
import { readDeck } from '../import/read-deck.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import { writePresentation } from '#model/presentation/write.ts';
import { openChance } from './test-chance.ts';
import { mutateArchive } from './test-archives.ts';
import { mutateText } from './test-texts.ts';
import { soundDecks } from './test-decks.ts';

// Twenty-five of each format in the test suite, and 10,000 in all in a soak (npm run soak).
const count = Number(process.env['FUZZ_DECKS'] ?? (process.env['SOAK'] ? 2500 : 25));

type Format = keyof typeof soundDecks;
const names: Record<Format, string> = { pptx: 'deck.pptx', pdf: 'deck.pdf', markdown: 'deck.md', pez: 'deck.pez' };
const formats: Format[] = ['pptx', 'pdf', 'markdown', 'pez'];

function mutate(format: Format, seed: number): Uint8Array {
  const [sound, chance] = [soundDecks[format], openChance(seed)];
  if (format === 'pptx' || format === 'pez') return mutateArchive(sound, chance);
  return Buffer.from(mutateText(Buffer.from(sound).toString('latin1'), format, chance), 'latin1');
}

test.each(formats)('the %s deck is sound', async (format) => {
  const tools = testTools();
  const { slides } = await readDeck(fileOf(names[format], soundDecks[format]), tools);
  expect(slides).toBeGreaterThan(1);
  expect(tools.warnings().map(({ code }) => code)).toEqual(format === 'pez' ? ['fonts'] : []);
});

test.each(formats)(
  `${count} mutated %s decks are read into valid presentations, or rejected with a reason`,
  { timeout: 60_000 + count * 400 },
  async (format) => {
    for (let seed = 1; seed <= count; seed += 1) {
      const work = readDeck(fileOf(names[format], mutate(format, seed)), testTools());
      const outcome = await work.then(
        ({ presentation }) => parsePresentation(structuredClone(writePresentation(presentation))).problems,
        (error: unknown) => (error instanceof ImportProblem && importProblemCodes.includes(error.code) ? [] : error),
      );
      expect(outcome, `seed ${seed}`).toEqual([]);
    }
  },
);
