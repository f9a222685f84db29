import type { PaintLabels } from '#model/paint/labels.ts';
import type { Sitting } from '../../platform/pictures/studio/studio.ts';
import type { Wanted } from './conversions.store.ts';

/** A picture was unavailable, and the export was not asked to skip missing ones. */
export class MissingImage extends Error {
  override readonly name = 'MissingImage';
  /** From 1; 0 is the overview. */
  readonly stop: number;
  constructor(stop: number) {
    super(`A picture at stop ${stop} is unavailable`);
    this.stop = stop;
  }
}

interface Options {
  labels: PaintLabels;
  /** Awaited before the next page is painted. */
  onPage(pagesDone: number, pages: number): Promise<void>;
  signal: AbortSignal;
}

/** A PDF begins with the overview, so that its pages have the numbers of their stops. */
const firstStops = { pdf: 0, pptx: 1 };

/** The bytes of a file as they are produced, page by page: of a PDF the overview and one page per step, otherwise one slide per stop. */
export async function* writeExport(
  sitting: Sitting,
  { format, title, author, language, skipsMissingImages }: Pick<Wanted, 'format' | 'title' | 'author' | 'language' | 'skipsMissingImages'>,
  { labels, onPage, signal }: Options,
): AsyncGenerator<Uint8Array> {
  signal.throwIfAborted();
  // Prepares all pictures together, which may take any amount of time.
  const begun = await sitting.make({ kind: `${format}Begin`, title, author, language, labels, skipsMissingImages }, Infinity);
  const pages = begun[0]?.pages ?? 0;
  // Every presentation has at least one.
  if (pages < 1) throw new Error('The file was begun without pages');
  yield* bytesOf(begun);
  await onPage(0, pages);
  let isMissing = false;
  for (let index = 0; index < pages; index += 1) {
    signal.throwIfAborted();
    const made = await sitting.make({ kind: `${format}Page`, index });
    if (!skipsMissingImages && made.some(({ missing = [] }) => missing.length > 0)) {
      // The overview does not say where it is missing: go on to find the stop that shows it.
      const stop = index + firstStops[format];
      if (stop > 0) throw new MissingImage(stop);
      isMissing = true;
    }
    yield* bytesOf(made);
    await onPage(index + 1, pages);
  }
  if (isMissing) throw new MissingImage(0);
  signal.throwIfAborted();
  yield* bytesOf(await sitting.make({ kind: `${format}End` }, Infinity));
}

function* bytesOf(made: readonly { bytes: Uint8Array }[]): Generator<Uint8Array> {
  for (const { bytes } of made) if (bytes.length > 0) yield bytes;
}
