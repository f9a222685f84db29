import type { ViewerText } from '#contract/viewer.ts';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import '../overlay/pictures/opening.css.ts';
import '../overlay/viewer-frame.css.ts';
import type { Viewer } from '../viewer.ts';
import { Shell } from './shell.tsx';

/** Opens the controls, the reading view and the announcements over the canvas in `host`, which must be a positioned box. */
export function openShell(host: HTMLElement, viewer: Viewer, text: ViewerText): { destroy(): void } {
  const element = document.createElement('div');
  host.append(element);
  const root = createRoot(element);
  // In slices, since the camera may be flying already.
  startTransition(() => root.render(<Shell viewer={viewer} text={text} host={host} />));
  return {
    destroy() {
      root.unmount();
      element.remove();
    },
  };
}
