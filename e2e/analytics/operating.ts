import { expectNoKeys, expectNoViolation } from '../axe.ts';
import { expect, open, present, test } from './journey.ts';

export function operatingJourneys(): void {
  test('[LOG-8] [LOG-9] only operators see the numbers of the whole site, the incoming events and browser errors', async ({
    page,
    library,
    moderator,
    elsewhere,
    logIn,
  }) => {
    test.setTimeout(180_000);
    const { path, title } = await library.add({ title: `Most watched ${Date.now()}` });
    const words = `Something snapped ${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`;
    const visitor = await elsewhere();
    // In one of our scripts: browsers hide the errors of scripts from other origins.
    await visitor.route('**/client.js', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: `${await answer.text()}\naddEventListener('snap', ({ detail }) => { throw new RangeError(detail); });`,
      });
    });
    await open(visitor, path);
    await present(visitor);
    const failed = visitor.waitForResponse('**/log/client');
    await visitor.evaluate((message) => void window.dispatchEvent(new CustomEvent('snap', { detail: message })), `${words} <b>here</b>`);
    expect((await failed).ok()).toBe(true);
    const told = async () =>
      (await library.pool.query(`select body from event where name = 'error' and body->>'message' like $1`, [`%${words}%`])).rows;
    await expect.poll(told).toMatchObject([{ body: { message: `RangeError: ${words} <b>here</b>` } }]);

    expect((await page.goto('/admin/insights/'))?.url()).toContain('/login');
    await logIn(moderator);
    expect((await page.goto('/admin/insights/'))?.status(), 'a moderator is not an operator').toBe(403);
    await library.pool.query(`update person set role = 'admin' where id = $1`, [moderator.id]);
    try {
      await expect(async () => expect((await page.goto('/admin/insights/'))?.status()).toBe(200)).toPass();
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await expect(page.getByRole('heading', { level: 1, name: 'Site insights' })).toBeVisible();
      const panel = (name: string) => page.getByRole('region', { name, exact: true });
      const fact = (name: string) =>
        panel('In the last hour')
          .locator('div')
          .filter({ has: page.getByText(name, { exact: true }) })
          .locator('strong');
      expect(Number((await fact('Events accepted').innerText()).replaceAll(/\D/g, ''))).toBeGreaterThan(0);
      await expect(fact('Stored in')).toHaveText('PostgreSQL');
      await expect(fact('Requests turned away (too busy)')).toHaveText('0');
      await expect(panel('Events per minute').getByRole('img', { name: /^In the last hour, [\d,]+ events were accepted; / })).toBeVisible();
      await panel('Events by name').locator('summary').click();
      await expect(panel('Events by name').getByRole('row').filter({ hasText: 'viewer-started' })).toBeVisible();
      const row = panel('Browser errors').getByRole('row').filter({ hasText: words });
      await expect(row).toContainText(`RangeError: ${words} <b>here</b>`);
      await expect(row).toContainText('Error');
      await expectNoViolation(page, 'the insights of the site', 'main');
      await expectNoKeys(page);
      // A recent view may not have been counted yet.
      await expect.poll(async () => (await (await page.request.get('/admin/insights/insights.csv')).text()).includes(words)).toBe(true);
      // Operators see the numbers of every presentation, but not who used whose links.
      const { rows } = await library.pool.query<{ oid: string }>('select oid from presentation where title = $1', [title]);
      expect((await page.goto(`/p/insights/${rows[0]?.oid}/`))?.status()).toBe(200);
    } finally {
      await library.pool.query(`update person set role = 'moderator' where id = $1`, [moderator.id]);
    }
  });
}
