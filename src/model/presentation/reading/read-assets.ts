import type { Asset, AssetId } from '../presentation.ts';
import { isRecord, limits, pointer, type Reader } from './reader.ts';
import { readPatiently } from './repair.ts';
import { asset as assetSchema } from './schemas/documents.ts';
import { identifier } from './schemas/values.ts';

export function readAssets(sources: unknown, reader: Reader): Record<AssetId, Asset> {
  if (sources === undefined || sources === null) return {};
  if (!isRecord(sources)) {
    reader.report('/assets', 'invalid-value', 'error');
    return {};
  }
  const entries = Object.entries(sources);
  if (entries.length > limits.assets) reader.report('/assets', 'too-many-assets', 'error', `at most ${limits.assets}`);
  return Object.fromEntries(entries.slice(0, limits.assets).flatMap(([id, source]) => readAsset(id, source, reader)));
}

function readAsset(id: string, source: unknown, reader: Reader): [AssetId, Asset][] {
  const place = pointer(['assets', id]);
  if (!identifier.safeParse(id).success) {
    reader.report(place, 'reserved-name', 'error', id);
    return [];
  }
  const reading = readPatiently(assetSchema, source, place, reader.report);
  if (reading.value) return [[id, reading.value]];
  reader.report(place, reading.code === 'unsafe-source' ? reading.code : 'unreadable-asset', 'error');
  return [];
}
