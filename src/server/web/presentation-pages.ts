import type { PageProps } from '#contract/pages.ts';
import { abusePath, isListed, presentationPath, viewLinkPath } from '#contract/presentation/presentation-address.ts';
import type { ImportNote } from '#contract/presentation/imports.ts';
import { profilePath } from '#contract/routes.ts';
import type { Language } from '#locale/language.ts';
import { translatorOf } from '#locale/translate.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { personTag, type AccountsStore } from '../features/accounts/accounts.store.ts';
import { splitName } from '../features/accounts/identity/avatar.ts';
import { hashPassword, type PasswordCost, verifyPassword } from '../features/accounts/identity/password.ts';
import { presentPerson } from '../features/accounts/identity/present-person.ts';
import { createContact } from '../features/site/contact/contact.ts';
import { contactRoutes } from '../features/site/contact/contact.routes.ts';
import { createCuration } from '../features/curation/curation.ts';
import { curationRoutes } from '../features/curation/curation.routes.ts';
import { createCurationStore } from '../features/curation/curation.store.ts';
import { createDiscoveryStore } from '../features/discovery/machines/discovery.store.ts';
import { draftTopic, type Editing } from '../features/presentations/editing/editing.ts';
import { editingSocket } from '../features/presentations/editing/editing.socket.ts';
import { historyRoutes } from '../features/presentations/versions/history.routes.ts';
import { versionsRoutes } from '../features/presentations/versions/versions.routes.ts';
import { createVersionsStore } from '../features/presentations/versions/versions.store.ts';
import { createVersions } from '../features/presentations/versions/versions.ts';
import { assetUploadsRoutes } from '../features/presentations/editing/asset-uploads.routes.ts';
import { createAssetUploads } from '../features/presentations/editing/asset-uploads.ts';
import { createAssetUploadsStore } from '../features/presentations/editing/asset-uploads.store.ts';
import { editingRoutes } from '../features/presentations/editing/editing.routes.ts';
import { oembedRoutes } from '../features/discovery/machines/oembed.routes.ts';
import { sitemapRoutes } from '../features/discovery/machines/sitemap.routes.ts';
import { exploreRoutes } from '../features/discovery/explore/explore.routes.ts';
import type { Shelves } from '../features/discovery/explore/shelves.ts';
import type { Likes } from '../features/likes/likes.ts';
import { likesRoutes } from '../features/likes/likes.routes.ts';
import { openImporter } from '../platform/imports/importer.ts';
import { queueMail } from '../platform/mail/mail-queue.ts';
import { fetchPublic } from '../platform/network/fetch-public.ts';
import { createSee } from '../features/pdf-access/routes/seen-presentation.ts';
import { fileKey, openImagesOf, typeOf } from '../features/pictures/files.ts';
import { holdFiles } from '../features/pictures/pictures.store.ts';
import { picturesRoutes } from '../features/pictures/pictures.routes.ts';
import type { createShownPictures } from '../features/pictures/shown-pictures.ts';
import { copyRoutes } from '../features/presentations/copy.routes.ts';
import { createDetailsPage } from '../features/presentations/details/details-page.ts';
import { titleRoutes } from '../features/presentations/details/title.routes.ts';
import { detailsRoutes } from '../features/presentations/details/details.routes.ts';
import { editorRoutes } from '../features/presentations/details/editor.routes.ts';
import { downloadRoutes } from '../features/presentations/versions/download.routes.ts';
import { createRearrange } from '../features/presentations/versions/rearrange.ts';
import { createAccess, type Access } from '../features/presentations/access.ts';
import { mayCurate, mayEmbed } from '../features/presentations/presentations.policy.ts';
import type { Presentations } from '../features/presentations/presentations.ts';
import type { PresentationsStore } from '../features/presentations/presentations.store.ts';
import { productRoutes } from '../features/site/product.routes.ts';
import { createViewLinks } from '../features/view-links/view-links.ts';
import { viewLinksRoutes } from '../features/view-links/view-links.routes.ts';
import { createViewLinksStore } from '../features/view-links/view-links.store.ts';
import type { Found } from '../features/viewing/display-data.ts';
import { createSuggestions } from '../features/viewing/suggestions.ts';
import { createViewPage } from '../features/viewing/view-page.ts';
import { viewPageRoutes } from '../features/viewing/view-page.routes.ts';
import { createViewing } from '../features/viewing/viewing.ts';
import { viewingRoutes } from '../features/viewing/viewing.routes.ts';
import type { Tell } from '../features/analytics/writing/tell.ts';
import type { Foundation } from '../foundation.ts';
import { linkBeside, type AskedPresentation } from '../http/input/asked-presentation.ts';
import { countsTag, presentationTag } from '../http/pages/page-tags.ts';
import type { PageAnswers } from '../http/pages/page-answers.ts';
import type { Session, Sessions } from '../http/visitor.ts';
import { createLimit } from '../http/request/rate-limit.ts';
import { logRefusal } from '../http/problem-answers.ts';
import type { AuditTrail } from '../http/security/audit-trail.ts';
import type { FileKeys, Grant } from '../http/security/file-keys.ts';
import type { Flags } from '../platform/flags/flags.ts';
import { deriveKey } from '../secret-key.ts';
import { openPdfPages, type Shop } from './pdf-pages.ts';
import type { Settings } from '../settings.ts';

