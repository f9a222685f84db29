import type { Locator, Page } from '@playwright/test';
import { type CommandId, commandIds } from '../../src/editor/commands/command.ts';
import { before, documentOf, openTestCommands, places } from '../../src/editor/commands/said/test-commands.ts';
import { en } from '../../src/locale/texts/editing/editorCommands/en.ts';
import { edit, expect, outline, test as base } from './journey.ts';

const test = base.extend<{ everything: string }>({
  everything: async ({ context, library, member, logIn }, use) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await logIn();
    await use((await library.addDocument(member.id, { title: 'Everything', ...documentOf() })).oid);
  },
});

const { commands } = openTestCommands();
/** What the tree leaves to commands: it has all bare keys itself. */
const keysOf = (id: CommandId) => commands.find((command) => command.id === id)?.keys.find((keys) => /Ctrl|Alt/.test(keys));

for (const [how, ids] of [
  ['its key', commandIds.filter((id) => keysOf(id) !== undefined)],
  ['its name', commandIds.filter((id) => keysOf(id) === undefined)],
] as const)
  test(`[SITE-5] from the outline, every command is called by ${how}, and is seen or heard`, async ({ page, everything }) => {
    test.setTimeout(300_000);
    const ears = await listen(page);
    await edit(page, everything);
    await row(page, 'root').click();
    const clean = await seen(page);
    for (const id of ids)
      await test.step(id, async () => {
        const place = await placeFor(id);
        for (const [first, ...subjects] of before[id] ?? []) {
          await focus(page, subjects);
          const count = ears.heard.length;
          await call(page, first);
          await expect.poll(() => ears.heard.length, { message: `${first} before ${id}` }).toBeGreaterThan(count);
        }
        await focus(page, place);
        const [earlier, count] = [await seen(page), ears.heard.length];
        await call(page, id);
        // The page may be left meanwhile.
        const isNoticed = async () => ears.heard.length > count || (await seen(page).catch(() => earlier)) !== earlier;
        await expect.poll(isNoticed, { message: `${id} of ${place.join() || 'nothing'}` }).toBe(true);
        await restore(page, everything, clean);
      });
  });

/** What is spoken about something else than the selection; files that are asked for; and other pages. */
async function listen(page: Page): Promise<{ heard: string[] }> {
  const heard: string[] = [];
  page.on('filechooser', () => void heard.push('a file is asked for'));
  page.on('framenavigated', () => void heard.push('another page'));
  await page.exposeFunction('hear', (words: string) => /^$|^[^,]* selected(?:, collapsed)?$/.test(words) || heard.push(words));
  await page.addInitScript(() =>
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = target instanceof Element ? target.closest('main [role=status], main [role=alert], ol[aria-live]') : null;
        if (region) (window as unknown as { hear: (words: string) => void }).hear(region.textContent);
      }
    }).observe(document, { subtree: true, childList: true }),
  );
  return { heard };
}

/** What is there to see, of what commands open or change. */
const seen = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
    const nameOf = (one: HTMLElement) => one.ariaLabel ?? one.querySelector('h2')?.textContent ?? one.tagName;
    return JSON.stringify([
      location.href,
      all('[role=treeitem]').map((one) => [one.dataset['row'], one.ariaLabel, one.ariaSelected, one.ariaExpanded]),
      all('dialog[open], [role=dialog], [role=application], [role=search], [role=grid], main [role=region], main section').flatMap((one) =>
        one.closest('[data-side-panel]') ? [] : nameOf(one),
      ),
      all('[role=toolbar] [aria-pressed=true]').map(nameOf),
      all('[role=tab][aria-selected=true]').map(({ innerText }) => innerText === 'Look'),
    ]);
  });

/** As it was, so that one command does not depend on another. */
async function restore(page: Page, oid: string, clean: string): Promise<void> {
  const again = async () => {
    await edit(page, oid);
    await row(page, 'root').click();
  };
  for (let times = 0; times < 3; times++) await page.keyboard.press('Escape');
  if (!(await row(page, 'root').isVisible()) || (await page.locator('dialog:modal').count()) > 0) return again();
  // That is no change, and stays.
  if ((await page.locator('[data-collapsed]').count()) > 0) await call(page, 'expandAll');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  while (await undo.isEnabled()) await undo.click();
  await row(page, 'root').click();
  if ((await seen(page)) !== clean) await again();
}

/** What to select for a command, if anything. */
async function placeFor(id: CommandId): Promise<readonly string[]> {
  const { find, choose } = openTestCommands();
  for (const [first, ...subjects] of before[id] ?? []) {
    choose(...subjects);
    find(first)?.run('');
  }
  // A style is copied once its code is there.
  if (id === 'pasteStyle') await expect.poll(() => find(id)?.isPossible()).toBe(true);
  const place = places.toSorted((one, other) => Number(one.length === 0) - Number(other.length === 0) || one.length - other.length);
  const found = place.find((subjects) => {
    choose(...subjects);
    return find(id)?.isPossible();
  });
  if (!found) throw new Error(`Nothing can be selected for ${id}`);
  return found;
}

const row = (page: Page, id: string): Locator => outline(page).locator(`[data-row="${id}"]`);

/** The focus is in the row of the last. */
async function focus(page: Page, [first, ...more]: readonly string[]): Promise<void> {
  await row(page, first ?? 'root').click();
  for (const id of more) await row(page, id).click({ modifiers: ['Control'] });
  await expect(outline(page).locator('[role=treeitem]:focus')).toBeVisible();
}

/** By its key in the outline, or by its name in the palette. */
async function call(page: Page, id: CommandId): Promise<void> {
  const keys = keysOf(id);
  if (keys !== undefined) return page.keyboard.press(keys.replace('Ctrl', 'Control'));
  await page.keyboard.press('Control+/');
  const search = page.getByRole('combobox', { name: en['editorCommands.find'] });
  await search.fill(en[`editorCommands.${id}`]);
  await page
    .getByRole('option', { name: en[`editorCommands.${id}`] })
    .first()
    .click();
  await expect(search).toBeHidden();
}
