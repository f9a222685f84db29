import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export const password = 'three unrelated words';

export const newAddress = () => `${randomUUID().slice(0, 8)}@example.org`;

/** Clicks only work once the scripts have taken over. */
const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

/** Opens a page and waits until it is interactive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Signs up through the pages, reads the mail in the outbox and confirms. Ends on the page given by `next`, logged in. */
export async function signUp(page: Page, { name = 'Wren Adeyemi', email = newAddress(), next = '' } = {}): Promise<string> {
  await page.goto(next ? `/signup/?next=${encodeURIComponent(next)}` : '/signup/');
  return fillInSignUp(page, { name, email });
}

/** The same, starting on the sign-up page. */
export async function fillInSignUp(page: Page, { name = 'Wren Adeyemi', email = newAddress() } = {}): Promise<string> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await openLinkInMail(page, email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Confirm and continue' }).click();
  return email;
}

/** Mail goes through the queue, so retry until it is there. */
export async function openLinkInMail(page: Page, email: string): Promise<void> {
  await expect(async () => {
    await page.goto('/dev/mail');
    await page.locator('a[href*="open="]').filter({ hasText: email }).first().click({ timeout: 1000 });
    await page.locator('a[href*="token="]').first().click({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
}
