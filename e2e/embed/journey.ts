import { expect as impatient, test as base, type FrameLocator, type Page } from '@playwright/test';
import { addDecksForAll } from '../decks.ts';
import type { Product } from '../product.ts';
import { startForeignSite, type ForeignSite } from './servers.ts';

/** Half a dozen processes take part in every step; on a busy machine that takes a while. */
export const expect = impatient.configure({ timeout: 15_000 });

/** What every page of the foreign site has: it writes down what it hears, and can speak to its first frame. */
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
  /** Opens one with a frame in it, with the query of the talk or at another path of the product. */
  embedded(query?: string, more?: string): Promise<FrameLocator>;
}

/** A product with presentations, and a site of somebody else. */
export const test = base.extend<Journey, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- how a fixture says that it needs no other
    async ({}, use) => {
      const [{ decks, ...product }, foreign] = await Promise.all([addDecksForAll(), startForeignSite()]);
      await use({ product, foreign, talk: await decks.ready('short') });
      foreign.stop();
    },
    // A database is made, a presentation is painted: not the first journey's time.
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

/** What somebody writes into their page. */
export const frameCode = (address: string) =>
  `<iframe id="talk" src="${address.replaceAll('&', '&amp;')}" width="800" height="450" style="border: 0" allow="autoplay; fullscreen"></iframe>`;

/** The position that the bar shows. */
export const expectStop = (frame: FrameLocator, stop: number) => expect(frame.getByText(`${stop} of 4`, { exact: true })).toBeVisible();

/** Says something to the page's first frame. */
export const tell = (page: Page, message: unknown) => page.evaluate((words) => window.tell(words), message);

/** Everything heard from that frame. */
export const heardFrom = async (page: Page): Promise<unknown[]> =>
  (await page.evaluate(() => window.heard)).filter(({ isFrame }) => isFrame).map(({ data }) => data);
