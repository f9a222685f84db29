import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { parsePresentation } from '#model/presentation/parse.ts';
import type { Presentation } from '#model/presentation/presentation.ts';
import { describeProblem } from '#model/presentation/problem.ts';
import { Failure } from './command.ts';

/** npm changes to the project's folder; file names are relative to where it was called. */
export const pathOf = (name: string) => resolve(process.env['INIT_CWD'] ?? '', name);

const failures = new Map([
  ['ENOENT', 'does not exist'],
  ['EISDIR', 'is a folder'],
  ['EACCES', 'cannot be read'],
]);

/** Reads a presentation. Reporting what is wrong in it is up to `check`; documents that are no presentation at all are rejected. */
export async function readPresentation(name: string): Promise<{ presentation: Presentation; folder: string }> {
  const { document, folder } = await readDocument(name);
  const { presentation, problems } = parsePresentation(document);
  const refusal = problems.find(({ code }) => code === 'not-a-document');
  if (refusal) throw new Failure(describeProblem(refusal));
  return { presentation, folder };
}

/** Reads a document from a file, or from standard input if the name is a dash. `folder` is where its pictures are. */
export async function readDocument(name: string): Promise<{ document: unknown; folder: string }> {
  const path = pathOf(name === '-' ? '' : name);
  const bytes = await readBytes(name);
  try {
    return { document: JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, '')), folder: name === '-' ? path : dirname(path) };
  } catch (error) {
    throw new Failure(`${name === '-' ? 'The input' : name} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Reads the bytes of a file, or of standard input if the name is a dash. */
export const readBytes = (name: string): Promise<Buffer> =>
  (name === '-' ? buffer(process.stdin) : readFile(pathOf(name))).catch((error: NodeJS.ErrnoException) => {
    throw new Failure(`${name} ${failures.get(error.code ?? '') ?? `could not be read: ${error.message}`}.`);
  });
