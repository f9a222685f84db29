import { expect } from '@playwright/test';
import { avatarColours } from '#contract/people/avatar-colours.ts';
import { test } from './view-page/journey.ts';
import { open } from './visitor.ts';

const linked = [
  '/presentation-template/',
  '/gallery/',
  '/product/',
  '/video',
  '/video/explore/',
  '/edu/prezi-video-edu',
  '/contact/billing/',
];

test('[BASE-10] the interface uses one font family and five weights', async ({ page }) => {
  await open(page, '/dev/ui');
  const found = await page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => element.checkVisibility() && !element.closest('code, pre, kbd'),
    );
    const families = new Set(elements.map((element) => getComputedStyle(element).fontFamily.split(',')[0]?.replaceAll('"', '')));
    const weights = new Set(elements.map((element) => getComputedStyle(element).fontWeight));
    return { families: [...families], weights: [...weights].sort() };
  });
  expect(found.families).toEqual(['Geist Variable']);
  for (const weight of found.weights) expect(['400', '500', '600', '700', '800']).toContain(weight);
});

test('[BASE-10] every colour is in the documented palette', async ({ page }) => {
  await open(page, '/explore/');
  const strangers = await page.evaluate((people) => {
    const tokens = getComputedStyle(document.documentElement);
    const probe = document.body.appendChild(document.createElement('i'));
    const known = new Set(['rgba(0, 0, 0, 0)']);
    for (const colour of [
      '--bg',
      '--bg-subtle',
      '--surface',
      '--surface-2',
      '--surface-3',
      '--text',
      '--text-2',
      '--text-3',
      '--accent',
      '--accent-soft',
      '--accent-soft-2',
      '--accent-text',
      '--on-accent',
      '--line',
      '--line-strong',
      '--line-control',
      '--lamp',
      '--stage-text',
      '--stage-glass',
    ]
      .map((token) => tokens.getPropertyValue(token))
      .concat(people)) {
      probe.style.color = colour;
      known.add(getComputedStyle(probe).color);
    }
    probe.remove();
    const used = [...document.querySelectorAll('body *')].flatMap((element) => {
      const style = getComputedStyle(element);
      return [style.color, style.backgroundColor];
    });
    return [...new Set(used)].filter((colour) => !known.has(colour));
  }, Object.values(avatarColours));
  expect(strangers).toEqual([]);
});

for (const language of ['en', 'hu', 'ja'])
  test(`no page is wider than the screen in ${language}`, async ({ page, library }) => {
    const { path: view } = await library.add({ isTemplate: true, privacy: 'reusable', tags: ['tides'] });
    await page.context().addCookies([{ name: 'django_language', value: language, url: process.env['LECTERN_ORIGIN'] ?? '' }]);
    for (const path of ['/', '/signup/', '/explore/', '/user/demomarisol1/', '/nothing', '/dev/ui', view, ...linked]) {
      await page.goto(path);
      for (const width of [1440, 1024, 768, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBeLessThanOrEqual(width);
      }
    }
  });

test('pages load without console messages or layout shifts', async ({ page, library }) => {
  const { path: view } = await library.add({ isTemplate: true, privacy: 'reusable' });
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift =
          ((window as unknown as { shift?: number }).shift ?? 0) + (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/', '/login', '/signup/', '/explore/', '/dev/ui', view, ...linked]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => (window as unknown as { shift?: number }).shift ?? 0), path).toBeLessThan(0.02);
  }
  expect(messages).toEqual([]);
});
