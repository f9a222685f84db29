import { createHash, randomInt } from 'node:crypto';
import type { PoolClient } from 'pg';
import { parsePresentation } from '#model/presentation/parse.ts';
import type { Problem } from '#model/presentation/problem.ts';
import { writePresentation } from '#model/presentation/write.ts';
import type { VersionMaker } from '#contract/presentation/details.ts';
import type { SchemaVersion } from '#contract/presentation/presentation-address.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { canonicalJson } from '#convert/export/lectern/canonical-json.ts';
import { contentsLeft, type Content } from './contents-left.ts';
import { presentationChanged } from './presentation-changed.ts';
import type { Details, Kind, PresentationsStore, Written } from './presentations.store.ts';

const CONTENTS_A_JOB = 200;
/** Milliseconds: longer than anybody takes to save. */
const LEFT_AFTER = 15 * 60_000;

interface Parts {
  store: PresentationsStore;
  storage: Storage;
  queue: Queue;
  /** Bytes of the files that a document names. */
  weighFiles?: (document: string) => Promise<number>;
  /** In the transaction that changes what is said of a presentation. */
  onDetailsChanged?: (client: PoolClient, oid: string) => Promise<void>;
}

export type Saved =
  | { outcome: 'saved'; oid: string; version: number; contentHash: string; problems: Problem[] }
  /** It is no presentation at all. */
  | { outcome: 'refused'; problems: Problem[] }
  /** There is none of this name that this person may change. */
  | { outcome: 'unknown' }
  /** There already is one of this name. */
  | { outcome: 'taken' }
  /** It was made of a version that is no longer the latest. */
  | { outcome: 'outdated' };

type Copied =
  | { outcome: 'copied'; presentation: { oid: string; title: string; schemaVersion: SchemaVersion } }
  /** It has gone. */
  | { outcome: 'unknown' };

