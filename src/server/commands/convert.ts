import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ImportProblem } from '#convert/import/problems.ts';
import { translatorOf } from '#locale/translate.ts';
import { arrangements } from '#model/arrangement/arrangement.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import { indexScene } from '#model/scene/scene.ts';
import { z } from 'zod';
import { tellWarning } from '../features/imports/words/tell-warning.ts';
import { type ImportedDeck, openImporter } from '../platform/imports/importer.ts';
import { documentFile } from '../platform/imports/import-request.ts';
import { ImporterFailure } from '../platform/imports/problems.ts';
import { runGuarded } from '../platform/imports/guard/run-guarded.ts';
import { Failure, WrongUsage, type Run } from './command.ts';
import { moveFile, openOutput } from './conversion/output-folder.ts';
import { PaintAnswer, type PaintRequest, pdfFile, pptxFile } from './conversion/paint-request.ts';
import { stopTexts } from './conversion/stop-texts.ts';
import { pathOf } from './document-file.ts';

const MB = 1024 * 1024;
const WIDTH = 1280;
const painter = fileURLToPath(new URL('./conversion/paint-process.ts', import.meta.url));
const painterLimits = { heap: 1024 * MB, memory: 1536 * MB, silence: 30_000, time: 15 * 60_000 };

/** Converts another format to a folder with the presentation, its transcript and its pictures, without a server. */
export const convert: Run = async (args) => {
  const { name, out, pdf, pptx, options } = readArguments(args);
  const file = pathOf(name);
  await checkFile(file, name);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort(new Failure('Stopped. Nothing was written.')));
  const output = await openOutput(pathOf(out));
  const { draft } = output;
  try {
    const deck = await openImporter({ isUrgent: true }).run(
      { file, name: basename(file), options, workFolder: draft },
      { signal: stop.signal },
    );
    const paint: PaintRequest = { folder: draft, width: WIDTH, withPdf: pdf !== undefined, withPptx: pptx !== undefined };
    const { result } = await runGuarded({
      program: painter,
      request: paint,
      reads: [],
      folder: draft,
      limits: painterLimits,
      signal: stop.signal,
      isUrgent: true,
    });
    const { stops } = PaintAnswer.parse(result);
    const words = await writeTranscript(draft);
    await writeFile(join(draft, 'report.json'), `${JSON.stringify(reportOf(deck, words, basename(file)), null, 2)}\n`);
    if (pdf !== undefined) await moveFile(join(draft, pdfFile), pathOf(pdf));
    if (pptx !== undefined) await moveFile(join(draft, pptxFile), pathOf(pptx));
    await output.finish();
    return [
      `${out}: ${deck.slides} ${deck.slides === 1 ? 'slide' : 'slides'}, ${stops} ${stops === 1 ? 'stop' : 'stops'}, ${words} words`,
      ...tellWarnings(deck),
    ].join('\n');
  } catch (error) {
    throw failureOf(error, name);
  } finally {
    await output.close();
  }
};

function readArguments(args: string[]) {
  const known = {
    out: { type: 'string' },
    pdf: { type: 'string' },
    pptx: { type: 'string' },
    arrangement: { type: 'string', default: 'grid' },
    'include-hidden': { type: 'boolean', default: false },
  } as const;
  const { values, positionals } = parse(() => parseArgs({ args, options: known, allowPositionals: true }));
  const [name, ...others] = positionals;
  if (!name || others.length > 0) throw new WrongUsage('Name exactly one file to convert.');
  if (values.out === undefined) throw new WrongUsage('--out is required: the folder to write to.');
  const { data: arrangement } = z.enum(arrangements).safeParse(values.arrangement);
  if (!arrangement) throw new WrongUsage(`--arrangement must be one of ${arrangements.join(', ')}, not ${values.arrangement}.`);
  return { name, out: values.out, pdf: values.pdf, pptx: values.pptx, options: { arrangement, includesHidden: values['include-hidden'] } };
}

function parse<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
}

async function checkFile(path: string, name: string): Promise<void> {
  const facts = await stat(path).catch(() => undefined);
  if (!facts) throw new Failure(`${name} does not exist or cannot be read.`);
  if (!facts.isFile()) throw new Failure(`${name} is not a file.`);
}

/** Writes the transcript, with a form feed between stops as between pages, and returns its word count. */
async function writeTranscript(folder: string): Promise<number> {
  const { presentation } = parsePresentation(JSON.parse(await readFile(join(folder, documentFile), 'utf8')));
  const texts = stopTexts(indexScene(presentation));
  await writeFile(join(folder, 'transcript.txt'), `${texts.join('\n\f\n')}\n`);
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
  return texts.flatMap((text) => [...segmenter.segment(text)]).filter(({ isWordLike }) => isWordLike).length;
}

const english = translatorOf('en');

const reportOf = ({ format, slides, warnings, spent }: ImportedDeck, words: number, file: string) => ({
  file,
  format,
  slides,
  words,
  warnings: warnings.map((warning) => ({ ...warning, text: tellWarning(warning, english, 'en') })),
  milliseconds: Math.round(spent.milliseconds),
  cpuMilliseconds: Math.round(spent.cpuMilliseconds),
  peakBytes: spent.peakBytes,
});

const tellWarnings = ({ warnings }: ImportedDeck) => warnings.map((warning) => `  ${tellWarning(warning, english, 'en')}`);

function failureOf(error: unknown, name: string): unknown {
  if (error instanceof ImportProblem) return new Failure(`${name} cannot be converted: ${english(`imports.problem.${error.code}`)}`);
  if (error instanceof ImporterFailure)
    return new Failure(`${name} cannot be converted: ${english('imports.problem.crash')} (${error.message.split('\n', 1)[0]})`);
  return error;
}
