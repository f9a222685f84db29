import type { Page } from '@playwright/test';
import { detailsPath } from '../../src/contract/presentation/presentation-address.ts';
import { expectNoKeys, expectNoViolation } from '../axe.ts';
import type { Library } from '../library.ts';
import { transcript } from '../view-page/journey.ts';
import { makeDeck } from './decks.ts';
import { card, dashboard, drop, expect, expectReady, open, row, test } from './journey.ts';
import { clickEntry } from '../menu.ts';

/** Checks the same view on a desktop and on a phone. */
async function look(page: Page, what: string, within?: string): Promise<void> {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectNoViolation(page, `${what} at ${width}`, within);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${what} fits`).toBeLessThanOrEqual(width);
  }
  await expectNoKeys(page);
  expect(await page.locator('body').innerText()).not.toMatch(/\b(library|imports)\.[a-z]\w+/);
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Imports at each stage, with names long enough to cause trouble. */
async function addImports({ pool }: Library, ownerId: string, oid: string): Promise<void> {
  const add = (name: string, state: string, more: { done?: number; problem?: string; warnings?: object[]; oid?: string } = {}) =>
    pool.query(
      `insert into import (id, owner_id, file_name, size, state, done, total, problem, warnings, presentation_id, claim, alive_at, created_at, finished_at)
       values ($1, $2, $3, 1000, $4, $5, 24, $6, $7, (select id from presentation where oid = $8), 'somebody', now() + interval '1 hour', now(), case when $4 in ('ready', 'failed') then now() end)`,
      [
        crypto.randomUUID().replaceAll('-', ''),
        ownerId,
        name,
        state,
        more.done ?? 0,
        more.problem ?? null,
        JSON.stringify(more.warnings ?? []),
        more.oid ?? null,
      ],
    );
  await add('Everything that was said about the sea and its harbours in the last year.pptx', 'reading', { done: 18 });
  await add('Torn.pdf', 'failed', { problem: 'broken' });
  await add('Harvest.pptx', 'ready', { warnings: [{ code: 'video', slides: [4, 9, 12], details: [], count: 3 }], oid });
}

test.describe('accessibility', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

  // The longest words; the soak adds a non-Latin script.
  for (const language of process.env['SOAK'] ? ['de', 'ja'] : ['de'])
    test(`[BASE-1] [SITE-1] the dashboard and the details have no violations in ${language}, on a desktop or a phone`, async ({
      page,
      context,
      owner,
      library,
    }) => {
      test.setTimeout(240_000);
      await context.addCookies([{ name: 'django_language', value: language, url: process.env['LECTERN_ORIGIN'] ?? '' }]);
      await open(page, dashboard);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await look(page, 'an empty dashboard');

      const { oid } = await library.add({ title: 'Gezeiten und Häfen, 潮汐と港', ownerId: owner.id });
      for (const privacy of ['private', 'unlisted'] as const) await library.add({ title: `Tides, ${privacy}`, privacy, ownerId: owner.id });
      await library.pool.query(`insert into folder (oid, owner_id, name) values ($1, $2, 'Rock pool')`, [
        `f${crypto.randomUUID().slice(0, 8)}`,
        owner.id,
      ]);
      await addImports(library, owner.id, oid);
      await open(page, dashboard);
      await expect(page.locator('main li progress')).toHaveCount(1);
      await expect(page.getByText('Torn.pdf')).toBeVisible();
      await page.locator('main details > summary').click();
      await page.locator('button[aria-expanded="false"][aria-controls]').first().click();
      await page.getByRole('article').first().getByRole('checkbox').check();
      await look(page, 'a full dashboard');

      // The menu of a card, and the dialogs behind it.
      const menu = page.getByRole('article').first().locator('button[aria-haspopup="menu"]');
      await menu.click();
      await look(page, 'the menu of a card', '[popover]:popover-open');
      for (const [place, what] of [
        [3, 'renaming'],
        [4, 'moving'],
      ] as const) {
        await page.keyboard.press('Escape');
        await menu.click();
        await clickEntry(page.getByRole('menuitem').and(page.locator(':visible')).nth(place));
        await look(page, what, 'dialog[open]');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }

      await open(page, `${dashboard}?layout=list`);
      await look(page, 'the list');
      await library.pool.query(
        `update presentation set trashed_at = now(), privacy_before_trash = privacy, privacy = 'private' where owner_id = $1 and privacy = 'unlisted'`,
        [owner.id],
      );
      await open(page, `${dashboard}?trash=1`);
      await look(page, 'the trash');
      await page.locator('button[value="empty-trash"]').click();
      await look(page, 'a question', 'dialog[open]');

      const linkId = crypto.randomUUID().replaceAll('-', '').slice(16);
      await library.pool.query(
        `insert into view_link (link_id, presentation_id, label, password_hash, asks_identity) select $2, id, 'The board', 'x', true from presentation where oid = $1`,
        [oid, linkId],
      );
      await library.pool.query(
        `insert into view_link_visit (link_id, viewer_name, viewer_email) values ($1, 'Kim Oduya', 'kim@example.org')`,
        [linkId],
      );
      await open(page, detailsPath(oid));
      for (const folded of await page.locator('main details > summary').all()) await folded.click();
      await look(page, 'the details');
    });

  test('[BASE-1] [SITE-1] views that need scripts have none either: rejected files, finished imports, templates, folders', async ({
    page,
    owner: _owner,
    library,
  }) => {
    test.setTimeout(180_000);
    await library.add({ title: 'Begin here', privacy: 'reusable', isTemplate: true });
    await open(page, dashboard);
    await drop(page, [await makeDeck('Harvest.pptx'), { name: 'Song.mp3', bytes: new Uint8Array([1]) }]);
    await expectReady(page, 'Harvest.pptx');
    await look(page, 'an import');
    await page.getByRole('link', { name: 'New from template' }).click();
    await look(page, 'the templates', 'dialog[open]');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'New folder' }).click();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Give it a name.')).toBeVisible();
    await look(page, 'a folder without a name', 'dialog[open]');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[SITE-1] the dashboard searches, sorts, moves, publishes, deletes and restores with plain forms', async ({
    page,
    owner,
    library,
  }) => {
    const { oid } = await library.add({ title: 'Ebb', privacy: 'private', tags: ['shell'], ownerId: owner.id });
    await library.add({ title: 'Flood', privacy: 'private', ownerId: owner.id });
    await addImports(library, owner.id, oid);
    await page.goto(dashboard);
    await expect(page.getByText('Importing needs JavaScript.')).toBeVisible();
    await expect(page.getByText('Torn.pdf')).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss Torn.pdf' }).click();
    await expect(page.getByText('Torn.pdf')).toHaveCount(0);

    await page.getByRole('searchbox', { name: 'Search your presentations' }).fill('shell');
    await page.getByRole('searchbox', { name: 'Search your presentations' }).press('Enter');
    await expect(page).toHaveURL(/search=shell/);
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('link', { name: 'Clear search' }).click();
    await page.getByRole('button', { name: 'Sort by: Last modified' }).click();
    await page.getByRole('link', { name: 'Title', exact: true }).click();
    await expect(page).toHaveURL(/sort=title/);

    await page.getByLabel('Name', { exact: true }).fill('Rock pool');
    await page.getByRole('button', { name: 'New folder' }).click();
    await expect(page.getByRole('link', { name: 'Rock pool' })).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill('rock pool');
    await page.getByRole('button', { name: 'New folder' }).click();
    await expect(page.getByText('You already have a folder with this name.')).toBeVisible();

    const bar = page.getByRole('form', { name: 'Selected presentations' });
    await bar.getByRole('button', { name: 'Move to folder' }).click();
    await expect(page.getByText('Select at least one presentation first.')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select Ebb' }).check();
    await bar.getByLabel('Move to folder').first().selectOption({ label: 'Rock pool' });
    await bar.getByRole('button', { name: 'Move to folder' }).click();
    await page.getByRole('link', { name: /Rock pool/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rock pool');
    await expect(page.getByRole('article')).toHaveCount(1);

    await page.getByRole('link', { name: 'List', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Select Ebb' }).check();
    await bar.getByRole('combobox', { name: 'Visibility' }).selectOption('public');
    await bar.getByRole('button', { name: 'Visibility' }).and(page.locator('[value=privacy]')).click();
    await expect(row(page, 'Ebb')).toContainText('Public');
    await page.getByRole('checkbox', { name: 'Select Ebb' }).check();
    await bar.getByRole('button', { name: 'Move to trash' }).click();
    await expect(page.getByText('This folder is empty')).toBeVisible();
    await page.getByRole('button', { name: 'Remove folder' }).click();
    await expect(page.getByRole('link', { name: /Rock pool/ })).toHaveCount(0);

    await page.getByRole('link', { name: /^Trash/ }).click();
    await page.getByRole('checkbox', { name: 'Select Ebb' }).check();
    await bar.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText('The trash is empty', { exact: true })).toBeVisible();
    await page.goto(dashboard);
    await expect(card(page, 'Ebb')).toContainText('Public');

    // A new presentation is made, and the details work as well.
    await page.getByRole('link', { name: 'New presentation' }).click();
    await page.getByRole('button', { name: 'Start blank' }).click();
    await expect(page).toHaveURL(/\/p\/edit\/[a-z0-9]{12}\/$/);
    await page.goto(dashboard);
    await expect(card(page, 'Untitled presentation')).toContainText('Private');
    await page.goto(detailsPath(oid));
    await page.getByLabel('Title', { exact: true }).fill('Ebb and flow');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Your changes have been saved.')).toBeVisible();
    await page.locator('#arrangement').getByRole('button', { name: 'Line' }).click();
    await expect(page.getByText('The stops have been rearranged.')).toBeVisible();
    await page.getByRole('button', { name: 'Restore version 1' }).click();
    await expect(page.getByText('The earlier version has been restored.')).toBeVisible();
    await page.getByRole('link', { name: 'View presentation' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ebb and flow');
    await expect(transcript(page)).toContainText('High water');
  });
});
