import { buffer } from 'node:stream/consumers';
import { painterVersion } from '../../platform/pictures/painter-version.ts';
import { PictureFailure } from '../../platform/pictures/studio/problems.ts';
import type { Studio } from '../../platform/pictures/studio/studio.ts';
import { PermanentFailure } from '../../platform/queue/problems.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { digestOf, imagesOf } from './files.ts';
import { makeManifest } from './make-manifest.ts';
import type { PicturesStore } from './pictures.store.ts';

interface Version {
  contentHash: string;
  documentKey: string;
}

interface Parts {
  storage: Storage;
  store: PicturesStore;
  studio: Studio;
}

/** Everything that pages show of a presentation without painting it themselves, made once for each version. */
export function createPictures({ storage, store, studio }: Parts) {
  const painter = painterVersion();
  const read = imagesOf(storage);
  return {
    /** May be called again, or twice at a time: what is there already is not made anew. */
    async makeAll({ contentHash, documentKey }: Version, signal?: AbortSignal): Promise<void> {
      const known = await store.findManifest(contentHash);
      if (known?.isComplete && known.painter === painter) return;
      const document = await storage.get(documentKey);
      if (!document) throw new PermanentFailure(`The document ${documentKey} is not there`);
      const inputs = [contentHash, painter];
      const readAndNote = async (source: string) => {
        const bytes = await read(source);
        inputs.push(source, bytes ? digestOf(bytes) : '');
        return bytes;
      };
      const making = studio.open(await buffer(document.body), readAndNote, async (sitting) => {
        const { manifest, failure } = await makeManifest({ sitting, storage, inputs: digestOf(...inputs), signal });
        await store.keepManifest(contentHash, painter, !failure && sitting.missing.length === 0, manifest);
        if (failure) throw failure;
      });
      await making.catch((error: unknown) => {
        // What crashed or was too slow may have been the machine's fault; what failed would fail again.
        if (!(error instanceof PictureFailure) || error.kind !== 'failed') throw error;
        throw new PermanentFailure(`Not everything could be made of ${contentHash}: ${error.message}`, { cause: error });
      });
    },
  };
}
