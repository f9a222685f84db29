import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Progress, Spent } from './guard/guarded-messages.ts';
import { documentFile, ImportAnswer, type ImportRequest } from './import-request.ts';
import { type Limits, runGuarded } from './guard/run-guarded.ts';

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
}

/** Imports untrusted files, each in a separate process. */
export function openImporter({
  program = fileURLToPath(new URL('./importer-process.ts', import.meta.url)),
  limits = {},
  isUrgent,
}: { program?: string; limits?: Partial<Limits>; isUrgent?: boolean } = {}): Importer {
  return {
    async run(request, { onProgress, signal } = {}) {
      const { file, workFolder } = request;
      await mkdir(workFolder, { recursive: true });
      const { result, spent } = await runGuarded({
        program,
        request,
        reads: [file],
        folder: workFolder,
        limits: { ...usualLimits, ...limits },
        onProgress,
        signal,
        isUrgent,
      });
      return { ...ImportAnswer.parse(result), documentPath: join(workFolder, documentFile), spent };
    },
  };
}
