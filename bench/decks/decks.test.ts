import { describe, expect, test } from 'vitest';
import { memoryBytes } from '../../src/convert/import/archive/memory-bytes.ts';
import { readDeck } from '../../src/convert/import/read-deck.ts';
import { measure } from '../import/read-file.ts';
import type { Deck } from './deck.ts';
import { mendWords } from './mend-words.ts';
import { constructName, deckOf, everyConstruct, featureDeck } from './make-decks.ts';
import { writtenWords } from './measure.ts';

const read = ({ name, bytes }: Deck) =>
  readDeck(
    { name, bytes: memoryBytes(bytes) },
    { options: { arrangement: 'grid', includesHidden: false }, measure, progress() {}, warn() {} },
  );

/** Letters that clip a picture become a picture, which is read by its alternative text. */
const gaps = new Set(['pdf/text/clipped-text']);
const readable = everyConstruct.map((one) => [constructName(one.format, one.name), one] as const).filter(([name]) => !gaps.has(name));

test('the same seed gives the same deck', () => {
  for (const seed of [1, 4, 8, 12, 16, 20]) expect(Buffer.from(deckOf(seed).bytes).equals(deckOf(seed).bytes)).toBe(true);
});

describe('a deck with only one construct has the right slides and words', () => {
  test.each(readable)('%s', async (_, construct) => {
    const deck = featureDeck(construct, 1);
    const imported = await read(deck);
    expect(imported.slides).toBe(deck.words.length);
    const { matched, expected } = writtenWords(deck, imported);
    // Where vertical lines or tabs meet, two words may be taken for one.
    expect(matched).toBeGreaterThanOrEqual(expected * 0.9);
  });
});

test.each([4, 8, 12, 16, 20, 24])('a deck with several constructs has the right slides: seed %i', async (seed) => {
  const deck = deckOf(seed);
  expect((await read(deck)).slides).toBe(deck.words.length);
});

test('pieces of a slanted word are joined if they make a word that was written, and nothing else is', () => {
  const at = (text: string, left: number) => ({ text, left, top: 0.1 + left / 2, right: left + 0.05, bottom: 0.2 + left / 2 });
  const found = [at('ow', 0.14), at('Sh', 0.05), at('on', 0.6), at('Shed', 0.8), at('ad', 0.1)];
  const mended = mendWords(found, ['Shadow', 'Shed', 'Moon']);
  expect(mended.map(({ text }) => text).sort()).toEqual(['Shadow', 'Shed', 'on']);
  const [shadow] = mended.filter(({ text }) => text === 'Shadow');
  expect(shadow?.left).toBeCloseTo(0.05);
  expect(shadow?.right).toBeCloseTo(0.19);
});
