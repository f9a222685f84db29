import { fineRatio, type Opening, uprightRatio } from '#model/paint/opening.ts';
import type { PaintLabels } from '#model/paint/labels.ts';
import type { Order, Print } from '../../platform/pictures/order.ts';
import { PictureFailure } from '../../platform/pictures/studio/problems.ts';
import type { Sitting } from '../../platform/pictures/studio/studio.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { filesNamedIn } from '../../platform/documents/named-files.ts';
import { digestOf, fileKey, mediaFileOf, typeOf } from './files.ts';
import type { Manifest, Picture } from './manifest.ts';

type PictureOrder = Extract<Order, { kind: 'picture' | 'animation' }>;

const webp = (width: number, quality: number): Print => ({ width, format: 'webp', quality });
const overview = { kind: 'overview' } as const;
/** The picture behind the start button. */
const soft: Print = { ...webp(480, 70), blur: 4 };

const preview: PictureOrder = {
  kind: 'picture',
  view: overview,
  width: 1280,
  height: 720,
  prints: [webp(1280, 80), webp(640, 78), webp(320, 76), soft],
};
const openGraph: PictureOrder = {
  kind: 'picture',
  view: overview,
  width: 1200,
  height: 630,
  prints: [{ width: 1200, format: 'jpeg', quality: 84 }],
};
const animation: PictureOrder = { kind: 'animation', width: 480, height: 270 };
// Painted at twice the size: scaled-down letters read better than small ones.
const stepPicture = (index: number): PictureOrder => ({
  kind: 'picture',
  view: { kind: 'step', index },
  width: 640,
  height: 360,
  prints: [webp(640, 76), webp(320, 74), soft],
});
const openingPicture = (index: number, { width, height }: Opening, pixelRatio = 1, isUpright = false): PictureOrder => ({
  kind: 'picture',
  view: { kind: 'opening', index, ...(isUpright && { isUpright }) },
  width,
  height,
  pixelRatio,
  prints: [webp(Math.round(width * pixelRatio), 80)],
});

/** Viewers open further stops with the loading overlay. */
const MOST_OPENINGS = 40;

export interface Progress {
  stage: 'reading' | 'looks' | 'sharing' | 'pictures';
  done: number;
  total: number;
}

interface Parts {
  sitting: Sitting;
  storage: Storage;
  /** The digest of everything the manifest is made from. */
  inputs: string;
  /** What the names of pictures start from, besides what they show: who paints them. */
  painter: string;
  /** Labels that may appear in pictures, in every language. */
  labels: readonly PaintLabels[];
  /** Whether an owner shows the speaker's notes as captions. */
  showsNotes: boolean;
  /** Unfinished. Continued if it is from the same inputs. */
  begun: Manifest | undefined;
  /** Ends as soon as a viewer can show it. */
  isBriefly: boolean;
  /** Called before each part, with the number of step pictures painted. */
  onProgress: (progress: Progress) => Promise<void>;
  /** Called once a viewer can show it, before the many pictures are painted. */
  onUsable: (manifest: Manifest) => Promise<void>;
  signal: AbortSignal | undefined;
}

