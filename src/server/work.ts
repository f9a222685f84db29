import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pdfRoutes } from '#contract/pdf/pdf-routes.ts';
import { defaultLanguage, parseLanguage } from '#locale/language.ts';
import { createAccountsStore } from './features/accounts/accounts.store.ts';
import { demoPersonRow } from './features/accounts/identity/demo-person.ts';
import { sessionTimes } from './features/accounts/sessions.ts';
import { workOnRetention } from './features/accounts/retention-job.ts';
import { createAudit } from './features/audit/audit.ts';
import { createAuditStore } from './features/audit/audit.store.ts';
import { createRetention } from './features/analytics/rollup/retention.ts';
import { createRoller } from './features/analytics/rollup/roller.ts';
import { workOnForgotten } from './features/analytics/visitors/forget-person.ts';
import { contactStore } from './features/site/contact/contact.store.ts';
import { createConversionsStore } from './features/conversions/conversions.store.ts';
import { workOnExports } from './features/conversions/export-job.ts';
import { createExportsLeft, workOnExportsLeft } from './features/conversions/exports-left.ts';
import { createDemonstration, type Demonstration, type DemonstrationOptions } from './features/demo/demo.ts';
import { createCuration } from './features/curation/curation.ts';
import { createCurationStore } from './features/curation/curation.store.ts';
import { createThinning, workOnThinning } from './features/presentations/versions/thin-versions.ts';
import { createVersionsStore } from './features/presentations/versions/versions.store.ts';
import { workOnDrafts } from './features/presentations/editing/draft-rested.ts';
import { createSavedDrafts } from './features/presentations/editing/saved-drafts.ts';
import { createEditingStore } from './features/presentations/editing/editing.store.ts';
import { createExploreStore } from './features/discovery/explore/explore.store.ts';
import { foldText } from './features/discovery/explore/search-words.ts';
import { createSearchIndex, searchOutdated, workOnSearchIndex } from './features/discovery/explore/search-index.ts';
import { workOnMail } from './platform/mail/mail-queue.ts';
import { workOnOverdue } from './features/pdf-access/settling/overdue.ts';
import { createPurchasesStore } from './features/pdf-access/purchases.store.ts';
import { workOnRefunds } from './features/pdf-access/settling/refunds.ts';
import { createSettling } from './features/pdf-access/settling/settling.ts';
import { createImportsStore } from './features/imports/imports.store.ts';
import { createUploadsStore } from './features/imports/uploads/uploads.store.ts';
import { workOnImports } from './features/imports/work/import-job.ts';
import { createImportsLeft, workOnImportsLeft } from './features/imports/work/imports-left.ts';
import { fileKey, imagesOf, weighFiles } from './features/pictures/files.ts';
import { createPictures } from './features/pictures/pictures.ts';
import { createPicturesStore, holdFiles } from './features/pictures/pictures.store.ts';
import { createLibrary } from './features/presentations/library/library.ts';
import { createLibraryStore } from './features/presentations/library/library.store.ts';
import { workOnTrash } from './features/presentations/library/trash-left.ts';
import { openImporter } from './platform/imports/importer.ts';
import { createShownPictures } from './features/pictures/shown-pictures.ts';
import { requestPictures, workOnOutdated } from './features/pictures/pictures-outdated.ts';
import { workOnContentsLeft, type Content } from './features/presentations/contents-left.ts';
import { createAssetsLeft, workOnAssetsLeft } from './features/presentations/editing/asset-uploads.ts';
import { createAssetUploadsStore } from './features/presentations/editing/asset-uploads.store.ts';
import { workOnChanges, type Change } from './features/presentations/presentation-changed.ts';
import { createPresentations } from './features/presentations/presentations.ts';
import { createPresentationsStore } from './features/presentations/presentations.store.ts';
import { createViewLinksStore } from './features/view-links/view-links.store.ts';
import type { Foundation } from './foundation.ts';
import { pageChannel } from './http/pages/page-cache.ts';
import { notify } from './platform/database/notifications.ts';
import { openPayments } from './platform/payments/open-payments.ts';
import { workOnTestWebhooks } from './platform/payments/test-webhooks.ts';
import { allPaintLabels, paintLabels } from './platform/pictures/paint-labels.ts';
import { givingWay, openStudio, type Studio } from './platform/pictures/studio/studio.ts';
import type { Settings } from './settings.ts';
import { createCountNews } from './http/pages/count-news.ts';
import { exploreTag, presentationTag, templatesTag } from './http/pages/page-tags.ts';
import type { Logger } from 'pino';

