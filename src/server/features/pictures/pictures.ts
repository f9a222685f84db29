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
  /** Words that may stand in pictures, in every language. */
  labels: readonly PaintLabels[];
}

/** Everything that pages show of a presentation without painting it themselves, made once for each version. */
export function createPictures({ storage, store, studio, labels }: Parts) {
  const painter = digestOf(painterVersion(), JSON.stringify(labels));
  const read = imagesOf(storage);
  const filesOfDocument = async (documentKey: string) => {
    const document = await storage.get(documentKey);
    return document ? filesNamedIn(await text(document.body)) : [];
  };
  return {
    /** May be called again, or twice at a time: what is there already is not made anew. */
    async makeAll({ contentHash, documentKey }: Version, signal?: AbortSignal): Promise<void> {
      const known = await store.findManifest(contentHash);
      if (known?.isComplete && known.painter === painter) return;
      const document = await storage.get(documentKey);
      if (!document) throw new PermanentFailure(`The document ${documentKey} is not there`);
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
            // What is shared may have gone with somebody who left; the next try makes it again.
            if (isChecked)
              for (const file of manifest.files) if (!(await storage.stat(fileKey(file)))) throw new Error(`${file} was removed meanwhile`);
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
        // What crashed or was too slow may have been the machine's fault; what failed would fail again.
        if (!(error instanceof PictureFailure) || error.kind !== 'failed') throw error;
        throw new PermanentFailure(`Not everything could be made of ${contentHash}: ${error.message}`, { cause: error });
      });
    },

    /** Versions that people see and of which an older painter, or nobody, made the pictures. */
    listOutdated: () => store.listOutdated(painter),

    /** Removes what is there because of a document that is no longer anybody's; what others show as well stays. */
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
