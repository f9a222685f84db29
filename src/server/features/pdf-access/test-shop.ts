import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderPage } from '#app/entry.server.tsx';
import type { Avatar, SignedInPerson } from '#contract/person.ts';
import type { PoolClient } from 'pg';
import { vi } from 'vitest';
import { createBuiltRenderer, createPageAnswers } from '../../http/pages/page-answers.ts';
import { createPageCache } from '../../http/pages/page-cache.ts';
import { answerProblems } from '../../http/problem-answers.ts';
import { createCsrf } from '../../http/security/csrf.ts';
import { securityHeaders } from '../../http/security/security-headers.ts';
import { createHttpServer } from '../../http/server.ts';
import type { Session } from '../../http/visitor.ts';
import { createLog } from '../../log/log.ts';
import { manualClock } from '../../platform/clock/manual-clock.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { findFreePort } from '../../platform/database/embedded/free-port.ts';
import { freshDatabase } from '../../platform/database/test-database.ts';
import type { MailMessage } from '../../platform/mail/mail.ts';
import { PaymentFailure } from '../../platform/payments/problems.ts';
import { testPayments, type TestAction, type TestPayments } from '../../platform/payments/test-payments.ts';
import { pgBossQueue } from '../../platform/queue/pg-boss-queue.ts';
import { diskStorage } from '../../platform/storage/disk/disk-storage.ts';
import { callApi } from '../../testing/test-member.ts';
import { addPerson, addPresentation } from '../../testing/test-rows.ts';
import { visitorOf, type TestVisitor } from '../../testing/test-visitor.ts';
import { createConversions } from '../conversions/conversions.ts';
import { createConversionsStore } from '../conversions/conversions.store.ts';
import { createMediaLinks, fileNameOf, linkLife } from '../conversions/media/media-link.ts';
import { queueMail, workOnMail } from '../../platform/mail/mail-queue.ts';
import { mayBuy, mayExport } from '../presentations/presentations.policy.ts';
import { createPresentationsStore } from '../presentations/presentations.store.ts';
import { createBuyers } from './buyer.ts';
import { operatorRoutes } from './operator/operator.routes.ts';
import { createPdfLinks } from './pdf-links.ts';
import { createPurchases } from './purchases.ts';
import { createPurchasesStore } from './purchases.store.ts';
import { checkoutRoutes } from './routes/checkout.routes.ts';
import { pdfLinkRoutes } from './routes/pdf-link.routes.ts';
import { createSee } from './routes/seen-presentation.ts';
import { testCheckoutRoutes } from './routes/test-checkout.routes.ts';
import { webhookRoutes } from './routes/webhook.routes.ts';
import { workOnRefunds } from './settling/refunds.ts';
import { createSettling } from './settling/settling.ts';

const grey: Avatar = { initials: '', colour: 'grey', picture: null };
const sessionCookie = 'test-person=';
const price = { amount: 290, currency: 'EUR' };
const start = Date.UTC(2026, 4, 12, 9);
const noAssets = { scripts: [], preloads: [], styles: [], fonts: [] };

/** The connection to the provider: can be cut, and counts what passes. */
function wireTo(payments: TestPayments) {
  const wire = { isCut: false, refused: 0, created: 0, refunds: 0 };
  const send = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (!wire.isCut) return work();
    wire.refused++;
    throw new PaymentFailure('away');
  };
  const provider: TestPayments = {
    ...payments,
    createSession: (order) => send(() => (wire.created++, payments.createSession(order))),
    retrieve: (id) => send(() => payments.retrieve(id)),
    refund: (id, key) => send(() => (wire.refunds++, payments.refund(id, key))),
  };
  return { wire, provider };
}

export type TestShop = Awaited<ReturnType<typeof openTestShop>>;

