import { buffer, text } from 'node:stream/consumers';
import type { PaintLabels } from '#model/paint/labels.ts';
import { painterVersion } from '../../platform/pictures/painter-version.ts';
import { PictureFailure } from '../../platform/pictures/studio/problems.ts';
import type { Sitting, Studio } from '../../platform/pictures/studio/studio.ts';
import { PermanentFailure } from '../../platform/queue/problems.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { digestOf, fileKey, filesNamedIn, imagesOf } from './files.ts';
import { makeManifest } from './make-manifest.ts';
import type { Manifest } from './manifest.ts';
import type { PicturesStore } from './pictures.store.ts';

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
    return document ? filesNamedIn(await text(document.body)) : [];
  };
  return {
    /** May be called repeatedly and concurrently: what exists is not made again. */
    async makeAll({ contentHash, documentKey }: Version, signal?: AbortSignal): Promise<void> {
      const known = await store.findManifest(contentHash);
      if (known?.isComplete && known.painter === painter) return;
      const document = await storage.get(documentKey);
      if (!document) throw new PermanentFailure(`The document ${documentKey} is missing`);
      const inputs = [contentHash, painter];
      const readAndNote = async (source: string, room: number) => {
        const bytes = await read(source, room);
        inputs.push(source, bytes ? digestOf(bytes) : '');
        return bytes;
      };
      const bytes = await buffer(document.body);
      const use = async (sitting: Sitting) => {
        const keep = async (manifest: Manifest, isComplete: boolean, isChecked: boolean) => {
          const kept = known?.manifest.content && known.isComplete && !isComplete ? known : { manifest, painter, isComplete };
          const files = [
            ...new Set([...manifest.files, ...filesNamedIn(bytes.toString()), ...filesNamedIn(JSON.stringify(known?.manifest ?? {}))]),
          ];
          await store.keepManifest(contentHash, { ...kept, manifest: { ...kept.manifest, files } }, async () => {
            // Shared files may have been removed with a deleted account; the next attempt makes them again.
            if (isChecked)
              for (const file of manifest.files) if (!(await storage.stat(fileKey(file)))) throw new Error(`${file} has been removed`);
          });
        };
        const onUsable = async (manifest: Manifest) => {
          if (!known?.manifest.content) await keep(manifest, false, true);
        };
        const { manifest, failure } = await makeManifest({ sitting, storage, inputs: digestOf(...inputs), labels, onUsable, signal });
        await keep(manifest, !failure && sitting.missing.length === 0, !failure);
        if (failure) throw failure;
      };
      const making = studio.open(bytes, readAndNote, use, signal);
      await making.catch((error: unknown) => {
        // A crash or timeout may be the machine's fault; a failure would only recur.
        if (!(error instanceof PictureFailure) || error.kind !== 'failed') throw error;
        throw new PermanentFailure(`Not everything could be made for ${contentHash}: ${error.message}`, { cause: error });
      });
    },

    /** Current versions whose pictures are missing or by an older painter. */
    listOutdated: () => store.listOutdated(painter),

    /** Removes the files of a document no longer in use, except those others use as well. */
    removeMade: (contentHash: string, documentKey: string): Promise<void> =>
      store.removeManifest(contentHash, async () => {
        const known = await store.findManifest(contentHash);
        const files = new Set([...filesNamedIn(JSON.stringify(known?.manifest ?? {})), ...(await filesOfDocument(documentKey))]);
        for (const file of await store.filesOfOthers(contentHash, [...files])) files.delete(file);
        if (files.size > 0)
          for (const key of await store.documentsWithoutManifest()) for (const file of await filesOfDocument(key)) files.delete(file);
        for (const file of files) await storage.remove(fileKey(file));
      }),
  };
}
