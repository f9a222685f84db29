import { expect, test } from 'vitest';
import { offerBanners } from './offer-banners.ts';

function page(stored: Record<string, string> = {}) {
  const close = new EventTarget();
  const banner = { dataset: { banner: 'video' } as Record<string, string>, querySelector: () => close };
  const root = { querySelectorAll: () => [banner] } as unknown as ParentNode;
  const storage = () => ({
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
  });
  return { root, storage, stored, press: () => close.dispatchEvent(new Event('click')), isShown: () => 'offered' in banner.dataset };
}

test('[PAGE-15] shows the banner until it is dismissed, on later pages too', () => {
  const { root, storage, stored, press, isShown } = page();
  const log: string[] = [];
  offerBanners(root, { storage, onOffered: (name) => log.push(`offered ${name}`), onDismissed: () => log.push('dismissed') });
  expect(isShown()).toBe(true);
  press();
  expect(isShown()).toBe(false);
  expect(log).toEqual(['offered video', 'dismissed']);

  const next = page(stored);
  offerBanners(next.root, { storage: next.storage, onOffered: () => log.push('offered again') });
  expect(next.isShown()).toBe(false);
  expect(log).not.toContain('offered again');
});

test('without storage, a banner can still be dismissed', () => {
  const { root, press, isShown } = page();
  const storage = () => {
    throw new Error('Not allowed');
  };
  offerBanners(root, { storage });
  expect(isShown()).toBe(true);
  press();
  expect(isShown()).toBe(false);
});

test('does nothing without a banner, and nothing after undo', () => {
  offerBanners({ querySelectorAll: () => [] } as unknown as ParentNode, { storage: page().storage })();
  const { root, storage, press, isShown } = page();
  offerBanners(root, { storage })();
  press();
  expect(isShown()).toBe(true);
});

test.each([true, false])('a banner is logged only if it is visible: %s', (isVisible) => {
  const log: string[] = [];
  const strip = { dataset: { banner: 'ai-promo' }, querySelector: () => null, checkVisibility: () => isVisible };
  offerBanners({ querySelectorAll: () => [strip] } as unknown as ParentNode, {
    storage: page().storage,
    onOffered: (name) => log.push(name),
  })();
  expect(log).toEqual(isVisible ? ['ai-promo'] : []);
});

test('a banner that cannot be dismissed is only logged', () => {
  const strip = { dataset: { banner: 'ai-promo' }, querySelector: () => null };
  const log: string[] = [];
  offerBanners({ querySelectorAll: () => [strip] } as unknown as ParentNode, {
    storage: page().storage,
    onOffered: (name) => log.push(name),
  })();
  expect(log).toEqual(['ai-promo']);
});
