import { expect, test, type Page } from '@playwright/test';
import { codeFor } from '../src/server/testing/test-authenticator.ts';
import { expectNoKeys, expectNoViolation } from './axe.ts';
import { open, password, signUp } from './visitor.ts';

// Without reduced motion, axe would measure colours in the middle of a transition between themes.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function look(page: Page, what: string) {
  await expectNoViolation(page, what);
  await expectNoKeys(page);
}

async function logOut(page: Page) {
  await page.goto('/logout');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
}

async function enterPassword(page: Page, email: string) {
  await open(page, '/login?next=/explore/');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** A device with a fingerprint reader, say. */
async function addDevice(page: Page, isUserVerified = true) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified,
      automaticPresenceSimulation: true,
    },
  });
  return {
    remove: () => devTools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
    forgetUser: () => devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
  };
}

test('an authenticator app: set up, log in, recover, turn off', async ({ page }) => {
  test.slow();
  const email = await signUp(page);
  await open(page, '/settings/');
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await look(page, 'setting up an authenticator app');
  const secret = await page.locator('main code').innerText();
  await page.getByLabel('Six-digit code').fill('000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('This code is wrong')).toBeVisible();
  await look(page, 'a wrong first code');
  await page.getByLabel('Six-digit code').fill(codeFor(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  await look(page, 'recovery codes');
  const codes = await page.locator('main li code').allInnerTexts();
  expect(codes).toHaveLength(10);
  await page.getByRole('link', { name: 'I’ve saved them' }).click();
  await expect(page.locator('#security')).toContainText('10 codes left');
  await look(page, 'settings with an authenticator app');

  await logOut(page);
  await enterPassword(page, email);
  await expect(page).toHaveURL('/login/second/');
  await look(page, 'the second step');
  await page.getByLabel('Code').fill('1');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('This code is wrong')).toBeVisible();
  await look(page, 'a wrong code');
  await page.getByLabel('Code').fill(codeFor(secret, 1));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/explore/');

  await logOut(page);
  await enterPassword(page, email);
  await page.getByLabel('Code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/explore/');
  await open(page, '/settings/');
  await expect(page.locator('#security')).toContainText('9 codes left');
  await page.getByRole('button', { name: 'Turn off authenticator app' }).click();
  await expect(page.getByText('Your authenticator app has been turned off.')).toBeVisible();
});

test('a passkey: add, log in with it alone or after the password, confirm with it, remove', async ({ page }) => {
  test.slow();
  await addDevice(page);
  const email = await signUp(page);
  await open(page, '/settings/');
  await page.getByLabel('Name of the passkey').fill('Virtual device');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  await page.getByRole('link', { name: 'I’ve saved them' }).click();
  const section = page.locator('#security');
  await expect(section).toContainText('Virtual device');
  await expect(section).toContainText('not used yet');
  await look(page, 'settings with a passkey');

  await logOut(page);
  await open(page, '/login?next=/explore/');
  await look(page, 'log-in with passkeys');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).toHaveURL('/explore/');
  await open(page, '/settings/');
  await expect(section).toContainText('last used on');

  await logOut(page);
  await enterPassword(page, email);
  await expect(page).toHaveURL('/login/second/');
  await look(page, 'the second step with a passkey');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL('/explore/');

  await open(page, '/login/confirm/?next=/settings/');
  await look(page, 'confirming who you are');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL('/settings/');

  await section.getByText('Rename', { exact: true }).click();
  await section.getByLabel('Name of the passkey').first().fill('Renamed device');
  await section.getByRole('button', { name: 'Save name' }).click();
  await expect(section).toContainText('Renamed device');
  await section.getByRole('button', { name: 'Remove Renamed device' }).click();
  await expect(page.getByText('Your passkey has been removed.')).toBeVisible();
  await open(page, '/settings/activity/');
  for (const entry of ['Passkey added', 'Passkey removed']) await expect(page.getByText(entry, { exact: true })).toBeVisible();
  await logOut(page);
  await enterPassword(page, email);
  await expect(page).toHaveURL('/explore/');
});

test('a passkey is of no use to somebody the device does not recognise, nor one that was removed', async ({ page }) => {
  test.slow();
  const device = await addDevice(page);
  await signUp(page);
  await open(page, '/settings/');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  await open(page, '/settings/');
  await page.getByRole('button', { name: /^Remove / }).click();
  await expect(page.getByText('Your passkey has been removed.')).toBeVisible();
  await logOut(page);
  await open(page, '/login');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText('That passkey didn’t work')).toBeVisible();
  await look(page, 'a refused passkey');
  await device.forgetUser();
  await open(page, '/login');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText('Your browser didn’t provide a passkey')).toBeVisible();
  await look(page, 'a cancelled passkey');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an authenticator app works, and passkeys say what they need', async ({ page }) => {
    const email = await signUp(page);
    await page.goto('/settings/');
    await expect(page.locator('#security')).toContainText('Adding a passkey needs JavaScript');
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
    const secret = await page.locator('main code').innerText();
    await page.getByLabel('Six-digit code').fill(codeFor(secret));
    await page.getByRole('button', { name: 'Turn on' }).click();
    await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
    await logOut(page);
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toHaveCount(0);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByLabel('Code').fill(codeFor(secret, 1));
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/dashboard/next/');
  });
});
