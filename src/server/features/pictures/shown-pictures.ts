import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { ViewerFiles } from '#contract/viewer.ts';
import type { Picture } from '#contract/presentation/view-page.ts';
import { styleClasses } from '#model/presentation/texts.ts';
import type { TranscriptTopic } from '#model/presentation/transcript/transcript.ts';
import { z } from 'zod';
import type { Storage } from '../../platform/storage/storage.ts';
import { fileKey } from './files.ts';
import type { Manifest } from './manifest.ts';
import type { PicturesStore } from './pictures.store.ts';

interface CardPictures {
  /** Wide enough to head a page. */
  picture: string | null;
  thumbnail: string | null;
  animation: string | null;
  stopCount: number | null;
}

interface Parts {
  store: PicturesStore;
  storage: Storage;
  /** Where files are delivered from, if not from our own origin. */
  assetsOrigin: string;
}

const unpack = promisify(brotliDecompress);

const Transcript: z.ZodType<TranscriptTopic> = z.object({
  title: z.string(),
  texts: z.array(
    z.object({
      id: z.string(),
      styleClasses: z.array(z.enum(styleClasses)),
      paragraphs: z.array(z.object({ text: z.string(), listType: z.literal('BULLET').exactOptional(), biggestFontSize: z.number() })),
    }),
  ),
  get topics() {
    return z.array(Transcript);
  },
});

/** So many bytes of a font come with the page: asking for them would take longer than they do. */
const MOST_CARRIED = 8_000;

/** What was made of a version, as pages and viewers are told of it. */
export function createShownPictures({ store, storage, assetsOrigin }: Parts) {
  const addressOf = (file: string) => `${assetsOrigin}/files/${file}`;
  const fontFile = (isCarried: boolean) => async ({ face, file, size }: Manifest['fonts'][number]): Promise<ViewerFiles['fonts'][number]> => {
    const stored = isCarried && size > 0 && size <= MOST_CARRIED ? await storage.get(fileKey(file)) : undefined;
    return { face, size, address: stored ? `data:font/woff2;base64,${(await buffer(stored.body)).toString('base64')}` : addressOf(file) };
  };
  const found = async (contentHash: string) => (await store.findManifest(contentHash))?.manifest;
  return {
    /** What cards show of each. */
    async cardPictures(contentHashes: readonly string[]): Promise<Map<string, CardPictures>> {
      const kept = await store.findPictures(contentHashes);
      const entries = [...kept].map(([contentHash, { pictures, stopCount }]): [string, CardPictures] => {
        const [picture = null, thumbnail = null, animation = null] = [pictures.thumbnails[0], pictures.thumbnails.at(-1), pictures.animation].map((each) => (each ? addressOf(each.file) : null));
        return [contentHash, { picture, thumbnail, animation, stopCount }];
      });
      return new Map(entries);
    },
    /** What can be read in it; undefined until it is known. */
    async readContent(contentHash: string): Promise<{ language: string; transcript: TranscriptTopic } | undefined> {
      const manifest = await found(contentHash);
      return manifest?.content && { language: manifest.content.language, transcript: manifest.transcript ? await readTranscript(storage, manifest.transcript.file) : nothingToRead };
    },
    /** The whole canvas at once, the picture for other sites first, then the widest. */
    async listPictures(contentHash: string): Promise<Picture[]> {
      const kept = (await store.findPictures([contentHash])).get(contentHash)?.pictures;
      if (!kept) return [];
      return [kept.openGraph, kept.preview, ...kept.thumbnails].flatMap((picture) => (picture ? [{ address: addressOf(picture.file), width: picture.width, height: picture.height }] : []));
    },
    /** The smallest picture of it. */
    async thumbnail(contentHash: string): Promise<string | null> {
      const picture = (await found(contentHash))?.pictures.thumbnails.at(-1);
      return picture ? addressOf(picture.file) : null;
    },
    /** `preparing` until a viewer can show it, `failed` if none ever will. `carriesFonts`: small ones come with the page. */
    async show(contentHash: string, { carriesFonts }: { carriesFonts: boolean }) {
      const manifest = await found(contentHash);
      if (!manifest?.content) return manifest?.isFinished ? 'failed' : 'preparing';
      const { pictures, content, transcript } = manifest;
      const smallest = pictures.thumbnails.at(-1);
      // It is shown out of focus: half the width looks the same.
      const preview = pictures.thumbnails[0] ?? pictures.preview;
      return {
        language: content.language,
        stopCount: content.stopCount,
        minutes: content.minutes,
        preview: preview ? addressOf(preview.file) : null,
        placeholder: pictures.placeholder ?? null,
        thumbnail: smallest ? addressOf(smallest.file) : null,
        openGraph: pictures.openGraph ? { address: addressOf(pictures.openGraph.file), width: pictures.openGraph.width, height: pictures.openGraph.height } : null,
        files: { ...viewerFiles(manifest, content, addressOf), fonts: await Promise.all(manifest.fonts.map(fontFile(carriesFonts))) },
        transcript: transcript ? await readTranscript(storage, transcript.file) : nothingToRead,
      };
    },
  };
}

const viewerFiles = ({ images, pictures }: Manifest, { file, size, isRich, videos }: NonNullable<Manifest['content']>, addressOf: (file: string) => string): Omit<ViewerFiles, 'fonts'> => ({
  content: { address: addressOf(file), size },
  images: Object.entries(images).map(([asset, image]) => ({ asset, address: addressOf(image.file), size: image.size })),
  videos,
  thumbnails: pictures.steps.map((picture) => picture && addressOf(picture.file)),
  isRich,
});

const nothingToRead: TranscriptTopic = { title: '', texts: [], topics: [] };

/** A viewer shows a presentation without its transcript, too: what is lost or broken must not take the page with it. */
async function readTranscript(storage: Storage, file: string): Promise<TranscriptTopic> {
  try {
    const stored = await storage.get(fileKey(file));
    return stored ? Transcript.parse(JSON.parse((await unpack(await buffer(stored.body))).toString())) : nothingToRead;
  } catch {
    return nothingToRead;
  }
}
