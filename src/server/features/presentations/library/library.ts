import { randomInt } from 'node:crypto';
import { trashDays, type DashboardProps, type LibraryCard, type LibraryQuery, type StorageUse } from '#contract/presentation/library.ts';
import type { PresentationCard } from '#contract/presentation/cards.ts';
import { insightsPath } from '#contract/analytics/analytics-routes.ts';
import {
  copyPath,
  detailsPath,
  downloadPath,
  editPath,
  isListed,
  presentationPath,
  type Privacy,
} from '#contract/presentation/presentation-address.ts';
import type { PoolClient } from 'pg';
import { exploreTag, presentationTag, templatesTag } from '../../../http/pages/page-tags.ts';
import { byJob, type AuditNote, type AuditTrail, type Source } from '../../../http/security/audit-trail.ts';
import type { WithKey } from '../../../http/security/file-keys.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { contentsLeft, type Content } from '../contents-left.ts';
import type { HeldRow, LibraryStore, OwnRow } from './library.store.ts';
import { pickOwn } from './own-shelf.ts';

const DAY = 24 * 60 * 60_000;
const MOST_FOLDERS = 200;
const CONTENTS_A_JOB = 200;
const SWEPT_AT_ONCE = 100;

/** Whose library it is. */
export interface Owner {
  id: string;
  card: PresentationCard['owner'];
  /** Tag of the pages that show this person. */
  pageTag: string;
  /** The person, at the device they use now. */
  by: Source;
}

interface CardPictures {
  thumbnail: string | null;
  animation: string | null;
  stopCount: number | null;
  coverOf?(stop: number | null): { thumbnail: string } | undefined;
}

interface Parts {
  store: LibraryStore;
  queue: Queue;
  clock: Clock;
  cardPictures(contentHashes: readonly string[]): Promise<Map<string, CardPictures>>;
  /** Adds keys to the addresses of pictures. */
  withKey: WithKey;
  fold: (text: string) => string;
  storageLimit: number | null;
  /** Called in the transaction that changes what search finds. */
  onChanged(client: PoolClient, oid: string): Promise<void>;
  audit: AuditTrail;
}

export type Outcome =
  /** `folder`: the new one. */
  | { kind: 'done'; count: number; folder?: string }
  /** Something does not exist, or is not this person's. */
  | { kind: 'unknown' }
  /** A folder has this name. */
  | { kind: 'taken' }
  | { kind: 'full'; most: number }
  /** It was renamed meanwhile. */
  | { kind: 'outdated'; title: string; revision: number };

type Listed = Pick<DashboardProps, 'query' | 'cards' | 'total' | 'pageCount' | 'counts' | 'folders' | 'trashCount' | 'storage'>;

