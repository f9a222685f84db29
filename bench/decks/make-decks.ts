import { Chance } from '../../src/model/presentation/test-documents.ts';
import { formats, type Deck, type Format, type Generator } from './deck.ts';
import { markdown } from './markdown/generator.ts';
import { pdf } from './pdf/generator.ts';
import { pez } from './pez/generator.ts';
import { pptx } from './pptx/generator.ts';

export const generators: Readonly<Record<Format, Generator>> = { pptx, pdf, markdown, pez };

/** Every construct of every format. */
export const everyConstruct: readonly { format: Format; name: string }[] = formats.flatMap((format) =>
  generators[format].names.map((name) => ({ format, name })),
);

export const constructName = (format: Format, name: string): string => `${format}/${name}`;

/** Whether the reference shows these constructs as their format means them. */
export const hasReference = ({ format, constructs }: Deck): boolean =>
  (format === 'pptx' || format === 'pdf') && constructs.every((name) => !generators[format].unknown.has(name.slice(format.length + 1)));

/** A deck with one construct. */
export function featureDeck({ format, name }: { format: Format; name: string }, seed: number): Deck {
  const written = generators[format].alone(name, new Chance(seed));
  return {
    ...written,
    name: `${format}-${name.replaceAll('/', '-')}-${seed}.${generators[format].ending}`,
    format,
    constructs: [constructName(format, name)],
  };
}

/** Most decks people bring are PPTX. */
const shares: readonly Format[] = ['pptx', 'pptx', 'pptx', 'pptx', 'pptx', 'pptx', 'pptx', 'pdf', 'markdown', 'pez'];

/** The deck of a seed: every fourth has several constructs at random, the others a single one, each in its turn. */
export function deckOf(seed: number): Deck {
  const single = everyConstruct[(seed - Math.floor(seed / 4) - 1) % everyConstruct.length];
  if (seed % 4 !== 0 && single) return featureDeck(single, seed);
  const chance = new Chance(seed);
  const format = chance.among(shares);
  const { constructs, ...written } = generators[format].mixed(chance);
  return {
    ...written,
    name: `${format}-mixed-${seed}.${generators[format].ending}`,
    format,
    constructs: constructs.map((name) => constructName(format, name)),
  };
}
