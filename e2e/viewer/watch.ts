import { type Page, expect, test as base } from '@playwright/test';
import sharp from 'sharp';
import { addDecksForAll, colours, type DeckName, type Decks } from '../decks.ts';

interface Theatre {
  origin: string;
  decks: Decks;
}

/** The product with presentations in it. */
export const test = base.extend<{ open: (name: DeckName, query?: string) => Promise<void> }, { theatre: Theatre }>({
  theatre: [
    // Playwright requires the first argument to be a pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await use(await addDecksForAll());
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ theatre }, use) => use(theatre.origin),
  open: ({ page, theatre }, use) => use(async (name, query = '') => void (await page.goto((await theatre.decks.ready(name)) + query))),
});

export const viewer = (page: Page) => page.locator('[data-viewer]');
export const stage = (page: Page) => page.getByRole('application');
export const bar = (page: Page) => page.getByRole('toolbar', { name: 'Controls' });
export const startButton = (page: Page) => page.getByRole('button', { name: /^Present / });
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
/** The controls hide while the pointer is still, so it is moved first. */
export async function clickControl(page: Page, name: string): Promise<void> {
  for (const x of [20, 40]) await page.mouse.move(x, 200);
  await button(page, name).click();
}

/** What a screen reader announces about the canvas. */
export const said = (page: Page) => page.getByRole('status');

/** Collects all announcements from now on. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    globalThis.heard = [];
    new MutationObserver(() => {
      const words = document.querySelector('[role=status]')?.textContent ?? '';
      if (words !== '' && heard.at(-1) !== words) heard.push(words);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => heard);
}

/** Checks the shown position, such as "2 of 6". */
export const expectPosition = (page: Page, stop: number, count: number) =>
  expect(page.getByText(`${stop} of ${count}`, { exact: true })).toBeVisible();

/** Waits until the scripts have loaded and handle clicks. */
export const answering = (page: Page) => expect(viewer(page)).toHaveAttribute('data-presents', { timeout: 15_000 });

/** Starts the presentation, and waits for the controls. */
export async function present(page: Page): Promise<void> {
  await answering(page);
  await startButton(page).click();
  await expect(button(page, 'Next')).toBeVisible({ timeout: 15_000 });
}

/** The canvas alone. Playwright's own way of hiding the rest is a style that the page's policy forbids. */
export async function picture(page: Page): Promise<Buffer> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-shell], [data-overlay] { opacity: 0 !important } [data-stage]::after { display: none !important }');
    document.adoptedStyleSheets = [sheet];
  });
  const png = await page.screenshot();
  await page.evaluate(() => void (document.adoptedStyleSheets = []));
  return png;
}

/** The canvas, once nothing on it moves. */
export async function restingPicture(page: Page): Promise<Buffer> {
  let last = await picture(page);
  await expect(async () => {
    const before = last;
    last = await picture(page);
    expect(last.equals(before)).toBe(true);
  }).toPass({ intervals: [50] });
  return last;
}

/** The share of pixels that differ by more than edges do. */
export async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all([one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer()));
  if (!first || first.length !== second?.length) throw new Error('Pictures of different sizes');
  let different = 0;
  for (let at = 0; at < first.length; at += 3)
    if ([0, 1, 2].some((channel) => Math.abs((first[at + channel] ?? 0) - (second[at + channel] ?? 0)) > 40)) different++;
  return different / (first.length / 3);
}

/** Which stop of `short` fills the middle of the canvas. */
export async function colourSeen(page: Page): Promise<string> {
  const png = await picture(page);
  const { width = 0, height = 0 } = await sharp(png).metadata();
  const seen = [
    ...(await sharp(png)
      .extract({ left: Math.round(width / 2), top: Math.round(height * 0.38), width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer()),
  ];
  const found = Object.entries(colours).find(([, colour]) => colour.every((value, channel) => Math.abs(value - (seen[channel] ?? 0)) < 6));
  return found?.[0] ?? `rgb(${seen.join(' ')})`;
}

export const expectColour = (page: Page, colour: keyof typeof colours) =>
  expect.poll(() => colourSeen(page), { timeout: 10_000 }).toBe(colour);

/** Which of the two surfaces draws. */
export const surfaceOf = (page: Page) =>
  page.evaluate(() => (document.querySelector<HTMLCanvasElement>('[data-stage] canvas')?.getContext('webgl2') ? 'webgl' : 'lite'));

declare global {
  var heard: string[];
}
