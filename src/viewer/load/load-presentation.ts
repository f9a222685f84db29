import type { ViewerFiles } from '#contract/viewer.ts';
import type { PaintLabels } from '#model/paint/labels.ts';
import type { AssetId, Presentation } from '#model/presentation/presentation.ts';
import type { Scene } from '#model/scene/scene.ts';
import type { SurfaceContent } from '../surface/surface.ts';
import type { Notice } from '../viewer.ts';
import { createChunk } from './chunk.ts';
import { fetchFile, type LoadedFile } from './files/fetch-file.ts';
import { createLane } from './files/lane.ts';
import { browserPlatform, type LoadPlatform } from './load-platform.ts';
import { createProgress } from './files/progress.ts';
import { readContent } from './files/read-content.ts';

export interface LoadOptions {
  labels: PaintLabels;
  /** 0 to 99: the rest is the first frame. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
  /** Files of scripts that the first frame waits for, too. They are counted here, and waited for elsewhere. */
  scripts?: readonly Promise<unknown>[];
  platform?: LoadPlatform;
}

export interface Loaded {
  presentation: Presentation;
  scene: Scene;
  content: SurfaceContent;
  notices: Notice[];
  /** Gives back pictures and fonts. */
  release(): void;
}

/** As many as browsers fetch at a time from one origin over HTTP/1.1: what waits in their queue would look as if it had stalled. */
const AT_A_TIME = 6;
/** Work that is no download, in bytes: making something of a file, by the file's size; a file of scripts. */
const DECODING = 0.25;
const SCRIPT = 25_000;

const richForms = createChunk('rich-forms', (insist) => insist(import('#model/paint/forms/rich-forms.ts')));

let presentations = 0;

/**
 * Everything that a surface needs. It rejects with a ContentProblem or a ChunkLoadError if there is nothing to show; pictures and fonts
 * that do not come become notices. All pictures are waited for, since a surface is given them once, but none that stalls for 20 seconds.
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
  /** What comes after the end is given back at once. */
  const take = (giveBack: () => void) => {
    taken.push(giveBack);
    if (signal.aborted) release();
  };
  const get = (address: string, isVital = false) =>
    lane(() => fetchFile(address, { ...platform, signal, isVital, onBytes: (count) => progress.reach(address, count) }));
  /** Undefined if it is not to be had: the rest goes on. */
  const optional = async <T>(address: string, make: (file: LoadedFile) => Promise<T>): Promise<T | undefined> => {
    const made = await get(address)
      .then(make)
      .catch(() => undefined);
    progress.finish(address);
    return made;
  };

  const loadContent = async () => {
    const scene = readContent(new TextDecoder().decode((await get(files.content.address, true)).bytes));
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
    // Several assets may be one file.
    const addresses = [...new Set(files.images.map(({ address }) => address))];
    const [scene, fonts, bitmaps, rich] = await Promise.all([
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
