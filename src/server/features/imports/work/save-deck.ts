import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ImportProblem } from '#convert/import/problems.ts';
import type { PoolClient } from 'pg';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Documents } from '../../../platform/documents/documents.ts';
import type { MadeFile } from '../../../platform/documents/made-file.ts';
import { DocumentProblem } from '../../../platform/documents/problems.ts';
import type { ImportedDeck } from '../../../platform/imports/importer.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { Claim, Claimed, ImportsStore } from '../imports.store.ts';
import { draftKey } from '../keys.ts';

/** The import has ended in the meantime, or another worker has it: everything done here is discarded. */
export class LostImport extends Error {
  override readonly name = 'LostImport';
}

/** The result exceeds the owner's storage limit. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom';
}

type Added = { outcome: 'saved' } | { outcome: string };

export interface SavingParts {
  store: ImportsStore;
  storage: Storage;
  documents: Pick<Documents, 'run'>;
  clock: Clock;
  /** Adds a presentation; `alongside` runs in the same transaction, so both happen or neither does. */
  addPresentation(
    ownerId: string,
    draft: { schemaVersion: 0 | 2; title: string; description: string; made: MadeFile },
    kind: { tags: readonly string[]; folderId: number | null },
    alongside: (client: PoolClient, added: { id: number }) => Promise<void>,
  ): Promise<Added>;
  /** How much storage a person uses, and may use. */
  storageOf(ownerId: string): Promise<{ usedBytes: number; limitBytes: number | null }>;
  /** Keeps presentation files from being removed until the transaction ends. */
  holdFiles(client: PoolClient): Promise<void>;
  /** The storage key of a file served under this name. */
  fileKey(file: string): string;
  /** Runs in the transaction that ends the import. */
  publishLeft(client: PoolClient, id: string): Promise<void>;
}

/** Saves the presentation and its pictures and ends the import: all of it or nothing. */
export async function saveDeck(
  claim: Claim,
  { ownerId, wishes }: Claimed,
  deck: ImportedDeck,
  signal: AbortSignal,
  parts: SavingParts,
): Promise<void> {
  const { store, storage, documents, clock, addPresentation, storageOf, holdFiles, fileKey, publishLeft } = parts;
  const { pictures, documentPath, warnings, format, about } = deck;
  const folder = dirname(documentPath);
  // The importer's process reads untrusted files, so what it wrote is parsed like any other document: once, and not here.
  const wanted = { ...(about && { about }), pictures: pictures.map(({ file }) => file) };
  const { answer, made } = await documents
    .run('adopt', wanted, { document: { path: documentPath }, by: ownerId, isPatient: true })
    .catch(tell);
  if (!answer || !made) throw new Error('What the importer made is not a presentation');
  const { tags, ...said } = answer;
  const putDraft = () => storage.put(draftKey(claim), made.read(), { type: 'application/json' });
  const ensurePictures = async () => {
    for (const { file, type } of pictures) {
      signal.throwIfAborted();
      if (!(await storage.stat(fileKey(file)))) await storage.put(fileKey(file), await readFile(join(folder, file)), { type });
    }
  };
  try {
    checkRoom(made.size + (await weigh(pictures.map(({ file }) => join(folder, file)))), await storageOf(ownerId));
    // The draft first: it names the pictures, so an interruption leaves nothing unaccounted for.
    await putDraft();
    try {
      await ensurePictures();
      const folderId = (await store.findFolder(wishes.folder, ownerId)) ?? null;
      const { outcome } = await addPresentation(ownerId, { ...said, made }, { tags, folderId }, async (client, { id }) => {
        await holdFiles(client);
        // Pictures shared with other presentations may have been removed together with those.
        await ensurePictures();
        if (!(await store.finish(client, claim, { presentationId: id, warnings, format }, clock.now())))
          throw new LostImport('The import has ended in the meantime');
        await publishLeft(client, claim.id);
      });
      if (outcome !== 'saved') throw new Error(`The presentation could not be saved: ${outcome}`);
    } catch (error) {
      // If it was cancelled meanwhile, the clean-up may have removed the draft before the last of these files was stored.
      await putDraft();
      throw error;
    }
  } finally {
    await made.remove();
  }
}

function tell(error: unknown): never {
  const isTooLarge = error instanceof DocumentProblem && error.kind === 'tooLarge';
  throw isTooLarge ? new ImportProblem('too-large', 'The document is too large', { cause: error }) : error;
}

function checkRoom(bytes: number, { usedBytes, limitBytes }: { usedBytes: number; limitBytes: number | null }): void {
  if (limitBytes !== null && usedBytes + bytes > limitBytes) throw new NoRoom(`${bytes} bytes are needed`);
}

async function weigh(paths: readonly string[]): Promise<number> {
  let sum = 0;
  for (const path of paths) sum += (await stat(path)).size;
  return sum;
}
