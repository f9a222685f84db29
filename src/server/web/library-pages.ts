import type { DashboardTotals } from '#contract/analytics/insights.ts';
import type { UploadLimits } from '#contract/presentation/imports.ts';
import type { StorageUse } from '#contract/presentation/library.ts';
import type { FastifyInstance } from 'fastify';
import { personTag } from '../features/accounts/accounts.store.ts';
import { foldText } from '../features/discovery/explore/search-words.ts';
import { searchOutdated } from '../features/discovery/explore/search-index.ts';
import type { Shelves } from '../features/discovery/explore/shelves.ts';
import { createImports, type Imports } from '../features/imports/imports.ts';
import { importsRoutes } from '../features/imports/imports.routes.ts';
import { createImportsStore } from '../features/imports/imports.store.ts';
import { createUploadsStore } from '../features/imports/uploads/uploads.store.ts';
import type { createShownPictures } from '../features/pictures/shown-pictures.ts';
import { createBegin } from '../features/presentations/library/begin.ts';
import { createLibrary, type Library } from '../features/presentations/library/library.ts';
import { libraryRoutes } from '../features/presentations/library/library.routes.ts';
import { createLibraryStore } from '../features/presentations/library/library.store.ts';
import { newPresentationRoutes } from '../features/presentations/library/new-presentation.routes.ts';
import type { Presentations } from '../features/presentations/presentations.ts';
import type { Foundation } from '../foundation.ts';
import type { PageAnswers } from '../http/pages/page-answers.ts';
import type { AuditTrail } from '../http/security/audit-trail.ts';
import type { WithKey } from '../http/security/file-keys.ts';
import type { Settings } from '../settings.ts';

/** How many files can be uploaded at a time. */
const MOST_FILES = 20;

interface Parts {
  settings: Settings;
  foundation: Foundation;
  pages: PageAnswers;
  presentations: Pick<Presentations, 'addBlank'>;
  shelves: Shelves;
  shown: ReturnType<typeof createShownPictures>;
  withKey: WithKey;
  totalsOf(ownerId: string): Promise<DashboardTotals | null>;
  /** Of the parts of fonts that load when somebody types. */
  fontsVersion(): string;
  audit: AuditTrail;
}

/** A person's library, and imports into it. */
export function openLibraryPages(
  app: FastifyInstance,
  {
    settings: { limits, rateLimitFactor },
    foundation: { database, storage, queue, clock },
    pages,
    presentations,
    shelves,
    shown,
    withKey,
    totalsOf,
    fontsVersion,
    audit,
  }: Parts,
): Pick<Imports, 'notesOf'> & Pick<Library, 'storageOf'> {
  const store = createLibraryStore(database);
  const library = createLibrary({
    store,
    queue,
    clock,
    cardPictures: shown.cardPictures,
    withKey,
    fold: foldText,
    storageLimit: limits.storageBytes,
    onChanged: (client, oid) => queue.publish(searchOutdated, { oid }, { client }),
    audit,
  });
  const imports = createImports({
    store: createImportsStore(database),
    uploads: createUploadsStore(database),
    storage,
    queue,
    clock,
    fileBytes: limits.uploadBytes,
    storageOf: library.storageOf,
    thumbnailsOf: async (hashes) => new Map([...(await shown.cardPictures(hashes))].map(([hash, { thumbnail }]) => [hash, thumbnail])),
    withKey,
  });
  importsRoutes(app, { imports, rateLimitFactor });
  const templates = async () => (await shelves.templates()).cards;
  const limitsOf = ({ usedBytes, limitBytes }: StorageUse): UploadLimits => ({
    fileBytes: limits.uploadBytes,
    leftBytes: limitBytes === null ? null : Math.max(0, limitBytes - usedBytes),
    files: MOST_FILES,
  });
  libraryRoutes(app, {
    library,
    pages,
    clock,
    templates,
    totalsOf,
    listImports: imports.listOf,
    dismissImport: imports.end,
    limitsOf,
    personTag,
  });
  newPresentationRoutes(app, {
    begin: createBegin({ presentations, store, storageOf: library.storageOf }),
    store,
    pages,
    templates,
    limitsFor: async (ownerId) => limitsOf(await library.storageOf(ownerId)),
    fontsVersion,
    rateLimitFactor,
  });
  return { notesOf: imports.notesOf, storageOf: library.storageOf };
}
