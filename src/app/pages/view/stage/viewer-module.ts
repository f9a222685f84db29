/** The viewer as the page sees it: through its single entry, loaded on demand. */
export const loadViewer = () => import('#viewer/mount.ts');

export type Mount = Awaited<ReturnType<typeof loadViewer>>['mount'];
export type Viewer = ReturnType<Mount>;
export type ViewerOptions = Parameters<Mount>[1];
