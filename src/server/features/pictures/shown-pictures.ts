import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { OpeningPicture, ViewerFiles } from '#contract/viewer.ts';
import type { Picture } from '#contract/presentation/view-page.ts';
import { styleClasses } from '#model/presentation/texts.ts';
import type { TranscriptTopic } from '#model/presentation/transcript/transcript.ts';
import { z } from 'zod';
import type { Storage } from '../../platform/storage/storage.ts';
import { fileKey } from './files.ts';
import type { Progress } from './make-manifest.ts';
import type { Manifest } from './manifest.ts';
import type { PicturesStore } from './pictures.store.ts';

interface CardPictures {
  /** Wide enough for the top of a page. */
  picture: string | null;
  thumbnail: string | null;
  animation: string | null;
  stopCount: number | null;
  /** The pictures of the stop chosen as the cover. */
  coverOf(stop: number | null): { picture: string; thumbnail: string } | undefined;
}

interface Parts {
  store: PicturesStore;
  storage: Storage;
  /** Where files are served from, if not from our own origin. */
  mediaOrigin: string;
}

interface ShowOptions {
  /** Inlines small fonts in the page. */
  carriesFonts: boolean;
  coverStop?: number | null;
  /** The stop that the viewer begins with, from 0, and whether at once: its picture is then inlined. */
  begins?: { stop: number; isAtOnce: boolean };
  /** Has the speaker's notes as captions, once that content is made. */
  showsNotes?: boolean;
  /** The part of the transcript to read, from 1. */
  part?: number;
  /** Adds a key to an address, for a visitor who sees what is not open to all. */
  keyed?: ((address: string) => string) | undefined;
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

/** Listed in a page, in bytes 100 times as many. The viewer shows further stops without a picture. */
const MOST_THUMBNAILS = 1000;
/** In bytes. Larger ones by earlier painters have no parts yet; a page would take seconds to read them. */
const LARGEST_UNDIVIDED = 1024 * 1024;
/** Fonts up to this many bytes are inlined in the page: a request would take longer. */
const MOST_CARRIED = 8_000;

/** The prepared files of a version, in the form pages and viewers need. Addresses have no key, except those that `show` is told to add. */
export function createShownPictures({ store, storage, mediaOrigin }: Parts) {
  const plainAddressOf = (file: string) => `${mediaOrigin}/files/${file}`;
  /** A file as a `data:` address; null if it is lost. */
  const readInline = async (file: string, type: string): Promise<string | null> => {
    const stored = await storage.get(fileKey(file));
    return stored ? `data:${type};base64,${(await buffer(stored.body)).toString('base64')}` : null;
  };
  const fontFile =
    (isCarried: boolean, addressOf: (file: string) => string) =>
    async ({ face, file, size }: Manifest['fonts'][number]): Promise<ViewerFiles['fonts'][number]> => {
      const carried = isCarried && size > 0 && size <= MOST_CARRIED ? await readInline(file, 'font/woff2') : null;
      return { face, size, address: carried ?? addressOf(file) };
    };
  /** The picture of the stop that the viewer begins with; at once means that nothing else is worth waiting for. */
  const openingOf = async (
    { pictures, content }: Manifest,
    openings: readonly (OpeningPicture | null)[],
    addressOf: (file: string) => string,
    { stop, isAtOnce } = { stop: 0, isAtOnce: false },
  ): Promise<OpeningPicture | null> => {
    const opening = openings[stop];
    if (!opening) return null;
    const { uprightOpening } = pictures;
    const upright = stop === 0 && uprightOpening && content?.upright && { ...content.upright, address: addressOf(uprightOpening.file) };
    const picture = isAtOnce ? pictures.openings[stop] : undefined;
    const inline = picture ? await readInline(picture.file, 'image/webp') : null;
    const { fineAddress: _finer, ...plain } = opening;
    return { ...(inline === null ? opening : { ...plain, address: inline }), ...(upright && { upright }) };
  };
  const found = async (contentHash: string) => (await store.findManifest(contentHash))?.manifest;
  return {
    /** The pictures shown on cards. */
    async cardPictures(contentHashes: readonly string[]): Promise<Map<string, CardPictures>> {
      const kept = await store.findPictures(contentHashes);
      const entries = [...kept].map(([contentHash, { pictures, stopCount }]): [string, CardPictures] => {
        const [picture = null, thumbnail = null, animation = null] = [
          pictures.thumbnails[0] ?? pictures.covers[0],
          pictures.thumbnails.at(-1) ?? pictures.steps[0],
          pictures.animation,
        ].map((each) => (each ? plainAddressOf(each.file) : null));
        const coverOf = (stop: number | null) => {
          const [wide, small] = coverIn(pictures, stop);
          return wide && small && { picture: plainAddressOf(wide.file), thumbnail: plainAddressOf(small.file) };
        };
        return [contentHash, { picture, thumbnail, animation, stopCount, coverOf }];
      });
      return new Map(entries);
    },
    /** The text of a presentation, in parts that are read as they are needed; undefined until it has been extracted. */
    async readContent(contentHash: string): Promise<{ language: string; transcript: AsyncIterable<TranscriptTopic> } | undefined> {
      const manifest = await found(contentHash);
      return manifest?.content && { language: manifest.content.language, transcript: readParts(storage, manifest.transcript) };
    },
    /** Best first: the chosen cover if there is one, the picture for other sites, then the whole canvas from wide to narrow. */
    async listPictures(contentHash: string, coverStop: number | null = null): Promise<Picture[]> {
      const kept = (await store.findPictures([contentHash])).get(contentHash)?.pictures;
      if (!kept) return [];
      return [coverIn(kept, coverStop)[0], kept.openGraph, kept.preview ?? kept.covers[0], ...kept.thumbnails].flatMap((picture) =>
        picture ? [{ address: plainAddressOf(picture.file), width: picture.width, height: picture.height }] : [],
      );
    },
    /** The smallest picture. */
    async thumbnail(contentHash: string, coverStop: number | null = null): Promise<string | null> {
      const pictures = (await found(contentHash))?.pictures;
      const picture = pictures && (coverIn(pictures, coverStop)[1] ?? pictures.thumbnails.at(-1) ?? pictures.steps[0]);
      return picture ? plainAddressOf(picture.file) : null;
    },
    /** Small pictures, one per step, as far as they have been painted. */
    async stepPictures(contentHash: string): Promise<(string | null)[]> {
      const kept = (await store.findPictures([contentHash])).get(contentHash)?.pictures;
      return kept?.steps.map((picture) => picture && plainAddressOf(picture.file)) ?? [];
    },
    /** Its stops, each with the last picture painted there; none until the manifest is made. */
    async stopsOf(contentHash: string): Promise<{ title: string; first: number; last: number; thumbnail: string | null }[]> {
      const manifest = await found(contentHash);
      if (!manifest?.content) return [];
      return manifest.content.stops.map(({ title, first, last }) => {
        const picture = manifest.pictures.steps.slice(first, last + 1).findLast((each) => each !== null);
        return { title, first, last, thumbnail: picture ? plainAddressOf(picture.file) : null };
      });
    },
    /** How far its files are made; null if nothing is being made. */
    async progressOf(contentHash: string): Promise<Progress | null> {
      return (await store.findProgress(contentHash)) ?? null;
    },
    /** `preparing` until a viewer can show it, `failed` if none ever will. */
    async show(
      contentHash: string,
      { carriesFonts, coverStop = null, begins, showsNotes = false, part = 1, keyed = (address) => address }: ShowOptions,
    ) {
      const addressOf = (file: string) => keyed(plainAddressOf(file));
      const manifest = await found(contentHash);
      if (!manifest?.content) return manifest?.isFinished ? 'failed' : 'preparing';
      const { pictures, content, captioned, transcript } = manifest;
      const [wideCover, smallCover] = coverIn(pictures, coverStop);
      // Until the whole is painted, the first step stands in for it.
      const smallest = smallCover ?? pictures.thumbnails.at(-1) ?? pictures.steps[0];
      const openGraph = wideCover ?? pictures.openGraph;
      const soft = coverStop === null ? (pictures.soft ?? pictures.softCovers[0]) : pictures.softCovers[coverStop - 1];
      // Shown blurred, so half the width looks the same.
      const preview = wideCover ?? pictures.thumbnails[0] ?? pictures.preview ?? pictures.covers[0];
      const files = viewerFiles(manifest, { ...content, ...(showsNotes && captioned) }, addressOf);
      return {
        isFinished: manifest.isFinished,
        language: content.language,
        stopCount: content.stopCount,
        minutes: content.minutes,
        softPreview: soft ? await readInline(soft.file, 'image/webp') : null,
        opening: await openingOf(manifest, files.openings, addressOf, begins),
        preview: preview ? addressOf(preview.file) : null,
        thumbnail: smallest ? addressOf(smallest.file) : null,
        openGraph: openGraph ? { address: addressOf(openGraph.file), width: openGraph.width, height: openGraph.height } : null,
        files: {
          ...files,
          fonts: await Promise.all(manifest.fonts.map(fontFile(carriesFonts, addressOf))),
        },
        transcript: transcript ? await readPart(storage, transcript, part) : nothingToRead,
        transcriptParts: Math.max(1, transcript?.parts.length ?? 1),
      };
    },
  };
}

/** Wide and small picture of the stop chosen as the cover; empty if there is none. */
function coverIn({ covers, steps }: Manifest['pictures'], stop: number | null) {
  const small = stop === null ? null : steps[stop - 1];
  return small ? ([covers[(stop ?? 0) - 1] ?? small, small] as const) : [];
}

const viewerFiles = (
  { images, pictures, fonts }: Manifest,
  { file, size, isRich, videos, stops }: NonNullable<Manifest['content']>,
  addressOf: (file: string) => string,
): Omit<ViewerFiles, 'fonts'> => ({
  content: { address: addressOf(file), size },
  images: Object.entries(images).map(([asset, image]) => ({ asset, address: addressOf(image.file), size: image.size })),
  videos: videos.map(({ asset, address, file }) => ({ asset, address: file === undefined ? address : addressOf(file) })),
  thumbnails: pictures.steps.slice(0, MOST_THUMBNAILS).map((picture) => picture && addressOf(picture.file)),
  openings: stops.slice(0, pictures.openings.length).map(({ opening }, stop) => {
    const picture = pictures.openings[stop];
    if (!opening || !picture) return null;
    const { fineOpening } = pictures;
    return { ...opening, address: addressOf(picture.file), ...(stop === 0 && fineOpening && { fineAddress: addressOf(fineOpening.file) }) };
  }),
  needs: needsIn(stops, [...fonts.map(({ face }) => face), ...Object.keys(images)], fonts.length),
  isRich,
});

/** Without the last ones that need everything. */
function needsIn(stops: NonNullable<Manifest['content']>['stops'], names: readonly string[], fontCount: number): ViewerFiles['needs'] {
  const listed = stops.map(({ needs }) => {
    if (!needs) return null;
    const [faces, assets] = [new Set(needs.faces), new Set(needs.images)];
    const places = names.flatMap((name, place) => ((place < fontCount ? faces : assets).has(name) ? [place] : []));
    return places.length < names.length ? places : null;
  });
  return listed.slice(0, listed.findLastIndex((each) => each !== null) + 1);
}

const nothingToRead: TranscriptTopic = { title: '', texts: [], topics: [] };

async function readPart(storage: Storage, { file, size, parts }: NonNullable<Manifest['transcript']>, part: number) {
  if (parts.length === 0 && (part > 1 || size > LARGEST_UNDIVIDED)) return nothingToRead;
  return readTranscript(storage, parts.length === 0 ? file : (parts[part - 1] ?? ''));
}

async function* readParts(storage: Storage, transcript: Manifest['transcript']): AsyncGenerator<TranscriptTopic> {
  if (transcript)
    for (const file of transcript.parts.length === 0 ? [transcript.file] : transcript.parts) yield readTranscript(storage, file);
}

/** Lost or broken transcripts must not break the page: a viewer works without one. */
async function readTranscript(storage: Storage, file: string): Promise<TranscriptTopic> {
  try {
    const stored = await storage.get(fileKey(file));
    return stored ? Transcript.parse(JSON.parse((await unpack(await buffer(stored.body))).toString())) : nothingToRead;
  } catch {
    return nothingToRead;
  }
}
