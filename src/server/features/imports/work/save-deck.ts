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

/** It ended meanwhile, or somebody else works on it: nothing of what was done stays. */
export class LostImport extends Error {
  override readonly name = 'LostImport';
}

type Added = { outcome: 'saved' } | { outcome: string };

export interface SavingParts {
  store: ImportsStore;
  storage: Storage;
  clock: Clock;
  /** A new presentation of somebody's, and in the same transaction whatever else has to happen if, and only if, it is there. */
  addPresentation(ownerId: string, document: unknown, kind: { tags: readonly string[]; folderId: number | null }, alongside: (client: PoolClient, added: { id: number }) => Promise<void>): Promise<Added>;
  /** Until the transaction ends, nobody removes files of presentations. */
  holdFiles(client: PoolClient): Promise<void>;
  /** Where a file lies that is delivered under this name. */
  fileKey(file: string): string;
  /** In the transaction in which an import ends. */
  publishLeft(client: PoolClient, id: string): Promise<void>;
}

/** Bytes: from here on it is read by the process that answers requests, which a larger one would hold up for seconds. */
const MOST_DOCUMENT = 24 * 1024 * 1024;

const Document = z.looseObject({ assets: z.record(z.string(), z.looseObject({ source: z.string().optional() })).default({}) });

/** The presentation, its pictures and the end of its import: all of it is there afterwards, or nothing. */
export async function saveDeck(claim: Claim, { ownerId, wishes }: Claimed, deck: ImportedDeck, signal: AbortSignal, parts: SavingParts): Promise<void> {
  const { store, storage, clock, addPresentation, holdFiles, fileKey, publishLeft } = parts;
  const { pictures, documentPath, warnings, format, about } = deck;
  if ((await stat(documentPath)).size > MOST_DOCUMENT) throw new ImportProblem('too-large', 'Its document is too large');
  const document = addressed(JSON.parse(await readFile(documentPath, 'utf8')), new Set(pictures.map(({ file }) => file)));
  const ensurePictures = async () => {
    for (const { file, type } of pictures) {
      signal.throwIfAborted();
      if (!(await storage.stat(fileKey(file)))) await storage.put(fileKey(file), await readFile(join(dirname(documentPath), file)), { type });
    }
  };
  // First what names them: whoever is interrupted leaves nothing that nobody knows of.
  await storage.put(draftKey(claim), Buffer.from(JSON.stringify(document)), { type: 'application/json' });
  await ensurePictures();
  const folderId = (await store.findFolder(wishes.folder, ownerId)) ?? null;
  const { outcome } = await addPresentation(ownerId, document, { tags: about?.tags ?? [], folderId }, async (client, { id }) => {
    await holdFiles(client);
    // What others showed as well may have gone with them.
    await ensurePictures();
    if (!(await store.finish(client, claim, { presentationId: id, warnings, format }, clock.now()))) throw new LostImport('It has ended meanwhile');
    await publishLeft(client, claim.id);
  });
  if (outcome !== 'saved') throw new Error(`The presentation was ${outcome}`);
}

/** With its pictures at the addresses where we deliver them. */
function addressed(document: unknown, files: ReadonlySet<string>): unknown {
  const { assets, ...rest } = Document.parse(document);
  const entries = Object.entries(assets).map(([id, asset]) => [id, asset.source !== undefined && files.has(asset.source) ? { ...asset, source: `/files/${asset.source}` } : asset]);
  return { ...rest, assets: Object.fromEntries(entries) };
}
