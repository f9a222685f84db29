import type { Mode, ViewerFailure } from '../viewer.ts';

export type FailureKind = ViewerFailure['kind'];

export interface OverlayDriver {
  /** `failure` and `detail` go with mode `failed`; `detail` is small print, such as the address that did not answer. */
  setMode(mode: Mode, failure?: FailureKind, detail?: string): void;
  /** 0 to 100; other values are clamped. */
  setPercent(percent: number): void;
  /** Each returns a function that removes the listener. */
  onStart(callback: () => void): () => void;
  onRetry(callback: () => void): () => void;
}

export const wholePercent = (percent: number): number => Math.round(Math.min(100, Math.max(0, percent || 0)));

/** Updates a rendered overlay before React has loaded, producing exactly the markup that React would render. */
export function driveOverlay(root: HTMLElement): OverlayDriver {
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-${name}]`);
  const onClick = (name: string) => (callback: () => void) => {
    const button = part(name);
    button?.addEventListener('click', callback);
    return () => button?.removeEventListener('click', callback);
  };
  const write = (name: string, words: string) => {
    const place = part(name);
    if (place && place.textContent !== words) place.textContent = words;
  };
  return {
    setMode(mode, failure, detail = '') {
      // The focused element is about to be hidden.
      const hadFocus = mode === 'loading' && root.dataset['mode'] === 'start' && root.contains(document.activeElement);
      root.dataset['mode'] = mode;
      if (failure) root.dataset['failure'] = failure;
      else delete root.dataset['failure'];
      write('detail', detail);
      if (hadFocus) part('loading')?.focus();
    },
    setPercent(percent) {
      const whole = `${wholePercent(percent)}`;
      root.style.setProperty('--progress', whole);
      write('percent', whole);
      part('loading')?.setAttribute('aria-valuenow', whole);
    },
    onStart: onClick('start'),
    onRetry: onClick('retry'),
  };
}
