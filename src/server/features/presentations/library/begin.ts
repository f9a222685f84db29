import { canonicalJson } from '#convert/export/lectern/canonical-json.ts';
import type { Presentation } from '#model/presentation/presentation.ts';
import { writePresentation } from '#model/presentation/write.ts';
import { madeOf } from '../../../platform/documents/made-file.ts';
import type { Presentations } from '../presentations.ts';
import type { LibraryStore } from './library.store.ts';

interface Parts {
  presentations: Pick<Presentations, 'addBlank'>;
  store: Pick<LibraryStore, 'listFolders'>;
  /** How much storage a person uses, and may use. */
  storageOf(ownerId: string): Promise<{ usedBytes: number; limitBytes: number | null }>;
}

/** Adds a presentation that its owner goes on with in the editor; `full` if they have no room for it. */
export const createBegin =
  ({ presentations, store, storageOf }: Parts) =>
  /** A folder that does not exist, or is not theirs, is none. */
  async (ownerId: string, presentation: Presentation, folder: string | null): Promise<{ oid: string } | 'full'> => {
    const { title, description } = presentation;
    const made = await madeOf(Buffer.from(canonicalJson(writePresentation(presentation))));
    const [{ usedBytes, limitBytes }, folders] = await Promise.all([storageOf(ownerId), folder === null ? [] : store.listFolders(ownerId)]);
    if (limitBytes !== null && usedBytes + made.size > limitBytes) return 'full';
    const folderId = folders.find(({ oid }) => oid === folder)?.id ?? null;
    const saved = await presentations.addBlank(ownerId, { schemaVersion: 2, title, description, made }, folderId);
    if (saved.outcome !== 'saved') throw new Error(`A new presentation is ${saved.outcome}`);
    return saved;
  };
