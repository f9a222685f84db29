import { expect as impatient, test as base, type FrameLocator, type Page } from '@playwright/test';
import { addDecksForAll } from '../decks.ts';
import type { Product } from '../product.ts';
import { startForeignSite, type ForeignSite } from './servers.ts';

/** Half a dozen processes are involved in every step, which takes time on a busy machine. */
export const expect = impatient.configure({ timeout: 15_000 });

/** On every page of the foreign site: records the messages it receives, and can send messages to its first frame. */
const ears = `<script>
  window.heard = [];
  addEventListener('message', ({ source, origin, data }) => heard.push({ origin, data, isFrame: source === document.querySelector('iframe')?.contentWindow }));
  window.tell = (message) => document.querySelector('iframe').contentWindow.postMessage(message, '*');
</script>`;

declare global {
  interface Window {
    heard: { origin: string; data: unknown; isFrame: boolean }[];
    tell(message: unknown): void;
  }
}

interface Site {
  product: Pick<Product, 'origin' | 'dataDirectory'>;
  foreign: ForeignSite;
  /** The path of the viewer of a presentation with four stops (red, green, blue, violet), the second with one reveal. */
  talk: string;
}

interface Journey {
  origin: string;
  talk: string;
  oid: string;
  /** Opens a page of the foreign site. */
  abroad(html: string): Promise<void>;
  /** Opens a page with a frame, with a query for the talk or at another path of the product. */
  embedded(query?: string, more?: string): Promise<FrameLocator>;
}

/** A product with presentations, and a foreign site. */
export const test = base.extend<Journey, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern, even for a fixture without dependencies
    async ({}, use) => {
      const [{ decks, ...product }, foreign] = await Promise.all([addDecksForAll(), startForeignSite()]);
      await use({ product, foreign, talk: await decks.ready('short') });
      foreign.stop();
    },
    // Creating a database and painting a presentation must not count towards the first test's time.
    { scope: 'worker', timeout: 120_000 },
  ],
  origin: ({ site }, use) => use(site.product.origin),
  baseURL: ({ site }, use) => use(site.product.origin),
  talk: ({ site }, use) => use(site.talk),
  oid: ({ site }, use) => use(site.talk.split('/').at(-2) ?? ''),
  abroad: ({ page, site }, use) =>
    use(async (html) => {
      await page.goto(site.foreign.add(`<!doctype html><html lang="en"><title>Elsewhere</title>${ears}<body>${html}`));
    }),
  embedded: ({ page, abroad, origin, talk }, use) =>
    use(async (query = '', more = '') => {
      await abroad(frameCode(origin + (query.startsWith('/') ? query : talk + query)) + more);
      return page.frameLocator('#talk');
    }),
});

/** The code that an author adds to their page. */
export const frameCode = (address: string) =>
  `<iframe id="talk" src="${address.replaceAll('&', '&amp;')}" width="800" height="450" style="border: 0" allow="autoplay; fullscreen"></iframe>`;

/** The position shown in the bar. */
export const expectStop = (frame: FrameLocator, stop: number) => expect(frame.getByText(`${stop} of 4`, { exact: true })).toBeVisible();

/** Sends a message to the page's first frame. */
export const tell = (page: Page, message: unknown) => page.evaluate((words) => window.tell(words), message);

/** All messages received from that frame. */
export const heardFrom = async (page: Page): Promise<unknown[]> =>
  (await page.evaluate(() => window.heard)).filter(({ isFrame }) => isFrame).map(({ data }) => data);
