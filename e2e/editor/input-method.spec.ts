import type { CDPSession, Page } from '@playwright/test';
import { presentationPath } from '../../src/contract/presentation/presentation-address.ts';
import { transcript } from '../view-page/journey.ts';
import { open } from '../visitor.ts';
import { canvas, edit, expect, outline, presentationOf, test, wordsIn } from './journey.ts';

const field = (page: Page) => page.getByRole('textbox', { name: /^Text in / });

/** What an input method does with the keys that somebody presses. */
function inputMethodOf(session: CDPSession) {
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  return {
    async begin(...steps: string[]): Promise<void> {
      for (const step of steps) await compose(step);
    },
    finish: (text: string) => session.send('Input.insertText', { text }),
  };
}

test('[SITE-5] Japanese and Arabic are written with an input method, taken back while it is at work, saved and read', async ({
  page,
  oid,
}) => {
  test.setTimeout(120_000);
  await edit(page, oid);
  const method = inputMethodOf(await page.context().newCDPSession(page));
  const texts = async () => (await presentationOf(page, oid)).root.children.filter(({ kind }) => kind === 'text').map(wordsIn);

  await canvas(page).dblclick({ position: { x: 8, y: 200 } });
  await expect(field(page)).toBeFocused();
  await method.begin('ｈ', 'ひ', 'ひか', 'ひかり');
  await expect(field(page)).toHaveValue('ひかり');
  await method.finish('光');
  await method.begin('の', 'のう', 'のうみ');
  await method.finish('の海');
  await expect(field(page)).toHaveValue('光の海');
  expect(await texts()).toEqual(['光の海']);

  // A key that the input method has is not for the editor.
  await method.begin('ふ', 'ふか');
  await page.keyboard.press('Control+z');
  await method.finish('深海');
  await expect(field(page)).toHaveValue('光の海深海');
  expect(await texts()).toEqual(['光の海深海']);

  // Somebody presses the button, which ends what is being composed and takes it back.
  await method.begin('ま', 'まち');
  await expect(field(page)).toHaveValue('光の海深海まち');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(texts).toEqual(['光の海深海']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(texts).toEqual(['光の海']);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(texts).toEqual(['光の海深海']);
  await field(page).focus();
  // What has come back is selected.
  await page.keyboard.press('End');
  await method.begin('ほ');
  await method.finish('へ');
  await expect.poll(texts).toEqual(['光の海深海へ']);
  await page.keyboard.press('Escape');

  await canvas(page).dblclick({ position: { x: 8, y: 320 } });
  await expect(field(page)).toBeFocused();
  await method.begin('ا', 'ال', 'الب');
  await method.finish('البحر ');
  await method.begin('ال', 'العم');
  await method.finish('العميق');
  await expect(field(page)).toHaveValue('البحر العميق');
  await expect(field(page)).toHaveAttribute('dir', 'rtl');
  await page.keyboard.press('Escape');
  await expect(outline(page).getByRole('treeitem', { name: 'البحر العميق' })).toBeVisible();
  expect(await texts()).toEqual(['光の海深海へ', 'البحر العميق']);

  await page.getByRole('button', { name: 'Present', exact: true }).click();
  await page.waitForURL(/#present$/);
  await open(page, presentationPath({ oid, title: 'A calendar of tides', schemaVersion: 2 }));
  await expect(transcript(page).getByText('光の海深海へ')).toBeAttached();
  const arabic = transcript(page).getByText('البحر العميق');
  await expect(arabic).toBeAttached();
  expect(await arabic.evaluate((words) => getComputedStyle(words).direction)).toBe('rtl');
});
