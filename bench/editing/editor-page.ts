import type { Browser, BrowserContext, Page } from '@playwright/test';
import { editPath } from '#contract/presentation/presentation-address.ts';
import { memberPassword } from '#server/testing/test-member.ts';

/** A window in which the canvas beside the panels is as large as the screen of the other benches. */
export const windowSize = { width: 1280 + 260 + 292, height: 720 + 49 + 136 };

export interface Writer {
  origin: string;
  email: string;
}

/** A browser in which somebody is logged in. */
export async function logIn(browser: Browser, { origin, email }: Writer): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin, locale: 'en', viewport: windowSize });
  // The tour is for people who are new here.
  await context.addInitScript(() => location.protocol.startsWith('http') && localStorage.setItem('lectern-tour', 'seen'));
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(memberPassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.close();
  return context;
}

/** Where the editor draws, once it is open. */
export async function openEditor(page: Page, oid: string) {
  await page.goto(editPath({ oid, schemaVersion: 2 }));
  const canvas = page.getByRole('application', { name: 'Canvas' });
  await canvas.waitFor();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('The editor has no canvas');
  return box;
}
