import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Imported } from '../src/convert/import/imported.ts';
import { atLeast, atMost, figure, median, report, type Figure } from './figures.ts';
import { compareWords, comparePictures } from './import/measure-deck.ts';
import { pdfWords } from './import/pdf-words.ts';
import { peerWords } from './import/peer-words.ts';
import { readFile } from './import/read-file.ts';
import { writeAgain } from './import/write-again.ts';
import { joined, matchWords, noMatch, type Match, type PlacedWord } from './import/words.ts';

// Real decks by other authors, compared with LibreOffice's rendering; LECTERN_CORPUS is the folder. CPU time is that of the import alone,
// on its second run in a warm process; memory is the peak of a new process that imports one deck. An argument selects decks by name.
interface Row {
  name: string;
  imported: Imported | undefined;
  problem: string;
  isCounted: boolean;
  /** Whether there are reference words to compare with. */
  hasWords: boolean;
  slides: number;
  match: Match;
  peer: Match | undefined;
  gains: number[];
  /** Written as PowerPoint and read again, compared with itself. */
  again: Match | undefined;
  writeTime: number;
  time: number;
  memory: number;
}

const Words = z.array(z.array(z.tuple([z.string(), z.number(), z.number(), z.number(), z.number()])));

async function run(folder: string, filter: string): Promise<void> {
  const rows: Row[] = [];
  for (const file of filesIn(join(folder, 'pptx'), filter)) {
    const reference = join(folder, 'reference', basename(file, extname(file)));
    const words = Words.parse(JSON.parse(readFileSync(join(reference, 'words.json'), 'utf8'))).map((slide) =>
      slide.map(([text, left, top, right, bottom]): PlacedWord => ({ text, left, top, right, bottom })),
    );
    rows.push(await measureDeck(file, words, reference));
  }
  printRows('PPTX vs LibreOffice', rows);
  const pdfs: Row[] = [];
  for (const file of filesIn(join(folder, 'pdf'), filter)) pdfs.push(await measureDeck(file, pdfWords(file)));
  printRows('PDF vs poppler', pdfs);
  const others: Row[] = [];
  for (const kind of ['md', 'pez']) for (const file of filesIn(join(folder, kind), filter)) others.push(await measureDeck(file, undefined));
  printRows('Markdown and .pez', others);
  report('import', [
    ...pptxFigures(rows),
    ...pdfFigures(pdfs),
    figure('Markdown and .pez: share parsed', share(others.filter(({ imported }) => imported).length, others.length)),
  ]);
}

const filesIn = (folder: string, filter: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.includes(filter))
        .toSorted()
        .map((name) => join(folder, name))
    : [];

async function measureDeck(file: string, words: PlacedWord[][] | undefined, reference?: string): Promise<Row> {
  console.error(basename(file));
  const row: Row = {
    name: basename(file),
    imported: undefined,
    problem: '',
    isCounted: false,
    hasWords: words !== undefined,
    slides: 0,
    match: { ...noMatch(), expected: words?.flat().length ?? 0 },
    peer: undefined,
    gains: [],
    again: undefined,
    writeTime: Number.NaN,
    time: Number.NaN,
    memory: Number.NaN,
  };
  if (reference) row.peer = await peerMatch(file, words ?? []);
  try {
    await readFile(file);
    const begun = process.cpuUsage();
    const imported = await readFile(file);
    const { user, system } = process.cpuUsage(begun);
    row.imported = imported;
    row.slides = imported.slides;
    row.time = (user + system) / 1000 / imported.slides;
    row.isCounted = words === undefined || imported.slides === words.length;
    if (words) row.match = compareWords(imported, words).match;
    if (reference) {
      row.gains = await comparePictures(imported, reference);
      const { match, cpuMilliseconds } = await writeAgain(imported);
      [row.again, row.writeTime] = [match, cpuMilliseconds / imported.slides];
    }
    row.memory = Number(
      spawnSync(process.execPath, [fileURLToPath(import.meta.resolve('./import/import-alone.ts')), file], { encoding: 'utf8' }).stdout,
    );
  } catch (problem) {
    row.problem = problem instanceof Error ? `${problem.name}: ${problem.message}` : String(problem);
  }
  return row;
}

/** A file it cannot read counts as nothing found. */
async function peerMatch(file: string, words: PlacedWord[][]): Promise<Match> {
  const found = await peerWords(file).catch((): PlacedWord[][] => []);
  return joined(words.map((slide, place) => matchWords(slide, found[place] ?? [])));
}