/** All routes of the feature with the test provider, whose webhooks are delivered by hand, in any order and number. */
export async function openTestShop() {
  const fresh = await freshDatabase();
  const database = openDatabase(fresh.url);
  const queue = await pgBossQueue({ url: fresh.url, report: () => undefined });
  const clock = manualClock(start);
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const events: string[] = [];
  const mails: MailMessage[] = [];
  const payments = testPayments({ pool: database.pool, clock, secret: 'of the webhooks', onEvent: async (body) => void events.push(body) });
  const { wire, provider } = wireTo(payments);
  const log = createLog('silent');
  const headers = securityHeaders({ isHttps: false, isHotReloading: false, usesStripe: false });
  const csrf = createCsrf('of forms', origin);
  const roles = new Map<string, SignedInPerson['role']>();

  const readSession = async ({ cookie = '' }: { cookie?: string | undefined }): Promise<Session | null> => {
    const id = /test-person=(\w+)/.exec(cookie)?.[1];
    if (id === undefined) return null;
    const person = {
      oid: id,
      username: id,
      publicDisplayName: id,
      about: '',
      avatar: { initials: 'A', colour: 0, picture: null },
      role: roles.get(id) ?? 'user',
      email: `${id}@example.org`,
    } as const;
    return { id, personId: id, person, language: null, provedAt: 0 };
  };
  const cache = createPageCache({ now: clock.now, headers, sessionCookie, onHit: () => undefined });
  const app = await createHttpServer({
    log,
    cache,
    csrf,
    sessions: { cookieName: sessionCookie, read: readSession },
    hot: undefined,
    headers,
    trustedProxies: [],
    rateLimitFactor: 1000,
  });
  const pages = createPageAnswers({
    renderer: createBuiltRenderer({ renderPage }, () => noAssets),
    share: cache.share,
    csrf,
    evaluateFeatures: async () => ({}) as never,
    brand: 'Lectern',
    origin,
    presentationCount: 0,
    environment: 'production',
    analytics: { mode: 'off', host: '', consent: 'never', cookieDomain: '', logApiEndpoint: '', version: '' },
  });
  answerProblems(app, pages);

  const presentations = createPresentationsStore(database);
  const viewLinks = new Map<string, string>();
  const hopeless = new Set<string>();
  const see = createSee({
    async resolve({ session }, asked) {
      const found = await presentations.findByOid('oid' in asked ? asked.oid : (viewLinks.get(asked.linkId) ?? ''));
      return found && 'oid' in asked && found.privacy === 'private' && found.ownerId !== session?.personId ? undefined : found;
    },
  });
  const store = createPurchasesStore(database);
  const buyers = createBuyers({ key: 'of visitors', isHttps: false });
  const settling = { store, provider, queue, clock, isThere: async (oid: string) => (await presentations.findByOid(oid)) !== undefined };
  const purchases = createPurchases({ ...settling, sells: true, price, origin });
  const links = createMediaLinks({ key: 'of files', clock, origin });
  const folder = mkdtempSync(join(tmpdir(), 'lectern-shop-'));
  const conversions = createConversions({
    store: createConversionsStore(database),
    storage: await diskStorage(folder),
    queue,
    clock,
    links,
    writerVersions: { pdf: '1', pptx: '1' },
  });
  const pdfLinks = createPdfLinks({
    database,
    store,
    clock,
    brand: 'Lectern',
    origin,
    makeLink: conversions.makeLink,
    findPicture: async (oid) => ({ address: `${origin}/files/${oid}.jpeg`, width: 1200, height: 630 }),
    sendMail: (message: MailMessage, client: PoolClient) => queueMail(queue, message, { client }),
  });
  checkoutRoutes(app, { purchases, buyers, see, mayExport, mayBuy, canBeMade: async (oid) => !hopeless.has(oid), rateLimitFactor: 1000 });
  webhookRoutes(app, { provider, purchases, rateLimitFactor: 1000 });
  pdfLinkRoutes(app, { purchases, pdfLinks, buyers, see, readLink: conversions.readLink, origin, rateLimitFactor: 1000 });
  testCheckoutRoutes(app, { payments, pages });
  operatorRoutes(app, { purchases, store, pages, clock, needsProof: async () => undefined, avatarOf: () => grey });
  // A page that gives test visitors the CSRF token.
  app.get('/login', async (request, reply) => reply.send(csrf.tokenFor(request, reply)));
  await app.listen({ host: '127.0.0.1', port });
  const listening = app.server.address() as AddressInfo;

  const query = async (text: string, values: unknown[] = []) => (await database.pool.query<Record<string, unknown>>(text, values)).rows;
  const deliver = (body: string, signed: Record<string, string> = payments.sign(body)) =>
    fetch(`${origin}/pdf-access/webhook/`, { method: 'POST', body, headers: signed });
  return {
    origin: `http://127.0.0.1:${listening.port}`,
    database,
    queue,
    clock,
    payments,
    wire,
    purchases,
    store,
    viewLinks,
    /** Presentations that can never be exported. */
    hopeless,
    events,
    mails,
    links,
    query,
    deliver,
    askOverdue: createSettling(settling).askOverdue,
    workOnRefunds: () => workOnRefunds(queue, { store, provider, clock }),
    workOnMail: () => workOnMail(queue, { send: async (message) => void mails.push(message), close: async () => undefined }),
    addPerson: (id: string) => addPerson(database.pool, id),
    addPresentation: (given: Parameters<typeof addPresentation>[1]) => addPresentation(database.pool, given),
    visitor: () => visitorOf({ origin }),
    /** A visitor logged in as an existing person. */
    member(id: string, role: SignedInPerson['role'] = 'user'): TestVisitor {
      roles.set(id, role);
      const visitor = visitorOf({ origin });
      visitor.cookies.set('test-person', id);
      return visitor;
    },
    /** Begins a checkout as the page's script does. */
    async begin(visitor: TestVisitor, oid: string, beside = ''): Promise<string> {
      const { status, text } = await callApi(visitor, 'POST', `/pdf-access/create-checkout-session/${beside}`, {
        'putma-id': visitor.cookies.get('putma-id') ?? null,
        'prezi-oid': oid,
      });
      if (status !== 200) throw new Error(`${status} ${text}`);
      return (JSON.parse(text) as { client_secret: string }).client_secret;
    },
    /** Acts on the provider's page and returns the session id. */
    async act(secret: string, action: TestAction, email = 'wren@example.org'): Promise<string> {
      const checkout = await payments.act(secret, action, email);
      if (!checkout) throw new Error('No such session');
      return checkout.session.id;
    },
    retrieve: (visitor: TestVisitor, sessionId: string) =>
      callApi(visitor, 'GET', `/pdf-access/retrieve-checkout-session?session-id=${encodeURIComponent(sessionId)}`),
    async isPurchased(visitor: TestVisitor, oid: string): Promise<unknown> {
      const given = visitor.cookies.get('putma-id');
      const { text } = await callApi(
        visitor,
        'GET',
        `/pdf-access/is-purchased?prezi-oid=${oid}${given === undefined ? '' : `&putma-id=${encodeURIComponent(given)}`}`,
      );
      return (JSON.parse(text) as { isPurchased: unknown }).isPurchased;
    },
    /** Delivers all pending events in order. */
    async deliverAll(): Promise<void> {
      for (const body of events.splice(0)) {
        const { status } = await deliver(body);
        if (status !== 200) throw new Error(`A webhook was answered with ${status}`);
      }
    },
    /** Resets to a shop without purchases. */
    async empty(): Promise<void> {
      Object.assign(wire, { isCut: false, refused: 0, created: 0, refunds: 0 });
      events.length = 0;
      mails.length = 0;
      await query('truncate pdf_purchase, payment_event, test_checkout');
    },
    /** The only purchase. */
    async only(): Promise<Record<string, unknown>> {
      const rows = await query('select * from pdf_purchase');
      if (rows.length !== 1) throw new Error(`There are ${rows.length} purchases`);
      return rows[0] ?? {};
    },
    /** Waits for the queue. */
    until: (isTrue: () => Promise<boolean>): Promise<void> =>
      vi.waitFor(
        async () => {
          if (!(await isTrue())) throw new Error('Not yet');
        },
        { timeout: 50_000, interval: 20 },
      ),
    states: async () =>
      Object.fromEntries((await query('select session_id, state from pdf_purchase')).map((row) => [row['session_id'], row['state']])),
    /** Adds an export and returns its link. */
    async addExport(id: string, oid: string): Promise<string> {
      await query(
        `insert into pdf_export (id, cause, presentation_oid, content_hash, document_key, title, author, language, skips_missing_images, state, file_key, file_bytes) values ($1, $1, $2, $2, $2, $2, 'A', 'en', false, 'done', $1, 10)`,
        [id, oid],
      );
      return links.make(id, fileNameOf({ title: oid, format: 'pdf' }), linkLife.shown);
    },
    async close() {
      await app.close();
      await queue.stop();
      await database.close();
      await fresh.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
