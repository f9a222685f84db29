import { HttpFailure } from '#app/client/http/http.ts';
import { conversionStatus, pollInterval, type StartExportBody, type Token } from '#contract/pdf/pdf-access.ts';
import { isFinal, type PdfApi, type PdfFile, type StatusAnswer } from './pdf-api.ts';

/** How far the making of a PDF is. */
export type ExportState =
  | { state: 'started' }
  /** `pages` is 0 and the time undefined until they are known. */
  | { state: 'polling'; pagesDone: number; pages: number; secondsLeft: number | undefined }
  | { state: 'success'; file: PdfFile; pages: number }
  /** `missingImage`: the stop whose picture could not be had, from 1; 0 is the overview. `isRefused`: it was not bought, or no longer. */
  | { state: 'failed'; missingImage: number | null; isRefused: boolean }
  | { state: 'timedOut' };

interface Means {
  api: Pick<PdfApi, 'startExport' | 'beginConversion' | 'readStatus'>;
  show(state: ExportState): void;
  wait(milliseconds: number): Promise<void>;
  /** Milliseconds, from anywhere. */
  now(): number;
  /** Nothing is asked or shown any more once it is aborted. */
  signal: AbortSignal;
}

/** Questions in a row that may go unanswered. */
const FORGIVEN = 4;

/** Has the PDF made, or joins where it is being made already, and tells how far it is until the end. */
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

/** Seconds that are left at the pace of what has been seen so far; undefined until something has been seen to move. */
function createPace() {
  let first: { at: number; pagesDone: number } | undefined;
  return ({ pagesDone, pages }: StatusAnswer['progress'], at: number): number | undefined => {
    if (pages === 0) return undefined;
    first ??= { at, pagesDone };
    const made = pagesDone - first.pagesDone;
    return made > 0 ? Math.max(1, Math.ceil(((pages - pagesDone) * (at - first.at)) / made / 1000)) : undefined;
  };
}
