import type { LibraryAction } from '#contract/presentation/library.ts';

export interface ActionFields {
  oid?: readonly string[];
  folder?: string;
  name?: string;
  privacy?: string;
  revision?: number;
}

export type Acted =
  /** `done` is a message in the user's language; `folder` is the one that was created. */
  | { outcome: 'done'; done: string; folder: string | undefined }
  /** It was renamed to `current` in the meantime. */
  | { outcome: 'outdated'; problem: string; current: string; revision: number }
  /** `problem` is the server's message, if any. */
  | { outcome: 'refused' | 'failed' | 'signedOut'; problem: string | null };

const words = (given: unknown) => (typeof given === 'string' && given !== '' ? given : undefined);

/** Never throws: an unreachable server is a failure like any other. */
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
