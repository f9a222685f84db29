import { cpuUsage } from 'node:process';
import type { Imported } from '../../src/convert/import/imported.ts';
import { richForms } from '../../src/model/paint/forms/rich-forms.ts';
import { indexScene } from '../../src/model/scene/scene.ts';
import { comparePictures, compareWords } from '../import/measure-deck.ts';
import { measure, readFile } from '../import/read-file.ts';
import { slideWords } from '../import/slide-words.ts';
import { matchWords, noMatch, unplaced, type Match, type PlacedWord } from '../import/words.ts';
import type { Deck } from './deck.ts';

/** How the import of a deck compares with its reference. */
export interface Row {
  deck: Deck;
  imported: Imported | undefined;
  problem: string;
  /** Whether there are as many slides as the deck has. */
  isCounted: boolean;
  match: Match;
  gains: number[];
  /** CPU milliseconds of the whole import, in a warm process. */
  time: number;
}

/** The words of each page and the folder with its pictures, from the reference. */
export interface Reference {
  words: PlacedWord[][];
  pictures: string;
}

/** Without a reference, the words that were written must be there, wherever they are. */
export async function measureDeck(deck: Deck, file: string, reference: Reference | undefined): Promise<Row> {
  const row: Row = {
    deck,
    imported: undefined,
    problem: '',
    isCounted: false,
    match: { ...noMatch(), expected: deck.words.flat().length },
    gains: [],
    time: Number.NaN,
  };
  try {
    await readFile(file);
    const begun = cpuUsage();
    const imported = await readFile(file);
    const { user, system } = cpuUsage(begun);
    row.time = (user + system) / 1000;
    row.imported = imported;
    row.isCounted = imported.slides === deck.words.length;
    row.match = reference ? compareWords(imported, reference.words).match : writtenWords(deck, imported);
    if (reference) row.gains = await comparePictures(imported, reference.pictures);
  } catch (problem) {
    row.problem = problem instanceof Error ? `${problem.name}: ${problem.message}` : String(problem);
  }
  return row;
}

/** How many of the words that were written are found; a canvas is one whole. Their places are not compared. */
export function writtenWords({ format, words }: Deck, imported: Imported): Match {
  const matched =
    format === 'pez'
      ? matchWords(unplaced(words.flat().join(' ')), slideWords(indexScene(imported.presentation).root, kitOf(imported)))
      : compareWords(
          imported,
          words.map((slide) => unplaced(slide.join(' '))),
        ).match;
  return { ...matched, overlaps: [], shifts: [] };
}

const kitOf = ({ presentation: { theme, language } }: Imported) => ({ theme, language, measure, labels: undefined, rich: richForms });

const TARGETS = { overlap: 0.7, gain: 0.6 };

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The measures of some decks together; those that could not be compared are not numbers. */
export function summary(rows: readonly Row[]) {
  const count = (of: (match: Match) => number) => rows.reduce((sum, { match }) => sum + of(match), 0);
  const [expected, found, matched] = [count((one) => one.expected), count((one) => one.found), count((one) => one.matched)];
  const parsed = rows.filter(({ imported }) => imported);
  const words = expected > 0 ? matched / expected : Number.NaN;
  const precision = found > 0 ? matched / found : Number.NaN;
  const overlap = mean(rows.flatMap(({ match }) => match.overlaps));
  const gain = mean(rows.flatMap(({ gains }) => gains));
  const slides = parsed.reduce((sum, { imported }) => sum + (imported?.slides ?? 0), 0);
  // Numbers that a chart adds are no words that were written: without a reference, finding more is no fault.
  const isReferenced = rows.some(({ match, gains }) => match.overlaps.length > 0 || gains.length > 0);
  const parts = [
    words,
    ...(isReferenced ? [precision] : []),
    Math.min(1, overlap / TARGETS.overlap),
    Math.min(1, Math.max(0, gain) / TARGETS.gain),
  ].filter((part) => Number.isFinite(part));
  return {
    words,
    precision,
    overlap,
    gain,
    time: parsed.reduce((sum, { time }) => sum + time, 0) / slides,
    parsed: parsed.length / rows.length,
    counted: rows.filter(({ isCounted }) => isCounted).length / rows.length,
    /** 1 where every measure reaches its target; 0 for what cannot be read. */
    score: parsed.length === 0 ? 0 : mean(parts),
  };
}
