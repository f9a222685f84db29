import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoKeys, expectNoViolation } from './axe.ts';
import { expect, open, test } from './view-page/journey.ts';

/** A unique word. */
const rareWord = () => `q${randomUUID().replaceAll(/[^a-z]/g, '')}z`;
const results = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const searchPath = (words: string) => `/explore/search/?search=${encodeURIComponent(words)}`;
const found = async (page: Page, words: string) => {
  await page.goto(searchPath(words));
  return (await results(page).allTextContents()).toSorted();
};

test('[SITE-2] finds by title, tag and transcript, with or without accents', async ({ page, library }) => {
  const word = rareWord();
  const { path, title } = await library.add({ title: `Crème brûlée ${word}`, tags: ['Île de Ré'] });
  await library.add({ title: `Unlisted ${word}`, privacy: 'unlisted' });
  await library.add({ title: `Private ${word}`, privacy: 'private' });
  // The index lags a little behind.
  await expect.poll(() => found(page, word)).toEqual([title]);
  for (const words of [
    `creme ${word}`,
    `CRÈME BRULEE ${word}`,
    `ile de re ${word}`,
    `équinoxe ${word}`,
    `equinoxe estran ${word}`,
    `${word} jun sato`,
  ])
    expect(await found(page, words), words).toEqual([title]);
  expect(await found(page, `${word} zebra`)).toEqual([expect.stringContaining('No results')]);

  await open(page, '/');
  await page.getByRole('searchbox').fill(`brulee ${word}`);
  await page.getByRole('searchbox').press('Enter');
  await results(page).getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('[SITE-2] finds a changed title, and no longer the old one', async ({ page, library }) => {
  const [before, after] = [rareWord(), rareWord()];
  const { oid } = await library.add({ title: before });
  await expect.poll(() => found(page, before)).toEqual([before]);
  await library.rename(oid, after);
  await expect.poll(() => found(page, after)).toEqual([after]);
  expect(await found(page, before)).toEqual([expect.stringContaining('No results')]);
});

test('[SITE-2] results continue on the next page, each listed once', async ({ page, library }) => {
  const word = rareWord();
  const titles = Array.from({ length: 26 }, (_, index) => `${word} ${String(index).padStart(2, '0')}`);
  for (const title of titles) await library.add({ title });
  await expect
    .poll(async () => {
      await page.goto(searchPath(word));
      return page.getByText('26 results').count();
    })
    .toBe(1);
  const first = await results(page).allTextContents();
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/[?&]page=2/);
  await expect(results(page)).toHaveCount(2);
  expect([...first, ...(await results(page).allTextContents())].toSorted()).toEqual(titles);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Previous' }).click();
  await expect(results(page)).toHaveCount(24);
});

test('exploring can be filtered by reusable presentations, and sorted', async ({ page, library }) => {
  const word = rareWord();
  await library.add({ title: `${word} public` });
  await library.add({ title: `${word} reusable`, privacy: 'reusable' });
  await expect.poll(() => found(page, word)).toEqual([`${word} public`, `${word} reusable`]);
  await page.getByRole('group', { name: 'Filters' }).getByRole('link', { name: 'Free to reuse' }).click();
  await expect(results(page)).toHaveText([`${word} reusable`]);
  await page.getByRole('link', { name: 'Latest' }).click();
  await expect(page).toHaveURL(/order=latest/);
  await expect(results(page)).toHaveText([`${word} reusable`]);
  await expect(page.getByRole('link', { name: 'Latest' })).toHaveAttribute('aria-current', /page|true/);
});

test('[SITE-4] using a template creates a copy that belongs to the user', async ({ page, library, logIn }) => {
  const word = rareWord();
  const { oid, title } = await library.add({ title: `Kickoff ${word}`, description: 'Begin here.', isTemplate: true, privacy: 'reusable' });
  await open(page, '/');
  await page.locator('header').getByRole('link', { name: 'Templates' }).click();
  await expect(page).toHaveURL('/presentation-template/');
  const use = page.getByRole('link', { name: new RegExp(`^Use .*${word}`) });
  await expect(use).toHaveAttribute('href', `/signup/?next=${encodeURIComponent(`/p/copy/${oid}/`)}`);
  await logIn();
  await page.reload();
  await use.click();
  await expect(page).toHaveURL(`/p/copy/${oid}/`);
  await page.getByRole('main').getByRole('button', { name: 'Make a copy' }).click();
  await expect(page).toHaveURL(/\/p\/edit\/[a-z0-9]+\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Edit Copy of ${title}`);
});

test('[SITE-4] the gallery shows staff picks, the most watched and the newest', async ({ page, library }) => {
  const { title, path } = await library.add({ title: `Picked ${rareWord()}`, isStaffPick: true });
  await open(page, '/gallery/');
  const picks = page.getByRole('region', { name: 'Staff picks' });
  for (const name of ['Staff picks', 'Most watched', 'Latest']) await expect(page.getByRole('region', { name })).toBeVisible();
  await picks.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(path);
});

test('every page linked from a presentation’s page exists', async ({ page, library, request }) => {
  const { path } = await library.add({ tags: ['tides'], isStaffPick: true });
  await library.add({ isTemplate: true, privacy: 'reusable' });
  await page.goto(path);
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href')?.split('#')[0] ?? ''))]);
  for (const expected of ['/presentation-template/', '/gallery/', '/video/explore/', '/video', '/edu/prezi-video-edu'])
    expect(links).toContain(expected);
  const dead: string[] = [];
  for (const link of links) {
    const answer = await request.get(link);
    if (!answer.ok()) dead.push(`${answer.status()} ${link}`);
  }
  expect(dead).toEqual([]);
});

test.describe('accessibility', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const language of ['en', 'ja'])
    test(`[BASE-1] results, no results, filters and their menu have no accessibility violations in ${language}`, async ({
      page,
      context,
      library,
    }) => {
      const word = rareWord();
      await library.add({ title: word, privacy: 'reusable' });
      await context.addCookies([{ name: 'django_language', value: language, url: process.env['LECTERN_ORIGIN'] ?? '' }]);
      await expect.poll(() => found(page, word)).toEqual([word]);
      for (const path of [`${searchPath(word)}&reusable=1&language=en`, `${searchPath(word)}&language=ko`, searchPath(`${word} nothing`)]) {
        await open(page, path);
        await expectNoViolation(page, path);
        await expectNoKeys(page);
      }
      await page.getByRole('main').getByRole('button').first().click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectNoViolation(page, 'the menu of languages');
    });
});