/**
 * The background half of the product: registers the handler of every job. Imported files are unpacked in `workFolder`; `storageLimit` is
 * the number of bytes each person may store. Returns a function that closes the studios.
 */
export async function openWork(
  { queue, mail, storage, documents, drafts, database, events, clock }: Foundation,
  workFolder = join(tmpdir(), 'lectern-work'),
  storageLimit: number | null = null,
): Promise<() => Promise<void>> {
  const studio = openStudio();
  // A separate studio, so that nobody waits for all pictures of others to watch a presentation; both at a time would slow down requests.
  const annex = givingWay(openStudio(), studio);
  const picturesIn = (studio: Studio) =>
    createPictures({ storage, studio, store: createPicturesStore(database), labels: allPaintLabels() });
  const [pictures, otherPictures] = [picturesIn(studio), picturesIn(annex)];
  await workOnMail(queue, mail);
  await workOnForgotten(queue, events);
  const store = createPresentationsStore(database);
  const presentations = createPresentations({ store, storage, queue, documents, weighFiles: weighFiles(storage) });
  const savedDrafts = createSavedDrafts({
    store: createEditingStore(database),
    drafts,
    queue,
    clock,
    saveVersion: presentations.saveEdited,
  });
  await workOnDrafts(queue, savedDrafts);
  await workOnThinning(queue, createThinning({ store: createVersionsStore(database), queue, clock }));
  const shown = createShownPictures({ store: createPicturesStore(database), storage, mediaOrigin: '' });
  const search = createSearchIndex({ store: createExploreStore(database), readContent: shown.readContent });
  const conversionsStore = createConversionsStore(database);
  const exportsLeft = createExportsLeft({ store: conversionsStore, storage, clock });
  const removeIfLeft = (content: Content) =>
    presentations.removeContent(content, async (contentHash, documentKey) => {
      await exportsLeft.removeOf(contentHash);
      await pictures.removeMade(contentHash, documentKey);
    });
  const announcing = (make: (change: Change, signal: AbortSignal) => Promise<void>) => async (change: Change, signal: AbortSignal) => {
    if (!(await presentations.isNamed(change.contentHash))) return;
    await queue.publish(searchOutdated, { oid: change.oid });
    try {
      await make(change, signal);
    } finally {
      // The owner may have deleted their account while the pictures were being painted.
      await removeIfLeft(change);
      // Even a failed run may have added pictures.
      await queue.publish(searchOutdated, { oid: change.oid });
      const showing = await store.listShowing(change.contentHash);
      const pages = new Set([presentationTag(change.oid), ...showing.map(({ oid }) => presentationTag(oid)), exploreTag]);
      if (showing.some(({ isTemplate }) => isTemplate)) pages.add(templatesTag);
      for (const tag of pages) await notify(database.pool, pageChannel, tag);
    }
  };
  await workOnChanges(
    queue,
    announcing(async (change, signal) => {
      await pictures.makeAll(change, { isBriefly: true, signal });
      await requestPictures(queue, change);
    }),
  );
  await workOnContentsLeft(queue, removeIfLeft);
  await workOnOutdated(queue, {
    listOutdated: pictures.listOutdated,
    remake: announcing((change, signal) => otherPictures.makeAll(change, { signal })),
  });
  await workOnSearchIndex(queue, search);
  // A separate studio, so that paid exports do not wait for other people's pictures.
  const pressroom = openStudio();
  await workOnExports(queue, {
    store: conversionsStore,
    storage,
    studio: pressroom,
    readImage: imagesOf(storage),
    labelsOf: (language) => paintLabels(parseLanguage(language) ?? defaultLanguage),
    clock,
  });
  await workOnExportsLeft(queue, exportsLeft.sweep);
  const library = createLibrary({
    store: createLibraryStore(database),
    queue,
    clock,
    cardPictures: shown.cardPictures,
    withKey: (address) => address,
    fold: foldText,
    storageLimit,
    onChanged: (client, oid) => queue.publish(searchOutdated, { oid }, { client }),
    audit: createAudit({ store: createAuditStore(database) }),
  });
  const imports = { store: createImportsStore(database), uploads: createUploadsStore(database), storage, clock, workFolder };
  const importer = openImporter({ home: `${workFolder}-next` });
  await workOnImports(queue, {
    ...imports,
    importer,
    prepareNext() {
      studio.prepare();
      void documents.prepare().catch(() => undefined);
    },
    documents,
    fileKey,
    addPresentation: presentations.addImported,
    storageOf: library.storageOf,
    holdFiles,
  });
  const assetsLeft = createAssetsLeft({ store: createAssetUploadsStore(database), clock, removeUnused: pictures.removeUnused });
  await workOnAssetsLeft(queue, assetsLeft);
  await workOnImportsLeft(queue, createImportsLeft({ ...imports, queue, removeContent: removeIfLeft }));
  await workOnTrash(queue, library.sweepTrash);
  return async () => {
    await Promise.all([studio.close(), annex.close(), pressroom.close(), importer.close()]);
  };
}

