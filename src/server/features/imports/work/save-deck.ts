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

/** It ended meanwhile, or somebody else works on it: nothing of what was done stays. */
export class LostImport extends Error {
  override readonly name = 'LostImport';
}

/** Its owner may not keep so much. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom';
}

type Added = { outcome: 'saved' } | { outcome: string };

export interface SavingParts {
  store: ImportsStore;
  storage: Storage;
  clock: Clock;
  /** A new presentation of somebody's, and in the same transaction whatever else has to happen if, and only if, it is there. */
  addPresentation(
    ownerId: string,
    parsed: { presentation: Presentation; problems: Problem[] },
    kind: { tags: readonly string[]; folderId: number | null },
    alongside: (client: PoolClient, added: { id: number }) => Promise<void>,
  ): Promise<Added>;
  /** What somebody keeps, and may keep. */
  storageOf(ownerId: string): Promise<{ usedBytes: number; limitBytes: number | null }>;
  /** Until the transaction ends, nobody removes files of presentations. */
  holdFiles(client: PoolClient): Promise<void>;
  /** Where a file lies that is delivered under this name. */
  fileKey(file: string): string;
  /** In the transaction in which an import ends. */
  publishLeft(client: PoolClient, id: string): Promise<void>;
}

/** The presentation, its pictures and the end of its import: all of it is there afterwards, or nothing. */
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
  // The importer's process reads files of strangers, so what it wrote is parsed like any other document: here, and not again.
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
  // First what names them: whoever is interrupted leaves nothing that nobody knows of.
  await putDraft();
  try {
    await ensurePictures();
    const folderId = (await store.findFolder(wishes.folder, ownerId)) ?? null;
    const { outcome } = await addPresentation(ownerId, { ...parsed, presentation }, { tags, folderId }, async (client, { id }) => {
      await holdFiles(client);
      // What others showed as well may have gone with them.
      await ensurePictures();
      if (!(await store.finish(client, claim, { presentationId: id, warnings, format }, clock.now())))
        throw new LostImport('It has ended meanwhile');
      await publishLeft(client, claim.id);
    });
    if (outcome !== 'saved') throw new Error(`The presentation was ${outcome}`);
  } catch (error) {
    // Whoever ended it meanwhile may have cleaned up before the last of this was there, and the draft with it.
    await putDraft();
    throw error;
  }
}

function checkSize(bytes: number): void {
  if (bytes > LARGEST_DOCUMENT) throw new ImportProblem('too-large', 'The document is too large');
}

function checkRoom(bytes: number, { usedBytes, limitBytes }: { usedBytes: number; limitBytes: number | null }): void {
  if (limitBytes !== null && usedBytes + bytes > limitBytes) throw new NoRoom(`${bytes} bytes come out of it`);
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