/** Of one view link: a full lecture hall opens it at once. */
const VISITS_A_MINUTE = 3000;
/** The same limit as in the edit form. */
const LONGEST_TITLE = 200;

interface Parts {
  settings: Settings;
  secretKey: string;
  foundation: Foundation;
  pages: PageAnswers;
  flags: Flags;
  people: AccountsStore;
  store: PresentationsStore;
  presentations: Presentations;
  editing: Editing;
  sessions: Sessions;
  likes: Likes;
  tell: Tell;
  shelves: Shelves;
  shown: ReturnType<typeof createShownPictures>;
  fileKeys: FileKeys;
  isFileOpenToAll(file: string): Promise<boolean>;
  embedScript: (() => Promise<string>) | undefined;
  shop: Shop;
  /** How much storage a person uses, and may use. */
  storageOf(ownerId: string): Promise<{ usedBytes: number; limitBytes: number | null }>;
  /** The notes of a presentation's import. */
  notesOf(presentationId: number, language: Language): Promise<ImportNote[]>;
  audit: AuditTrail;
  passwordCost: PasswordCost | undefined;
  /** Of the parts of fonts that load when somebody types. */
  fontsVersion(): string;
}

/** Everything around presentations: viewing, liking, sharing, finding, copying, reporting. */
export function openPresentationPages(
  app: FastifyInstance,
  {
    settings,
    secretKey,
    foundation,
    pages,
    flags,
    people,
    store,
    presentations,
    editing,
    sessions,
    likes,
    tell,
    shelves,
    shown,
    fileKeys,
    isFileOpenToAll,
    embedScript,
    shop,
    storageOf,
    notesOf,
    audit,
    passwordCost,
    fontsVersion,
  }: Parts,
): void {
  const { database, storage, documents, bus, queue, clock } = foundation;
  const { publicOrigin: origin, brandName: brand, rateLimitFactor } = settings;
  const isHttps = origin.startsWith('https:');

  const curation = createCuration({ store: createCurationStore(database), presentationTag });
  const { accessTo, canLoadFiles } = createAccess(store);
  const { withKey } = fileKeys;
  const viewLinks = createViewLinks({
    store: createViewLinksStore(database),
    clock,
    passKey: deriveKey(secretKey, 'view links'),
    publicOrigin: origin,
    hashPassword: (password) => hashPassword(password, passwordCost),
    verifyPassword,
    nameOf: async (id) => (await people.findById(id))?.name ?? '',
  });

  const findOwner = async (id: string) => {
    const row = await people.findById(id);
    if (!row) return undefined;
    const { oid, username, publicDisplayName, avatar, about } = presentPerson(row);
    const owner = { oid, username, ...splitName(row.name), publicDisplayName };
    return { owner, publicDisplayName, avatar, about, segment: row.segment, address: profilePath(oid), pageTag: personTag(oid) };
  };
  const findPageOwner = async (id: string) => {
    const [owner, presentationCount] = await Promise.all([findOwner(id), store.countListed(id)]);
    return owner && { ...owner, presentationCount };
  };
  /** Finds a presentation at its own address or through a view link, if the policy lets this visitor do the given action. */
  const findFor = (can: keyof Access) => async (request: FastifyRequest, asked: AskedPresentation) => {
    const opened = 'linkId' in asked ? await viewLinks.open(request, asked.linkId) : undefined;
    const hasPass = opened?.state === 'open';
    const oid = 'oid' in asked ? asked.oid : hasPass ? opened.oid : undefined;
    const found = oid === undefined ? undefined : await store.findByOid(oid);
    if (!found || (await accessTo(found, { session: request.session, hasPass }))[can]) return found;
    logRefusal(request, 'notFound');
    return undefined;
  };
  const findVisible = findFor('canSee');
  const evaluateFeatures = (userOid: string | undefined) => flags.evaluateAll(userOid === undefined ? {} : { userOid });

  const suggest = createSuggestions({ listRelated: store.listRelated, findOwner, thumbnail: shown.thumbnail, presentationTag });
  const viewing = createViewing({ findPresentation: store.findByOid, findOwner, show: shown.show, suggest, mayEmbed, presentationTag });
  const viewPage = createViewPage({
    origin,
    findOwner: findPageOwner,
    show: shown.show,
    progressOf: shown.progressOf,
    withKey,
    suggest,
    countsOf: likes.countsOf,
    hasLiked: likes.hasLiked,
    tagOf: curation.tagOf,
    staffPicks: shelves.staffPicks,
    templates: shelves.templates,
    trendingTerms: shelves.trendingTerms,
    evaluateFeatures,
    pdfOffer: shop.pdfOffer,
    presentationTag,
    countsTag,
    random: Math.random,
    hasLikes: settings.hasLikes,
    isResponsiveOnly: settings.isResponsiveOnly,
  });

  const isStillGranted = async ({ oid, way, id }: Grant): Promise<boolean> => {
    if (way === 'link') return viewLinks.isStillOpen(id, oid);
    if (way === 'trash') return store.isInTrashOf(oid, id);
    const found = await store.findByOid(oid);
    return found !== undefined && canLoadFiles(found, id, async (personId) => (await people.findById(personId))?.role);
  };

  const keyed = (oid: string, address: string | null, by: string | Session | null) => {
    if (by === null) return address;
    return withKey(address, typeof by === 'string' ? { oid, way: 'link', id: by } : { oid, way: 'person', id: by.personId });
  };
  /** `linkId`: the view link through which they see it. */
  const describe = async ({ session }: FastifyRequest, found: Found, linkId?: string) => ({
    oid: found.oid,
    title: found.title,
    address: presentationPath(found),
    thumbnail: keyed(found.oid, await shown.thumbnail(found.contentHash, found.coverStop), linkId ?? session),
  });
  const findCopyable = async (request: FastifyRequest, oid: string): Promise<PageProps['copy'] | undefined> => {
    const found = await findFor('canCopy')(request, { oid });
    return found && { ...(await describe(request, found)), owner: (await findOwner(found.ownerId))?.publicDisplayName ?? '' };
  };
  /** At its own address, or through the view link in the query. */
  const findReportable = async (request: FastifyRequest, oid: string) => {
    const linkId = linkBeside(request);
    const found = await findFor('canReport')(request, linkId === undefined ? { oid } : { linkId });
    if (found?.oid !== oid) return undefined;
    return {
      ...(await describe(request, found, linkId)),
      ...(linkId !== undefined && { address: viewLinkPath(linkId) }),
      reportAddress: abusePath(oid, linkId),
    };
  };
  /** For buying and exporting: at its own address, or through a view link. */
  const see = createSee({ resolve: findVisible });
  const isThere = async (oid: string) => (await store.findByOid(oid)) !== undefined;
  const canBeMade = async (oid: string) => {
    const found = await store.findByOid(oid);
    return found !== undefined && (await shown.show(found.contentHash, { carriesFonts: false })) !== 'failed';
  };
  const findDocument = async (oid: string) => {
    const found = await store.findByOid(oid);
    if (!found) return undefined;
    const { title, contentHash, documentKey } = found;
    const [owner, content] = await Promise.all([findOwner(found.ownerId), shown.readContent(contentHash)]);
    return { title, contentHash, documentKey, author: owner?.publicDisplayName ?? '', language: content?.language ?? 'en' };
  };
  const findPicture = async (oid: string) => {
    const found = await store.findByOid(oid);
    // A mail is read for longer than any key works.
    const [picture] = found && found.privacy !== 'private' ? await shown.listPictures(found.contentHash, found.coverStop) : [];
    return picture ? { ...picture, address: new URL(picture.address, origin).href } : null;
  };
  const findExample = async (asked?: string) => {
    const findNamed = async (oid: string) => [await store.findByOid(oid)].filter((row) => row && mayEmbed(row));
    const [found] = asked === undefined ? await store.listRelated({ oid: '', tags: [] }, 1) : await findNamed(asked);
    return found ? { oid: found.oid, title: found.title } : null;
  };
  const findAddress = async (oid: string) => {
    const found = await store.findByOid(oid);
    return found && isListed(found.privacy) ? presentationPath(found) : undefined;
  };

  picturesRoutes(app, {
    storage,
    isOpenToAll: isFileOpenToAll,
    readKey: fileKeys.read,
    isStillGranted,
    rateLimitFactor,
    publicOrigin: origin,
    mediaOrigin: settings.mediaOrigin,
  });
  viewingRoutes(app, { viewing, pages, origin, findExample, embedScript });
  const limitVisits = createLimit({ most: VISITS_A_MINUTE * rateLimitFactor, window: 60_000, now: clock.now });
  viewPageRoutes(app, {
    pages,
    viewPage,
    findPresentation: store.findByOid,
    findLatest: store.findLatest,
    accessTo,
    async openLink(request, linkId) {
      const opened = await viewLinks.open(request, linkId);
      if (opened.state !== 'unknown') limitVisits(linkId);
      return opened;
    },
    nativeApps: settings.nativeApps,
    origin,
  });
  viewLinksRoutes(app, { viewLinks, pages, clock, isHttps, rateLimitFactor });
  if (settings.hasLikes) likesRoutes(app, { likes, resolve: findFor('canLike') });
  curationRoutes(app, {
    curation,
    resolve: findVisible,
    mayCurate,
    isEnabled: async (userOid) => (await evaluateFeatures(userOid))['allow-content-curation'],
    audit,
  });
  const onCopied = (personId: string, presentationOid: string, language: string) =>
    tell({ name: 'copy-made', personId, presentationOid, language });
  copyRoutes(app, {
    presentations,
    pages,
    findCopyable,
    onCopied,
    titleOfCopy: (title, language) => [...translatorOf(language)('access.copy.titleOf', { title })].slice(0, LONGEST_TITLE).join(''),
    rateLimitFactor,
  });
  const versionsStore = createVersionsStore(database);
  const versions = createVersions({
    presentations: store,
    store: versionsStore,
    queue,
    settleDraft: editing.settle,
    onDraftRenewed: (id, number) => bus.tell(draftTopic(id), number),
  });
  const { choicesOf, rearrange } = createRearrange({ documents, store, presentations });
  const detailsPage = createDetailsPage({
    store,
    versions: versionsStore,
    cardPictures: shown.cardPictures,
    thumbnail: shown.thumbnail,
    stepPictures: shown.stepPictures,
    withKey,
    choicesOf,
    segmentOf: async (ownerId) => (await people.findById(ownerId))?.segment ?? 'other',
    countsOf: likes.countsOf,
    notesOf,
    pdfPrice: (language) => shop.pdfOffer(language, true)?.price || null,
  });
  detailsRoutes(app, {
    presentations,
    versions: { ...versions, rename: versionsStore.rename },
    store,
    accessTo,
    pages,
    detailsPage,
    rearrange,
    viewLinks,
    audit,
  });
  editorRoutes(app, { store, accessTo, pages, fontsVersion });
  editingSocket(app, { editing, bus, sessions, clock, resolve: findFor('canEdit'), origin, rateLimitFactor });
  versionsRoutes(app, {
    store: versionsStore,
    versions,
    settleDraft: editing.settle,
    resolve: findFor('canEdit'),
    resolveForOwner: findFor('canPublish'),
    rateLimitFactor,
  });
  historyRoutes(app, { store: versionsStore, versions, storage, resolve: findFor('canEdit'), rateLimitFactor });
  titleRoutes(app, { presentations, store, resolve: findFor('canEdit'), rateLimitFactor });
  editingRoutes(app, { editing, storage, resolve: findFor('canEdit'), rateLimitFactor });
  const assets = createAssetUploads({
    store: createAssetUploadsStore(database),
    importer: openImporter({ isUrgent: true }),
    storage,
    storageOf,
    holdFiles,
    fileKey,
    typeOf,
    fetchPublic,
  });
  assetUploadsRoutes(app, { assets, withKey, resolve: findFor('canEdit'), rateLimitFactor });
  const openImage = openImagesOf(storage);
  downloadRoutes(app, { store, documents, openPicture: async (source) => (await openImage(source))?.body, rateLimitFactor });
  exploreRoutes(app, { shelves, pages });
  productRoutes(app, { pages, findAddress, presentationTag });
  const contact = createContact({
    database,
    sendMail: (message, client) => queueMail(queue, message, { client }),
    operatorEmail: settings.operatorEmail,
    brand,
    origin,
  });
  contactRoutes(app, { contact, pages, findReportable, rateLimitFactor });
  openPdfPages(app, { settings, secretKey, foundation, pages, shop, see, isThere, canBeMade, findDocument, findPicture });
  oembedRoutes(app, { brand, origin, findPresentation: store.findByOid, findOwner, mayEmbed, listPictures: shown.listPictures });
  sitemapRoutes(app, { store: createDiscoveryStore(database), origin, environment: settings.environment, rateLimitFactor });
}
