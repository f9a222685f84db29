import { ChunkLoadError } from './chunk-load-error.ts';
import { freshAddress } from './fresh-address.ts';
import type { LoadPlatform } from '../load/load-platform.ts';
import { probeFile } from './probe-file.ts';
import { renewStyles } from './renew-styles.ts';

export type ChunkState = 'not-loaded' | 'loading' | 'loaded';

export interface Chunk<T> {
  readonly name: string;
  state(): ChunkState;
  /** All callers share one load. After a failure the next call tries again. Rejects with a ChunkLoadError. */
  load(): Promise<T>;
}

/** Wraps an `import()` so that it can succeed in a browser that remembers an earlier failure. */
export type Insist = <Module>(file: Promise<Module>) => Promise<Module>;

type ChunkPlatform = Pick<LoadPlatform, 'fetch' | 'after'>;

export interface ChunkOptions {
  timeout?: number;
  platform?: ChunkPlatform;
  importFile?: (address: string) => Promise<unknown>;
  page?: Pick<Document, 'querySelectorAll'> | undefined;
}

/** Without the rest of the loader's platform: every page has this. */
const browser: ChunkPlatform = {
  fetch: (address, init) => fetch(address, init),
  after(milliseconds, run) {
    const id = setTimeout(run, milliseconds);
    return () => clearTimeout(id);
  },
};

const failureListeners = new Set<(chunk: string) => void>();

/** Called for every chunk that fails to load, whoever requested it. Returns a function that removes the listener. */
export function onChunkFailure(listener: (chunk: string) => void): () => void {
  failureListeners.add(listener);
  return () => failureListeners.delete(listener);
}

/** A script file that is loaded on demand. `name` is that of the built file. */
export function createChunk<T>(
  name: string,
  load: (insist: Insist) => Promise<T>,
  {
    timeout = 120_000,
    platform = browser,
    importFile = (address) => import(/* @vite-ignore */ address),
    page = globalThis.document,
  }: ChunkOptions = {},
): Chunk<T> {
  let state: ChunkState = 'not-loaded';
  let current: Promise<T> | undefined;
  let failures = 0;
  // Built files are named after their chunk and share a folder; most browsers name the file that failed.
  let request = import.meta.url.replace(/[^/]*$/, `${name}.js`);
  const probe = (cause: unknown) => {
    request = /https?:\/\/\S+/.exec(String(cause))?.[0] ?? request;
    return probeFile(request, platform);
  };

  const insist: Insist = async (file) => {
    try {
      return await file;
    } catch (cause) {
      // The file exists, yet it failed again: the browser remembers the failure.
      if (failures === 0 || (await probe(cause)) !== 'there' || !request.endsWith('.js')) throw cause;
      const again = importFile(freshAddress(request, failures)) as typeof file;
      return again.catch(() => Promise.reject(cause));
    }
  };
  const attempt = async () => {
    try {
      if (failures > 0 && page) await renewStyles(request, page);
      return await load(insist);
    } catch (cause) {
      throw new ChunkLoadError(name, (await probe(cause)) === 'missing' ? 'missing' : 'error', request, cause);
    }
  };
  const loadOnce = async () => {
    let cancel = () => {};
    const tooLate = new Promise<never>((_, reject) => {
      cancel = platform.after(timeout, () => reject(new ChunkLoadError(name, 'timeout', request)));
    });
    state = 'loading';
    try {
      const loaded = await Promise.race([attempt(), tooLate]);
      state = 'loaded';
      return loaded;
    } catch (error) {
      state = 'not-loaded';
      current = undefined;
      failures++;
      for (const tell of failureListeners) tell(name);
      throw error;
    } finally {
      cancel();
    }
  };
  return { name, state: () => state, load: () => (current ??= loadOnce()) };
}
