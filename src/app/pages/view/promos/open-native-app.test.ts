import type { NativeApp } from '#contract/presentation/view-page.ts';
import { expect, test } from 'vitest';
import { offerNativeApp, openNativeApp } from './open-native-app.ts';

const app: NativeApp = { type: 'iphone', url: 'https://store.example/', ownProtocolUrl: 'lectern://p/abc' };

function open(nativeApp: NativeApp, isVisible: boolean) {
  const log: (string | number)[] = [];
  let wake = () => {};
  openNativeApp(nativeApp, {
    go: (address) => log.push(address),
    after: (milliseconds, call) => {
      log.push(milliseconds);
      wake = call;
    },
    isVisible: () => isVisible,
  });
  return { log, wake: () => wake() };
}

test('[PAGE-17] tries the app, and after 300 ms, or the given time, the store', () => {
  const { log, wake } = open(app, true);
  expect(log).toEqual(['lectern://p/abc', 300]);
  wake();
  expect(log).toEqual(['lectern://p/abc', 300, 'https://store.example/']);
  expect(open({ ...app, openAppTimeout: 1500 }, true).log).toContain(1500);
});

test('[PAGE-17] does not go to the store once the app has opened and covers the page', () => {
  const { log, wake } = open(app, false);
  wake();
  expect(log).toEqual(['lectern://p/abc', 300]);
});

test('[PAGE-17] clicking the server-rendered promo tries the app instead of the store', () => {
  const link = new EventTarget();
  const went: string[] = [];
  offerNativeApp({ querySelector: () => link } as unknown as ParentNode, app, {
    go: (address) => went.push(address),
    after: () => {},
    isVisible: () => true,
  });
  const press = new Event('click', { cancelable: true });
  link.dispatchEvent(press);
  expect(went).toEqual(['lectern://p/abc']);
  expect(press.defaultPrevented).toBe(true);
});