const share = (part: number, whole: number): number => (whole ? part / whole : 1);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const percent = (value: number): string => (Number.isFinite(value) ? (value * 100).toFixed(1) : '–');
const fixed = (value: number, digits: number): string => (Number.isFinite(value) ? value.toFixed(digits) : '–');

function printRows(title: string, rows: readonly Row[]): void {
  if (rows.length === 0) return;
  const cells = rows.map((row) => [
    row.name,
    row.imported ? `${row.slides}${row.isCounted ? '' : ' ≠'}` : 'FAILED',
    percent(row.hasWords ? share(row.match.matched, row.match.expected) : Number.NaN),
    percent(row.hasWords ? share(row.match.matched, row.match.found) : Number.NaN),
    row.peer ? percent(share(row.peer.matched, row.peer.expected)) : '–',
    fixed(mean(row.match.overlaps), 2),
    percent(median(row.match.shifts)),
    fixed(mean(row.gains), 2),
    row.again ? percent(share(row.again.matched, row.again.expected)) : '–',
    fixed(mean(row.again?.overlaps ?? []), 2),
    fixed(row.time, 0),
    fixed(row.memory, 0),
    row.problem,
  ]);
  const heads = [
    title,
    'slides',
    'words %',
    'precision %',
    'pptxtojson %',
    'IoU',
    'shift %',
    'gain',
    'again %',
    'again IoU',
    'ms/slide',
    'MB',
    '',
  ];
  const widths = heads.map((head, place) => Math.max(head.length, ...cells.map((cell) => cell[place]?.length ?? 0)));
  console.log();
  for (const cell of [heads, ...cells])
    console.log(
      cell
        .map((text, place) => (place === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[place] ?? 0)))
        .join('  ')
        .trimEnd(),
    );
}

function pptxFigures(rows: readonly Row[]): Figure[] {
  if (rows.length === 0) return [];
  const [match, peer] = [joined(rows.map((row) => row.match)), joined(rows.map((row) => row.peer ?? noMatch()))];
  const parsed = rows.filter(({ imported }) => imported);
  const again = joined(rows.map((row) => row.again ?? { ...noMatch(), expected: row.match.expected }));
  return [
    atLeast('PPTX: share parsed', share(parsed.length, rows.length), 1),
    atLeast('PPTX: share with correct slide count', share(rows.filter(({ isCounted }) => isCounted).length, rows.length), 1),
    atLeast('PPTX: words recovered', share(match.matched, match.expected), 0.97),
    atLeast('PPTX: word precision', share(match.matched, match.found), 0.97),
    figure('PPTX: words recovered by pptxtojson', share(peer.matched, peer.expected)),
    figure('PPTX: word precision of pptxtojson', share(peer.matched, peer.found)),
    atLeast('PPTX: mean word IoU', mean(match.overlaps), 0.7),
    figure('PPTX: median word shift, in slide widths', median(match.shifts)),
    atLeast('PPTX: mean similarity gain over an empty page', mean(rows.flatMap(({ gains }) => gains)), 0.6),
    atLeast('PPTX: words kept when written and read again', share(again.matched, again.expected), 0.99),
    atLeast('PPTX: mean word IoU when written and read again', mean(again.overlaps), 0.9),
    figure('PPTX: CPU ms per slide, writing', mean(parsed.map(({ writeTime }) => writeTime))),
    atMost(
      'PPTX: CPU ms per slide, import only, warm',
      parsed.reduce((sum, { time, slides }) => sum + time * slides, 0) / parsed.reduce((sum, { slides }) => sum + slides, 0),
      25,
    ),
    figure('PPTX: peak memory of a new process, MB', Math.max(...parsed.map(({ memory }) => memory))),
  ];
}

function pdfFigures(rows: readonly Row[]): Figure[] {
  if (rows.length === 0) return [];
  const match = joined(rows.map((row) => row.match));
  return [
    atLeast('PDF: share parsed', share(rows.filter(({ imported }) => imported).length, rows.length), 1),
    atLeast('PDF: words recovered', share(match.matched, match.expected), 0.98),
    figure('PDF: word precision', share(match.matched, match.found)),
    figure('PDF: mean word IoU', mean(match.overlaps)),
  ];
}

const corpus = process.env['LECTERN_CORPUS'];
if (corpus && existsSync(corpus)) await run(corpus, process.argv[2] ?? '');
else {
  console.error('Set LECTERN_CORPUS to a folder of decks');
  process.exitCode = 2;
}
