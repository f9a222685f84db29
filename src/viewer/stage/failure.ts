import { ChunkLoadError } from '../chunks/chunk-load-error.ts';
import { ContentProblem } from '../load/content-problem.ts';
import type { ViewerFailure } from '../viewer.ts';

/** The kind of failure to show to a visitor for an error. */
export function failureOf(thrown: unknown): ViewerFailure {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  if (!navigator.onLine) return { kind: 'offline', error };
  if (error instanceof ChunkLoadError) return { kind: 'script', error };
  if (error instanceof ContentProblem) return { kind: error.kind, error };
  // Anything else that fails here does so because the browser lacks something that every current browser has.
  return { kind: 'browser', error };
}
