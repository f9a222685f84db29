import { lastWords, ownerName, stopTitles } from '../library.ts';
import { expect, heart, open, startButton, test, tool, toolbar, transcript } from './journey.ts';

const COLLAPSED = 500;

export function readingJourneys(): void {
  test('[TEXT-2] the transcript is 500 pixels high, and opens and closes with its button, also by keyboard', async ({ page, library }) => {
    const { path } = await library.add();
    await open(page, path);
    const height = async () => Math.round((await transcript(page).boundingBox())?.height ?? 0);
    expect(await height()).toBe(COLLAPSED);
    const toggle = transcript(page).getByRole('button', { name: 'See full transcript' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    const last = transcript(page).getByText(lastWords);
    await expect(last).toBeAttached();
    await toggle.click();
    expect(await height()).toBeGreaterThan(COLLAPSED);
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    const close = transcript(page).getByRole('button', { name: 'Hide full transcript' });
    await expect(close).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(height).toBe(COLLAPSED);
    await expect(transcript(page)).toBeInViewport();
    await page.keyboard.press('Space');
    await expect.poll(height).toBeGreaterThan(COLLAPSED);
  });

  test('[TEXT-2] all of the transcript is printed', async ({ page, library }) => {
    const { path } = await library.add();
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    await expect(transcript(page).getByRole('button', { name: 'See full transcript' })).toBeHidden();
    const [card, last] = await Promise.all([transcript(page).boundingBox(), transcript(page).getByText(lastWords).boundingBox()]);
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan((card?.y ?? 0) + (card?.height ?? 0));
  });

  test('[TEXT-2] finding collapsed text with the browser’s search expands it', async ({ page, library }) => {
    const { path } = await library.add();
    await open(page, path);
    // Like Ctrl+F, which a test cannot press; without a window, the browser has to be told to scroll the match into view.
    await page.evaluate((words) => {
      (window as unknown as { find(words: string): boolean }).find(words);
      getSelection()?.anchorNode?.parentElement?.scrollIntoView({ block: 'center' });
    }, 'équinoxe');
    await expect(transcript(page).getByRole('button', { name: 'Hide full transcript' })).toBeVisible();
    await expect(transcript(page).getByText(lastWords)).toBeInViewport();
  });

  test('the transcript can be copied as plain text', async ({ page, context, library }) => {
    const { path } = await library.add();
    await open(page, path);
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(page.url()).origin });
    await transcript(page).getByRole('button', { name: 'Copy text' }).click();
    await expect(transcript(page).getByText('Copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    for (const words of [...stopTitles, lastWords]) expect(copied).toContain(words);
  });

  for (const width of [1280, 390])
    test.describe(`without scripts at ${width} pixels`, () => {
      test.use({ javaScriptEnabled: false, viewport: { width, height: 844 } });

      test('[TEXT-4] title, owner, description and the whole transcript can be read', async ({ page, library }) => {
        const { path, title, oid } = await library.add({
          description: 'Whoever lives at the sea knows it.',
          tags: ['tides', 'harbours'],
          privacy: 'reusable',
        });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page.getByText('Whoever lives at the sea knows it.')).toBeVisible();
        await expect(transcript(page).getByRole('heading', { level: 3 })).toHaveText([...stopTitles]);
        expect((await transcript(page).boundingBox())?.height).toBeGreaterThan(COLLAPSED);
        for (const words of await transcript(page).locator('h3, p, li').all()) {
          await words.scrollIntoViewIfNeeded();
          await expect(words).toBeInViewport({ ratio: 0.98 });
        }
        // Nothing that needs scripts is offered.
        for (const name of ['Share', 'Embed', 'See full transcript'])
          await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
        await expect(transcript(page).getByRole('button')).toHaveCount(0);
        await expect(startButton(page).getByText('Present', { exact: true })).toBeHidden();
        await expect(page.getByRole('progressbar')).toBeHidden();

        await expect(heart(page)).toHaveAttribute('href', `/signup/?next=${encodeURIComponent(path)}`);
        if (width < 600) await tool(page, 'More').click();
        await expect(toolbar(page).getByRole('link', { name: /^Report/ })).toBeVisible();
        await expect(toolbar(page).getByRole('link', { name: /^Report/ })).toHaveAttribute('href', `/contact/abuse/${oid}/`);
      });

      test('[TEXT-4] links lead to the owner, to a tag, and to all presentations of a kind', async ({ page, library }) => {
        const { path } = await library.add({ tags: ['harbours'] });
        await page.goto(path);
        await page.getByRole('link', { name: ownerName, exact: true }).click();
        await expect(page).toHaveURL(/\/user\/\w+\/$/);
        await expect(page.getByRole('heading', { level: 1, name: ownerName })).toBeVisible();
        await page.goto(path);
        await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'harbours' }).click();
        await expect(page).toHaveURL('/explore/search/?search=harbours');
        await page.goto(path);
        await page.getByRole('link', { name: 'See all, Sample videos' }).click();
        await expect(page).toHaveURL('/video/explore/');
      });
    });
}
