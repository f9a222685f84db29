import { json } from 'node:stream/consumers';
import { parsePresentation } from '#model/presentation/parse.ts';
import type { Storage } from '../../../platform/storage/storage.ts';

/** A stop of the path as authors count them: including the reveals that follow there. */
export interface Stop {
  title: string;
  thumbnail: string | null;
  /** The first and the last of its steps, as numbered in events. */
  first: number;
  last: number;
}

type Place = Omit<Stop, 'thumbnail'>;

interface Parts {
  storage: Pick<Storage, 'get'>;
  /** The prepared files of a version. */
  show(
    contentHash: string,
    options: { carriesFonts: false },
  ): Promise<{ files: { thumbnails: readonly (string | null)[] } } | 'preparing' | 'failed'>;
}

/** How many presentations are cached: content never changes, and reading it is slow. */
const REMEMBERED = 500;

/** The stops of the current version of a presentation, each with a picture if there is one. */
export function createStepsOf({ storage, show }: Parts) {
  const known = new Map<string, Place[]>();
  const read = async (contentHash: string, documentKey: string): Promise<Place[]> => {
    const document = known.has(contentHash) ? undefined : await readDocument(storage, documentKey);
    const places = known.get(contentHash) ?? placesIn(document);
    if (places.length === 0) return places;
    // Least recently used goes first.
    known.delete(contentHash);
    known.set(contentHash, places);
    const [oldest] = known.keys();
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
    return places;
  };
  return async ({ contentHash, documentKey }: { contentHash: string; documentKey: string }): Promise<Stop[]> => {
    const [places, shown] = await Promise.all([read(contentHash, documentKey), show(contentHash, { carriesFonts: false })]);
    const thumbnails = typeof shown === 'string' ? [] : shown.files.thumbnails;
    return places.map((place) => ({
      ...place,
      thumbnail: thumbnails.slice(place.first, place.last + 1).findLast((picture) => picture !== null) ?? null,
    }));
  };
}

/** A lost or broken document has no stops; the numbers are shown all the same. */
async function readDocument(storage: Parts['storage'], key: string): Promise<unknown> {
  try {
    const stored = await storage.get(key);
    return stored && (await json(stored.body));
  } catch {
    return undefined;
  }
}

/** A step without a target belongs to the stop before it. */
function placesIn(document: unknown): Place[] {
  if (document === undefined) return [];
  const places: Place[] = [];
  for (const [step, { to, title }] of parsePresentation(document).presentation.path.entries()) {
    const before = places.at(-1);
    if (before && to === undefined) before.last = step;
    else places.push({ title, first: step, last: step });
  }
  return places;
}
