import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ImportProblem } from '#convert/import/problems.ts';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { ImportedDeck } from '../../../platform/imports/importer.ts';
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
    document: unknown,
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

/** Bytes: from here on it is read by the process that answers requests, which a larger one would hold up for seconds. */
const MOST_DOCUMENT = 24 * 1024 * 1024;

const Document = z.looseObject({
  title: z.string().default(''),
  description: z.string().default(''),
  assets: z.record(z.string(), z.looseObject({ source: z.string().optional() })).default({}),
});

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
  if ((await stat(documentPath)).size > MOST_DOCUMENT) throw new ImportProblem('too-large', 'Its document is too large');
  const { tags, ...said } = cleanAbout(Document.parse(JSON.parse(await readFile(documentPath, 'utf8'))), about);
  const document = addressed(said, new Set(pictures.map(({ file }) => file)));
  const draft = Buffer.from(JSON.stringify(document));
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
    const { outcome } = await addPresentation(ownerId, document, { tags, folderId }, async (client, { id }) => {
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

function checkRoom(bytes: number, { usedBytes, limitBytes }: { usedBytes: number; limitBytes: number | null }): void {
  if (limitBytes !== null && usedBytes + bytes > limitBytes) throw new NoRoom(`${bytes} bytes come out of it`);
}

async function weigh(paths: readonly string[]): Promise<number> {
  let sum = 0;
  for (const path of paths) sum += (await stat(path)).size;
  return sum;
}

/** With its pictures at the addresses where we deliver them. */
function addressed({ assets, ...rest }: z.output<typeof Document>, files: ReadonlySet<string>): unknown {
  const entries = Object.entries(assets).map(([id, asset]) => [
    id,
    asset.source !== undefined && files.has(asset.source) ? { ...asset, source: `/files/${asset.source}` } : asset,
  ]);
  return { ...rest, assets: Object.fromEntries(entries) };
}
