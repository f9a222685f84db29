import { randomInt } from 'node:crypto';
import type { PoolClient } from 'pg';
import { parsePresentation } from '#model/presentation/parse.ts';
import type { Problem } from '#model/presentation/problem.ts';
import { writePresentation } from '#model/presentation/write.ts';
import type { VersionMaker } from '#contract/presentation/details.ts';
import type { Privacy, SchemaVersion } from '#contract/presentation/presentation-address.ts';
import type { AuditNote, AuditTrail, Source } from '../../http/security/audit-trail.ts';
import type { Documents } from '../../platform/documents/documents.ts';
import { madeOf, type MadeFile } from '../../platform/documents/made-file.ts';
import { DocumentProblem } from '../../platform/documents/problems.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { canonicalJson } from '#convert/export/lectern/canonical-json.ts';
import { contentsLeft, type Content } from './contents-left.ts';
import { presentationChanged } from './presentation-changed.ts';
import type { Details, Kind, PresentationsStore } from './presentations.store.ts';
import type { ContentFile, Written } from './versions/add-version.ts';

const CONTENTS_A_JOB = 200;
/** Milliseconds: longer than any save takes. */
const LEFT_AFTER = 15 * 60_000;

interface Parts {
  store: PresentationsStore;
  storage: Storage;
  queue: Queue;
  documents: Pick<Documents, 'run'>;
  /** Returns the sizes of all these files, which a document names. */
  weighFiles?: (names: readonly string[]) => Promise<readonly ContentFile[]>;
  /** Called in the transaction that changes the details. */
  onDetailsChanged?: (client: PoolClient, oid: string) => Promise<void>;
  /** Makes a version of the changes to a presentation's draft that are in none. */
  settleDraft?: (presentationId: number) => Promise<unknown>;
  /** Hears that a draft goes on from a version that was made in another way. */
  onDraftRenewed?: (presentationId: number, number: number) => void;
  /** Hears who changes what others see of a presentation. */
  audit?: AuditTrail;
}

/** A document to save, as it was written, and what is known of it. Its file belongs to the caller. */
interface Draft {
  schemaVersion: SchemaVersion;
  title: string;
  description: string;
  made: MadeFile;
}

export type Saved =
  | { outcome: 'saved'; oid: string; version: number; contentHash: string; problems: Problem[] }
  /** Not a presentation at all. */
  | { outcome: 'refused'; problems: Problem[] }
  /** No such presentation, or not this person's. */
  | { outcome: 'unknown' }
  /** The oid is taken. */
  | { outcome: 'taken' }
  /** Based on a version that is no longer the latest. */
  | { outcome: 'outdated' };

type Copied =
  | { outcome: 'copied'; presentation: { oid: string; title: string; schemaVersion: SchemaVersion }; isFromTemplate: boolean }
  /** The original is gone. */
  | { outcome: 'unknown' };

