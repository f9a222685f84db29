import { importRoutes, type ImportState, type ImportSummary } from '#contract/presentation/imports.ts';
import { send } from '../http/http.ts';

const [SHORTEST, LONGEST] = [1000, 30_000];
/** So often the same, and it is asked for less often. */
const PATIENCE = 5;

const ended: readonly ImportState[] = ['ready', 'failed', 'cancelled'];

/** Something about it will change by itself: also what is ready, until it can be seen as it will stay. */
export const isRunning = ({ state, presentation }: ImportSummary): boolean =>
  !ended.includes(state) || (state === 'ready' && presentation?.isDrawing !== false);

interface Parts {
  onImports(imports: ImportSummary[]): void;
  fetchImports?: () => Promise<ImportSummary[]>;
}

/**
 * Asks how far imports are for as long as one is running and the page is in sight: every second, and less and less often while nothing
 * changes or nobody answers.
 */
export function watchImports({ onImports, fetchImports = askForImports }: Parts) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let isWanted = false;
  let isWoken = false;
  let isClosed = false;
  let [pause, same, last] = [SHORTEST, 0, ''];

  const askLater = () => {
    clearTimeout(timer);
    timer = undefined;
    if (isWanted && !isClosed && document.visibilityState === 'visible') timer = setTimeout(ask, pause);
  };

  async function ask(): Promise<void> {
    if (isAsking || isClosed) return;
    isAsking = true;
    try {
      const imports = await fetchImports();
      const now = JSON.stringify(imports);
      same = now === last ? same + 1 : 0;
      pause = same < PATIENCE ? SHORTEST : Math.min(LONGEST, pause * 1.5);
      last = now;
      isWanted = imports.some(isRunning);
      if (!isClosed) onImports(imports);
    } catch {
      pause = Math.min(LONGEST, pause * 2);
    } finally {
      isAsking = false;
      if (isWoken) wake();
      else askLater();
    }
  }

  function wake(): void {
    isWanted = true;
    [pause, same] = [SHORTEST, 0];
    // What is on its way may not know of it yet.
    isWoken = isAsking;
    void ask();
  }

  const onLook = () => {
    if (document.visibilityState !== 'visible') return askLater();
    pause = SHORTEST;
    if (isWanted) void ask();
  };
  document.addEventListener('visibilitychange', onLook);

  return {
    /** Something has begun: asks now, and goes on. */
    wake,
    close(): void {
      isClosed = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onLook);
    },
  };
}

async function askForImports(): Promise<ImportSummary[]> {
  const answer: unknown = await (await send(importRoutes.imports, { signal: AbortSignal.timeout(LONGEST) })).json();
  if (!hasImports(answer)) throw new Error('This is no list of imports');
  return answer.imports;
}

const isSummary = (given: unknown): given is ImportSummary => {
  const { id, fileName, state, warnings }: Record<string, unknown> = Object(given);
  return typeof id === 'string' && typeof fileName === 'string' && typeof state === 'string' && Array.isArray(warnings);
};
const hasImports = (given: unknown): given is { imports: ImportSummary[] } => {
  const { imports }: Record<string, unknown> = Object(given);
  return Array.isArray(imports) && imports.every(isSummary);
};

/** Stops it, or puts away what has ended. */
export async function endImport(id: string): Promise<void> {
  await send(importRoutes.import.replace(':id', encodeURIComponent(id)), { method: 'DELETE' });
}
