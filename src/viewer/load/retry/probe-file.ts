import type { LoadPlatform } from '../load-platform.ts';

/** So long, and it is not worth waiting for the reason of a failure. */
const PATIENCE = 10_000;

/** Whether a file of the build is where it should be. An import that fails does not tell. */
export async function probeFile(
  address: string,
  { fetch, after }: Pick<LoadPlatform, 'fetch' | 'after'>,
): Promise<'there' | 'missing' | 'error'> {
  const tooLate = new AbortController();
  const cancel = after(PATIENCE, () => tooLate.abort());
  try {
    const { ok, status, headers } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal: tooLate.signal });
    if (status >= 500 || status === 429) return 'error';
    return ok && /javascript|css/.test(headers.get('content-type') ?? '') ? 'there' : 'missing';
  } catch {
    return 'error';
  } finally {
    cancel();
  }
}
