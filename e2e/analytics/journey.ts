import { rmSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { findFreePort } from '../../src/server/platform/database/embedded/free-port.ts';
import { type Library, openLibrary } from '../library.ts';
import { type Product, startProduct } from '../product.ts';
import { expect as impatient, open, startButton, test } from '../view-page/journey.ts';

export { open, startButton, test };

/** Browser, server, database and counting are all involved, which takes time on a busy machine. */
export const expect = impatient.configure({ timeout: 15_000 });

/** An event as it is stored. */
export interface Stored {
  id: string;
  name: string;
  source: string;
  event_type: string;
  schema_id: string;
  page: string;
  page_id: string;
  language: string;
  visitor_id: string;
  session_id: string;
  referer: string;
  url: string;
  person_id: string | null;
  presentation_oid: string | null;
  link_id: string | null;
  is_bot: boolean;
  device: string;
  body: Record<string, unknown>;
}

export type Told = readonly [name: string, body?: Record<string, unknown>];

const columns =
  'id, name, source, event_type, schema_id, page, page_id, language, visitor_id, session_id, referer, url, person_id, presentation_oid, link_id, is_bot, device, body';

/** The stored events of one presentation, in chronological order. */
export async function eventsOf({ pool }: Library, oid: string): Promise<Stored[]> {
  return (await pool.query<Stored>(`select ${columns} from event where presentation_oid = $1 order by id`, [oid])).rows;
}

/** The stored events of one browser, found by its cookie. */
export async function eventsBy({ pool }: Library, context: BrowserContext): Promise<Stored[]> {
  const { visitor } = await idsOf(context);
  return (await pool.query<Stored>(`select ${columns} from event where visitor_id = $1 order by id`, [visitor])).rows;
}

/** The ids in the analytics cookies; empty where there are none. */
export async function idsOf(context: BrowserContext): Promise<{ session: string; visitor: string }> {
  const cookies = await context.cookies();
  const valueOf = (name: string) => cookies.find((cookie) => cookie.name === name)?.value ?? '';
  return { session: valueOf('lectern_session'), visitor: valueOf('lectern_visitor') };
}

/** Sent without any action: with every page, or when the pointer moves over the viewer. */
const unasked = new Set(['viewer-loaded', 'page-seen', 'page-stayed', 'page-left', 'web-vital', 'paged-transcript']);

const inOrder = (some: readonly unknown[]) => some.map((one) => JSON.stringify(one)).toSorted();

/** Follows a visitor's events: after each action, checks that exactly its events are new in the database. */
export function follow(read: () => Promise<Stored[]>) {
  const seen = new Set<string>();
  return {
    /** Waits until exactly these events have been stored; their order within a millisecond does not matter. Times are not compared. */
    async toTell(...expected: Told[]): Promise<Stored[]> {
      let fresh: Stored[] = [];
      const told = async () => {
        fresh = (await read()).filter(({ id, name }) => !seen.has(id) && !unasked.has(name));
        return inOrder(fresh.map(({ name, body: { ms, ...body } }) => [name, { ...body, ...(ms !== undefined && { ms: typeof ms }) }]));
      };
      await expect.poll(told, { intervals: [50, 100, 250] }).toEqual(inOrder(expected.map(([name, body = {}]) => [name, body])));
      fresh.forEach(({ id }) => seen.add(id));
      return fresh;
    },
  };
}

/** Stands for a duration in a body, which cannot be predicted. */
export const ms = 'number';

/** Starts the presentation, and waits for the first stop. */
export async function present(page: Page): Promise<void> {
  await startButton(page).click();
  await atStop(page, 1);
}

export const atStop = (page: Page, stop: number) => expect(page.getByText(`${stop} of 4`, { exact: true })).toBeVisible();

/** From the first stop to the end. */
export async function watchToTheEnd(page: Page): Promise<void> {
  await present(page);
  for (const stop of [2, 3, 4]) {
    await page.keyboard.press('ArrowRight');
    await atStop(page, stop);
  }
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Present again' })).toBeVisible();
}

/** Collects all requests of this browser to the log, from now on. */
export function watchLog(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/log/')) asked.push(pathname);
  });
  return asked;
}

export interface Own {
  product: Product;
  library: Library;
}

/** A separate product with other settings, for the tests of one `describe`. With `host`, that is its public name. */
export function ownProduct(environment: Record<string, string>, host?: string): Own {
  const own = {} as Own;
  // Serial, because they share it.
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    const port = await findFreePort();
    const origin = host && `http://${host}:${port}`;
    own.product = await startProduct({ port, environment: { ...environment, ...(origin && { PUBLIC_ORIGIN: origin }) } });
    if (origin) own.product.origin = origin;
    own.library = await openLibrary(own.product.dataDirectory);
  });
  test.afterAll(async () => {
    await own.library.close();
    await own.product.stop();
    rmSync(own.product.dataDirectory, { recursive: true, force: true });
  });
  return own;
}
