import type { Page } from '@playwright/test';
import { draftRoutes } from '#contract/presentation/draft-routes.ts';
import { editPath } from '#contract/presentation/presentation-address.ts';
import { routes } from '#contract/routes.ts';
import type { DraftAnswer } from '../../src/contract/presentation/changes.ts';
import { applyAll } from '../../src/model/change/apply.ts';
import { openDraft } from '../../src/model/change/draft/draft.ts';
import { parsePresentation } from '../../src/model/presentation/parse.ts';
import type { Presentation } from '../../src/model/presentation/presentation.ts';

interface Parts {
  /** Resolves when the product answers. */
  untilReady: () => Promise<void>;
}

/** The first word of the text that everything is written into. */
const FIRST = 'Log';
/** Milliseconds that somebody waits to read that everything is saved. */
const SOON = 1500;
/** Turns until somebody loads the page again. */
const RELOADED_EVERY = 12;

/** Somebody who edits a presentation, whatever becomes of the server meanwhile. Each turn writes its number, and names a new topic so. */
export async function openHand(page: Page, { untilReady }: Parts) {
  page.setDefaultTimeout(30_000);
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  const canvas = page.getByRole('application', { name: 'Canvas' });
  const tree = page.getByRole('tree');
  const outline = page.getByRole('region', { name: 'Outline' });
  const header = page.getByRole('banner');
  await page.goto(routes.newPresentation);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Start blank' }).click();
  await canvas.waitFor();
  const oid = /\/p\/edit\/([^/]+)\//.exec(page.url())?.[1] ?? '';
  await canvas.focus();
  await page.keyboard.press('Alt+x');
  await write(FIRST);

  let [turns, said, reloads] = [0, 0, 0];
  /** The last turn that the page said is saved. */
  let promised = 0;
  const missing = new Set<string>();

  async function write(words: string): Promise<void> {
    await page.getByRole('textbox', { name: /^Text in / }).waitFor();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(words);
    await page.keyboard.press('Escape');
  }
  async function goToRow(...keys: readonly string[]): Promise<void> {
    await tree.locator('[role=treeitem][tabindex="0"]').focus();
    for (const key of keys) await page.keyboard.press(key);
  }
  async function turn(): Promise<void> {
    turns += 1;
    await goToRow('Home', 'ArrowDown');
    await canvas.focus();
    await page.keyboard.press('Enter');
    await write(` ${turns}`);
    await goToRow('Home');
    await outline.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('menuitem', { name: 'New topic', exact: true }).click();
    const name = page.getByRole('textbox', { name: /^Name of / });
    await name.waitFor();
    await page.keyboard.type(String(turns));
    await page.keyboard.press('Enter');
    await name.waitFor({ state: 'detached' });
  }
  /** Says it soon, or not before the product is back. */
  const isSaved = () =>
    header
      .getByText('Saved', { exact: true })
      .waitFor({ timeout: SOON })
      .then(() => true)
      .catch(() => false);
  /** What was said to be saved has to be there, whatever was killed since. */
  async function check(): Promise<void> {
    const before = promised;
    const draft = await draftOf(page, oid).catch(() => undefined);
    if (!draft) return;
    const { written, topics } = edited(draft);
    for (let number = 1; number <= before; number++)
      if (!written.includes(String(number)) || !topics.includes(String(number))) missing.add(String(number));
  }
  async function load(): Promise<void> {
    for (let tries = 1; ; tries++) {
      await untilReady();
      try {
        await page.goto(editPath({ oid, schemaVersion: 2 }));
        await canvas.waitFor();
        return;
      } catch (error) {
        // It was killed again.
        if (tries === 20) throw error;
      }
    }
  }

  return {
    oid,
    turns: () => turns,
    acknowledged: () => said,
    reloads: () => reloads,
    missing: () => missing.size,
    async edit(over: AbortSignal): Promise<void> {
      while (!over.aborted) {
        await turn();
        if (await isSaved()) [said, promised] = [said + 1, turns];
        await check();
        if (turns % RELOADED_EVERY !== 0) continue;
        await load();
        reloads += 1;
      }
    },
    async untilSaved(patience: number): Promise<void> {
      await header.getByText('Saved', { exact: true }).waitFor({ timeout: patience });
      [said, promised] = [said + 1, turns];
      await check();
      await load();
    },
    /** Objects that are directly on the canvas, as the outline has them. */
    async seen(): Promise<number> {
      const row = tree.locator('[role=treeitem][aria-level="2"]').first();
      // The last row is what is behind them.
      return Number(await row.getAttribute('aria-setsize')) - 1;
    },
  };
}

/** The presentation as the server has it. */
export async function draftOf(page: Page, oid: string): Promise<Presentation> {
  const answer = await page.request.get(draftRoutes.draft.replace(':oid', oid));
  const { document, changes } = (await answer.json()) as DraftAnswer;
  const draft = openDraft(parsePresentation(document).presentation);
  for (const { operations } of changes) applyAll(draft, operations);
  return draft.presentation;
}

/** The numbers in the text, and those that are the names of topics. */
export function edited({ root }: Presentation): { written: string[]; topics: string[] } {
  const words = root.children.flatMap((object) =>
    object.kind === 'text' ? object.paragraphs.flatMap(({ runs }) => runs.map(({ text }) => text)) : [],
  );
  return {
    written: words.join('').split(' ').slice(1),
    topics: root.children.flatMap((object) => (object.kind === 'topic' ? [object.title] : [])),
  };
}
