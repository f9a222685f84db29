import type { Page } from '@playwright/test';
import type { Changes, DraftAnswer } from '../../src/contract/presentation/changes.ts';
import { draftRoutes } from '../../src/contract/presentation/draft-routes.ts';
import { editPath } from '../../src/contract/presentation/presentation-address.ts';
import { applyAll } from '../../src/model/change/apply.ts';
import { openDraft } from '../../src/model/change/draft/draft.ts';
import { parsePresentation } from '../../src/model/presentation/parse.ts';
import type { Presentation, SceneObject } from '../../src/model/presentation/presentation.ts';
import { expect as impatient, open, test as base } from '../view-page/journey.ts';

/** The first change of a draft starts a process. */
export const expect = impatient.configure({ timeout: 30_000 });

/** Somebody who is logged in, and a presentation of theirs with four topics. */
export const test = base.extend<{ oid: string }>({
  // The tour is for people who are new here.
  context: async ({ context }, use) => {
    await context.addInitScript(() => location.protocol.startsWith('http') && localStorage.setItem('lectern-tour', 'seen'));
    await use(context);
  },
  oid: async ({ library, member, logIn }, use) => {
    await logIn();
    await use((await library.add({ ownerId: member.id, privacy: 'private' })).oid);
  },
});

export const canvas = (page: Page) => page.getByRole('application', { name: 'Canvas' });
export const tools = (page: Page) => page.getByRole('toolbar', { name: 'Tools' });
export const outline = (page: Page) => page.getByRole('tree');
export const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

export async function edit(page: Page, oid: string, schemaVersion: 0 | 2 = 2): Promise<void> {
  await open(page, editPath({ oid, schemaVersion }));
  await expect(canvas(page)).toHaveAttribute('aria-busy', 'false');
}

/** A point of the canvas, in fractions of its width and height. */
export async function pointOf(page: Page, x: number, y: number): Promise<[number, number]> {
  const box = await canvas(page).boundingBox();
  return box ? [box.x + box.width * x, box.y + box.height * y] : [0, 0];
}

export async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 4 });
  await page.mouse.move(...to, { steps: 4 });
  await page.mouse.up();
}

/** Drops a file on the canvas, as from the desktop. */
export async function dropOnCanvas(page: Page, name: string, type: string, bytes: Uint8Array): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([name, type, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], name, { type }));
      return transfer;
    },
    [name, type, Buffer.from(bytes).toString('base64')] as const,
  );
  for (const kind of ['dragover', 'drop']) await canvas(page).dispatchEvent(kind, { dataTransfer, clientX: 520, clientY: 520 });
}

/** The presentation as the server has it, once everything is saved. */
export async function presentationOf(page: Page, oid: string): Promise<Presentation> {
  await saved(page);
  return draftOf(page, oid);
}

/** The presentation as the server has it now. */
export async function draftOf(page: Page, oid: string): Promise<Presentation> {
  const ask = async <T>(route: string): Promise<T> => (await page.request.get(route.replace(':oid', oid))).json();
  const { document, ...first } = await ask<DraftAnswer>(draftRoutes.draft);
  const draft = openDraft(parsePresentation(document).presentation);
  for (let next: Changes = first; ; next = await ask<Changes>(`${draftRoutes.changes}?after=${next.changes.at(-1)?.number}`)) {
    for (const { operations } of next.changes) applyAll(draft, operations);
    if (!next.hasMore) return draft.presentation;
  }
}

export const wordsIn = (object: SceneObject | undefined): string =>
  object?.kind === 'text' ? object.paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')).join('\n') : '';

/** An object, and everything in it. */
export const objectsIn = (object: SceneObject): SceneObject[] => [
  object,
  ...('children' in object ? object.children.flatMap(objectsIn) : []),
];
