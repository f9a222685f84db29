import type { Desk } from '../desk/desk.ts';

/** The tools that are loaded when somebody first needs them: `createGrid: once(async () => (await import('./grid/grid.ts')).createGrid(desk))`. */
export function createLoader(_desk: Desk) {
  return {};
}

/** What could not be loaded is tried again. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}
