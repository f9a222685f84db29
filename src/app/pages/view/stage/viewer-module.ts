/** The viewer as the page knows it: by what its one door gives, loaded when it is wanted. */
export const loadViewer = () => import('#viewer/mount.ts');

export type Mount = Awaited<ReturnType<typeof loadViewer>>['mount'];
export type Viewer = ReturnType<Mount>;
export type ViewerOptions = Parameters<Mount>[1];
