import type { LoadPlatform } from '../load/load-platform.ts';

/** After this long it is not worth waiting to learn why a load failed. */
const PATIENCE = 10_000;

/** Checks whether a built file exists, because a failed import does not say why it failed. */
export async function probeFile(address: string, { fetch }: Pick<LoadPlatform, 'fetch'>): Promise<'there' | 'missing' | 'error'> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const { ok, status, headers } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal });
    if (status >= 500 || status === 429) return 'error';
    return ok && /javascript|css/.test(headers.get('content-type') ?? '') ? 'there' : 'missing';
  } catch {
    return 'error';
  }
}
