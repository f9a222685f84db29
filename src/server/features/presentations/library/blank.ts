import { canonicalJson } from '#convert/export/lectern/canonical-json.ts';
import type { Language } from '#locale/language.ts';
import { defaultTheme } from '#model/presentation/default-theme.ts';
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

interface Wish {
  title: string;
  language: Language;
  /** A folder that does not exist, or is not theirs, is none. */
  folder: string | null;
}

/** Makes presentations with nothing on them; `full` if their owner has no room for one. */
export const createBlank =
  ({ presentations, store, storageOf }: Parts) =>
  async (ownerId: string, { title, language, folder }: Wish): Promise<{ oid: string } | 'full'> => {
    const made = await madeOf(Buffer.from(canonicalJson(writePresentation(blankOf(title, language)))));
    const [{ usedBytes, limitBytes }, folders] = await Promise.all([storageOf(ownerId), folder === null ? [] : store.listFolders(ownerId)]);
    if (limitBytes !== null && usedBytes + made.size > limitBytes) return 'full';
    const folderId = folders.find(({ oid }) => oid === folder)?.id ?? null;
    const saved = await presentations.addBlank(ownerId, { schemaVersion: 2, title, description: '', made }, folderId);
    if (saved.outcome !== 'saved') throw new Error(`A new presentation is ${saved.outcome}`);
    return saved;
  };

/** An empty canvas of 16 : 9, and a path to its overview. */
const blankOf = (title: string, language: Language): Presentation => ({
  schemaVersion: 2,
  title,
  description: '',
  language,
  theme: defaultTheme,
  assets: {},
  root: {
    kind: 'topic',
    id: 'root',
    title,
    x: 0,
    y: 0,
    width: 1920,
    height: 1080,
    rotation: 0,
    scale: 1,
    opacity: 1,
    children: [],
  },
  path: [{ id: 'overview', title, to: 'root', reveal: [], notes: '' }],
});
