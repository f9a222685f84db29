import type { LibraryAction } from '#contract/presentation/library.ts';

export interface ActionFields {
  oid?: readonly string[];
  folder?: string;
  name?: string;
  privacy?: string;
  revision?: number;
}

export type Acted =
  /** `done`: in the reader's words; `folder`: that was made. */
  | { outcome: 'done'; done: string; folder: string | undefined }
  /** Somebody has given it the name `current` meanwhile. */
  | { outcome: 'outdated'; problem: string; current: string; revision: number }
  /** `problem`: what is wrong, as far as the server said. */
  | { outcome: 'refused' | 'failed' | 'signedOut'; problem: string | null };

const words = (given: unknown) => (typeof given === 'string' && given !== '' ? given : undefined);

/** Never throws: whoever cannot reach the server is told so like any other failure. */
export async function sendAction(
  address: string,
  csrfToken: string | null,
  fields: ActionFields & { action: LibraryAction },
): Promise<Acted> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...(csrfToken !== null && { 'X-XSRF-TOKEN': csrfToken }) },
      credentials: 'same-origin',
      body: JSON.stringify(fields),
    });
    const { done, folder, detail, current, revision }: Record<string, unknown> = Object(await response.json());
    if (response.ok) return { outcome: 'done', done: words(done) ?? '', folder: words(folder) };
    const problem = words(detail) ?? null;
    if (response.status === 409 && problem !== null && typeof current === 'string' && typeof revision === 'number')
      return { outcome: 'outdated', problem, current, revision };
    return {
      outcome: response.status === 422 ? 'refused' : response.status === 401 ? 'signedOut' : 'failed',
      problem: response.status === 422 ? problem : null,
    };
  } catch {
    return { outcome: 'failed', problem: null };
  }
}
