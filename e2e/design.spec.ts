import { expect, type Page } from '@playwright/test';
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

const shiftOf = (page: Page) => page.evaluate(() => globalThis.shift);

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) globalThis.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

test('pages load without console messages or layout shifts', async ({ page, library }) => {
  const { path: view } = await library.add({ isTemplate: true, privacy: 'reusable' });
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  await watchShifts(page);
  for (const path of ['/', '/login', '/signup/', '/explore/', '/dev/ui', view, ...linked]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await shiftOf(page), path).toBe(0);
  }
  expect(messages).toEqual([]);
});

test('a font that arrives after the first paint moves nothing, and the next page has it', async ({ page }) => {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await mayCome;
    await route.continue();
  });
  await watchShifts(page);
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
  // Longer than a browser waits for a font before it decides.
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(1000);
  const font = page.waitForResponse('**/*.woff2');
  letCome();
  await (await font).finished();
  await page.waitForLoadState('networkidle');
  expect(await shiftOf(page)).toBe(0);
  const widthOf = () =>
    page.locator('h1').evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return range.getBoundingClientRect().width;
    });
  const before = await widthOf();
  // While requests are routed, the browser keeps nothing.
  await page.unrouteAll();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(async () => {
    await page.reload({ waitUntil: 'networkidle' });
    expect(await widthOf()).not.toBe(before);
  }).toPass();
  expect(await shiftOf(page)).toBe(0);
});

declare global {
  var shift: number;
}
