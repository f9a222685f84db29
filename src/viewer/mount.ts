import type { Announce } from '#contract/analytics/catalogue.ts';
import { createChunk } from './chunks/chunk.ts';
import { createViewer } from './stage/create-viewer.ts';
import { announcedOf } from './telling/announced-of.ts';
import type { Viewer, ViewerEvent, ViewerOptions } from './viewer.ts';

const chunks = {
  lite: createChunk('viewer-lite-component', async (insist) => (await insist(import('./surface/lite/lite-surface.ts'))).openLiteSurface),
  webgl: createChunk('webgl-viewer-app', async (insist) => (await insist(import('./surface/webgl/webgl-surface.ts'))).openWebglSurface),
  shell: createChunk('present-viewer', async (insist) => (await insist(import('./shell/present-viewer.tsx'))).openShell),
};

/** As on the presentation's own page. */
const usual = {
  autoplay: undefined,
  isLooping: false,
  hasControls: true,
  isExplorable: true,
  firstStop: 0,
  theme: 'present',
  surface: 'webgl',
  viewOnSite: undefined,
} satisfies Partial<ViewerOptions>;

interface MountOptions extends Omit<ViewerOptions, 'onEvent' | keyof typeof usual>, Partial<Pick<ViewerOptions, keyof typeof usual>> {
  /** Logs events. */
  announce: Announce;
  onEvent?: (event: ViewerEvent) => void;
}

/** Starts a viewer in this element, which contains the server's markup (`overlay/viewer-frame.tsx`). */
export function mount(host: HTMLElement, { announce, onEvent, ...options }: MountOptions): Viewer {
  const tell = (event: ViewerEvent) => {
    announce(...announcedOf(event));
    onEvent?.(event);
  };
  return createViewer(host, { ...usual, ...options, onEvent: tell }, chunks);
}
