import { createHash, randomInt } from 'node:crypto';
import type { PoolClient } from 'pg';
import { parsePresentation } from '#model/presentation/parse.ts';
import type { Problem } from '#model/presentation/problem.ts';
import { writePresentation } from '#model/presentation/write.ts';
import type { SchemaVersion } from '#contract/presentation/presentation-address.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { canonicalJson } from './canonical-json.ts';
import { contentsLeft, type Content } from './contents-left.ts';
import { presentationChanged } from './presentation-changed.ts';
import type { Details, Kind, PresentationsStore, Written } from './presentations.store.ts';

const CONTENTS_A_JOB = 200;

interface Parts {
  store: PresentationsStore;
  storage: Storage;
  queue: Queue;
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
  | { outcome: 'taken' };

type Copied =
  | { outcome: 'copied'; presentation: { oid: string; title: string; schemaVersion: SchemaVersion } }
  /** It has gone. */
  | { outcome: 'unknown' };

export function createPresentations({ store, storage, queue, onDetailsChanged = async () => undefined }: Parts) {
  type Target = { kind: 'new'; oid: string; is: Kind } | { kind: 'version'; oid: string };

  const save = async (ownerId: string, document: unknown, target: Target): Promise<Saved> => {
    const { presentation, problems } = parsePresentation(document);
    if (problems.some(({ code }) => code === 'not-a-document')) return { outcome: 'refused', problems };
    const { oid } = target;
    if (target.kind === 'version' && !(await store.isOwner(oid, ownerId))) return { outcome: 'unknown' };
    const text = canonicalJson(writePresentation(presentation));
    const contentHash = createHash('sha256').update(text).digest('hex');
    const { title, description, schemaVersion } = presentation;
    const written: Written = { title, description, schemaVersion, contentHash, documentKey: `presentation/documents/${contentHash}.json` };
    const ensureStored = async () => {
      if (!(await storage.stat(written.documentKey))) await storage.put(written.documentKey, Buffer.from(text), { type: 'application/json' });
    };
    // First the document: a row never names one that is not there.
    await ensureStored();
    return store.holding(contentHash, 'shared', async (orm, client) => {
      const version = target.kind === 'new' ? await store.add(orm, oid, ownerId, written, target.is) : await store.addVersion(orm, oid, ownerId, written);
      if (version === undefined) return { outcome: target.kind === 'new' ? 'taken' : 'unknown' };
      // Somebody else who said the same may have left, and the document with them.
      await ensureStored();
      await queue.publish(presentationChanged, { oid, version, contentHash, documentKey: written.documentKey }, { client, singletonKey: `${oid} ${contentHash}` });
      return { outcome: 'saved', oid, version, contentHash, problems };
    });
  };

  return {
    /**
     * A new presentation, or a new version of the one named. Whatever can be read of it is kept; what could not is told. Once this has
     * resolved, the document is durable and everything that is made of it will be made.
     */
    saveDocument: (ownerId: string, document: unknown, oid?: string): Promise<Saved> =>
      save(ownerId, document, oid === undefined ? { kind: 'new', oid: makeOid(), is: { privacy: 'private', isTemplate: false, tags: [] } } : { kind: 'version', oid }),
    /** A new presentation of a name and a kind that are known already. */
    addDocument: (ownerId: string, document: unknown, { oid, ...is }: Kind & { oid: string }): Promise<Saved> => save(ownerId, document, { kind: 'new', oid, is }),
    /** False: there is none of this name. */
    changeDetails: (oid: string, details: Details & { byOwner?: boolean }): Promise<boolean> => store.changeDetails(oid, details, onDetailsChanged),
    /** What the presentation says now, once more, under another title, for nobody but its new owner. Whether they may is not asked here. */
    async copy(ownerId: string, sourceOid: string, title: string): Promise<Copied> {
      const source = await store.findByOid(sourceOid);
      if (!source) return { outcome: 'unknown' };
      const { description, schemaVersion, tags, contentHash, documentKey } = source;
      const oid = makeOid();
      return store.holding(contentHash, 'shared', async (orm, client) => {
        // As long as somebody says it, it is stored, and while it is held it stays so.
        if (!(await store.isNamed(contentHash, orm))) return { outcome: 'unknown' };
        const version = await store.add(orm, oid, ownerId, { title, description, schemaVersion, contentHash, documentKey }, { privacy: 'private', isTemplate: false, tags });
        if (version === undefined) throw new Error(`There already is a presentation ${oid}`);
        await queue.publish(presentationChanged, { oid, version, contentHash, documentKey }, { client, singletonKey: `${oid} ${contentHash}` });
        return { outcome: 'copied', presentation: { oid, title, schemaVersion } };
      });
    },
    isNamed: (contentHash: string) => store.isNamed(contentHash),
    /** In the transaction that removes somebody: what only they said will be removed after it. */
    async leave(client: PoolClient, ownerId: string): Promise<void> {
      const contents = await store.listContents(client, ownerId);
      for (let at = 0; at < contents.length; at += CONTENTS_A_JOB) await queue.publish(contentsLeft, { contents: contents.slice(at, at + CONTENTS_A_JOB) }, { client });
    },
    /** Removes a document that no version says any more, after what was made of it. */
    removeContent: ({ contentHash, documentKey }: Content, removeMade: (contentHash: string, documentKey: string) => Promise<void>): Promise<void> =>
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