export function createPresentations({
  store,
  storage,
  queue,
  weighFiles = async () => 0,
  onDetailsChanged = async () => undefined,
}: Parts) {
  type Target = { kind: 'new'; oid: string; is: Kind } | { kind: 'version'; oid: string; seen?: number };
  interface Manner {
    madeBy?: VersionMaker;
    /** In the same transaction. */
    alongside?: (client: PoolClient, saved: { id: number; oid: string }) => Promise<void>;
  }

  const save = async (
    ownerId: string,
    document: unknown,
    target: Target,
    { madeBy = 'save', alongside = async () => undefined }: Manner = {},
  ): Promise<Saved> => {
    const { presentation, problems } = parsePresentation(document);
    if (problems.some(({ code }) => code === 'not-a-document')) return { outcome: 'refused', problems };
    const { oid } = target;
    if (target.kind === 'version' && !(await store.isOwner(oid, ownerId))) return { outcome: 'unknown' };
    const text = canonicalJson(writePresentation(presentation));
    const contentHash = createHash('sha256').update(text).digest('hex');
    const { title, description, schemaVersion } = presentation;
    const fileBytes = await weighFiles(text);
    const bytes = Buffer.byteLength(text) + fileBytes;
    const written: Written = {
      title,
      description,
      schemaVersion,
      contentHash,
      documentKey: `presentation/documents/${contentHash}.json`,
      bytes,
      fileBytes,
      madeBy,
    };
    const ensureStored = async () => {
      if (!(await storage.stat(written.documentKey)))
        await storage.put(written.documentKey, Buffer.from(text), { type: 'application/json' });
    };
    // Should it never be named, for its import was stopped or its worker killed, it goes again.
    if (madeBy === 'import')
      await queue.publish(contentsLeft, { contents: [{ contentHash, documentKey: written.documentKey }] }, { after: LEFT_AFTER });
    // First the document: a row never names one that is not there.
    await ensureStored();
    return store.holding(contentHash, 'shared', async (orm, client) => {
      const added =
        target.kind === 'new'
          ? await store.add(orm, oid, ownerId, written, target.is)
          : await store.addVersion(orm, oid, ownerId, written, target.seen);
      if (added === 'outdated') return { outcome: 'outdated' };
      if (!added) return { outcome: target.kind === 'new' ? 'taken' : 'unknown' };
      const { id, version } = added;
      // Somebody else who said the same may have left, and the document with them.
      await ensureStored();
      await queue.publish(
        presentationChanged,
        { oid, version, contentHash, documentKey: written.documentKey },
        { client, singletonKey: `${oid} ${contentHash}`, isUrgent: madeBy !== 'save' },
      );
      await alongside(client, { id, oid });
      return { outcome: 'saved', oid, version, contentHash, problems };
    });
  };

  return {
    /**
     * A new presentation, or a new version of the one named. Whatever can be read of it is kept; what could not is told. Once this has
     * resolved, the document is durable and everything that is made of it will be made.
     */
    saveDocument: (ownerId: string, document: unknown, oid?: string): Promise<Saved> =>
      save(
        ownerId,
        document,
        oid === undefined
          ? { kind: 'new', oid: makeOid(), is: { privacy: 'private', isTemplate: false, tags: [] } }
          : { kind: 'version', oid },
      ),
    /** A new presentation of a name and a kind that are known already. */
    addDocument: (ownerId: string, document: unknown, { oid, ...is }: Kind & { oid: string }): Promise<Saved> =>
      save(ownerId, document, { kind: 'new', oid, is }),
    /** A new presentation that came as a file, for nobody but its owner, with whatever else has to happen if, and only if, it is there. */
    addImported: (
      ownerId: string,
      document: unknown,
      { tags, folderId }: Pick<Kind, 'tags' | 'folderId'>,
      alongside: NonNullable<Manner['alongside']>,
    ): Promise<Saved> =>
      save(
        ownerId,
        document,
        { kind: 'new', oid: makeOid(), is: { privacy: 'private', isTemplate: false, tags, folderId: folderId ?? null } },
        { madeBy: 'import', alongside },
      ),
    /** What a version says, put differently: what it is called stays. */
    saveArranged: (ownerId: string, document: unknown, { oid, version }: { oid: string; version: number }): Promise<Saved> =>
      save(ownerId, document, { kind: 'version', oid, seen: version }, { madeBy: 'arrange' }),
    changeDetails: (oid: string, details: Details, change: Parameters<PresentationsStore['changeDetails']>[2] = {}) =>
      store.changeDetails(oid, details, change, onDetailsChanged),
    /** What an earlier version said, as a new one. */
    async restoreVersion(ownerId: string, oid: string, number: number): Promise<'restored' | 'unknown'> {
      const earlier = await store.findVersion(oid, number);
      if (!earlier) return 'unknown';
      const { contentHash, documentKey, bytes, fileBytes, schemaVersion } = earlier;
      return store.holding(contentHash, 'shared', async (orm, client) => {
        if (!(await store.isNamed(contentHash, orm))) return 'unknown';
        const added = await store.addVersion(orm, oid, ownerId, {
          title: '',
          description: '',
          schemaVersion,
          contentHash,
          documentKey,
          bytes,
          fileBytes,
          madeBy: 'restore',
        });
        if (!added || added === 'outdated') return 'unknown';
        await queue.publish(
          presentationChanged,
          { oid, version: added.version, contentHash, documentKey },
          { client, singletonKey: `${oid} ${contentHash}`, isUrgent: true },
        );
        return 'restored';
      });
    },
    /** What the presentation says now, once more, under another title, for nobody but its new owner. Whether they may is not asked here. */
    async copy(ownerId: string, sourceOid: string, title: string): Promise<Copied> {
      const source = await store.findByOid(sourceOid);
      if (!source) return { outcome: 'unknown' };
      const { description, schemaVersion, tags, contentHash, documentKey, bytes, fileBytes } = source;
      const oid = makeOid();
      return store.holding(contentHash, 'shared', async (orm, client) => {
        // As long as somebody says it, it is stored, and while it is held it stays so.
        if (!(await store.isNamed(contentHash, orm))) return { outcome: 'unknown' };
        const added = await store.add(
          orm,
          oid,
          ownerId,
          { title, description, schemaVersion, contentHash, documentKey, bytes, fileBytes, madeBy: 'copy' },
          { privacy: 'private', isTemplate: false, tags },
        );
        if (!added) throw new Error(`There already is a presentation ${oid}`);
        await queue.publish(
          presentationChanged,
          { oid, version: added.version, contentHash, documentKey },
          { client, singletonKey: `${oid} ${contentHash}`, isUrgent: true },
        );
        return { outcome: 'copied', presentation: { oid, title, schemaVersion } };
      });
    },
    isNamed: (contentHash: string) => store.isNamed(contentHash),
    /** In the transaction that removes somebody: what only they said will be removed after it. */
    async leave(client: PoolClient, ownerId: string): Promise<void> {
      const contents = await store.listContents(client, ownerId);
      for (let at = 0; at < contents.length; at += CONTENTS_A_JOB)
        await queue.publish(contentsLeft, { contents: contents.slice(at, at + CONTENTS_A_JOB) }, { client });
    },
    /** Removes a document that no version says any more, after what was made of it. */
    removeContent: (
      { contentHash, documentKey }: Content,
      removeMade: (contentHash: string, documentKey: string) => Promise<void>,
    ): Promise<void> =>
      store.holding(contentHash, 'alone', async (orm) => {
        if (await store.isNamed(contentHash, orm)) return;
        await removeMade(contentHash, documentKey);
        await storage.remove(documentKey);
      }),
  };
}

export type Presentations = ReturnType<typeof createPresentations>;

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
const makeOid = () => Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('');