export function createPresentations({
  store,
  storage,
  queue,
  documents,
  weighFiles = async () => [],
  onDetailsChanged = async () => undefined,
  settleDraft = async () => undefined,
  onDraftRenewed = () => undefined,
  audit,
}: Parts) {
  type Target = { kind: 'new'; oid: string; is: Kind } | { kind: 'version'; oid: string; seen?: number; draftNumber?: number };
  interface Manner {
    madeBy?: VersionMaker;
    /** A person waits for it, and may leave while it is saved. */
    isAwaited?: boolean;
    /** Of a document that was not parsed before. */
    problems?: Problem[];
    /** Runs in the same transaction. */
    alongside?: (client: PoolClient, saved: SavedVersion) => Promise<void>;
  }
  interface SavedVersion {
    id: number;
    oid: string;
    version: number;
    contentHash: string;
    documentKey: string;
  }

  const save = async (
    ownerId: string,
    { schemaVersion, title, description, made }: Draft,
    target: Target,
    { madeBy = 'save', isAwaited = madeBy !== 'save', problems = [], alongside = async () => undefined }: Manner,
  ): Promise<Saved> => {
    const { oid } = target;
    if (target.kind === 'version') {
      const id = await store.findOwned(oid, ownerId);
      if (id === undefined) return { outcome: 'unknown' };
      if (madeBy !== 'edit') await settleDraft(id);
    }
    const contentHash = made.sha256;
    const files = await weighFiles(made.names);
    const fileBytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const bytes = made.size + fileBytes;
    const written: Written = {
      title,
      description,
      schemaVersion,
      contentHash,
      documentKey: `presentation/documents/${contentHash}.json`,
      bytes,
      fileBytes,
      files,
      madeBy,
    };
    const ensureStored = async () => {
      if (!(await storage.stat(written.documentKey))) await storage.put(written.documentKey, made.read(), { type: 'application/json' });
    };
    // If no version comes to reference somebody's document (it is outdated, its owner leaves, the worker is killed), this job removes it.
    // Without a key: a job that already waits may run before this save has ended.
    if (isAwaited)
      await queue.publish(contentsLeft, { contents: [{ contentHash, documentKey: written.documentKey }] }, { after: LEFT_AFTER });
    // The document first: a row never references a missing one.
    await ensureStored();
    let [presentationId, draftNumber]: (number | undefined)[] = [];
    const saved = await store.holding(contentHash, 'shared', async (orm, client): Promise<Saved> => {
      const added =
        target.kind === 'new'
          ? await store.add(orm, oid, ownerId, written, target.is)
          : await store.addVersion(orm, oid, ownerId, written, target);
      if (added === 'outdated') return { outcome: 'outdated' };
      if (!added) return { outcome: target.kind === 'new' ? 'taken' : 'unknown' };
      const { id, version } = added;
      // It may have been removed meanwhile, with the account of someone who had the same content.
      await ensureStored();
      await queue.publish(
        presentationChanged,
        { oid, version, contentHash, documentKey: written.documentKey },
        { client, singletonKey: `${oid} ${contentHash}`, isUrgent: isAwaited },
      );
      await alongside(client, { id, oid, version, contentHash, documentKey: written.documentKey });
      draftNumber = added.draftNumber;
      presentationId = id;
      return { outcome: 'saved', oid, version, contentHash, problems };
    });
    if (presentationId !== undefined && draftNumber !== undefined) onDraftRenewed(presentationId, draftNumber);
    return saved;
  };

  const newFor = ({ tags, folderId = null }: Pick<Kind, 'tags' | 'folderId'>): Target => ({
    kind: 'new',
    oid: makeOid(),
    is: { privacy: 'private', isTemplate: false, tags, folderId },
  });

  /** For documents of our own: one from outside may be large, and is parsed elsewhere. */
  const saveParsed = async (ownerId: string, document: unknown, target: Target): Promise<Saved> => {
    const { presentation, problems } = parsePresentation(document);
    if (problems.some(({ code }) => code === 'not-a-document')) return { outcome: 'refused', problems };
    const made = await madeOf(Buffer.from(canonicalJson(writePresentation(presentation))));
    return save(ownerId, { ...presentation, made }, target, { problems });
  };

  return {
    /**
     * Saves a new presentation, or a new version of an existing one. Keeps what can be read and reports the rest as problems. Once this
     * resolves, the document is durable and everything derived from it will be made.
     */
    saveDocument: (ownerId: string, document: unknown, oid?: string): Promise<Saved> =>
      saveParsed(ownerId, document, oid === undefined ? newFor({ tags: [] }) : { kind: 'version', oid }),
    /** Adds a presentation with a given oid and kind. */
    addDocument: (ownerId: string, document: unknown, { oid, ...is }: Kind & { oid: string }): Promise<Saved> =>
      saveParsed(ownerId, document, { kind: 'new', oid, is }),
    /** Adds a private presentation from an imported file, and runs `alongside` in the same transaction. */
    addImported: (
      ownerId: string,
      draft: Draft,
      kind: Pick<Kind, 'tags' | 'folderId'>,
      alongside: NonNullable<Manner['alongside']>,
    ): Promise<Saved> => save(ownerId, draft, newFor(kind), { madeBy: 'import', alongside }),
    /** Adds a private presentation that its owner begins in the editor. */
    addBlank: (ownerId: string, draft: Draft, folderId: number | null): Promise<Saved> =>
      save(ownerId, draft, newFor({ tags: [], folderId }), { isAwaited: true }),
    /** Saves another arrangement of a version. Title and description stay. */
    saveArranged: (ownerId: string, draft: Draft, { oid, version }: { oid: string; version: number }): Promise<Saved> =>
      save(ownerId, draft, { kind: 'version', oid, seen: version }, { madeBy: 'arrange' }),
    /** Saves what a draft is after a change, unless a later state is saved. Title, description and cover stay. */
    saveEdited: (
      { oid, ownerId, number }: { oid: string; ownerId: string; number: number },
      draft: Pick<Draft, 'schemaVersion' | 'made'>,
      alongside: NonNullable<Manner['alongside']>,
    ): Promise<Saved> =>
      save(ownerId, { ...draft, title: '', description: '' }, { kind: 'version', oid, draftNumber: number }, { madeBy: 'edit', alongside }),
    changeDetails: (
      oid: string,
      details: Details,
      { by, ...change }: Parameters<PresentationsStore['changeDetails']>[2] & { by?: Source } = {},
    ) =>
      store.changeDetails(oid, details, change, async (client, before, outdated) => {
        if (by) await audit?.add(notesOf(before, details, by), client);
        await onDetailsChanged(client, oid);
        // Without a key: a job that already waits may begin before this transaction commits, and not see the change.
        if (outdated) await queue.publish(presentationChanged, { oid, ...outdated }, { client, isUrgent: true });
      }),
    /**
     * Makes a private copy under another title, of what visitors see; of the latest version for the owner. The caller has checked that this
     * person may copy it. Nobody but the owner gets what is hidden, or the speaker's notes, except those that the owner
     * shows as captions.
     */
    async copy(ownerId: string, sourceOid: string, title: string): Promise<Copied> {
      const shown = await store.findByOid(sourceOid);
      const source = shown?.ownerId === ownerId ? await store.findLatest(sourceOid) : shown;
      if (!source) return { outcome: 'unknown' };
      const { description, schemaVersion, tags, contentHash, documentKey, bytes, fileBytes } = source;
      const oid = makeOid();
      const is: Kind = { privacy: 'private', isTemplate: false, tags };
      const copied: Copied = { outcome: 'copied', presentation: { oid, title, schemaVersion }, isFromTemplate: source.isTemplate };
      if (source.ownerId !== ownerId) {
        const from = { document: { key: documentKey }, by: ownerId };
        const cleared = await documents.run('clear', { asCaptions: source.showsNotes }, from).catch(unlessMissing);
        if (!cleared) return { outcome: 'unknown' };
        const { answer, made } = cleared;
        if (answer && made) {
          const draft = { ...answer, title, description, made };
          const saved = await save(ownerId, draft, { kind: 'new', oid, is }, { madeBy: 'copy' }).finally(() => made.remove());
          if (saved.outcome !== 'saved') throw new Error(`The copy ${oid} is ${saved.outcome}`);
          return copied;
        }
      }
      return store.holding(contentHash, 'shared', async (orm, client) => {
        // A referenced document is stored, and stays so while it is held.
        if (!(await store.isNamed(contentHash, orm))) return { outcome: 'unknown' };
        const added = await store.add(
          orm,
          oid,
          ownerId,
          { title, description, schemaVersion, contentHash, documentKey, bytes, fileBytes, madeBy: 'copy' },
          is,
        );
        if (!added) throw new Error(`The oid ${oid} is already taken`);
        await queue.publish(
          presentationChanged,
          { oid, version: added.version, contentHash, documentKey },
          { client, singletonKey: `${oid} ${contentHash}`, isUrgent: true },
        );
        return copied;
      });
    },
    isNamed: (contentHash: string) => store.isNamed(contentHash),
    /** Called in the transaction that removes a person. Contents only they had are removed by a job afterwards. */
    async leave(client: PoolClient, ownerId: string): Promise<void> {
      const contents = await store.listContents(client, ownerId);
      for (let at = 0; at < contents.length; at += CONTENTS_A_JOB)
        await queue.publish(contentsLeft, { contents: contents.slice(at, at + CONTENTS_A_JOB) }, { client });
    },
    /** Removes a document that no version references any more, and before it everything derived from it. */
    removeContent: (
      { contentHash, documentKey }: Content,
      removeMade: (contentHash: string, documentKey: string) => Promise<void>,
    ): Promise<void> =>
      store.holding(contentHash, 'alone', async (orm) => {
        if (await store.isNamed(contentHash, orm)) return;
        await removeMade(contentHash, documentKey);
        await storage.remove(documentKey);
        await store.forgetFiles(contentHash, orm);
      }),
  };
}

export type Presentations = ReturnType<typeof createPresentations>;

function unlessMissing(error: unknown): undefined {
  if (!(error instanceof DocumentProblem) || error.kind !== 'missing') throw error;
}

/** What the audit log says about changed details. */
function notesOf(
  { oid, ownerId, privacy, allowsCopies }: { oid: string; ownerId: string; privacy: Privacy; allowsCopies: boolean },
  details: Details,
  by: Source,
): AuditNote[] {
  const about = { by, presentation: { oid, ownerId }, details: { title: details.title } };
  const notes: AuditNote[] = [];
  if (details.privacy !== undefined && details.privacy !== privacy) notes.push({ kind: `presentation.${details.privacy}`, ...about });
  if (details.allowsCopies !== undefined && details.allowsCopies !== allowsCopies)
    notes.push({ kind: details.allowsCopies ? 'copies.allowed' : 'copies.ended', ...about });
  return notes;
}

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
const makeOid = () => Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('');
