import type { Desk } from '../desk/desk.ts';
import type { DeskGiven } from '../desk/open-desk.ts';
import { prepareGestures } from '../hands/gestures/late-gestures.ts';
import type { EmojiTools } from './emoji/emoji-tools.ts';
import type { Icons } from './icons/icon-tools.ts';
import { once } from './once.ts';

/** The tools that are loaded when somebody first needs them. */
export function createLoader(desk: Desk, given: Pick<DeskGiven, 'oid' | 'fontsVersion' | 'labels'>) {
  let emoji: (() => Promise<EmojiTools>) | undefined;
  let icons: (() => Promise<Icons>) | undefined;
  return {
    gestures: prepareGestures,
    inspect: once(async () => (await import('../inspect/inspect-tools.ts')).createInspectTools(desk)),
    lines: once(async () => (await import('../objects/lines/line-tools.ts')).createLineTools(desk)),
    grid: once(async () => (await import('./grid/grid-tools.ts')).createGridTools(desk)),
    versions: once(async () => (await import('./versions/versions-tools.ts')).createVersionsTools(desk, given)),
    findings: once(async () => (await import('../outline/findings/findings-tools.ts')).createFindingsTools(desk)),
    placing: once(async () => (await import('../outline/placing/placing-tools.ts')).createPlacingTools(desk)),
    dropping: once(async () => (await import('../outline/dropping/dropping-tools.ts')).createDroppingTools(desk)),
    find: once(async () => (await import('./find/find-tools.ts')).createFindTools(desk)),
    look: once(async () => (await import('./look/look-tools.ts')).createLookTools(desk)),
    style: once(async () => (await import('./look/copy-style.ts')).createStyleTools(desk)),
    formula: once(async () => (await import('./formula/formula-tools.ts')).createFormulaTools(desk)),
    comfort: once(async () => (await import('./comfort/comfort-tools.ts')).createComfortTools(desk)),
    points: once(async () => (await import('./points/point-tools.ts')).createPointTools(desk)),
    /** In the language of the page, which stays the same. */
    icons: (language: string) => (icons ??= once(async () => (await import('./icons/icon-tools.ts')).openIcons(desk, language)))(),
    emoji: (language: string) => (emoji ??= once(async () => (await import('./emoji/emoji-tools.ts')).openEmoji(language)))(),
    media: once(async () => (await import('./media/media-tools.ts')).createMediaTools(desk)),
    crop: once(async () => (await import('./crop/crop-tools.ts')).createCropTools(desk)),
  };
}

export type Loader = ReturnType<typeof createLoader>;
