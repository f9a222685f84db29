import { type BrowserContext, type BrowserContextOptions, expect, type Page, test as base } from '@playwright/test';
import { type Library, openLibrary } from '../library.ts';
import { open, signUp } from '../visitor.ts';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

export interface Member {
  id: string;
  email: string;
  cookies: Cookies;
}

/** The shared product, presentations for a single test, and users with accounts. */
export const test = base.extend<
  { logIn: (who?: Member) => Promise<void>; elsewhere: (options?: BrowserContextOptions) => Promise<Page> },
  { library: Library; member: Member; moderator: Member }
>({
  library: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern, even for a fixture without dependencies
    async ({}, use) => {
      const library = await openLibrary();
      await use(library);
      await library.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  member: [
    async ({ browser, library }, use) => use(await join(browser.newContext.bind(browser), library)),
    { scope: 'worker', timeout: 60_000 },
  ],
  moderator: [
    async ({ browser, library }, use) => {
      const member = await join(browser.newContext.bind(browser), library);
      await library.pool.query(`update person set role = 'moderator' where id = $1`, [member.id]);
      await use(member);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  logIn: ({ context, member }, use) => use(async (who = member) => context.addCookies(who.cookies)),
  /** A page in another browser context, which shares nothing with the first. */
  elsewhere: async ({ browser, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), locale: 'en', ...options });
      contexts.push(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/** Signs up in a separate browser context, and returns its cookies. */
async function join(
  newContext: (options: { baseURL?: string; locale: string }) => Promise<BrowserContext>,
  { pool }: Library,
): Promise<Member> {
  const context = await newContext({ ...(process.env['LECTERN_ORIGIN'] && { baseURL: process.env['LECTERN_ORIGIN'] }), locale: 'en' });
  const page = await context.newPage();
  const email = await signUp(page, { name: 'Robin Castellanos' });
  await page.waitForURL('/dashboard/next/');
  const cookies = await context.cookies();
  await context.close();
  // Use the browser's language, as for users who have not chosen one.
  const { rows } = await pool.query<{ id: string }>('update person set language = null where email = $1 returning id', [email]);
  return { id: rows[0]?.id ?? '', email, cookies };
}

export { expect, open };

export const viewer = (page: Page) => page.locator('[data-viewer]');
export const startButton = (page: Page) => page.getByRole('button', { name: /^Present / });
export const toolbar = (page: Page) => page.getByRole('group', { name: 'Presentation actions' });
export const tool = (page: Page, name: string | RegExp) => toolbar(page).getByRole('button', { name });
/** A button for members, a link to sign up for others. */
export const heart = (page: Page) => toolbar(page).getByLabel(/^Like, /);
export const transcript = (page: Page) => page.getByRole('region', { name: 'Transcript' });
