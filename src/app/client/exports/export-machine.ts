import { HttpFailure } from '#app/client/http/http.ts';
import { conversionStatus, pollInterval, type StartExportBody, type Token } from '#contract/pdf/pdf-access.ts';
import { isFinal, type ExportApi, type ExportedFile, type StatusAnswer } from './export-api.ts';

/** The progress of an export. */
export type ExportState =
  | { state: 'started' }
  /** `pages` is 0 and the time undefined until known. */
  | { state: 'polling'; pagesDone: number; pages: number; secondsLeft: number | undefined }
  | { state: 'success'; file: ExportedFile; pages: number }
  /** `missingImage` is the stop whose picture could not be loaded, from 1; 0 is the overview. `isRefused`: not bought, or no longer. */
  | { state: 'failed'; missingImage: number | null; isRefused: boolean }
  | { state: 'timedOut' };

interface Means {
  api: ExportApi;
  show(state: ExportState): void;
  wait(milliseconds: number): Promise<void>;
  /** In milliseconds, from any origin. */
  now(): number;
  /** Once aborted, nothing more is requested or shown. */
  signal: AbortSignal;
}

/** How many requests in a row may fail. */
const FORGIVEN = 4;

/** Starts making the file, or joins an export in progress, and reports its progress until the end. */
export async function runExport(options: StartExportBody, { api, show, wait, now, signal }: Means): Promise<void> {
  const tell = (state: ExportState) => {
    if (!signal.aborted) show(state);
  };
  tell({ state: 'started' });
  try {
    const token = await api.startExport(options);
    if (signal.aborted) return;
    const statusToken = await api.beginConversion(token);
    tell(await follow(statusToken));
  } catch (error) {
    tell({ state: 'failed', missingImage: null, isRefused: error instanceof HttpFailure && error.status === 403 });
  }

  async function follow(token: Token): Promise<ExportState> {
    const pace = createPace();
    let unanswered = 0;
    while (!signal.aborted) {
      const answer = await api.readStatus(token).catch((error: unknown) => {
        unanswered += 1;
        if (unanswered > FORGIVEN || isFinal(error)) throw error;
      });
      if (answer) {
        unanswered = 0;
        const end = endOf(answer);
        if (end) return end;
        tell({ state: 'polling', ...answer.progress, secondsLeft: pace(answer.progress, now()) });
      }
      await wait(pollInterval);
    }
    return { state: 'started' };
  }
}

function endOf({ status, results: [file], progress, missingImage }: StatusAnswer): ExportState | undefined {
  const failed: ExportState = { state: 'failed', missingImage: missingImage?.stop ?? null, isRefused: false };
  if (status === conversionStatus.done) return file ? { state: 'success', file, pages: progress.pages } : failed;
  if (status === conversionStatus.failed) return failed;
  if (status === conversionStatus.timedOut) return { state: 'timedOut' };
  return undefined;
}

/** Estimates the seconds left from the pace so far; undefined until there is progress. */
function createPace() {
  let first: { at: number; pagesDone: number } | undefined;
  return ({ pagesDone, pages }: StatusAnswer['progress'], at: number): number | undefined => {
    if (pages === 0) return undefined;
    first ??= { at, pagesDone };
    const made = pagesDone - first.pagesDone;
    return made > 0 ? Math.max(1, Math.ceil(((pages - pagesDone) * (at - first.at)) / made / 1000)) : undefined;
  };
}