/** Makes and stores what is not in storage yet, the most needed first. A failure is reported, and the rest is made anyway. */
export async function makeManifest({
  sitting,
  storage,
  inputs,
  painter,
  labels,
  showsNotes,
  begun,
  isBriefly,
  onProgress,
  onUsable,
  signal,
}: Parts): Promise<{ manifest: Manifest; failure: PictureFailure | undefined }> {
  const isBegun = begun?.inputs === inputs;
  const manifest: Manifest =
    begun && isBegun
      ? { ...begun, files: filesNamedIn(JSON.stringify({ ...begun, files: [] })) }
      : {
          inputs,
          isFinished: false,
          pictures: { thumbnails: [], steps: [], covers: [], softCovers: [], openings: [] },
          fonts: [],
          images: {},
          files: [],
        };
  let failure: PictureFailure | undefined;
  const { pictures } = manifest;

  const attempt = async (make: () => Promise<void>) => {
    signal?.throwIfAborted();
    // After a crash or timeout the process is gone and makes nothing more.
    if (failure && failure.kind !== 'failed') return;
    await make().catch((error: unknown) => {
      if (!(error instanceof PictureFailure)) throw error;
      // Orders that were under way fail with the process, which is not news.
      if (!failure || failure.kind === 'failed') failure = error;
    });
  };

  /** A picture is named by what is painted for it, so that a change to one step leaves those of all others as they are. */
  const shownIn = async ({ view, width, height, pixelRatio }: Extract<PictureOrder, { kind: 'picture' }>): Promise<string> => {
    const [shown] = await sitting.make({ kind: 'digest', view, width, height, ...(pixelRatio !== undefined && { pixelRatio }) });
    return digestOf(painter, shown?.name ?? inputs);
  };
  const picture = async (order: PictureOrder): Promise<Picture[]> => {
    const planned = planFiles(order, order.kind === 'picture' ? await shownIn(order) : inputs);
    manifest.files.push(...planned.map(({ file }) => file));
    const known = await Promise.all(planned.map(({ file }) => storage.stat(fileKey(file))));
    if (known.every(Boolean)) return planned;
    const made = await sitting.make(order);
    await Promise.all(planned.map(({ file }, place) => put(storage, file, made[place]?.bytes)));
    return planned;
  };

  // Several assets may be the same picture.
  const stored = new Map<Uint8Array, string>();
  const byContent = async (folder: string, extension: string, bytes: Uint8Array): Promise<string> => {
    const file = stored.get(bytes) ?? `${folder}/${digestOf(bytes)}.${extension}`;
    if (stored.has(bytes)) return file;
    stored.set(bytes, file);
    manifest.files.push(file);
    if (!(await storage.stat(fileKey(file)))) await put(storage, file, bytes);
    return file;
  };

  const total = sitting.stepCount;
  const enter = (stage: Progress['stage'], done = 0) => onProgress({ stage, done, total });
  const open = async (stop: number) => {
    if (stop >= MOST_OPENINGS) return;
    const { first, opening } = manifest.content?.stops[stop] ?? {};
    pictures.openings[stop] = null;
    if (first === undefined || !opening) return;
    await attempt(async () => void ([pictures.openings[stop] = null] = await picture(openingPicture(first, opening))));
  };

  const showStep = async (index: number) => {
    const keep = (wide: Picture | null, small: Picture | null, soft: Picture | null) => {
      [pictures.covers[index], pictures.steps[index], pictures.softCovers[index]] = [wide, small, soft];
    };
    keep(null, null, null);
    await attempt(async () => {
      const [wide = null, small = null, soft = null] = await picture(stepPicture(index));
      keep(wide, small, soft);
    });
  };

  const readContent = async () => {
    const [content, transcript, ...parts] = await sitting.make({ kind: 'content' });
    if (!content?.facts || !transcript) throw new PictureFailure('failed', 'No content was made');
    manifest.content = {
      file: await byContent('contents', 'json', content.bytes),
      size: content.size ?? 0,
      ...content.facts,
      videos: content.facts.videos.map((video) => {
        const file = mediaFileOf(video.address);
        return file === undefined ? video : { ...video, file };
      }),
    };
    const files: string[] = [];
    for (const { bytes } of [transcript, ...parts]) files.push(await byContent('contents', 'json', bytes));
    const [file = '', ...ofParts] = files;
    manifest.transcript = { file, size: transcript.size ?? 0, parts: ofParts };
    if (!showsNotes) return;
    const [captioned] = await sitting.make({ kind: 'captioned' });
    if (!captioned) throw new PictureFailure('failed', 'No captions were made');
    manifest.captioned = { file: await byContent('contents', 'json', captioned.bytes), size: captioned.size ?? 0 };
  };
  const readFonts = async () => {
    for (const { name: face, bytes } of await sitting.make({ kind: 'fonts', labels }))
      manifest.fonts.push({ face, file: await byContent('fonts', 'woff2', bytes), size: bytes.length });
  };
  const readImages = async () => {
    for (const { name, bytes, image } of await sitting.make({ kind: 'images' }))
      if (image)
        manifest.images[name] = {
          file: await byContent('images', image.extension, bytes),
          size: bytes.length,
          width: image.width,
          height: image.height,
        };
  };
  /** All that a viewer needs. Ordered together: while one is compressed or stored, the process works on the next. */
  const makeFirst = async () => {
    await enter('reading');
    const content = attempt(readContent);
    const looks = Promise.all([attempt(readFonts), attempt(readImages), total > 0 ? showStep(0) : undefined]);
    // It may be rejected before it is awaited.
    looks.catch(() => undefined);
    await content;
    await enter('looks');
    await looks;
    await open(0);
  };
  const makeOthers = async () => {
    await enter('sharing');
    // Every slide is in it, so it takes as long as many others.
    await attempt(async () => {
      const [whole, ...smaller] = await picture(preview);
      pictures.soft = smaller.pop();
      pictures.preview = whole;
      pictures.thumbnails = smaller;
    });
    const { stops: [start] = [], upright } = manifest.content ?? {};
    if (start && upright)
      await attempt(async () => void ([pictures.uprightOpening] = await picture(openingPicture(start.first, upright, uprightRatio, true))));
    await attempt(async () => void ([pictures.openGraph] = await picture(openGraph)));
    for (let index = 0; index < sitting.stepCount; index++) {
      await enter('pictures', index);
      await showStep(index);
    }
    for (let stop = 1; stop < (manifest.content?.stops.length ?? 0); stop++) await open(stop);
    const { first, opening } = manifest.content?.stops[0] ?? {};
    if (first !== undefined && opening)
      await attempt(async () => void ([pictures.fineOpening] = await picture(openingPicture(first, opening, fineRatio))));
    await enter('pictures', total);
    await attempt(async () => void ([pictures.animation] = await picture(animation)));
    manifest.isFinished = true;
  };

  if (!isBegun) {
    await makeFirst();
    if (!failure) {
      await onUsable(structuredClone(manifest));
      await enter('sharing');
    }
  }
  // If something failed, as much as possible is made at once.
  if (!isBriefly || failure) await makeOthers();
  return { manifest, failure };
}

/** File names are known before painting: pictures that show the same have the same names. */
function planFiles(order: PictureOrder, shown: string): Picture[] {
  const plan = (width: number, format: Print['format'], place: number, print?: Print): Picture => ({
    file: `pictures/${digestOf(shown, JSON.stringify(print ?? order), String(place))}.${format === 'jpeg' ? 'jpg' : format}`,
    width,
    height: Math.round((order.height * width) / order.width),
  });
  return order.kind === 'animation'
    ? [plan(order.width, 'webp', 0)]
    : order.prints.map((print, place) => plan(print.width, print.format, place, print));
}

async function put(storage: Storage, file: string, bytes: Uint8Array | undefined): Promise<void> {
  const type = typeOf(file);
  if (!bytes || !type) throw new PictureFailure('failed', `Nothing was made for ${file}`);
  await storage.put(fileKey(file), bytes, { type });
}
