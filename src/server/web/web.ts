import { join } from 'node:path';
import { downloadPath } from '#contract/presentation/presentation-address.ts';
import { profilePath, routes } from '#contract/routes.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { createAccounts } from '../features/accounts/accounts.ts';
import { createSessions } from '../features/accounts/sessions.ts';
import { createAccountsStore, personTag } from '../features/accounts/accounts.store.ts';
import { createAuth, sessionCookie } from '../features/accounts/auth.ts';
import type { PasswordCost } from '../features/accounts/identity/password.ts';
import { readDevice } from '../features/accounts/identity/device.ts';
import { createDeviceCookie } from '../features/accounts/identity/device-cookie.ts';
import { composeAccountMail, type AccountMail } from '../features/accounts/identity/mails.ts';
import { createLimits } from '../features/accounts/routes/limits.ts';
import { logInRoutes } from '../features/accounts/routes/log-in.routes.ts';
import { passwordRoutes } from '../features/accounts/routes/password.routes.ts';
import { profileRoutes } from '../features/accounts/routes/profile.routes.ts';
import { secondFactorRoutes } from '../features/accounts/routes/second-factor.routes.ts';
import { secondStepRoutes } from '../features/accounts/routes/second-step.routes.ts';
import { settingsRoutes } from '../features/accounts/routes/settings.routes.ts';
import { signUpRoutes } from '../features/accounts/routes/sign-up.routes.ts';
import { createEditing, draftTopic } from '../features/presentations/editing/editing.ts';
import { createEditingStore } from '../features/presentations/editing/editing.store.ts';
import { createAudit } from '../features/audit/audit.ts';
import { auditRoutes } from '../features/audit/audit.routes.ts';
import { createAuditStore } from '../features/audit/audit.store.ts';
import { exportEntries } from '../features/audit/export-entries.ts';
import { createProof } from '../features/accounts/second-factor/proof.ts';
import { askToForget } from '../features/analytics/visitors/forget-person.ts';
import { openCountries } from '../features/analytics/visitors/countries.ts';
import { contactStore } from '../features/site/contact/contact.store.ts';
import { createImportsStore } from '../features/imports/imports.store.ts';
import { createLikes } from '../features/likes/likes.ts';
import { createLikesStore } from '../features/likes/likes.store.ts';
import { forgetMail, queueMail } from '../platform/mail/mail-queue.ts';
import { avatarOfBuyer, presentCardOwner } from '../features/accounts/identity/present-person.ts';
import { createExploreStore } from '../features/discovery/explore/explore.store.ts';
import { searchOutdated } from '../features/discovery/explore/search-index.ts';
import { createShelves } from '../features/discovery/explore/shelves.ts';
import { createPicturesStore } from '../features/pictures/pictures.store.ts';
import { createShownPictures } from '../features/pictures/shown-pictures.ts';
import { weighFiles } from '../features/pictures/files.ts';
import { createLibraryStore } from '../features/presentations/library/library.store.ts';
import { privaciesOpenToLikes } from '../features/presentations/access.ts';
import { createPresentations } from '../features/presentations/presentations.ts';
import { createPresentationsStore } from '../features/presentations/presentations.store.ts';
import { presentationTag } from '../http/pages/page-tags.ts';
import { createVisitOf } from '../features/view-links/visit-of.ts';
import { createViewLinksStore } from '../features/view-links/view-links.store.ts';
import { operatorRoutes } from '../features/pdf-access/operator/operator.routes.ts';
import { glyphsRoutes } from '../features/pictures/glyphs.routes.ts';
import { developmentRoutes } from '../features/site/development.routes.ts';
import { securityTxtRoutes } from '../features/site/security-txt.ts';
import { siteRoutes } from '../features/site/site.routes.ts';
import type { Foundation } from '../foundation.ts';
import { createMetrics, healthRoutes } from '../http/health.routes.ts';
import type { HotRenderer } from '../http/pages/hot-renderer.ts';
import { createPageAnswers, type Renderer } from '../http/pages/page-answers.ts';
import { createCountNews } from '../http/pages/count-news.ts';
import { createPageCache, pageChannel } from '../http/pages/page-cache.ts';
import { softwareVersion } from '../http/pages/software-version.ts';
import { answerProblems } from '../http/problem-answers.ts';
import type { Patience } from '../http/request/slow-bodies.ts';
import { byJob, sourceAs, sourceOf } from '../http/security/audit-trail.ts';
import { createRateCounter } from '../http/request/rate-limit.ts';
import { createCsrf } from '../http/security/csrf.ts';
import { createFileKeys } from '../http/security/file-keys.ts';
import { securityHeaders } from '../http/security/security-headers.ts';
import { createHttpServer } from '../http/server.ts';
import { listenToDatabase, notify } from '../platform/database/notifications.ts';
import { databaseFlags, featureFlagChannel } from '../platform/flags/database-flags.ts';
import { environmentFlags } from '../platform/flags/environment-flags.ts';
import { fileFlags } from '../platform/flags/file-flags.ts';
import { openGlyphFiles } from '../platform/fonts/glyphs/glyph-files.ts';
import { hasRoom } from '../platform/storage/room.ts';
import { formatPrice } from '../platform/payments/price.ts';
import { openFlags } from '../platform/flags/open-flags.ts';
import { openAnalyticsPages, openInsights, openListening } from './analytics.ts';
import { openShop } from './pdf-pages.ts';
import { openLibraryPages } from './library-pages.ts';
import { openPresentationPages } from './presentation-pages.ts';
import { openSecondFactors } from './second-factors.ts';
import { deriveKey } from '../secret-key.ts';
import type { Settings } from '../settings.ts';

