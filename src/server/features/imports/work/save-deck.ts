import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { canonicalJson } from '#convert/export/lectern/canonical-json.ts';
import { ImportProblem } from '#convert/import/problems.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import type { Asset, AssetId, Presentation } from '#model/presentation/presentation.ts';
import type { Problem } from '#model/presentation/problem.ts';
import { writePresentation } from '#model/presentation/write.ts';
import type { PoolClient } from 'pg';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { ImportedDeck } from '../../../platform/imports/importer.ts';
import { LARGEST_DOCUMENT } from '../../../platform/storage/read-document.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { Claim, Claimed, ImportsStore } from '../imports.store.ts';
import { draftKey } from '../keys.ts';
import { cleanAbout } from '../words/clean-about.ts';

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
  clock: Clock;
  /** Adds a presentation; `alongside` runs in the same transaction, so both happen or neither does. */
  addPresentation(
    ownerId: string,
    parsed: { presentation: Presentation; problems: Problem[] },
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
  const { store, storage, clock, addPresentation, storageOf, holdFiles, fileKey, publishLeft } = parts;
  const { pictures, documentPath, warnings, format, about } = deck;
  const folder = dirname(documentPath);
  checkSize((await stat(documentPath)).size);
  // The importer's process reads untrusted files, so what it wrote is parsed like any other document: here, and not again.
  const parsed = parsePresentation(JSON.parse(await readFile(documentPath, 'utf8')));
  const { tags, ...said } = cleanAbout(parsed.presentation, about);
  const presentation = { ...said, assets: addressed(said.assets, new Set(pictures.map(({ file }) => file))) };
  const draft = Buffer.from(canonicalJson(writePresentation(presentation)));
  checkSize(draft.length);
  const putDraft = () => storage.put(draftKey(claim), draft, { type: 'application/json' });
  const ensurePictures = async () => {
    for (const { file, type } of pictures) {
      signal.throwIfAborted();
      if (!(await storage.stat(fileKey(file)))) await storage.put(fileKey(file), await readFile(join(folder, file)), { type });
    }
  };
  checkRoom(draft.length + (await weigh(pictures.map(({ file }) => join(folder, file)))), await storageOf(ownerId));
  // The draft first: it names the pictures, so an interruption leaves nothing unaccounted for.
  await putDraft();
  try {
    await ensurePictures();
    const folderId = (await store.findFolder(wishes.folder, ownerId)) ?? null;
    const { outcome } = await addPresentation(ownerId, { ...parsed, presentation }, { tags, folderId }, async (client, { id }) => {
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
}

function checkSize(bytes: number): void {
  if (bytes > LARGEST_DOCUMENT) throw new ImportProblem('too-large', 'The document is too large');
}

function checkRoom(bytes: number, { usedBytes, limitBytes }: { usedBytes: number; limitBytes: number | null }): void {
  if (limitBytes !== null && usedBytes + bytes > limitBytes) throw new NoRoom(`${bytes} bytes are needed`);
}

async function weigh(paths: readonly string[]): Promise<number> {
  let sum = 0;
  for (const path of paths) sum += (await stat(path)).size;
  return sum;
}

/** Points the assets at the addresses where we deliver their pictures. */
const addressed = (assets: Record<AssetId, Asset>, files: ReadonlySet<string>): Record<AssetId, Asset> =>
  Object.fromEntries(
    Object.entries(assets).map(([id, asset]) => [id, files.has(asset.source) ? { ...asset, source: `/files/${asset.source}` } : asset]),
  );
