import { importRoutes, type ImportState, type ImportSummary } from '#contract/presentation/imports.ts';
import { send } from '../http/http.ts';

const [SHORTEST, LONGEST] = [1000, 30_000];
/** After this many identical answers, polling slows down. */
const PATIENCE = 5;

const ended: readonly ImportState[] = ['ready', 'failed', 'cancelled'];

/** Whether polling can still show a change; a ready import counts until its pictures are drawn. */
export const isRunning = ({ state, presentation }: ImportSummary): boolean =>
  !ended.includes(state) || (state === 'ready' && presentation?.isDrawing !== false);

interface Parts {
  onImports(imports: ImportSummary[]): void;
  fetchImports?: () => Promise<ImportSummary[]>;
}

/** Polls while an import is running and the page is visible: every second, but less and less often without changes or answers. */
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
    // The answer to the request under way may not include the new import.
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
    /** Call when an import has started: polls now, and keeps polling. */
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
  if (!hasImports(answer)) throw new Error('The response is not a list of imports');
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

/** Cancels a running import, or dismisses a finished one. */
export async function endImport(id: string): Promise<void> {
  await send(importRoutes.import.replace(':id', encodeURIComponent(id)), { method: 'DELETE' });
}
