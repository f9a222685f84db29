import { createChunk } from './load/chunk.ts';
import { createViewer } from './stage/create-viewer.ts';
import type { Viewer, ViewerOptions } from './viewer.ts';

const chunks = {
  lite: createChunk('viewer-lite-component', async (insist) => (await insist(import('./surface/lite/lite-surface.ts'))).openLiteSurface),
  webgl: createChunk('webgl-viewer-app', async (insist) => (await insist(import('./surface/webgl/webgl-surface.ts'))).openWebglSurface),
  shell: createChunk('present-viewer', async (insist) => (await insist(import('./shell/present-viewer.tsx'))).openShell),
};

/** A viewer in this element, which holds what the server has drawn of it (`overlay/viewer-frame.tsx`). */
export const mount = (host: HTMLElement, options: ViewerOptions): Viewer => createViewer(host, options, chunks);