/** Likes and views on pages are at most this many milliseconds old. */
const COUNTS_EVERY = 2000;

/** Of one person in an hour: nobody can fill the audit log. The server's log has the others. */
const MOST_REFUSALS = 60;
const HOUR = 60 * 60_000;

interface Parts {
  settings: Settings;
  secretKey: string;
  foundation: Foundation;
  log: Logger;
  renderer: Renderer;
  /** If given, the interface is rebuilt as its sources change. */
  hot: HotRenderer | undefined;
  patience?: Patience;
  /** What hashing a password costs; by default what the product takes. */
  passwordCost?: PasswordCost;
}

/** The web half of the product: chooses the adapters and registers the routes of every feature. */
export async function openWeb({
  settings,
  secretKey,
  foundation,
  log,
  renderer,
  hot,
  patience,
  passwordCost,
}: Parts): Promise<FastifyInstance> {
  const { database, storage, documents, drafts, bus, queue, clock, outbox } = foundation;
  const { publicOrigin, environment } = settings;
  const version = softwareVersion();
  const isDevelopment = environment === 'development';
  const report = (problem: string) => log.warn(problem);

  const metrics = createMetrics(database.pool);
  const isHttps = publicOrigin.startsWith('https:');
  const headers = securityHeaders({
    isHttps,
    coversSubdomains: settings.coversSubdomains,
    isHotReloading: hot !== undefined,
    fileOrigins: [settings.assetsOrigin, settings.mediaOrigin].filter((one) => one !== ''),
    logOrigins: originsIn(settings.analytics),
    usesStripe: settings.payments.kind === 'stripe',
  });
  const cache = createPageCache({
    now: clock.now,
    headers,
    sessionCookie,
    onHit: () => metrics.cachedPages.inc(),
    // Do not cache pages while hot reloading.
    ...(hot && { largest: 0 }),
  });
  const csrf = createCsrf(deriveKey(secretKey, 'csrf'), publicOrigin);

  const fromDatabase = databaseFlags(database.pool, report);
  const fromFile = fileFlags(join(settings.dataDirectory, 'features.json'), report);
  const flags = await openFlags([environmentFlags(settings.features, report), fromDatabase.provider, fromFile], report);
  let evaluated = JSON.stringify(await flags.evaluateAll());
  // Flags in a file or table can change without a notification; drop all pages when they do.
  const watch = setInterval(async () => {
    const before = evaluated;
    evaluated = JSON.stringify(await flags.evaluateAll());
    if (evaluated !== before) cache.drop();
    // Content that changes without a notification is at most a minute old; but if the database is away, old pages are better than none.
    else if (await database.isReachable()) cache.dropOlderThan(60_000);
  }, 5000);
  watch.unref();
  const stopListening = listenToDatabase(database.url, [pageChannel, featureFlagChannel], {
    onMessage(channel, payload) {
      if (channel === pageChannel) cache.drop(payload);
      else void fromDatabase.refresh().then(() => cache.drop());
    },
    onConnected() {
      cache.drop();
      void fromDatabase.refresh().then(() => cache.drop());
    },
  });

  const countryOf = await openCountries(settings.analytics.countryTable);
  const audit = createAudit({
    store: createAuditStore(database),
    log,
    readDevice,
    countryOf,
  });
  const store = createAccountsStore(database);
  const presentationsStore = createPresentationsStore(database);
  const presentations = createPresentations({
    store: presentationsStore,
    storage,
    queue,
    documents,
    weighFiles: weighFiles(storage),
    onDetailsChanged: (client, oid) => queue.publish(searchOutdated, { oid }, { client }),
    settleDraft: (id) => editing.settle(id),
    onDraftRenewed: (id, number) => bus.tell(draftTopic(id), number),
    audit,
  });
  const editing = createEditing({
    store: createEditingStore(database),
    drafts,
    bus,
    queue,
    clock,
    saveVersion: presentations.saveEdited,
    async hasRoomFor(ownerId, bytes) {
      const { usedBytes, limitBytes } = await storageOf(ownerId);
      return limitBytes === null || usedBytes + bytes <= limitBytes;
    },
  });
  const countNews = createCountNews({ clock, notify: (tag) => notify(database.pool, pageChannel, tag), every: COUNTS_EVERY });
  const likes = createLikes({ store: createLikesStore(database), openPrivacies: privaciesOpenToLikes, onCounted: countNews.changed });
  const shop = await openShop({
    settings,
    secretKey,
    foundation,
    audit,
    isThere: async (oid) => (await presentationsStore.findByOid(oid)) !== undefined,
  });
  const libraryStore = createLibraryStore(database);
  const viewLinksStore = createViewLinksStore(database);
  const sendMail = (mail: AccountMail) => queueMail(queue, composeAccountMail(mail, { brand: settings.brandName, origin: publicOrigin }));
  const forgotAddress = `${publicOrigin}${routes.forgotPassword}`;
  const second = openSecondFactors({ settings, secretKey, foundation, people: store, audit, sendMail, forgotAddress });
  const auth = createAuth({
    database,
    store,
    secret: deriveKey(secretKey, 'accounts'),
    publicOrigin,
    sendMail,
    hasSecondFactor: second.store.hasSecondFactor,
    passwordCost,
  });
  const accounts = createAccounts({
    auth,
    store,
    storage,
    clock,
    audit,
    sendMail,
    settingsAddress: `${publicOrigin}${routes.settings}`,
    forgotAddress,
    brand: settings.brandName,
    describeSecondFactors: second.factors.overview,
    listHoldings: async ({ id, email }) => ({
      presentations: (await libraryStore.listAll(id)).map((row) => ({ ...row, download: publicOrigin + downloadPath(row.oid) })),
      folders: (await libraryStore.listFolders(id)).map(({ name }) => ({ name })),
      likes: await likes.listOf(id),
      imports: await createImportsStore(database).listAll(id),
      viewLinks: await viewLinksStore.listOwned(id),
      purchases: await shop.purchases.listOf(id),
      messages: await contactStore.listOf(database.pool, email),
      activity: await exportEntries(audit, id),
    }),
    onPersonChanged({ id, oid }) {
      cache.drop(personTag(oid));
      queue
        .publish(searchOutdated, { ownerId: id })
        .catch((error: unknown) => log.warn({ err: error }, 'could not queue a search update for a changed person'));
    },
    async onPersonRemoved(client, id, email) {
      await audit.add({ kind: 'account.deleted', by: { ...byJob, actor: 'person', personId: id } }, client);
      await likes.leave(client, id);
      await shop.purchases.leave(client, id);
      await presentations.leave(client, id);
      await viewLinksStore.leave(client, email);
      await contactStore.leave(client, email);
      await forgetMail(client, email, id);
      await askToForget(queue, id, client);
    },
  });

  const picturesStore = createPicturesStore(database);
  const shown = createShownPictures({ store: picturesStore, storage, mediaOrigin: settings.mediaOrigin });
  const fileKeys = createFileKeys({ key: deriveKey(secretKey, 'file keys'), clock });
  const { withKey } = fileKeys;
  const shelves = createShelves({
    store: createExploreStore(database),
    cardPictures: shown.cardPictures,
    presentOwner: (row) => ({ ...presentCardOwner(row), address: profilePath(row.oid) }),
    presentationTag,
    personTag,
    clock,
  });

  const pages = createPageAnswers({
    renderer,
    share: cache.share,
    csrf,
    evaluateFeatures: (userOid) => flags.evaluateAll(userOid === undefined ? {} : { userOid }),
    brand: settings.brandName,
    origin: publicOrigin,
    presentationCount: settings.presentationCount,
    environment,
    analytics: {
      mode: settings.analytics.mode,
      host: settings.analytics.host,
      consent: settings.analytics.consent,
      cookieDomain: settings.analytics.cookieDomain,
      logApiEndpoint: settings.analytics.logApiEndpoint,
      version,
    },
  });

  const { rateLimitFactor, trustedProxies } = settings;
  const sessions = createSessions({ secret: deriveKey(secretKey, 'accounts'), store, clock, isHttps });
  const visitOf = createVisitOf({ store: viewLinksStore, clock, passKey: deriveKey(secretKey, 'view links') });
  const listening = await openListening({
    settings,
    foundation,
    sessions,
    metrics,
    headers: headers.visitor,
    log,
    version,
    visitOf,
    countryOf,
  });
  const app = await createHttpServer({
    log,
    cache,
    csrf,
    sessions,
    ...(listening.lane && { ingest: listening.lane }),
    hot,
    headers,
    hasSecureCookies: isHttps,
    trustedProxies,
    rateLimitFactor,
    hasFastLane: settings.hasFastLane && hot === undefined,
    ...(patience && { patience }),
  });
  const refusals = createRateCounter(clock.now);
  answerProblems(app, pages, async (request, route) => {
    const { session } = request;
    if (session && refusals.add(session.personId, HOUR).count <= MOST_REFUSALS)
      await audit.add({ kind: 'access.refused', by: sourceOf(request), details: { route } });
  });
  healthRoutes(app, { metrics, isReady: () => database.isReachable(), hasRoom: () => hasRoom(settings.dataDirectory) });
  const limits = createLimits(rateLimitFactor);
  const isOutboxOpen = isDevelopment && outbox !== undefined;
  const insights = openInsights({ settings, foundation, log, shown, shop, withKey });
  siteRoutes(app, { pages, isHttps });
  securityTxtRoutes(app, { clock, contact: settings.securityContact, origin: publicOrigin });
  const deviceCookie = createDeviceCookie(isHttps);
  const welcome = async (request: FastifyRequest, personId: string) => {
    await audit.add({ kind: 'login.done', by: sourceAs(personId, sourceOf(request)) });
    await shop.welcome(request, personId);
  };
  const { factors: secondFactors, passkeys, logInCookie, passkeyCookie } = second;
  const steps = { accounts, pages, limits, deviceCookie, audit, secondFactors, logInCookie, onLoggedIn: welcome };
  logInRoutes(app, steps);
  secondStepRoutes(app, { ...steps, passkeys, passkeyCookie });
  const welcomeNew = async (request: FastifyRequest, personId: string) => {
    listening.tell({ name: 'signed-up', personId });
    await welcome(request, personId);
  };
  signUpRoutes(app, { accounts, pages, limits, deviceCookie, audit, isOutboxOpen, onLoggedIn: welcomeNew });
  passwordRoutes(app, { accounts, pages, limits, isOutboxOpen });
  const proof = createProof({ secondFactors, passkeys, passkeyCookie, pages, clock, audit });
  const answerSettings = settingsRoutes(app, { accounts, store, secondFactors, proof, pages, limits, audit });
  auditRoutes(app, { audit, pages, clock, formatPrice });
  operatorRoutes(app, {
    purchases: shop.purchases,
    store: shop.store,
    pages,
    clock,
    needsProof: proof.required(),
    avatarOf: avatarOfBuyer,
  });
  secondFactorRoutes(app, { secondFactors, passkeys, passkeyCookie, proof, pages, limits, answerSettings });
  profileRoutes(app, { accounts, store, pages, listPresentations: shelves.byOwner });
  const glyphs = openGlyphFiles({ storage });
  const { notesOf, storageOf } = openLibraryPages(app, {
    settings,
    foundation,
    pages,
    presentations,
    shelves,
    shown,
    withKey,
    totalsOf: insights.totalsOf,
    fontsVersion: glyphs.version,
    audit,
  });
  openPresentationPages(app, {
    settings,
    secretKey,
    foundation,
    pages,
    flags,
    people: store,
    store: presentationsStore,
    presentations,
    editing,
    sessions,
    likes,
    tell: listening.tell,
    shelves,
    shown,
    fileKeys,
    isFileOpenToAll: picturesStore.isOpenToAll,
    embedScript: renderer.embedScript,
    shop,
    storageOf,
    notesOf,
    audit,
    passwordCost,
    fontsVersion: glyphs.version,
  });
  openAnalyticsPages(app, { settings, foundation, pages, store: presentationsStore, insights, countryOf });
  glyphsRoutes(app, { glyphs, rateLimitFactor });
  if (isDevelopment) developmentRoutes(app, pages, outbox, glyphs.version);

  app.addHook('onClose', async () => {
    clearInterval(watch);
    await listening.close();
    await countNews.close();
    await stopListening();
    await flags.close();
    await hot?.close();
    await glyphs.close();
  });
  return app;
}

/** Origins of other servers; a path alone is on our own. */
const originsIn = ({ host, logApiEndpoint }: Settings['analytics']): string[] =>
  [host, logApiEndpoint].filter((address) => URL.canParse(address)).map((address) => new URL(address).origin);
