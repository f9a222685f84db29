import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Imported, ImportTools, SourceFile } from '#convert/import/imported.ts';
import { importLimits } from '#convert/import/limits.ts';
import { ImportProblem } from '#convert/import/problems.ts';
import { collectWarnings } from '#convert/import/warnings.ts';
import { writePresentation } from '#model/presentation/write.ts';
import sharp from 'sharp';
import { measureHere } from '../fonts/measure-here.ts';
import { answerGuard } from './guard/answer-guard.ts';
import { openFileSource } from './file-source.ts';
import type { Progress } from './guard/guarded-messages.ts';
import { documentFile, type ImportAnswer, ImportRequest } from './import-request.ts';

/** Bytes of all pictures in a presentation. */
const MOST_OUTPUT = 512 * 1024 * 1024;

export type ReadDeck = (file: SourceFile, tools: ImportTools) => Promise<Imported>;

/** Runs an importer process, which imports one file: results are written to files, messages stay small. */
export function workOnImport(readDeck: ReadDeck, prepare?: () => Promise<unknown>): void {
  sharp.concurrency(1);
  answerGuard((asked, tell) => importFile(readDeck, ImportRequest.parse(asked), tell), prepare);
}

async function importFile(
  readDeck: ReadDeck,
  { file, name, options, workFolder }: ImportRequest,
  tell: (progress: Progress) => void,
): Promise<ImportAnswer> {
  const { warn, warnings } = collectWarnings();
  const bytes = openFileSource(file);
  try {
    if (bytes.size === 0) throw new ImportProblem('empty');
    const progress = (stage: Progress['stage'], done: number, total: number) => tell({ stage, done, total });
    progress('checking', 0, 0);
    const { format, presentation, pictures, slides, about } = await readDeck(
      { name, bytes },
      { options, measure: measureHere(), progress, warn },
    );
    const document = JSON.stringify(writePresentation(presentation));
    const size = [...pictures.values()].reduce((sum, { bytes: { length } }) => sum + length, 0);
    if (Buffer.byteLength(document) > importLimits.document || size > MOST_OUTPUT)
      throw new ImportProblem('too-large', 'The imported presentation is too large');
    await writeFile(join(workFolder, documentFile), document);
    await mkdir(join(workFolder, 'images'), { recursive: true });
    for (const [path, picture] of pictures) await writeFile(join(workFolder, path), picture.bytes);
    return {
      format,
      slides,
      warnings: warnings(),
      pictures: [...pictures].map(([path, { type }]) => ({ file: path, type })),
      ...(about && { about }),
    };
  } finally {
    bytes.close();
  }
}
