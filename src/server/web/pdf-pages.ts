import type { ExportFormat } from '#contract/pdf/pdf-access.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { conversionsRoutes } from '../features/conversions/conversions.routes.ts';
import { createConversionsStore } from '../features/conversions/conversions.store.ts';
import { createConversions } from '../features/conversions/conversions.ts';
import { createMediaLinks } from '../features/conversions/media/media-link.ts';
import { mediaRoutes } from '../features/conversions/media/media.routes.ts';
import { createTokens } from '../features/conversions/tokens.ts';
import { createBuyers } from '../features/pdf-access/buyer.ts';
import { createPdfLinks } from '../features/pdf-access/pdf-links.ts';
import { createPdfOffer } from '../features/pdf-access/pdf-offer.ts';
import { createPurchases } from '../features/pdf-access/purchases.ts';
import { createPurchasesStore } from '../features/pdf-access/purchases.store.ts';
import { checkoutRoutes } from '../features/pdf-access/routes/checkout.routes.ts';
import { pdfLinkRoutes } from '../features/pdf-access/routes/pdf-link.routes.ts';
import { seenByName, type SeePresentation } from '../features/pdf-access/routes/seen-presentation.ts';
import { testCheckoutRoutes } from '../features/pdf-access/routes/test-checkout.routes.ts';
import { webhookRoutes } from '../features/pdf-access/routes/webhook.routes.ts';
import { mayBuy, mayExport } from '../features/presentations/presentations.policy.ts';
import type { Foundation } from '../foundation.ts';
import type { PageAnswers } from '../http/pages/page-answers.ts';
import { Problem } from '../http/problems.ts';
import type { AuditTrail } from '../http/security/audit-trail.ts';
import { queueMail } from '../platform/mail/mail-queue.ts';
import { openPayments } from '../platform/payments/open-payments.ts';
import { pdfWriterVersion, pptxWriterVersion } from '../platform/pictures/painter-version.ts';
import { deriveKey } from '../secret-key.ts';
import type { Settings } from '../settings.ts';

interface ShopParts {
  settings: Settings;
  secretKey: string;
  foundation: Foundation;
  audit: AuditTrail;
  isThere(oid: string): Promise<boolean>;
}

/** What is for sale, and who has bought it. */
export async function openShop({ settings, secretKey, foundation, audit, isThere }: ShopParts) {
  const { database, queue, clock } = foundation;
  const { publicOrigin: origin, pdfPrice: price } = settings;
  const payments = await openPayments(settings, { database, queue, clock, secretKey });
  const store = createPurchasesStore(database, audit);
  const sells = settings.payments.kind !== 'off';
  const purchases = createPurchases({ store, provider: payments, sells, price, queue, clock, origin, isThere });
  const buyers = createBuyers({ key: deriveKey(secretKey, 'putma-id'), isHttps: origin.startsWith('https:') });
  const publishableKey = settings.payments.kind === 'stripe' ? settings.payments.publishableKey : undefined;
  return {
    payments,
    store,
    purchases,
    buyers,
    pdfOffer: createPdfOffer({ provider: sells ? payments : undefined, price, publishableKey, hasSold: await store.hasSold(payments) }),
    /** Moves purchases made while signed out to the account. */
    async welcome(request: FastifyRequest, personId: string): Promise<void> {
      const { visitorId } = buyers.read(request);
      if (visitorId !== null) await purchases.claim(visitorId, personId);
    },
  };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;

interface Parts {
  settings: Settings;
  secretKey: string;
  foundation: Foundation;
  pages: PageAnswers;
  shop: Shop;
  see: SeePresentation;
  /** False for one in the trash. */
  isThere(oid: string): Promise<boolean>;
  canBeMade(oid: string): Promise<boolean>;
  /** What goes into the PDF of a presentation. */
  findDocument(
    oid: string,
  ): Promise<{ contentHash: string; documentKey: string; title: string; author: string; language: string } | undefined>;
  findPicture(oid: string): Promise<{ address: string; width: number; height: number } | null>;
}

/** Buying and exporting the PDF of a presentation. */
export function openPdfPages(
  app: FastifyInstance,
  { settings, secretKey, foundation, pages, shop, see, isThere, canBeMade, findDocument, findPicture }: Parts,
): void {
  const { database, storage, queue, clock } = foundation;
  const { publicOrigin: origin, brandName: brand, rateLimitFactor } = settings;
  const { payments, store, purchases, buyers } = shop;

  const conversionsStore = createConversionsStore(database);
  const links = createMediaLinks({ key: deriveKey(secretKey, 'media links'), clock, origin: settings.mediaOrigin || origin });
  const conversions = createConversions({
    store: conversionsStore,
    storage,
    queue,
    clock,
    links,
    writerVersions: { pdf: pdfWriterVersion(), pptx: pptxWriterVersion() },
  });
  const tokens = createTokens({ key: deriveKey(secretKey, 'conversions'), clock });

  const findExportable = async (request: FastifyRequest, asked: string, format: ExportFormat) => {
    const seen = await seenByName(see, request, asked);
    const { oid } = seen;
    const person = { personId: request.session?.personId };
    // It contains the notes, and everything in it can be changed.
    if (format === 'pptx' && !mayExport(seen, person, false)) return new Problem('notFound');
    const buyer = buyers.read(request);
    if (buyer.personId !== null && buyer.visitorId !== null) await purchases.claim(buyer.visitorId, buyer.personId);
    const hasBought = await purchases.isGranted(buyer, oid);
    if (!mayExport(seen, person, hasBought)) return new Problem('notBought');
    const document = await findDocument(oid);
    return document ? { oid, ...document } : new Problem('notFound');
  };

  checkoutRoutes(app, { purchases, buyers, see, mayExport, mayBuy, canBeMade, rateLimitFactor });
  const pdfLinks = createPdfLinks({
    database,
    store,
    clock,
    brand,
    origin,
    makeLink: conversions.makeLink,
    findPicture,
    sendMail: (message, client) => queueMail(queue, message, { client }),
  });
  pdfLinkRoutes(app, { purchases, pdfLinks, buyers, see, readLink: conversions.readLink, origin, rateLimitFactor });
  if (payments) webhookRoutes(app, { provider: payments, purchases, rateLimitFactor });
  if (payments?.name === 'test') testCheckoutRoutes(app, { payments, pages });
  conversionsRoutes(app, { conversions, tokens, findExportable, origin, rateLimitFactor });
  mediaRoutes(app, { store: conversionsStore, storage, links, clock, isThere });
}
