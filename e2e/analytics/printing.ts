import type { Page } from '@playwright/test';
import { tool } from '../view-page/journey.ts';
import { expectNoViolation } from '../axe.ts';
import { signUp } from '../visitor.ts';
import { expect, open, ownProduct, present, test, watchLog } from './journey.ts';

interface Printed {
  core: { schema_id: string };
  event_source: { page: string; page_id: string };
  platform: { visitor_id: string; url: string };
  user: { session_id: string };
  body: { event_name: string; presentation_oid?: string };
}

/** Collects the events printed to the console, from now on. */
async function listen(page: Page): Promise<Printed[]> {
  const found: Printed[] = [];
  // As text: an object can no longer be read once its page is gone.
  await page.addInitScript(() => {
    const { info } = console;
    console.info = (mark: string, event: unknown) => info(mark, JSON.stringify(event));
  });
  page.on('console', (message) => {
    const [, event] = /^analytics (.*)$/.exec(message.text()) ?? [];
    if (event) found.push(JSON.parse(event) as Printed);
  });
  return found;
}

export function printingJourneys(): void {
  test.describe('as installed, on localhost', () => {
    const own = ownProduct({ ANALYTICS: 'auto', COOKIE_CONSENT: 'region' });

    test('[LOG-3] events are printed, but not logged; no cookie is set and no consent is asked for', async ({ elsewhere }) => {
      const { product, library } = own;
      const page = await elsewhere({ baseURL: product.origin });
      const { path, oid } = await library.add();
      const asked = watchLog(page.context());
      const printed = await listen(page);
      const names = () => printed.map(({ body }) => body.event_name);
      await open(page, `${path}?from=a-friend`);
      await present(page);
      await tool(page, 'Share').click();
      await expect
        .poll(names)
        .toEqual(expect.arrayContaining(['page-seen', 'viewer-loaded', 'viewer-started', 'step-entered', 'open-share', 'page-stayed']));
      for (const event of printed)
        expect(event).toMatchObject({
          event_source: { page: 'view' },
          platform: { visitor_id: '', url: product.origin + path },
          user: { session_id: '' },
          body: { presentation_oid: oid },
        });
      await page.keyboard.press('Escape');
      await page.getByRole('banner').getByRole('link').first().click();
      await expect(page).toHaveURL(`${product.origin}/`);
      await expect.poll(names).toContain('logo');

      expect(asked).toEqual([]);
      expect((await page.context().cookies()).filter(({ name }) => name.startsWith('lectern_'))).toEqual([]);
      await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
      expect((await library.pool.query('select name from event')).rows).toEqual([]);
    });

    test('[LOG-3] the insights explain why there is no data, and show a sample that says it is one', async ({ elsewhere }) => {
      const { product, library } = own;
      const page = await elsewhere({ baseURL: product.origin });
      const email = await signUp(page);
      await page.waitForURL('**/dashboard/next/');
      const { rows } = await library.pool.query<{ id: string }>('select id from person where email = $1', [email]);
      const { oid } = await library.add({ ownerId: rows[0]?.id ?? '' });
      await open(page, `/p/insights/${oid}/`);
      await expect(page.getByRole('heading', { name: 'Events are only logged to the console' })).toBeVisible();
      await expect(page.getByText('ANALYTICS=send')).toBeVisible();
      const sample = page.getByRole('region', { name: 'Sample This is what the page looks like with viewers' });
      await expect(sample.getByText('None of these numbers are real.')).toBeVisible();
      await expect(sample.getByRole('heading', { name: 'Views per day' })).toBeVisible();
      // With its own stops.
      await expect(sample.getByText('Spring tide').first()).toBeVisible();
      await expectNoViolation(page, 'sample insights');
      // Nothing of it is exported.
      const csv = await (await page.request.get(`/p/insights/${oid}/insights.csv`)).text();
      expect(csv).not.toContain('moodle.example');
    });
  });
}
