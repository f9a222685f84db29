import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { startStripeStandIn, type StripeStandIn } from '../../src/server/testing/stripe/stripe-stand-in.ts';
import { type Product, startProduct } from '../product.ts';
import { downloadTool, expect, expectReady, listen, open, openDialog, pdfDialog, PRICE, openedPdf, test, titleOf } from './journey.ts';
import { openShelf, type Shelf } from './shelf.ts';

const keys = {
  secretKey: `sk_test_${randomBytes(12).toString('hex')}`,
  publishableKey: `pk_test_${randomBytes(12).toString('hex')}`,
  webhookSecret: `whsec_${randomBytes(16).toString('hex')}`,
};

/**
 * The part of Stripe.js that the dialog uses: mounts a form that is paid elsewhere and then returns.
 */
const stripeScript = `
  window.Stripe = (key, options) => ({
    async createEmbeddedCheckoutPage({ fetchClientSecret }) {
      const secret = await fetchClientSecret();
      const form = document.createElement('button');
      form.textContent = 'Pay at Stripe';
      form.onclick = async () => { location.href = await window.payAtStripe(key, options.locale, secret); };
      return { mount: (place) => place.append(form), destroy: () => form.remove() };
    },
  });`;

export function stripeJourneys(): void {
  test.describe('with Stripe', () => {
    // Serial, because they share one product.
    test.describe.configure({ mode: 'default' });
    let standIn: StripeStandIn;
    let product: Product;
    let shelf: Shelf;
    test.beforeAll(async () => {
      standIn = await startStripeStandIn(keys);
      product = await startProduct({
        environment: {
          PAYMENTS: 'stripe',
          STRIPE_SECRET_KEY: keys.secretKey,
          STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
          STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
          STRIPE_API_ADDRESS: standIn.address.origin,
          PDF_PRICE: '2.90 EUR',
        },
      });
      shelf = await openShelf(product.dataDirectory);
    });
    test.afterAll(async () => {
      await shelf.close();
      await product.stop();
      await standIn.close();
      rmSync(product.dataDirectory, { recursive: true, force: true });
    });

    const webhook = () => `${product.origin}/pdf-access/webhook/`;
    const payAtStripe = (page: Page) => page.getByRole('button', { name: 'Pay at Stripe' });

    /** Serves Stripe's scripts from here. */
    async function bringStripe(
      page: Page,
      { outcome = 'succeed', email = 'robin@example.org' }: { outcome?: 'succeed' | 'pay later'; email?: string } = {},
    ) {
      const told: unknown[][] = [];
      await page.route('https://js.stripe.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: stripeScript }));
      await page.exposeFunction('payAtStripe', (key: string, locale: string, secret: string) => {
        told.push([key, locale, secret]);
        const sessionId = secret.split('_secret_')[0] ?? '';
        const order = standIn.requests.findLast(({ path, status }) => path === '/v1/checkout/sessions' && status === 200);
        standIn.pay(sessionId, { email, outcome });
        return order?.fields['return_url']?.replace('{CHECKOUT_SESSION_ID}', sessionId);
      });
      return told;
    }

    test('[PDF-4] [PDF-6] [PDF-14] returning from Stripe’s form completes the purchase, webhooks repeat it and a refund withdraws it', async ({
      page,
    }) => {
      const { path, oid, title } = await shelf.addSingle('Paid at Stripe');
      const told = await bringStripe(page);
      const announced = listen(page);
      const refused: string[] = [];
      page.on('console', (message) => message.text().includes('Content Security Policy') && refused.push(message.text()));
      await open(page, product.origin + path);
      await openDialog(page);
      await expect(payAtStripe(page)).toBeVisible();
      await expect(pdfDialog(page).getByText(PRICE, { exact: true })).toBeVisible();
      await expect(pdfDialog(page).getByText('Your card number never reaches this server')).toBeVisible();
      const [{ fields } = { fields: {} }] = standIn.requests.filter(
        ({ method, path: asked }) => method === 'POST' && asked === '/v1/checkout/sessions',
      );
      expect(fields).toMatchObject({
        ui_mode: 'embedded_page',
        mode: 'payment',
        'metadata[prezi-oid]': oid,
        return_url: `${product.origin}${path}?session-id={CHECKOUT_SESSION_ID}`,
      });
      expect(Object.values(fields)).toContain(`${title} (PDF)`);
      // Closed and opened again, it is the same session.
      await page.keyboard.press('Escape');
      await openDialog(page);
      await expect(payAtStripe(page)).toHaveCount(1);

      const opened = openedPdf(page);
      await payAtStripe(page).click();
      await opened;
      await expectReady(page);
      await expect(page).toHaveURL(product.origin + path);
      await expect(pdfDialog(page).getByText('We also sent the link to robin@example.org.', { exact: true })).toBeVisible();
      expect(told).toEqual([[keys.publishableKey, 'en', expect.stringMatching(/^cs_test_\w+_secret_\w+$/)]]);
      expect(announced().map(({ event_name: name }) => name)).toContain('pdf-payment-returned');
      expect(refused, 'the page’s policy allows what Stripe needs').toEqual([]);

      const [bought] = await shelf.purchasesOf(oid);
      const completed = standIn.events.find(({ type }) => type === 'checkout.session.completed');
      if (!completed || !bought) throw new Error('Nothing was paid');
      for (const options of [{}, {}, { secret: 'whsec_of_somebody_else' }, { at: Date.now() - 3_600_000 }]) {
        const { status } = await standIn.sendWebhook(webhook(), completed, options);
        expect(status).toBe(Object.keys(options).length === 0 ? 200 : 400);
      }
      expect(await shelf.purchasesOf(oid)).toMatchObject([{ sessionId: bought.sessionId, state: 'paid' }]);

      const { rows } = await shelf.pool.query<{ paymentId: string }>(
        'select payment_id as "paymentId" from pdf_purchase where session_id = $1',
        [bought.sessionId],
      );
      standIn.refund(rows[0]?.paymentId ?? '');
      const given = standIn.events.findLast(({ type }) => type.includes('refund'));
      if (!given) throw new Error('Nothing was refunded');
      expect((await standIn.sendWebhook(webhook(), given)).status).toBe(200);
      expect(await shelf.purchasesOf(oid)).toMatchObject([{ state: 'refunded' }]);
      await open(page, product.origin + path);
      await openDialog(page);
      await expect(payAtStripe(page)).toBeVisible();
    });

    test('[PDF-6] a webhook alone completes the purchase of a buyer who never returned, and confirms a later payment', async ({ page }) => {
      const { path, oid } = await shelf.addSingle('Paid later at Stripe');
      await bringStripe(page, { outcome: 'pay later' });
      await open(page, product.origin + path);
      await openDialog(page);
      await payAtStripe(page).click();
      await expect(titleOf(page, 'Your payment is on its way')).toBeVisible();
      const [bought] = await shelf.purchasesOf(oid);
      const arrived = standIn.settle(bought?.sessionId ?? '', 'succeeded');
      expect((await standIn.sendWebhook(webhook(), arrived)).status).toBe(200);
      await pdfDialog(page).getByRole('button', { name: 'Check again' }).click();
      await expectReady(page);
    });

    // Here, where no other test needs the button.
    test('[PDF-1] [PDF-6] without the flag there is no button, and no return address opens anything', async ({ page }) => {
      const { path } = await shelf.addSingle('Not to be had');
      await open(page, product.origin + path);
      await expect(downloadTool(page)).toBeVisible();
      await shelf.setFlag('gm-view-page-pdf-download', false);
      try {
        await expect(async () => {
          await open(page, `${product.origin}${path}?session-id=cs_test_invented`);
          await expect(downloadTool(page)).toHaveCount(0, { timeout: 500 });
        }).toPass();
        await expect(pdfDialog(page)).toHaveCount(0);
      } finally {
        await shelf.setFlag('gm-view-page-pdf-download', true);
      }
      await expect(async () => {
        await open(page, product.origin + path);
        await expect(downloadTool(page)).toBeVisible({ timeout: 500 });
      }).toPass();
    });

    test('[PDF-5] if Stripe cannot be reached from browser or server, that is reported, nothing is lost, and a retry works', async ({
      page,
    }) => {
      const { path } = await shelf.addSingle('Stripe is away');
      await page.route('https://js.stripe.com/**', (route) => route.abort());
      await open(page, product.origin + path);
      await openDialog(page);
      await expect(titleOf(page, 'The payment form didn’t open')).toBeVisible();
      await expect(pdfDialog(page).getByText('Something went wrong. Please try again.')).toBeVisible();
      await page.unroute('https://js.stripe.com/**');
      await bringStripe(page);
      await pdfDialog(page).getByRole('button', { name: 'Try again' }).click();
      await expect(payAtStripe(page)).toBeVisible();
    });
  });
}
