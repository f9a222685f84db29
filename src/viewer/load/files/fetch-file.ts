import { ContentProblem } from '../content-problem.ts';
import type { LoadPlatform } from '../load-platform.ts';

/** Delays before each retry, unless the connection comes back sooner. */
const PAUSES = [500, 1_500, 4_000];
/** Give up on a connection after this long without a byte. */
const STALL = 20_000;

export interface FetchOptions extends Pick<LoadPlatform, 'fetch' | 'after' | 'onOnline'> {
  /** Total bytes so far in this attempt. */
  onBytes: (count: number) => void;
  signal: AbortSignal;
  /** Nothing can be shown without it, so it is retried even if a connection has stalled. */
  isVital: boolean;
}

/** Held in memory: browsers keep a Blob elsewhere, and reading it back takes time. */
export interface LoadedFile {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
}

/** Fetches one file, retrying if the connection or the server fails. Rejects with a ContentProblem. */
export async function fetchFile(address: string, options: FetchOptions): Promise<LoadedFile> {
  for (const pause of PAUSES) {
    const outcome = await attempt(address, options);
    if ('bytes' in outcome) return outcome;
    if (!outcome.isPassing) throw outcome.problem;
    await wait(pause, options);
  }
  const last = await attempt(address, options);
  if ('bytes' in last) return last;
  throw last.problem;
}

interface Failure {
  problem: ContentProblem;
  /** Whether a retry may succeed. */
  isPassing: boolean;
}

async function attempt(address: string, { fetch, after, onBytes, signal, isVital }: FetchOptions): Promise<LoadedFile | Failure> {
  const stalled = new AbortController();
  let cancel = () => {};
  const expectBytes = () => {
    cancel();
    cancel = after(STALL, () => stalled.abort());
  };
  expectBytes();
  try {
    const response = await fetch(address, { signal: AbortSignal.any([signal, stalled.signal]) });
    if (!response.ok) {
      const isPassing = response.status >= 500 || [408, 425, 429].includes(response.status);
      return { problem: new ContentProblem('content', `${address} answered ${response.status}`, { isGone: !isPassing }), isPassing };
    }
    return await readAll(response, (count) => {
      expectBytes();
      onBytes(count);
    });
  } catch (error) {
    signal.throwIfAborted();
    return {
      problem: new ContentProblem('offline', `${address} did not load`, { cause: error }),
      isPassing: isVital || !stalled.signal.aborted,
    };
  } finally {
    cancel();
  }
}

async function readAll(response: Response, onBytes: (count: number) => void): Promise<LoadedFile> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let count = 0;
  const reader = response.body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    pieces.push(next.value);
    onBytes((count += next.value.length));
  }
  const bytes = new Uint8Array(count);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return { bytes, type: response.headers.get('content-type') ?? '' };
}

async function wait(pause: number, { after, onOnline, signal }: FetchOptions): Promise<void> {
  let stop = () => {};
  await new Promise<void>((resolve) => {
    const stops = [after(pause, resolve), onOnline(resolve)];
    signal.addEventListener('abort', () => resolve());
    stop = () => stops.forEach((each) => each());
  });
  stop();
  signal.throwIfAborted();
}
