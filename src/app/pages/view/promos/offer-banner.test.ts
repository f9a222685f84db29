import { expect, test } from 'vitest';
import { offerBanner } from './offer-banner.ts';

function page(stored: Record<string, string> = {}) {
  const close = new EventTarget();
  const banner = { dataset: { banner: 'video' } as Record<string, string>, querySelector: () => close };
  const root = { querySelector: () => banner } as unknown as ParentNode;
  const storage = () => ({ getItem: (key: string) => stored[key] ?? null, setItem: (key: string, value: string) => void (stored[key] = value) });
  return { root, storage, stored, press: () => close.dispatchEvent(new Event('click')), isShown: () => 'offered' in banner.dataset };
}

test('[PAGE-15] the banner is in sight until it is dismissed, also on the next page', () => {
  const { root, storage, stored, press, isShown } = page();
  const log: string[] = [];
  offerBanner(root, { storage, onDismissed: () => log.push('dismissed') });
  expect(isShown()).toBe(true);
  press();
  expect(isShown()).toBe(false);
  expect(log).toEqual(['dismissed']);

  const next = page(stored);
  offerBanner(next.root, { storage: next.storage });
  expect(next.isShown()).toBe(false);
});

test('where nothing may be stored, it can still be dismissed', () => {
  const { root, press, isShown } = page();
  const storage = () => {
    throw new Error('Not allowed');
  };
  offerBanner(root, { storage });
  expect(isShown()).toBe(true);
  press();
  expect(isShown()).toBe(false);
});

test('where there is no banner, nothing happens; once undone, it does not answer', () => {
  offerBanner({ querySelector: () => null }, { storage: page().storage })();
  const { root, storage, press, isShown } = page();
  offerBanner(root, { storage })();
  press();
  expect(isShown()).toBe(true);
});
