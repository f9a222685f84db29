import type { NativeApp } from '#contract/presentation/view-page.ts';

const OPEN_APP_TIMEOUT = 300;

interface Means {
  go(address: string): void;
  after(milliseconds: number, call: () => void): void;
  /** False once the app has opened and covers the page. */
  isVisible(): boolean;
}

/** Tries the app and, if there is none, the store. */
export function openNativeApp(
  { url, ownProtocolUrl, openAppTimeout = OPEN_APP_TIMEOUT }: NativeApp,
  { go, after, isVisible }: Means,
): void {
  go(ownProtocolUrl);
  after(openAppTimeout, () => {
    if (isVisible()) go(url);
  });
}

const means: Means = {
  go: (address) => location.assign(address),
  after: (milliseconds, call) => void setTimeout(call, milliseconds),
  isVisible: () => !document.hidden,
};

/** Makes the promo under `root` try the app first. */
export function offerNativeApp(root: Pick<ParentNode, 'querySelector'>, app: NativeApp, by = means): void {
  root.querySelector('[data-native-app]')?.addEventListener('click', (event) => {
    event.preventDefault();
    openNativeApp(app, by);
  });
}
