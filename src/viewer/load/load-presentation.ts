import type { ViewerFiles } from '#contract/viewer.ts';
import type { PaintLabels } from '#model/paint/labels.ts';
import type { AssetId, Presentation } from '#model/presentation/presentation.ts';
import type { Scene } from '#model/scene/scene.ts';
import type { SurfaceContent } from '../surface/surface.ts';
import type { Notice } from '../viewer.ts';
import { createChunk } from '../chunks/chunk.ts';
import { fetchFile, type LoadedFile } from './files/fetch-file.ts';
import { createLane } from './files/lane.ts';
import { browserPlatform, type LoadPlatform } from './load-platform.ts';
import { createProgress } from './files/progress.ts';
import { readContent } from './files/read-content.ts';

export interface LoadOptions {
  labels: PaintLabels;
  /** 0 to 99: the last percent is the first frame. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
  /** Scripts that the first frame also needs. They count towards progress here, but are awaited elsewhere. */
  scripts?: readonly Promise<unknown>[];
  platform?: LoadPlatform;
}

export interface Loaded {
  presentation: Presentation;
  scene: Scene;
  content: SurfaceContent;
  notices: Notice[];
  /** Frees images and fonts. */
  release(): void;
}

/** Browsers' limit of connections per origin over HTTP/1.1: requests waiting in the browser's own queue would look stalled. */
const AT_A_TIME = 6;
/** Work other than downloads, in bytes: decoding, as a share of the file's size; and a script. */
const DECODING = 0.25;
const SCRIPT = 25_000;

const richForms = createChunk('rich-forms', (insist) => insist(import('#model/paint/forms/rich-forms.ts')));

let presentations = 0;

/**
 * Loads everything a surface needs. Rejects with a ContentProblem or a ChunkLoadError if there is nothing to show; images and fonts that
 * fail to load become notices. Waits for all images, since a surface receives them only once, but not for any that stalls for 20 seconds.
 */
export async function loadPresentation(
  files: ViewerFiles,
  { labels, onProgress, signal: given, scripts = [], platform = browserPlatform }: LoadOptions,
): Promise<Loaded> {
  const ending = new AbortController();
  const signal = AbortSignal.any([given, ending.signal]);
  const fontPrefix = `presentation-${++presentations}-`;
  const lane = createLane(AT_A_TIME);
  const rest = files.isRich ? [...scripts, richForms.load()] : scripts;
  const progress = createProgress(
    new Map([
      ...[files.content, ...files.fonts, ...files.images].map(({ address, size }) => [address, size * (1 + DECODING)] as const),
      ...rest.map((_, place) => [`script ${place}`, SCRIPT] as const),
    ]),
    onProgress,
  );
  rest.forEach((script, place) =>
    script.then(
      () => progress.finish(`script ${place}`),
      () => {},
    ),
  );

  const taken: (() => void)[] = [];
  const release = () => taken.splice(0).forEach((giveBack) => giveBack());
  /** Anything that arrives after an abort is freed immediately. */
  const take = (giveBack: () => void) => {
    taken.push(giveBack);
    if (signal.aborted) release();
  };
  const get = (address: string, isVital = false) =>
    lane(() => fetchFile(address, { ...platform, signal, isVital, onBytes: (count) => progress.reach(address, count) }));
  /** Undefined if it cannot be loaded: the rest carries on. */
  const optional = async <T>(address: string, make: (file: LoadedFile) => Promise<T>): Promise<T | undefined> => {
    const made = await get(address)
      .then(make)
      .catch(() => undefined);
    progress.finish(address);
    return made;
  };

  const loadContent = async () => {
    const { bytes } = await get(files.content.address, true);
    const scene = readContent(new TextDecoder().decode(bytes), files.isRich);
    progress.finish(files.content.address);
    return scene;
  };
  const loadFont = ({ face, address }: ViewerFiles['fonts'][number]) =>
    optional(address, async ({ bytes: { buffer } }) => {
      const font = { name: fontPrefix + face, bytes: buffer };
      take(await platform.addFont(font.name, font.bytes));
      return font;
    });
  const loadImage = (address: string) =>
    optional(address, async ({ bytes, type }) => {
      const bitmap = await platform.decode(new Blob([bytes], { type }));
      take(() => bitmap.close());
      return bitmap;
    });

  try {
    // Several assets may share one file.
    const addresses = [...new Set(files.images.map(({ address }) => address))];
    const [indexed, fonts, bitmaps, rich] = await Promise.all([
      loadContent(),
      Promise.all(files.fonts.map(loadFont)),
      Promise.all(addresses.map(async (address) => [address, await loadImage(address)] as const)),
      files.isRich ? richForms.load() : undefined,
    ]);
    signal.throwIfAborted();
    const byAddress = new Map(bitmaps);
    const images = new Map<AssetId, ImageBitmap>();
    for (const { asset, address } of files.images) {
      const bitmap = byAddress.get(address);
      if (bitmap) images.set(asset, bitmap);
    }
    const missing = files.images.length - images.size;
    const there = fonts.filter((font) => font !== undefined);
    // A fallback measures differently.
    const scene = there.length < fonts.length ? { ...indexed, measured: undefined } : indexed;
    return {
      presentation: scene.presentation,
      scene,
      content: { scene, images, fonts: there, fontName: (face) => fontPrefix + face, labels, rich: rich?.richForms },
      notices: [
        ...(missing > 0 ? [{ kind: 'images' as const, count: missing }] : []),
        ...(there.length < fonts.length ? [{ kind: 'fonts' as const }] : []),
      ],
      release,
    };
  } catch (error) {
    ending.abort();
    release();
    throw error;
  }
}
