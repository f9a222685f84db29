import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../test-server.ts';
import { type LoadedFile, fetchFile, type FetchOptions } from './fetch-file.ts';

const textOf = ({ bytes }: LoadedFile) => new TextDecoder().decode(bytes);

describe('fetching a file', () => {
  let server: Awaited<ReturnType<typeof startTestServer>>;
  beforeAll(async () => (server = await startTestServer()));
  afterEach(() => server.reset());
  afterAll(() => server.stop());

  /** Retry delays pass immediately and are recorded; longer timeouts elapse when the test says so. */
  function options(more: Partial<FetchOptions> = {}) {
    const pauses: number[] = [];
    const counts: number[] = [];
    let elapse = () => {};
    const after: FetchOptions['after'] = (milliseconds, run) => {
      if (milliseconds >= 20_000) elapse = run;
      else {
        pauses.push(milliseconds);
        queueMicrotask(run);
      }
      return () => {};
    };
    const given: FetchOptions = {
      fetch: (address, init) => fetch(address, init),
      after,
      onOnline: () => () => {},
      onBytes: (count) => counts.push(count),
      signal: new AbortController().signal,
      isVital: true,
      ...more,
    };
    return { given, pauses, counts, elapse: () => elapse() };
  }
  const failing = (times: number, fail: Parameters<typeof server.answer>[1]) => {
    let left = times;
    server.answer('/file', (request, response) => (left-- > 0 ? fail(request, response) : response.end('whole')));
  };

  it('[VIEW-3] reports bytes as they arrive', async () => {
    const { given, counts } = options();
    let goOn = () => {};
    server.answer('/file', (_, response) => {
      response.write('12345');
      goOn = () => response.end('678');
    });
    const file = fetchFile(`${server.origin}/file`, { ...given, onBytes: (count) => counts.push(count) && goOn() });
    expect(textOf(await file)).toBe('12345678');
    expect(counts).toEqual([5, 8]);
  });

  it('retries with growing delays while the connection breaks', async () => {
    const { given, pauses } = options();
    failing(2, (request) => request.socket.destroy());
    expect(textOf(await fetchFile(`${server.origin}/file`, given))).toBe('whole');
    expect(pauses).toEqual([500, 1_500]);
  });

  it('retries if the connection breaks in the middle', async () => {
    const { given, counts } = options();
    failing(1, (_, response) => {
      response.writeHead(200, { 'content-length': 5 });
      response.write('who', () => response.destroy());
    });
    expect(textOf(await fetchFile(`${server.origin}/file`, given))).toBe('whole');
    expect(counts.at(-1)).toBe(5);
  });

  it('retries immediately when the connection is back', async () => {
    failing(1, (request) => request.socket.destroy());
    const { given } = options({ after: () => () => {}, onOnline: (run) => (queueMicrotask(run), () => {}) });
    expect(textOf(await fetchFile(`${server.origin}/file`, given))).toBe('whole');
  });

  it('reports a lost connection if it never succeeds', async () => {
    const { given, pauses } = options();
    failing(9, (request) => request.socket.destroy());
    await expect(fetchFile(`${server.origin}/file`, given)).rejects.toMatchObject({ name: 'ContentProblem', kind: 'offline' });
    expect(pauses).toHaveLength(3);
  });

  it('asks only once for a file the server does not have', async () => {
    const { given } = options();
    await expect(fetchFile(`${server.origin}/file`, given)).rejects.toMatchObject({ kind: 'content', isGone: true });
    expect(server.asked).toHaveLength(1);
  });

  it('retries while the server is overloaded', async () => {
    const { given } = options();
    failing(1, (_, response) => response.writeHead(503).end());
    expect(textOf(await fetchFile(`${server.origin}/file`, given))).toBe('whole');
  });

  it.each([
    [false, 1],
    [true, 2],
  ])('gives up on a stalled download, unless it is vital (%s)', async (isVital, attempts) => {
    const { given, elapse } = options({ isVital });
    let left = 1;
    server.answer('/file', (_, response) => {
      if (left-- <= 0) return response.end('whole');
      response.write('who');
      return undefined;
    });
    const file = fetchFile(`${server.origin}/file`, { ...given, onBytes: (count) => count === 3 && elapse() }).then(
      ({ bytes }) => bytes.length,
      () => 'given up',
    );
    expect(await file).toBe(isVital ? 5 : 'given up');
    expect(server.asked).toHaveLength(attempts);
  });

  it('stops when aborted', async () => {
    const ending = new AbortController();
    const { given } = options({ signal: ending.signal });
    failing(9, (request) => {
      ending.abort();
      request.socket.destroy();
    });
    await expect(fetchFile(`${server.origin}/file`, given)).rejects.toMatchObject({ name: 'AbortError' });
    expect(server.asked).toHaveLength(1);
  });
});
