import { json } from 'node:stream/consumers';
import { parsePresentation } from '#model/presentation/parse.ts';
import type { Storage } from '../../../platform/storage/storage.ts';

/** A stop of the path, as its owner counts: with the reveals that follow there. */
export interface Stop {
  title: string;
  thumbnail: string | null;
  /** Its steps, as events count them: the first, and the last. */
  first: number;
  last: number;
}

type Place = Omit<Stop, 'thumbnail'>;

interface Parts {
  storage: Pick<Storage, 'get'>;
  /** What was made of a version. */
  show(
    contentHash: string,
    options: { carriesFonts: false },
  ): Promise<{ files: { thumbnails: readonly (string | null)[] } } | 'preparing' | 'failed'>;
}

/** So many presentations are remembered: what one says never changes, and reading it takes long. */
const REMEMBERED = 500;

/** The stops of a presentation as it is now, each with a picture where there is one. */
export function createStepsOf({ storage, show }: Parts) {
  const known = new Map<string, Place[]>();
  const read = async (contentHash: string, documentKey: string): Promise<Place[]> => {
    const document = known.has(contentHash) ? undefined : await readDocument(storage, documentKey);
    const places = known.get(contentHash) ?? placesIn(document);
    if (places.length === 0) return places;
    // The one that is asked for now is forgotten last.
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

/** What is lost or broken has no stops: the numbers are shown all the same. */
async function readDocument(storage: Parts['storage'], key: string): Promise<unknown> {
  try {
    const stored = await storage.get(key);
    return stored && (await json(stored.body));
  } catch {
    return undefined;
  }
}

/** A step that leads nowhere belongs to the stop before it. */
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