/** A person's own presentations: listing, moving, trashing, restoring, deleting. */
export function createLibrary({ store, queue, clock, cardPictures, withKey, fold, storageLimit, onChanged, audit }: Parts) {
  const listCards = async ({ id: ownerId, card: owner }: Owner, own: readonly OwnRow[]): Promise<LibraryCard[]> => {
    const shown = await store.listShown(own.map(({ id }) => id));
    const pictures = await cardPictures([...shown.values()].map(({ contentHash }) => contentHash));
    return own.flatMap(({ id, viewCount, likeCount, createdAt, modifiedAt, trashedAt }): LibraryCard[] => {
      const row = shown.get(id);
      if (!row) return [];
      const { oid, title, description, privacy, privacyBefore, folder, revision, isStaffPick } = row;
      const picture = pictures.get(row.contentHash);
      const keyed = (address: string | null) => withKey(address, { oid, way: trashedAt === null ? 'person' : 'trash', id: ownerId });
      const iso = (instant: number) => new Date(instant).toISOString();
      return [
        {
          oid,
          title,
          description,
          address: presentationPath(row),
          owner,
          thumbnail: keyed(picture?.coverOf?.(row.coverStop)?.thumbnail ?? picture?.thumbnail ?? null),
          animation: keyed(picture?.animation ?? null),
          stopCount: picture?.stopCount ?? null,
          viewCount,
          likeCount,
          isStaffPick,
          isReusable: privacy === 'reusable',
          privacy,
          editAddress: editPath(row),
          modifiedAt: iso(modifiedAt),
          createdAt: iso(createdAt),
          revision,
          folder,
          detailsAddress: detailsPath(oid),
          insightsAddress: insightsPath(oid),
          copyAddress: copyPath(oid),
          downloadAddress: downloadPath(oid),
          goesAt: trashedAt === null ? null : iso(trashedAt + trashDays * DAY),
          privacyBefore,
        },
      ];
    });
  };

  /** Locks all of the presentations; undefined if any is missing or in the wrong state. */
  const holdAll = async (
    client: PoolClient,
    ownerId: string,
    oids: readonly string[],
    isTrashed?: boolean,
  ): Promise<HeldRow[] | undefined> => {
    const rows = await store.hold(client, ownerId, oids);
    const isRight = rows.length === oids.length && (isTrashed === undefined || rows.every((row) => row.isTrashed === isTrashed));
    return isRight ? rows : undefined;
  };

  const tell = async (client: PoolClient, rows: readonly HeldRow[], becomes: (row: HeldRow) => Privacy, pageTag?: string) => {
    const isFound = (row: HeldRow) => isListed(row.privacy) || isListed(becomes(row));
    const tags = rows.flatMap((row) => [
      presentationTag(row.oid),
      ...(isFound(row) ? [exploreTag] : []),
      ...(isFound(row) && row.isTemplate ? [templatesTag] : []),
    ]);
    await store.tellPages(client, pageTag !== undefined && rows.some(isFound) ? [...tags, pageTag] : tags);
    for (const row of rows) if (isFound(row)) await onChanged(client, row.oid);
  };

  type Titled = 'presentation.trashed' | 'presentation.deleted' | `presentation.${Privacy}`;
  const noteAll = (client: PoolClient, kind: Titled, rows: readonly HeldRow[], by: Source) =>
    audit.add(
      rows.map((row): AuditNote => ({ kind, by, presentation: row, details: { title: row.title } })),
      client,
    );

  const remove = async (client: PoolClient, rows: readonly HeldRow[], by: Source): Promise<void> => {
    await noteAll(client, 'presentation.deleted', rows, by);
    const contents: Content[] = await store.remove(
      client,
      rows.map(({ id }) => id),
    );
    for (let at = 0; at < contents.length; at += CONTENTS_A_JOB)
      await queue.publish(contentsLeft, { contents: contents.slice(at, at + CONTENTS_A_JOB) }, { client });
    await store.tellPages(
      client,
      rows.map(({ oid }) => presentationTag(oid)),
    );
  };

  /** How much storage a person uses and may use. */
  const storageOf = async (ownerId: string): Promise<StorageUse> => ({ usedBytes: await store.weigh(ownerId), limitBytes: storageLimit });

  const unknown: Outcome = { kind: 'unknown' };
  const done = (rows: readonly unknown[]): Outcome => ({ kind: 'done', count: rows.length });

  return {
    storageOf,
    async list(owner: Owner, query: LibraryQuery, language: string): Promise<Listed> {
      const [own, folderRows, storage] = await Promise.all([
        store.listOwn(owner.id, query.search !== ''),
        store.listFolders(owner.id),
        storageOf(owner.id),
      ]);
      const folder = folderRows.some(({ oid }) => oid === query.folder) ? query.folder : null;
      const { rows, total, page, pageCount, counts } = pickOwn(own, { query: { ...query, folder }, language, fold });
      const inFolder = (oid: string) => own.filter((row) => row.folder === oid && !row.isTrashed).length;
      const { compare } = new Intl.Collator(language, { numeric: true });
      return {
        query: { ...query, folder, page },
        cards: await listCards(owner, rows),
        total,
        pageCount,
        counts,
        folders: folderRows
          .map(({ oid, name }) => ({ oid, name, count: inFolder(oid) }))
          .toSorted((one, other) => compare(one.name, other.name)),
        trashCount: own.filter(({ isTrashed }) => isTrashed).length,
        storage,
      };
    },

    /** Hides presentations from everyone until they are restored. Those already in the trash stay there. */
    trash: ({ id, pageTag, by }: Owner, oids: readonly string[]): Promise<Outcome> =>
      store.together(async (client) => {
        const rows = (await holdAll(client, id, oids))?.filter(({ isTrashed }) => !isTrashed);
        if (!rows) return unknown;
        await store.trash(
          client,
          rows.map((row) => row.id),
          clock.now(),
        );
        await tell(client, rows, () => 'private', pageTag);
        await noteAll(client, 'presentation.trashed', rows, by);
        return done(oids);
      }),
    restore: ({ id, pageTag, by }: Owner, oids: readonly string[]): Promise<Outcome> =>
      store.together(async (client) => {
        const rows = (await holdAll(client, id, oids))?.filter(({ isTrashed }) => isTrashed);
        if (!rows) return unknown;
        await store.restore(
          client,
          rows.map((row) => row.id),
        );
        await tell(client, rows, ({ privacyBefore }) => privacyBefore ?? 'private', pageTag);
        await audit.add(
          rows.map((row): AuditNote => {
            const details = { title: row.title, privacy: row.privacyBefore ?? 'private' };
            return { kind: 'presentation.restored', by, presentation: row, details };
          }),
          client,
        );
        return done(oids);
      }),
    /** Deletes for good, only from the trash. */
    remove: ({ id, by }: Owner, oids: readonly string[]): Promise<Outcome> =>
      store.together(async (client) => {
        const rows = await holdAll(client, id, oids, true);
        if (!rows) return unknown;
        await remove(client, rows, by);
        return done(rows);
      }),
    emptyTrash: ({ id, by }: Owner): Promise<Outcome> =>
      store.together(async (client) => {
        const rows = await store.holdTrash(client, id);
        await remove(client, rows, by);
        return done(rows);
      }),
    /** Deletes everything that has been in any trash for its full time. */
    async sweepTrash(signal?: AbortSignal): Promise<void> {
      const before = clock.now() - trashDays * DAY;
      const sweepSome = () =>
        store.together(async (client) => {
          const rows = await store.holdOutdated(client, before, SWEPT_AT_ONCE);
          await remove(client, rows, byJob);
          return rows.length;
        });
      while ((await sweepSome()) > 0) signal?.throwIfAborted();
    },

    move: ({ id }: Owner, oids: readonly string[], folder: string | null): Promise<Outcome> =>
      store.together(async (client) => {
        await store.holdFolders(client, id);
        const found = folder === null ? null : await store.findFolder(client, id, folder);
        const rows = found === undefined ? undefined : await holdAll(client, id, oids, false);
        if (!rows) return unknown;
        await store.move(
          client,
          rows.map((row) => row.id),
          found?.id ?? null,
        );
        return done(rows);
      }),
    /** The last change wins, unless it was based on an outdated revision. */
    rename: ({ id, pageTag }: Owner, oid: string, title: string, revision: number | undefined): Promise<Outcome> =>
      store.together(async (client) => {
        const [row] = (await holdAll(client, id, [oid], false)) ?? [];
        if (!row) return unknown;
        if (row.title === title) return done([row]);
        if (revision !== undefined && revision !== row.revision) return { kind: 'outdated', title: row.title, revision: row.revision };
        await store.rename(client, row.id, title);
        await tell(client, [row], () => row.privacy, pageTag);
        return done([row]);
      }),
    setPrivacy: ({ id, pageTag, by }: Owner, oids: readonly string[], privacy: Privacy): Promise<Outcome> =>
      store.together(async (client) => {
        const rows = await holdAll(client, id, oids, false);
        if (!rows) return unknown;
        await store.setPrivacy(
          client,
          rows.map((row) => row.id),
          privacy,
        );
        await tell(client, rows, () => privacy, pageTag);
        await noteAll(
          client,
          `presentation.${privacy}`,
          rows.filter((row) => row.privacy !== privacy),
          by,
        );
        return done(rows);
      }),

    /** Also moves presentations into it, if any are given. */
    makeFolder: ({ id }: Owner, name: string, oids: readonly string[]): Promise<Outcome> =>
      store.together(async (client) => {
        await store.holdFolders(client, id);
        if (await store.hasFolderNamed(client, id, name, null)) return { kind: 'taken' };
        if ((await store.countFolders(client, id)) >= MOST_FOLDERS) return { kind: 'full', most: MOST_FOLDERS };
        const rows = await holdAll(client, id, oids, false);
        if (!rows) return unknown;
        const folder = makeOid();
        await store.move(
          client,
          rows.map((row) => row.id),
          await store.addFolder(client, id, folder, name),
        );
        return { kind: 'done', count: rows.length, folder };
      }),
    renameFolder: ({ id }: Owner, folder: string, name: string): Promise<Outcome> =>
      store.together(async (client) => {
        await store.holdFolders(client, id);
        const found = await store.findFolder(client, id, folder);
        if (!found) return unknown;
        if (await store.hasFolderNamed(client, id, name, folder)) return { kind: 'taken' };
        await store.renameFolder(client, found.id, name);
        return done([found]);
      }),
    /** Its presentations stay. */
    removeFolder: ({ id }: Owner, folder: string): Promise<Outcome> =>
      store.together(async (client) => {
        await store.holdFolders(client, id);
        const found = await store.findFolder(client, id, folder);
        if (!found) return unknown;
        await store.removeFolder(client, found.id);
        return done([found]);
      }),
  };
}

export type Library = ReturnType<typeof createLibrary>;

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
const makeOid = () => Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('');
