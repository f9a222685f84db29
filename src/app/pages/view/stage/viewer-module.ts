import { createChunk } from '#viewer/chunks/chunk.ts';

const viewer = createChunk('mount', (insist) => insist(import('#viewer/mount.ts')));
const dialogs = createChunk('viewer-dialogs', (insist) => insist(import('../../../sharing/in-viewer/viewer-dialogs.tsx')));

/** The viewer as the page sees it: through its single entry, loaded on demand. */
export const loadViewer = () => viewer.load();
/** The dialogs that it opens. */
export const loadDialogs = () => dialogs.load();

export type Mount = Awaited<ReturnType<typeof loadViewer>>['mount'];
export type Viewer = ReturnType<Mount>;
export type ViewerOptions = Parameters<Mount>[1];
