import { buffer } from 'node:stream/consumers';
import type { PaintLabels } from '#model/paint/labels.ts';
import { filesNamedIn, namedFiles } from '../../platform/documents/named-files.ts';
import { painterVersion } from '../../platform/pictures/painter-version.ts';
import { PictureFailure } from '../../platform/pictures/studio/problems.ts';
import type { Sitting, Studio } from '../../platform/pictures/studio/studio.ts';
import { PermanentFailure } from '../../platform/queue/problems.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { digestOf, fileKey, imagesOf, isCompressed } from './files.ts';
import { makeManifest, type Progress } from './make-manifest.ts';
import type { Manifest } from './manifest.ts';
import type { Kept, PicturesStore } from './pictures.store.ts';

/** Milliseconds between two notes of how many pictures are painted. */
const NOTED_EVERY = 500;

interface Version {
  contentHash: string;
  documentKey: string;
}

interface Parts {
  storage: Storage;
  store: PicturesStore;
  studio: Studio;
  /** Labels that may appear in pictures, in every language. */
  labels: readonly PaintLabels[];
}

/** Everything pages show of a presentation without painting it themselves, made once per version. */
export function createPictures({ storage, store, studio, labels }: Parts) {
  const painter = digestOf(painterVersion(), JSON.stringify(labels));
  const read = imagesOf(storage);
  const filesOfDocument = async (documentKey: string) => {
    const document = await storage.get(documentKey);
    return document ? namedFiles(document.body) : [];
  };
  /** Removes files that nothing else refers to than this content, while no manifest is stored. */
  const removeUnlessNamed = async (files: Set<string>, contentHash = ''): Promise<void> => {
    for (const file of await store.filesOfOthers(contentHash, [...files])) files.delete(file);
    if (files.size > 0)
      for (const key of await store.documentsWithoutManifest()) for (const file of await filesOfDocument(key)) files.delete(file);
    for (const file of files) await storage.remove(fileKey(file));
  };
  return {
    /**
     * May be called repeatedly and concurrently: what exists is not made again. `isBriefly` ends as soon as a viewer can show it; another
     * call goes on from there.
     */
    async makeAll(
      { contentHash, documentKey }: Version,
      { isBriefly = false, signal }: { isBriefly?: boolean; signal?: AbortSignal } = {},
    ): Promise<void> {
      const [known, showsNotes] = await Promise.all([store.findManifest(contentHash), store.showsNotes(contentHash)]);
      const isCurrent = known?.painter === painter && showsNotes === (known.manifest.captioned !== undefined);
      if (isCurrent && known.isComplete) return;
      const begun = isCurrent && !known.manifest.isFinished ? known.manifest : undefined;
      if (begun?.content && isBriefly) return;
      const document = await storage.get(documentKey);
      if (!document) throw new PermanentFailure(`The document ${documentKey} is missing`);
      const inputs = [contentHash, painter];
      const readAndNote = async (source: string, room: number) => {
        const bytes = await read(source, room);
        inputs.push(source, bytes ? digestOf(bytes) : '');
        return bytes;
      };
      const bytes = await buffer(document.body);
      const named = await filesOfDocument(documentKey);
      const use = async (sitting: Sitting) => {
        const keep = async (kept: Kept, made: Manifest, { isChecked, isLast }: { isChecked: boolean; isLast: boolean }) => {
          const files = new Set([...made.files, ...named, ...filesNamedIn(JSON.stringify(known?.manifest ?? {}))]);
          const superseded = isLast ? contentsIn(known?.manifest).filter((file) => !contentsNamedBy(kept.manifest).includes(file)) : [];
          for (const file of superseded) files.delete(file);
          await store.keepManifest(contentHash, { ...kept, manifest: { ...kept.manifest, files: [...files] } }, async () => {
            // Shared files may have been removed with a deleted account; the next attempt makes them again.
            if (isChecked)
              for (const file of made.files) if (!(await storage.stat(fileKey(file)))) throw new Error(`${file} has been removed`);
          });
          // They may contain what the audience must no longer see, and their addresses are known.
          if (superseded.length > 0)
            await store.removeFiles(async () => {
              const current = (await store.findManifest(contentHash))?.manifest;
              const used = new Set([...(current ? contentsNamedBy(current) : []), ...(await store.filesOfOthers(contentHash, superseded))]);
              for (const file of superseded) if (!used.has(file)) await storage.remove(fileKey(file));
            });
        };
        /** The known pictures with the new contents. */
        const renewed = (from: Kept, { content, transcript, captioned }: Manifest): Kept =>
          content ? { ...from, manifest: { ...from.manifest, content, transcript, captioned } } : from;
        const onUsable = (manifest: Manifest) =>
          keep(known?.manifest.content ? renewed(known, manifest) : { manifest, painter, isComplete: false }, manifest, {
            isChecked: true,
            isLast: false,
          });
        let notedAt = -Infinity;
        let noted: string | undefined;
        // Often enough to look alive, and seldom enough to cost nothing.
        const onProgress = async (progress: Progress) => {
          if (progress.stage === noted && performance.now() - notedAt < NOTED_EVERY) return;
          [noted, notedAt] = [progress.stage, performance.now()];
          await store.noteProgress(contentHash, progress);
        };
        const { manifest, failure } = await makeManifest({
          sitting,
          storage,
          inputs: digestOf(...inputs),
          painter,
          labels,
          showsNotes,
          begun,
          // What was shown before is replaced in one go.
          isBriefly: isBriefly && !known?.manifest.content,
          onProgress,
          onUsable,
          signal,
        });
        if (!manifest.isFinished) return;
        const isComplete = !failure && sitting.missing.length === 0;
        const isBetter = isComplete || !known?.isComplete || !known.manifest.content;
        await keep(isBetter ? { manifest, painter, isComplete } : renewed(known, manifest), manifest, {
          isChecked: !failure,
          isLast: true,
        });
        if (failure) throw failure;
      };
      const making = studio.open(bytes, readAndNote, use, signal).finally(() => isBriefly || store.forgetProgress(contentHash));
      await making.catch((error: unknown) => {
        // A crash or timeout may be the machine's fault; a failure would only recur.
        if (!(error instanceof PictureFailure) || error.kind !== 'failed') throw error;
        throw new PermanentFailure(`Not everything could be made for ${contentHash}: ${error.message}`, { cause: error });
      });
    },

    /** Versions whose pictures are by an older painter, or whose content has notes. */
    listOutdated: () => store.listOutdated(painter),

    /** Removes the files of a document no longer in use, except those others use as well. */
    removeMade: (contentHash: string, documentKey: string): Promise<void> =>
      store.removeManifest(contentHash, async () => {
        const known = await store.findManifest(contentHash);
        const files = new Set([...filesNamedIn(JSON.stringify(known?.manifest ?? {})), ...(await filesOfDocument(documentKey))]);
        await removeUnlessNamed(files, contentHash);
      }),

    /** Removes those of the files that nothing refers to. */
    removeUnused: (files: readonly string[]): Promise<void> => store.removeFiles(() => removeUnlessNamed(new Set(files))),
  };
}

/** The contents and transcripts that viewers and pages load. */
const contentsNamedBy = ({ content, transcript, captioned }: Manifest): string[] =>
  [content, transcript, captioned].flatMap((each) => each?.file ?? []);

/** All contents of a version that are in storage, earlier ones too. */
const contentsIn = (manifest: Manifest | undefined): string[] =>
  manifest ? [...new Set([...contentsNamedBy(manifest), ...manifest.files.filter(isCompressed)])] : [];
