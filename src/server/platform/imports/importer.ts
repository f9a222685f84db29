import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Progress, Spent } from './guard/guarded-messages.ts';
import { documentFile, ImportAnswer, type ImportRequest } from './import-request.ts';
import { type Limits, runGuarded, runIn, startGuarded, kill } from './guard/run-guarded.ts';
import { keepSpare, type Spare } from './spare-process.ts';

const MB = 1024 * 1024;
const usualLimits: Limits = { heap: 320 * MB, memory: 460 * MB, silence: 25_000, time: 5 * 60_000 };

/** An imported deck. The document and its pictures are in the work folder, which the caller removes. */
export interface ImportedDeck extends ImportAnswer {
  documentPath: string;
  spent: Spent;
}

interface Watching {
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
}

export interface Importer {
  /** Rejects with an ImportProblem, an ImporterFailure or the signal's reason. */
  run(request: ImportRequest, watching?: Watching): Promise<ImportedDeck>;
  /** A file is on its way: starts a process for it. Does nothing without a home for it. */
  prepare(): void;
  close(): Promise<void>;
}

interface Options {
  program?: string;
  limits?: Partial<Limits>;
  isUrgent?: boolean;
  /** A local folder for processes that wait for a file, which is then moved there. */
  home?: string;
}

/** Imports untrusted files, each in a separate process. */
export function openImporter({
  program = fileURLToPath(new URL('./importer-process.ts', import.meta.url)),
  limits: given = {},
  isUrgent,
  home,
}: Options = {}): Importer {
  const limits = { ...usualLimits, ...given };
  const start = (file: string, folder: string) => ({ program, reads: [file], folder, limits, isUrgent });
  const spares = home === undefined ? undefined : keepSpare({ home, start: ({ file, made }) => startGuarded(start(file, made)) });

  const runAlone = async (request: ImportRequest, watching: Watching) => {
    await mkdir(request.workFolder, { recursive: true });
    return runGuarded({ ...start(request.file, request.workFolder), request, ...watching });
  };
  const runInSpare = async ({ started, folder, file, made }: Spare, request: ImportRequest, watching: Watching) => {
    try {
      await rename(request.file, file);
      const told = await runIn(started, { request: { ...request, file, workFolder: made }, limits, ...watching });
      await rename(made, request.workFolder);
      return told;
    } finally {
      await kill(started.child);
      await rm(folder, { recursive: true, force: true });
    }
  };

  return {
    async run(request, watching = {}) {
      const spare = await spares?.take();
      const { result, spent } = await (spare ? runInSpare(spare, request, watching) : runAlone(request, watching));
      return { ...ImportAnswer.parse(result), documentPath: join(request.workFolder, documentFile), spent };
    },
    prepare: () => spares?.prepare(),
    close: async () => spares?.close(),
  };
}
