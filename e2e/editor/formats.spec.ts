import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { downloadPath, editPath } from '../../src/contract/presentation/presentation-address.ts';
import { documentFile } from '../../src/convert/export/lectern/lectern-format.ts';
import { parsePresentation } from '../../src/model/presentation/parse.ts';
import { makeDeck, makeMarkdown, makePaper, makePez } from '../library/decks.ts';
import { dashboard, drop, importRow } from '../library/journey.ts';
import { downloadTool, inspect, pdfDialog, titleOf } from '../pdf/journey.ts';
import { transcript } from '../view-page/journey.ts';
import { open } from '../visitor.ts';
import { canvas, edit, expect, outline, presentationOf, saved, test } from './journey.ts';

const wordsOn = {
  'Harvest.pptx': ['Barley, line 1', 'Barley, line 2', 'Barley, line 3'],
  'Bread.md': ['flour', 'A pinch of it.'],
  'Boats.pdf': ['Paper boats', 'Folded twice'],
  'Circles.pez': ['An old circle', 'Another one'],
};

test('[SITE-5] decks of every format are changed on each slide, stay what they are, and are seen and exported as changed', async ({
  page,
  logIn,
}) => {
  test.setTimeout(300_000);
  await logIn();
  await open(page, dashboard);
  await drop(page, [await makeDeck('Harvest.pptx'), makeMarkdown('Bread.md'), makePaper('Boats.pdf'), makePez('Circles.pez')]);
  const addresses = new Map<string, string>();
  for (const name of Object.keys(wordsOn)) {
    // The worker may still be painting for other journeys.
    await expect(importRow(page, name).getByText('Ready', { exact: true })).toBeVisible({ timeout: 120_000 });
    const link = importRow(page, name).getByRole('link', { name: `Open ${name}` });
    addresses.set(name, (await link.getAttribute('href')) ?? '');
  }
  for (const [name, words] of Object.entries(wordsOn)) {
    const address = addresses.get(name) ?? '';
    const [, isPitch, oid = ''] = /^\/(p\/)?([a-z0-9_-]+)\//.exec(address) ?? [];
    const schemaVersion = isPitch ? 2 : 0;
    expect(schemaVersion, name).toBe(name === 'Circles.pez' ? 0 : 2);
    await edit(page, oid, schemaVersion);
    expect(new URL(page.url()).pathname).toBe(editPath({ oid, schemaVersion }));
    for (const [index, each] of words.entries()) await addTo(page, each, `Changed${index}`);
    expect((await presentationOf(page, oid)).schemaVersion).toBe(schemaVersion);
    await page.getByRole('button', { name: 'Present', exact: true }).click();
    await page.waitForURL(/#present$/);
    const written = await downloaded(page, oid);
    expect([written.presentation.schemaVersion, written.problems], name).toEqual([schemaVersion, []]);
    for (const index of words.keys()) expect(JSON.stringify(written.presentation), name).toContain(`Changed${index}`);

    await open(page, address);
    for (const index of words.keys()) await expect(transcript(page), name).toContainText(`Changed${index}`);

    const pdf = inspect(await exported(page));
    // One page for the overview, and one for each slide.
    expect(pdf?.pages ?? words.length + 1, name).toBeGreaterThan(words.length);
    for (const index of words.keys()) expect(pdf?.text ?? `Changed${index}`, name).toContain(`Changed${index}`);
  }
});

/** What the file has that owners download, and others can read. */
async function downloaded(page: Page, oid: string): Promise<ReturnType<typeof parsePresentation>> {
  const files = unzipSync(await (await page.request.get(downloadPath(oid))).body());
  return parsePresentation(JSON.parse(strFromU8(files[documentFile] ?? new Uint8Array())));
}

/** The PDF that the owner has made of the presentation, on its page. */
async function exported(page: Page): Promise<Buffer> {
  page.once('popup', (tab) => void tab.close());
  await downloadTool(page).click();
  // The worker may still be painting what was changed before.
  await expect(titleOf(page, 'Your PDF is ready')).toBeVisible({ timeout: 120_000 });
  const address = await pdfDialog(page).getByRole('link', { name: 'Download', exact: true }).getAttribute('href');
  const bytes = await (await page.request.get(address ?? '')).body();
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  return bytes;
}

/** Writes more at the end of the text with these words. */
async function addTo(page: Page, words: string, more: string): Promise<void> {
  const search = page.getByRole('searchbox', { name: 'Search the outline' });
  if (!(await search.isVisible())) await page.getByRole('button', { name: 'Search the outline' }).click();
  await search.fill(words);
  await outline(page).getByRole('treeitem', { name: words }).last().click();
  await canvas(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: /^Text (of|in) / }).waitFor();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(` ${more}`);
  await page.keyboard.press('Escape');
  await saved(page);
}
