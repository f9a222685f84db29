import type { ViewerFiles } from '#contract/viewer.ts';
import type { PaintLabels } from '#model/paint/labels.ts';
import type { Presentation } from '#model/presentation/presentation.ts';
import type { Scene } from '#model/scene/scene.ts';
import type { SurfaceContent } from '../surface/surface.ts';
import type { Notice } from '../viewer.ts';
import { createChunk } from '../chunks/chunk.ts';
import { fetchFile } from './files/fetch-file.ts';
import { createLane } from './files/lane.ts';
import { browserPlatform, type LoadPlatform } from './load-platform.ts';
import { createProgress } from './files/progress.ts';
import { readContent } from './files/read-content.ts';

export interface LoadOptions {
  labels: PaintLabels;
  /** 0 to 99: the last percent is the first frame. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
  /** Where the show begins: only what is shown there is waited for. */
  stop: number;
  onNotice: (notice: Notice) => void;
  /** Scripts that the first frame also needs. They count towards progress here, but are awaited elsewhere. */
  scripts?: readonly Promise<unknown>[];
  platform?: LoadPlatform;
}

export interface Loaded {
  presentation: Presentation;
  scene: Scene;
  /** With what the first stop shows; other images are coming. */
  content: SurfaceContent;
  /** The same with more and more fonts and images, which are loaded as soon as somebody asks; ends with all of them. */
  rest: AsyncIterable<SurfaceContent>;
  /** Frees images and fonts, and loads no more. */
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
 * Loads what a surface needs to show the first stop, and later the rest, in the order of the stops. Rejects with a ContentProblem or a
 * ChunkLoadError if there is nothing to show; images and fonts that fail to load become notices. Does not wait for any that stalls for 20
 * seconds.
 */
export async function loadPresentation(
  files: ViewerFiles,
  { labels, onProgress, signal: given, stop, onNotice, scripts = [], platform = browserPlatform }: LoadOptions,
): Promise<Loaded> {
  const ending = new AbortController();
  const signal = AbortSignal.any([given, ending.signal]);
  const fontPrefix = `presentation-${++presentations}-`;
  const lane = createLane(AT_A_TIME);
  const rest = files.isRich ? [...scripts, richForms.load()] : scripts;
  const { early, late } = inOrder(files, stop);
  const progress = createProgress(
    new Map([
      ...[files.content, ...early].map(({ address, size }) => [address, size * (1 + DECODING)] as const),
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
  const release = () => {
    ending.abort();
    taken.splice(0).forEach((giveBack) => giveBack());
  };
  /** Anything that arrives after an abort is freed immediately. */
  const take = (giveBack: () => void) => {
    taken.push(giveBack);
    if (signal.aborted) release();
  };
  const get = (address: string, isVital = false) =>
    lane(() => fetchFile(address, { ...platform, signal, isVital, onBytes: (count) => progress.reach(address, count) }));
  const loadContent = async () => {
    const { bytes } = await get(files.content.address, true);
    const scene = readContent(new TextDecoder().decode(bytes), files.isRich);
    progress.finish(files.content.address);
    return scene;
  };
  const fonts = new Map<string, SurfaceContent['fonts'][number]>();
  const bitmaps = new Map<string, ImageBitmap>();
  const failed = new Set<string>();
  const make = async (file: FontOrImage): Promise<void> => {
    const { bytes, type } = await get(file.address);
    if ('face' in file) {
      const font = { name: fontPrefix + file.face, bytes: bytes.buffer };
      take(await platform.addFont(font.name, font.bytes));
      fonts.set(file.address, font);
    } else {
      const bitmap = await platform.decode(new Blob([bytes], { type }));
      take(() => bitmap.close());
      bitmaps.set(file.address, bitmap);
    }
  };
  const begun = new Map<string, Promise<unknown>>();
  /** Several assets may share one file. If it cannot be loaded, the rest carries on. */
  const load = (file: FontOrImage): Promise<unknown> => {
    const loading =
      begun.get(file.address) ??
      make(file)
        .catch(() => failed.add(file.address))
        .finally(() => progress.finish(file.address));
    begun.set(file.address, loading);
    return loading;
  };
  const hasFailed = ({ address }: FontOrImage) => failed.has(address);
  const isOver = ({ address }: FontOrImage) => fonts.has(address) || bitmaps.has(address) || failed.has(address);
  const tell = () => {
    const count = files.images.filter(hasFailed).length;
    if (count > 0) onNotice({ kind: 'images', count });
    if (files.fonts.some(hasFailed)) onNotice({ kind: 'fonts' });
  };

  try {
    const [indexed, rich] = await Promise.all([loadContent(), files.isRich ? richForms.load() : undefined, ...early.map(load)]);
    signal.throwIfAborted();
    /** A new one when fonts have arrived: texts are laid out once per scene. A fallback measures differently. */
    const sceneNow = () => (files.fonts.some(hasFailed) ? { ...indexed, measured: undefined } : { ...indexed });
    let scene = sceneNow();
    const contentNow = (): SurfaceContent => ({
      scene,
      images: new Map(
        files.images.flatMap((image) => (hasFailed(image) ? [] : [[image.asset, bitmaps.get(image.address) ?? 'coming'] as const])),
      ),
      fonts: [...fonts.values()],
      fontName: (face) => fontPrefix + face,
      labels,
      rich: rich?.richForms,
    });
    async function* loadRest() {
      for (const file of late) void load(file);
      for (const [place, file] of late.entries()) {
        await load(file);
        if (signal.aborted) return;
        if ('face' in file) scene = sceneNow();
        const next = late[place + 1];
        if (!next || !isOver(next)) yield contentNow();
      }
      tell();
    }
    tell();
    return { presentation: scene.presentation, scene, content: contentNow(), rest: loadRest(), release };
  } catch (error) {
    release();
    throw error;
  }
}

type FontOrImage = ViewerFiles['fonts'][number] | ViewerFiles['images'][number];

/** What this stop shows, then the others: first what the next stops show. */
function inOrder({ fonts, images, needs }: ViewerFiles, stop: number): Record<'early' | 'late', FontOrImage[]> {
  const all = [...fonts, ...images];
  const first = needs[stop];
  if (!first) return { early: all, late: [] };
  const places = new Set([...first, ...needs.slice(stop).flatMap((each) => each ?? []), ...all.keys()]);
  const ordered = [...places].flatMap((place) => all[place] ?? []);
  return { early: ordered.slice(0, first.length), late: ordered.slice(first.length) };
}
