import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ChunkLoadError } from './chunk-load-error.ts';
import { createChunk, onChunkFailure, type ChunkOptions } from './chunk.ts';
import { startTestServer } from '../load/test-server.ts';

describe('a chunk', () => {
  let server: Awaited<ReturnType<typeof startTestServer>>;
  beforeAll(async () => (server = await startTestServer()));
  afterEach(() => server.reset());
  afterAll(() => server.stop());

  const path = '/assets/4b3a/present-viewer.js';
  const script = (body = 'export const openShell = 1') => server.text(path, body, 'text/javascript');
  const refusal = () => new TypeError(`Failed to fetch dynamically imported module: ${server.origin}${path}`);
  /** Timeouts never fire. */
  const still: ChunkOptions = { platform: { fetch: (address, init) => fetch(address, init), after: () => () => {} } };
  const failureOf = (loading: Promise<unknown>) =>
    loading.then(
      () => undefined,
      (error: unknown) => error,
    );

  it('[VIEW-12] goes from not loaded to loading to loaded, and all callers share one load', async () => {
    let loads = 0;
    const chunk = createChunk('present-viewer', async () => ++loads, still);
    expect(chunk.state()).toBe('not-loaded');
    const both = [chunk.load(), chunk.load()];
    expect(chunk.state()).toBe('loading');
    expect(await Promise.all(both)).toEqual([1, 1]);
    expect(chunk.state()).toBe('loaded');
    expect(await chunk.load()).toBe(1);
  });

  it('[VIEW-13] reports a file the server does not have as missing', async () => {
    const chunk = createChunk('present-viewer', () => Promise.reject(refusal()), still);
    const error = await failureOf(chunk.load());
    expect(error).toBeInstanceOf(ChunkLoadError);
    expect(error).toMatchObject({
      name: 'ChunkLoadError',
      message: 'Loading chunk present-viewer failed',
      type: 'missing',
      request: server.origin + path,
    });
    expect(chunk.state()).toBe('not-loaded');
  });

  it('[VIEW-13] reports a page served instead of a script as missing', async () => {
    server.text(path, '<p>Not here', 'text/html');
    expect(await failureOf(createChunk('present-viewer', () => Promise.reject(refusal()), still).load())).toMatchObject({
      type: 'missing',
    });
  });

  it.each([
    ['the connection breaks', (request: { socket: { destroy(): void } }) => request.socket.destroy()],
    ['the server fails', (_: unknown, response: { writeHead(status: number): { end(): void } }) => response.writeHead(503).end()],
  ])('[VIEW-13] reports an error if %s', async (_, answer) => {
    server.answer(path, answer);
    expect(await failureOf(createChunk('present-viewer', () => Promise.reject(refusal()), still).load())).toMatchObject({
      type: 'error',
      request: server.origin + path,
    });
  });

  it('[VIEW-13] probes the expected address if the failure does not name the file', async () => {
    const error = await failureOf(
      createChunk('present-viewer', () => Promise.reject(new TypeError('Importing a module script failed.')), still).load(),
    );
    expect(error).toMatchObject({ type: 'error' });
    expect(error instanceof ChunkLoadError && error.request).toMatch(/\/present-viewer\.js$/);
  });

  it('[VIEW-12] times out after 120 seconds', async () => {
    let elapse = () => {};
    let limit = 0;
    const after = (milliseconds: number, run: () => void) => {
      [limit, elapse] = [milliseconds, run];
      return () => {};
    };
    const chunk = createChunk('webgl-viewer-app', () => new Promise(() => {}), { platform: { fetch, after } });
    const failure = failureOf(chunk.load());
    expect(limit).toBe(120_000);
    elapse();
    expect(await failure).toMatchObject({ message: 'Loading chunk webgl-viewer-app failed', type: 'timeout' });
    expect(chunk.state()).toBe('not-loaded');
  });

  it('[VIEW-13] can be retried after a failure', async () => {
    let isBroken = true;
    const chunk = createChunk('present-viewer', async () => (isBroken ? Promise.reject(refusal()) : 'shell'), still);
    expect(await failureOf(chunk.load())).toBeInstanceOf(ChunkLoadError);
    isBroken = false;
    expect(await chunk.load()).toBe('shell');
    expect(chunk.state()).toBe('loaded');
  });

  it('reports every failure to failure listeners', async () => {
    const failed: string[] = [];
    const stop = onChunkFailure((name) => failed.push(name));
    const chunk = createChunk('webgl-viewer-app', () => Promise.reject(refusal()), still);
    await failureOf(chunk.load());
    await failureOf(chunk.load());
    expect(failed).toEqual(['webgl-viewer-app', 'webgl-viewer-app']);
    stop();
    await failureOf(chunk.load());
    expect(failed).toHaveLength(2);
  });

  it('[VIEW-13] imports from another address if the browser remembers the failure, once the file exists', async () => {
    const imported: string[] = [];
    const importFile = async (address: string) => {
      imported.push(address);
      return { openShell: 'shell' };
    };
    const chunk = createChunk(
      'present-viewer',
      async (insist) => (await insist(Promise.reject<{ openShell: string }>(refusal()))).openShell,
      { ...still, importFile },
    );
    expect(await failureOf(chunk.load())).toMatchObject({ type: 'missing' });
    expect(await failureOf(chunk.load())).toMatchObject({ type: 'missing' });
    expect(imported).toEqual([]);
    script();
    expect(await chunk.load()).toBe('shell');
    expect(imported).toHaveLength(1);
    expect(decodeURI(imported[0] ?? '')).toBe(server.origin + path);
    expect(imported[0]).not.toBe(server.origin + path);
  });

  it('[VIEW-13] requests styles again if they did not load', async () => {
    const style = `${server.origin}/assets/4b3a/shell.css`;
    const listeners = new Map<string, () => void>();
    const renewed = { addEventListener: (name: string, run: () => void) => listeners.set(name, run) };
    const link = { sheet: null, href: style, cloneNode: () => renewed, replaceWith: () => listeners.get('load')?.() };
    const other = { sheet: {}, href: `${server.origin}/other.css`, cloneNode: () => expect.unreachable() };
    let loads = 0;
    const load = async () => (++loads === 1 ? Promise.reject(new Error(`Unable to preload CSS for ${style}`)) : listeners.size);
    const chunk = createChunk('present-viewer', load, { ...still, page: { querySelectorAll: () => [other, link] as never } });
    expect(await failureOf(chunk.load())).toMatchObject({ type: 'missing', request: style });
    expect(await chunk.load()).toBe(2);
  });
});