/** People are recognized by a device for as long as its cookie lasts. */
const DEVICE_DAYS = 400;

/** Forgets messages, visitors' names and the audit log after `days`, devices once their cookie has expired, and ended sessions. */
export async function openRetention({ queue, database, clock }: Foundation, days: number): Promise<void> {
  const accounts = createAccountsStore(database);
  const viewLinks = createViewLinksStore(database);
  const audit = createAuditStore(database);
  const daysAgo = (count: number) => new Date(clock.now() - count * 24 * 60 * 60_000);
  await workOnRetention(queue, async () => {
    await contactStore.forgetBefore(database.pool, daysAgo(days));
    await viewLinks.forgetVisitsBefore(daysAgo(days));
    await audit.forgetBefore(daysAgo(days));
    await accounts.forgetDevicesBefore(daysAgo(DEVICE_DAYS));
    await accounts.forgetSessions(sessionTimes(clock));
  });
}

/** Payment work that runs in the background: refunds, overdue payments and test webhooks. */
export async function openPaymentWork({ queue, database, clock }: Foundation, settings: Settings, secretKey: string): Promise<void> {
  const payments = await openPayments(settings, { database, queue, clock, secretKey });
  const store = createPurchasesStore(database, createAudit({ store: createAuditStore(database) }));
  const presentations = createPresentationsStore(database);
  const isThere = async (oid: string) => (await presentations.findByOid(oid)) !== undefined;
  await workOnRefunds(queue, { store, provider: payments, clock });
  await workOnOverdue(queue, createSettling({ store, provider: payments, queue, clock, isThere }).askOverdue);
  if (payments?.name === 'test') await workOnTestWebhooks(queue, payments, settings.publicOrigin + pdfRoutes.paymentWebhook);
}

/** View counts on pages lag behind the stored totals by at most this many milliseconds. */
const COUNTS_EVERY = 2000;

/** Counts events and deletes old ones while the process runs. Returns a function that stops it. */
export function openCounting({ database, events: sink, clock }: Foundation, { analytics }: Settings, log: Logger): () => Promise<void> {
  const stop = new AbortController();
  const onProblem = (err: unknown) => log.warn({ err }, 'cannot count events right now');
  const countNews = createCountNews({ clock, notify: (tag) => notify(database.pool, pageChannel, tag), every: COUNTS_EVERY });
  const roller = createRoller({ sink, database, clock, onCounted: countNews.changed, onProblem });
  const onUntidy = (err: unknown, what: string) => log.warn({ err, what }, 'cannot delete old events right now');
  const retention = createRetention({ sink, database, clock, retentionDays: analytics.retentionDays, onProblem: onUntidy });
  const running = Promise.all([roller.run(stop.signal), retention.run(stop.signal)]);
  return async () => {
    stop.abort();
    await running;
    await countNews.close();
  };
}

/** Creates the demonstration with the features that store its people and presentations. */
export function openDemonstration(
  { database, storage, documents, queue }: Pick<Foundation, 'database' | 'storage' | 'documents' | 'queue'>,
  options?: DemonstrationOptions,
): Demonstration {
  const accounts = createAccountsStore(database);
  const store = createPresentationsStore(database);
  const presentations = createPresentations({ store, storage, queue, documents });
  const curation = createCuration({ store: createCurationStore(database), presentationTag });
  const parts = {
    pool: database.pool,
    addPerson: (person: Parameters<typeof demoPersonRow>[0]) => accounts.addDemonstration(demoPersonRow(person)),
    hasPerson: async (id: string) => (await accounts.findById(id)) !== undefined,
    addPresentation: presentations.addDocument,
    async pick(oid: string) {
      const found = await store.findByOid(oid);
      if (found) await curation.tag(found, 'staff-pick', found.ownerId);
    },
  };
  return createDemonstration(parts, options);
}
