import { detailsPath } from '../../src/contract/presentation/presentation-address.ts';
import { card, dashboard, expect, open, pick, row, test, toast } from './journey.ts';

test('[SITE-1] a deleted presentation is hidden from others, and can be restored unchanged by Undo or from the trash', async ({
  page,
  owner,
  library,
  elsewhere,
}) => {
  const { path } = await library.add({ title: 'Low tide', privacy: 'public', ownerId: owner.id });
  await library.add({ title: 'High tide', privacy: 'private', ownerId: owner.id });
  const guest = await elsewhere();
  const statusForOthers = async () => (await guest.goto(path))?.status();
  await open(page, dashboard);
  await pick(page, 'Low tide', 'Move to trash');
  await expect(card(page, 'Low tide')).toHaveCount(0);
  await expect(card(page, 'High tide')).toBeVisible();
  expect(await statusForOthers()).toBe(404);
  await toast(page, 'Moved to trash.').getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Low tide')).toContainText('Public');
  expect(await statusForOthers()).toBe(200);

  await pick(page, 'Low tide', 'Move to trash');
  await expect(card(page, 'Low tide')).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Your library' })
    .getByRole('link', { name: /^Trash/ })
    .click();
  await expect(page).toHaveURL(`${dashboard}?trash=1`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trash');
  await expect(page.getByText('Presentations here are deleted for good after 30 days.')).toBeVisible();
  await expect(card(page, 'Low tide')).toContainText('30 days left');
  await expect(card(page, 'Low tide')).toContainText('Public');
  await card(page, 'Low tide').hover();
  await card(page, 'Low tide').getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(toast(page, 'Restored.')).toBeVisible();
  await expect(page.getByText('The trash is empty')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(dashboard);
  await expect(card(page, 'Low tide')).toContainText('Public');
  expect(await statusForOthers()).toBe(200);
});

test('[SITE-1] the list deletes several at once; deleting for good asks for confirmation', async ({ page, owner, library }) => {
  const [ebb] = [
    await library.add({ title: 'Ebb', ownerId: owner.id }),
    await library.add({ title: 'Flood', ownerId: owner.id }),
    await library.add({ title: 'Slack', ownerId: owner.id }),
  ];
  await open(page, dashboard);
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(page).toHaveURL(`${dashboard}?layout=list`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select Slack' }).uncheck();
  await page.getByRole('form', { name: 'Selected presentations' }).getByRole('button', { name: 'Move to trash' }).click();
  await expect(row(page, 'Ebb')).toHaveCount(0);
  await expect(row(page, 'Slack')).toBeVisible();
  await toast(page, '2 presentations moved to trash.').getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Ebb')).toBeVisible();
  await expect(row(page, 'Flood')).toBeVisible();
  for (const title of ['Ebb', 'Flood']) await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  await page.getByRole('form', { name: 'Selected presentations' }).getByRole('button', { name: 'Move to trash' }).click();
  await expect(row(page, 'Ebb')).toHaveCount(0);

  await page
    .getByRole('navigation', { name: 'Your library' })
    .getByRole('link', { name: /^Trash/ })
    .click();
  await expect(page.getByRole('columnheader', { name: 'Time left' })).toBeVisible();
  await pick(page, 'Ebb', 'Delete for good');
  const question = page.getByRole('dialog', { name: 'Delete this presentation for good?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(row(page, 'Ebb')).toBeVisible();
  await pick(page, 'Ebb', 'Delete for good');
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect(toast(page, 'Deleted for good.')).toBeVisible();
  await expect(row(page, 'Ebb')).toHaveCount(0);
  expect((await page.request.get(detailsPath(ebb.oid))).status()).toBe(404);

  await page.getByRole('button', { name: 'Empty trash' }).click();
  await page.getByRole('dialog', { name: 'Empty the trash?' }).getByRole('button', { name: 'Empty trash' }).click();
  await expect(page.getByText('The trash is empty', { exact: true })).toBeVisible();
  expect((await library.pool.query('select title from presentation where owner_id = $1', [owner.id])).rows).toEqual([{ title: 'Slack' }]);
});

test('[SITE-1] when two windows rename a presentation, the later one sees both names and decides', async ({
  page,
  context,
  owner,
  library,
}) => {
  await library.add({ title: 'Tides', ownerId: owner.id });
  const other = await context.newPage();
  for (const each of [page, other]) {
    await open(each, dashboard);
    await pick(each, 'Tides', 'Rename');
    await expect(each.getByRole('dialog', { name: 'Rename' }).getByLabel('Title')).toBeFocused();
  }
  await page.keyboard.type('Ebb');
  await page.keyboard.press('Enter');
  await expect(card(page, 'Ebb')).toBeVisible();
  await other.keyboard.type('Flood');
  await other.keyboard.press('Enter');
  const dialog = other.getByRole('dialog', { name: 'Rename' });
  await expect(dialog).toContainText('It has since been renamed to “Ebb”. Your name, “Flood”, isn’t saved yet.');
  // Enter alone must not decide.
  await dialog.getByLabel('Title').press('Enter');
  await expect(dialog.getByRole('button', { name: 'Keep “Ebb”' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Use “Flood”' }).click();
  await expect(dialog).toBeHidden();
  await expect(card(other, 'Flood')).toBeVisible();

  // The other way round: the title in the first window is outdated by now.
  await pick(page, 'Ebb', 'Rename');
  await page.keyboard.type('Slack');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Rename' }).getByRole('button', { name: 'Keep “Flood”' }).click();
  await page.reload();
  await expect(card(page, 'Flood')).toBeVisible();
});

test('[SITE-5] a new presentation opens in the editor; its card leads back there, and to its details', async ({ page, owner: _owner }) => {
  await open(page, dashboard);
  await page.getByRole('link', { name: 'New presentation' }).click();
  await page.getByRole('button', { name: 'Start blank' }).click();
  await expect(page).toHaveURL(/\/p\/edit\/[a-z0-9]{12}\/$/);
  await expect(page).toHaveTitle(/Untitled presentation/);
  const editor = page.url();
  const oid = /edit\/(.*)\//.exec(editor)?.[1] ?? '';

  await open(page, dashboard);
  const own = card(page, 'Untitled presentation');
  await expect(own).toContainText('Private');
  await own.hover();
  await own.getByRole('link', { name: 'Edit Untitled presentation' }).click();
  await expect(page).toHaveURL(editor);

  await open(page, dashboard);
  await pick(page, 'Untitled presentation', 'Details');
  await expect(page).toHaveURL(detailsPath(oid));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Untitled presentation');
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(editor);
});

test('[SITE-1] a card animates on hover and keyboard focus and shows its views, and templates can be copied', async ({
  page,
  owner,
  library,
}) => {
  const { oid } = await library.add({ title: 'Tides', privacy: 'unlisted', ownerId: owner.id });
  const template = `Begin here ${crypto.randomUUID().slice(0, 8)}`;
  await library.add({ title: template, privacy: 'reusable', isTemplate: true });
  await library.pool.query('insert into presentation_like (presentation_id, person_id) select id, $2 from presentation where oid = $1', [
    oid,
    owner.id,
  ]);
  await open(page, dashboard);
  const own = card(page, 'Tides');
  await expect(own).toContainText('Unlisted');
  await expect(own).toContainText('1 like');
  await expect(own).toContainText('0 views');
  await expect(own).toContainText('Edited just now');
  const pictures = own.locator('img');
  await expect(pictures).toHaveCount(1);
  await own.hover();
  await expect(pictures).toHaveCount(2);
  await page.mouse.move(0, 0);
  await expect(pictures).toHaveCount(1);
  await own.getByRole('link', { name: 'Tides', exact: true }).focus();
  await expect(pictures).toHaveCount(2);

  await page.getByRole('link', { name: 'New from template' }).click();
  await page
    .getByRole('dialog', { name: 'New from template' })
    .getByRole('button', { name: `Use ${template}` })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Edit Copy of ${template}`);
  await open(page, dashboard);
  await expect(card(page, `Copy of ${template}`)).toContainText('Private');
  await expect(page.getByText(/^[\d.]+ k?B of \d+ GB$/)).toBeVisible();
});
