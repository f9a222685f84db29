import { ChunkLoadError } from '../load/chunk-load-error.ts';
import { ContentProblem } from '../load/content-problem.ts';
import type { ViewerFailure } from '../viewer.ts';

/** What to tell a visitor about an error. */
export function failureOf(thrown: unknown): ViewerFailure {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  if (!navigator.onLine) return { kind: 'offline', error };
  if (error instanceof ChunkLoadError) return { kind: 'script', error };
  if (error instanceof ContentProblem) return { kind: error.kind, error };
  // Whatever else fails here, fails because something that every current browser has is not there.
  return { kind: 'browser', error };
}
