import type { Desk } from '../desk/desk.ts';
import type { DeskGiven } from '../desk/open-desk.ts';

/** The tools that are loaded when somebody first needs them. */
export function createLoader(desk: Desk, given: Pick<DeskGiven, 'oid' | 'fontsVersion' | 'labels'>) {
  return {
    grid: once(async () => (await import('./grid/grid-tools.ts')).createGridTools(desk)),
    versions: once(async () => (await import('./versions/versions-tools.ts')).createVersionsTools(desk, given)),
    find: once(async () => (await import('./find/find-tools.ts')).createFindTools(desk)),
    look: once(async () => (await import('./look/look-tools.ts')).createLookTools(desk)),
    style: once(async () => (await import('./look/copy-style.ts')).createStyleTools(desk)),
    icons: once(async () => (await import('./icons/icon-tools.ts')).openIcons(desk)),
    comfort: once(async () => (await import('./comfort/comfort-tools.ts')).createComfortTools(desk)),
    crop: once(async () => (await import('./crop/crop-tools.ts')).createCropTools(desk)),
  };
}

export type Loader = ReturnType<typeof createLoader>;

/** What could not be loaded is tried again. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}
