import type { Desk } from '../desk/desk.ts';
import type { DeskGiven } from '../desk/open-desk.ts';
import type { EmojiTools } from './emoji/emoji-tools.ts';

/** The tools that are loaded when somebody first needs them. */
export function createLoader(desk: Desk, given: Pick<DeskGiven, 'oid' | 'fontsVersion' | 'labels'>) {
  let emoji: (() => Promise<EmojiTools>) | undefined;
  return {
    grid: once(async () => (await import('./grid/grid-tools.ts')).createGridTools(desk)),
    versions: once(async () => (await import('./versions/versions-tools.ts')).createVersionsTools(desk, given)),
    find: once(async () => (await import('./find/find-tools.ts')).createFindTools(desk)),
    look: once(async () => (await import('./look/look-tools.ts')).createLookTools(desk)),
    style: once(async () => (await import('./look/copy-style.ts')).createStyleTools(desk)),
    formula: once(async () => (await import('./formula/formula-tools.ts')).createFormulaTools(desk)),
    icons: once(async () => (await import('./icons/icon-tools.ts')).openIcons(desk)),
    comfort: once(async () => (await import('./comfort/comfort-tools.ts')).createComfortTools(desk)),
    points: once(async () => (await import('./points/point-tools.ts')).createPointTools(desk)),
    /** In the language of the page, which stays the same. */
    emoji: (language: string) => (emoji ??= once(async () => (await import('./emoji/emoji-tools.ts')).openEmoji(language)))(),
    media: once(async () => (await import('./media/media-tools.ts')).createMediaTools(desk)),
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
