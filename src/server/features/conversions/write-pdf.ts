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

/** The bytes of a PDF as they are produced, page by page: the overview, then one page per step. */
export async function* writePdf(
  sitting: Sitting,
  { title, author, language, skipsMissingImages }: Wanted,
  { labels, onPage, signal }: Options,
): AsyncGenerator<Uint8Array> {
  signal.throwIfAborted();
  // Prepares all pictures together, which may take any amount of time.
  const begun = await sitting.make({ kind: 'pdfBegin', title, author, language, labels, skipsMissingImages }, Infinity);
  const pages = begun[0]?.pages ?? 0;
  // Every presentation has at least the overview.
  if (pages < 1) throw new Error('The PDF was begun without pages');
  yield* bytesOf(begun);
  await onPage(0, pages);
  let isMissing = false;
  for (let index = 0; index < pages; index += 1) {
    signal.throwIfAborted();
    const made = await sitting.make({ kind: 'pdfPage', index });
    if (!skipsMissingImages && made.some(({ missing = [] }) => missing.length > 0)) {
      // The overview does not say where it is missing: go on to find the stop that shows it.
      if (index > 0) throw new MissingImage(index);
      isMissing = true;
    }
    yield* bytesOf(made);
    await onPage(index + 1, pages);
  }
  if (isMissing) throw new MissingImage(0);
  signal.throwIfAborted();
  yield* bytesOf(await sitting.make({ kind: 'pdfEnd' }));
}

function* bytesOf(made: readonly { bytes: Uint8Array }[]): Generator<Uint8Array> {
  for (const { bytes } of made) if (bytes.length > 0) yield bytes;
}
