import type { PaintLabels } from '#model/paint/labels.ts';
import type { Sitting } from '../../platform/pictures/studio/studio.ts';
import type { Wanted } from './conversions.store.ts';

/** A picture could not be had, and whoever asked did not want to do without it. */
export class MissingImage extends Error {
  override readonly name = 'MissingImage';
  /** From 1; 0 is the overview. */
  readonly stop: number;
  constructor(stop: number) {
    super(`A picture at stop ${stop} could not be had`);
    this.stop = stop;
  }
}

interface Options {
  labels: PaintLabels;
  /** Waited for before the next page is painted. */
  onPage(pagesDone: number, pages: number): Promise<void>;
  signal: AbortSignal;
}

/** The bytes of a PDF as they are made, page after page: the overview, then one a stop. */
export async function* writePdf(
  sitting: Sitting,
  { title, author, language, skipsMissingImages }: Wanted,
  { labels, onPage, signal }: Options,
): AsyncGenerator<Uint8Array> {
  signal.throwIfAborted();
  // All pictures are made ready at once: that takes as long as it takes.
  const begun = await sitting.make({ kind: 'pdfBegin', title, author, language, labels, skipsMissingImages }, Infinity);
  const pages = begun[0]?.pages ?? 0;
  // Every presentation has an overview.
  if (pages < 1) throw new Error('The PDF was begun without pages');
  yield* bytesOf(begun);
  await onPage(0, pages);
  let isMissing = false;
  for (let index = 0; index < pages; index += 1) {
    signal.throwIfAborted();
    const made = await sitting.make({ kind: 'pdfPage', index });
    if (!skipsMissingImages && made.some(({ missing = [] }) => missing.length > 0)) {
      // Of the overview it is not clear where: the stop that shows it is looked for.
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
