import type { Presentation } from '../../presentation.ts';
import type { Reader } from '../reader.ts';
import { fromVersion0 } from './version-0.ts';

type Wire = Record<string, unknown>;
interface Migration {
  to: number;
  migrate: (document: Wire, reader: Reader) => Wire;
  /** Maps a place in the new document to the same place in the old one. */
  placeBefore: (place: string) => string;
}

export const currentVersion = 2;

/** Forward only, one version at a time. There was never a version 1. */
const migrations: ReadonlyMap<unknown, Migration> = new Map<unknown, Migration>([
  [0, { to: 2, migrate: fromVersion0, placeBefore: (place) => place.replace(/^\/root\/children/, '/objects') }],
]);

export function migrate(document: Wire, reader: Reader): { document: Wire; schemaVersion: Presentation['schemaVersion'] } {
  const { schemaVersion = currentVersion, cameFrom, ...rest } = document;
  const isFlat = schemaVersion === 0 || cameFrom === 0;
  let version = schemaVersion;
  let current: Wire = rest;
  for (let next = migrations.get(version); next; next = migrations.get(version)) {
    const { placeInDocument } = reader;
    const { placeBefore } = next;
    current = next.migrate(current, reader);
    reader.placeInDocument = (place) => placeInDocument(placeBefore(place));
    version = next.to;
  }
  if (version !== currentVersion) {
    const isNewer = typeof version === 'number' && version > currentVersion;
    reader.report('/schemaVersion', isNewer ? 'newer-version' : 'unknown-version', isNewer ? 'warning' : 'error', String(version));
  }
  return { document: current, schemaVersion: isFlat ? 0 : 2 };
}
