import type { Page } from '@playwright/test';
import { editPath } from '../../src/contract/presentation/presentation-address.ts';
import { de } from '../../src/locale/texts/editing/editorCommands/de.ts';
import { hu } from '../../src/locale/texts/editing/editorCommands/hu.ts';
import { de as editingDe } from '../../src/locale/texts/editing/editor/de.ts';
import { hu as editingHu } from '../../src/locale/texts/editing/editor/hu.ts';
import { open } from '../visitor.ts';
import { everythingDocument, objects } from './everything.ts';
import { expect, test } from './journey.ts';

/** The languages with the longest words. */
const languages = { de, hu } as const;
const editing = { de: editingDe, hu: editingHu };

for (const language of ['de', 'hu'] as const)
  for (const [width, height] of [
    [1024, 768],
    [390, 844],
  ] as const)
    test(`[SITE-5] in ${language} and at ${width} pixels, no words of the editor are cut off`, async ({ member, library, elsewhere }) => {
      test.setTimeout(120_000);
      const words = languages[language];
      const { oid } = await library.addDocument(member.id, everythingDocument);
      const page = await elsewhere({ locale: language, viewport: { width, height } });
      await page.context().addCookies(member.cookies);
      await page.addInitScript(() => localStorage.setItem('lectern-tour', 'seen'));
      await open(page, editPath({ oid, schemaVersion: 2 }));
      const canvas = page.locator('[data-canvas]');
      await expect(canvas).toHaveAttribute('aria-busy', 'false');
      expect(await cutOff(page)).toEqual([]);
      // On a phone, properties are in a sheet.
      if (width < 600) await page.getByRole('button', { name: editing[language]['editor.sheet.look'], exact: true }).click();
      await expect(page.getByRole('tabpanel').first()).toBeVisible();

      await canvas.focus();
      await page.keyboard.press('Enter');
      for (const id of Object.keys(objects)) {
        await expect(page.locator(`[data-row="${id}"][aria-selected=true]`)).toBeAttached();
        // All of its properties are there in the next frame.
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
        await expect.poll(() => cutOff(page), { message: id }).toEqual([]);
        await page.keyboard.press('Tab');
      }
      for (const id of ['shortcuts', 'addMedia', 'versions', 'editPath'] as const) {
        await canvas.focus();
        await page.keyboard.press('Control+/');
        await page.locator('dialog[open] input[role=combobox]').fill(words[`editorCommands.${id}`]);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('combobox', { name: words['editorCommands.find'] })).toBeHidden();
        const opened = page.locator('dialog[open]').filter({ hasNot: page.locator('input[role=combobox]') });
        await expect(opened).toHaveCount(id === 'editPath' ? 0 : 1);
        await expect(opened.getByRole('progressbar')).toHaveCount(0);
        await expect.poll(() => cutOff(page), { message: id }).toEqual([]);
        if (id !== 'editPath') await page.keyboard.press('Escape');
        await expect(page.locator('dialog[open]')).toHaveCount(0);
      }
    });

/** Words that are cut off or reach out of their control, and controls that reach out of the page. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth;
    const found = wide > innerWidth ? [`the page is ${wide} pixels wide`] : [];
    const parts = 'button, a, label, legend, summary, h1, h2, h3, h4, dt, p, [role=tab], [role=radio], [role=menuitem], [role=option]';
    const isVisible = (one: Element) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isClipped = (one: Element) => getComputedStyle(one).clipPath !== 'none';
    const scrolls = (one: Element | null): boolean =>
      one !== null && (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
    for (const one of document.querySelectorAll<HTMLElement>(parts)) {
      const box = one.getBoundingClientRect();
      if (!isVisible(one) || isClipped(one) || box.width <= 1 || box.height <= 1) continue;
      const name = `${one.tagName} “${one.innerText.trim().slice(0, 40) || one.ariaLabel}”`;
      if (!scrolls(one.parentElement) && (box.right > innerWidth + 1 || box.left < -1)) found.push(`${name} is beyond the page`);
      const inner = [one, ...one.querySelectorAll<HTMLElement>('*')].filter((part) => !isClipped(part));
      const isShort = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth > clientWidth + 1;
      const shortened = inner.filter((part) => getComputedStyle(part).overflowX !== 'visible' && isShort(part));
      // Names that somebody gave may be shortened, and the list of a search.
      const isOwn = one.matches('[dir=auto], h1, [role=option]') || shortened.every((part) => part.matches('[dir=auto]'));
      if (shortened.length > 0 && !isOwn) found.push(`${name} is cut off`);
      for (const part of inner) {
        if (part.childNodes.length === 0 || shortened.some((short) => short.contains(part))) continue;
        const range = document.createRange();
        for (const node of part.childNodes) {
          if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
          range.selectNodeContents(node);
          const words = range.getBoundingClientRect();
          if (words.right > box.right + 1.5 || words.left < box.left - 1.5) found.push(`${name} reaches out`);
        }
      }
    }
    return [...new Set(found)];
  });
