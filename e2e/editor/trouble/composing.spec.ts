import type { CDPSession, Page } from '@playwright/test';
import { canvas, edit, expect, presentationOf, saved, wordsIn } from '../journey.ts';
import { field, row, test, undo } from './journey.ts';

const textsOf = async (page: Page, oid: string) =>
  (await presentationOf(page, oid)).root.children.filter(({ kind }) => kind === 'text').map(wordsIn);

/** What an input method shows one after the other, before it is done. */
async function compose(session: CDPSession, ...steps: string[]): Promise<void> {
  for (const text of steps) await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
}
const commit = (session: CDPSession, text: string) => session.send('Input.insertText', { text });

test('[SITE-5] undoing in the middle of a syllable leaves no half of it, here or on the server', async ({ page, oid }) => {
  await edit(page, oid);
  const session = await page.context().newCDPSession(page);
  await canvas(page).dblclick({ position: { x: 8, y: 200 } });
  await expect(field(page)).toBeFocused();
  await compose(session, 'ㅂ', '바', '받');
  await commit(session, '바');
  await compose(session, '다');
  await commit(session, '다');
  await expect.poll(() => textsOf(page, oid)).toEqual(['바다']);

  // By key, where the input method leaves it to the browser.
  await compose(session, 'ㅅ', '소');
  await page.keyboard.press('Control+z');
  await expect(field(page)).toHaveValue('바다');
  expect(await textsOf(page, oid)).toEqual(['바다']);
  await compose(session, 'ㅅ', '소', '속');
  await expect(field(page)).toHaveValue('바다속');
  await undo(page).click();
  await expect.poll(() => textsOf(page, oid)).toEqual(['바다']);
  await expect(field(page)).toHaveValue('바다');

  // Given up by the input method itself.
  await field(page).focus();
  await page.keyboard.press('End');
  await compose(session, 'ㅎ', '하');
  await compose(session, '');
  await expect(field(page)).toHaveValue('바다');
  // Outside of the plane that two bytes reach: half of it would be no letter.
  await compose(session, '𠮷', '𠮷野');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page)).toHaveValue('바다');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => textsOf(page, oid)).toEqual(['바다𠮷野']);

  await edit(page, oid);
  await expect(row(page, '바다𠮷野')).toBeVisible();
  expect(await textsOf(page, oid)).toEqual(['바다𠮷野']);
});

test('[SITE-5] a text that is taken away while it is composed in is gone, and the next one can be written', async ({
  page,
  oid,
  elsewhere,
  member,
}) => {
  await edit(page, oid);
  const session = await page.context().newCDPSession(page);
  await canvas(page).dblclick({ position: { x: 8, y: 200 } });
  await expect(field(page)).toBeFocused();
  await compose(session, 'う', 'うみ');
  await commit(session, '海');
  await saved(page);
  const other = await elsewhere();
  await other.context().addCookies(member.cookies);
  await edit(other, oid);

  await compose(session, 'か', 'かぜ');
  await expect(row(other, '海かぜ')).toBeVisible();
  await row(other, '海かぜ').click();
  await other.keyboard.press('Delete');
  await saved(other);
  await expect(field(page)).toHaveCount(0);
  await commit(session, '風');
  await canvas(page).dblclick({ position: { x: 8, y: 320 } });
  await expect(field(page)).toBeFocused();
  await compose(session, 'な', 'なみ');
  await commit(session, '波');
  await expect(field(page)).toHaveValue('波');
  await expect.poll(() => textsOf(page, oid)).toEqual(['波']);
});
