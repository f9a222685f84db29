import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Deck, Format } from './decks/deck.ts';
import { constructName, deckOf, everyConstruct, featureDeck, hasReference } from './decks/make-decks.ts';
import { measureDeck, summary, type Reference, type Row } from './decks/measure.ts';
import { convertToPdf, convertedFile } from './decks/reference/libreoffice.ts';
import { mendWords } from './decks/mend-words.ts';
import { missingTools, paintPages } from './decks/reference/poppler.ts';
import { writePage } from './decks/result-page.ts';
import { atLeast, atMost, figure, report, type Figure } from './figures.ts';
import { pdfWords } from './import/pdf-words.ts';

// Generated decks, the same for the same seed, compared with LibreOffice's rendering (PPTX) and poppler's (PDF), or with the words that
// were written (Markdown, .pez). `--seeds 1..500` chooses the decks, `--only text` those with one construct whose name contains it, and
// `--page out.html` shows the worst.

const { values: options } = parseArgs({
  options: { seeds: { type: 'string' }, only: { type: 'string' }, page: { type: 'string' } },
});

function chooseDecks(): Deck[] {
  const [, first = '1', last = first] = /^(\d+)(?:\.\.(\d+))?$/.exec(options.seeds ?? (options.only === undefined ? '1..500' : '1')) ?? [];
  const seeds = Array.from({ length: Number(last) - Number(first) + 1 }, (_, place) => Number(first) + place);
  const { only } = options;
  if (only === undefined) return seeds.map(deckOf);
  const chosen = everyConstruct.filter(({ format, name }) => constructName(format, name).includes(only));
  return chosen.flatMap((one) => seeds.map((seed) => featureDeck(one, seed)));
}

async function run(decks: readonly Deck[], folder: string): Promise<void> {
  const [files, pdfs] = [join(folder, 'decks'), join(folder, 'pdf')];
  mkdirSync(files);
  for (const { name, bytes } of decks) writeFileSync(join(files, name), bytes);
  convertToPdf(
    decks.filter((deck) => deck.format === 'pptx' && hasReference(deck)).map(({ name }) => join(files, name)),
    pdfs,
  );
  const picturesOf = ({ name }: Deck) => join(folder, 'pictures', name);
  const referenceOf = async (deck: Deck): Promise<Reference | undefined> => {
    const file = join(files, deck.name);
    const pdf = deck.format === 'pdf' ? file : convertedFile(file, pdfs);
    const words = pdf && hasReference(deck) ? pdfWords(pdf) : undefined;
    if (!pdf || !words) return undefined;
    await paintPages(pdf, picturesOf(deck));
    return { words: words.map((slide, place) => mendWords(slide, deck.words[place] ?? [])), pictures: picturesOf(deck) };
  };
  const rows: Row[] = [];
  for (const [place, deck] of decks.entries()) {
    rows.push(await measureDeck(deck, join(files, deck.name), await referenceOf(deck)));
    process.stderr.write(`\rDecks: ${place + 1} of ${decks.length}`);
  }
  process.stderr.write('\n');
  printConstructs(rows);
  if (options.page) await writePage(options.page, rows, ({ deck }) => picturesOf(deck));
  report('decks', [
    ...figuresOf('PPTX', 'pptx', rows),
    ...figuresOf('PDF', 'pdf', rows),
    ...figuresOf('Markdown', 'markdown', rows),
    ...figuresOf('.pez', 'pez', rows),
    ...overall(rows),
  ]);
}

const fixed = (value: number, digits = 2): string => (Number.isFinite(value) ? value.toFixed(digits) : '–');

/** A score per construct, from the decks that contain nothing else; the worst first. */
function printConstructs(rows: readonly Row[]): void {
  const alone = Map.groupBy(
    rows.filter(({ deck }) => deck.constructs.length === 1),
    ({ deck }) => deck.constructs[0] ?? '',
  );
  const lines = [...alone]
    .map(([name, own]) => ({ name, problem: own.find(({ problem }) => problem)?.problem ?? '', ...summary(own) }))
    .toSorted((one, other) => one.score - other.score);
  const width = Math.max(...lines.map(({ name }) => name.length));
  console.log(`${'construct'.padEnd(width)}  score  words   prec    IoU   gain  slides`);
  for (const { name, score, words, precision, overlap, gain, counted, problem } of lines)
    console.log(
      `${name.padEnd(width)}  ${[score, words, precision, overlap, gain].map((value) => fixed(value).padStart(5)).join('  ')}  ${counted === 1 ? 'ok' : 'WRONG'}  ${problem}`.trimEnd(),
    );
}

function figuresOf(title: string, format: Format, rows: readonly Row[]): Figure[] {
  const own = rows.filter(({ deck }) => deck.format === format);
  if (own.length === 0) return [];
  const { words, precision, overlap, gain, parsed, counted } = summary(own);
  return [
    atLeast(`${title}: share parsed`, parsed, 1),
    atLeast(`${title}: share with correct slide count`, counted, 1),
    atLeast(`${title}: words recovered`, words, 0.97),
    ...(Number.isFinite(overlap)
      ? [
          atLeast(`${title}: word precision`, precision, 0.97),
          atLeast(`${title}: mean word IoU`, overlap, 0.7),
          atLeast(`${title}: mean similarity gain over an empty page`, gain, 0.6),
        ]
      : []),
  ];
}

const overall = (rows: readonly Row[]): Figure[] => [
  figure('Decks', rows.length),
  figure(
    'Decks without a reference though they should have one',
    rows.filter(({ deck, match, gains }) => hasReference(deck) && match.overlaps.length === 0 && gains.length === 0).length,
  ),
  atMost('CPU ms per slide, import only, warm', summary(rows).time, 25),
];

const missing = missingTools();
if (missing.length > 0) {
  console.error(
    `This bench compares with LibreOffice and poppler, and cannot find ${missing.join(', ')}: apt-get install libreoffice-impress poppler-utils`,
  );
  process.exitCode = 2;
} else {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-decks-'));
  try {
    await run(chooseDecks(), folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
