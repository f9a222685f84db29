import type { BackgroundLayer, Theme } from '../presentation.ts';
import { readObjects } from './read-objects.ts';
import { isRecord, type Reader } from './reader.ts';
import { nameApart } from './references.ts';
import { readPatiently } from './repair.ts';
import { completedTheme, layer, MOST_LAYERS } from './schemas/themes.ts';

/** A theme may be partial. */
export function readTheme(source: unknown, reader: Reader): Theme {
  const own = isRecord(source) ? source : {};
  if (source !== undefined && own !== source) reader.report('/theme', 'invalid-value', 'error');
  const background = isRecord(own['background']) ? own['background'] : {};
  // Layers are read one by one.
  const spare = background === own['background'] ? { ...own, background: { ...background, layers: [] } } : own;
  const theme = readPatiently(completedTheme, spare, '/theme', reader.report).value ?? completedTheme.parse({});
  return { ...theme, background: { ...theme.background, layers: readLayers(background['layers'], reader) } };
}

function readLayers(sources: unknown, reader: Reader): BackgroundLayer[] {
  const place = '/theme/background/layers';
  if (sources === undefined || sources === null) return [];
  if (!Array.isArray(sources)) {
    reader.report(place, 'invalid-value', 'error');
    return [];
  }
  if (sources.length > MOST_LAYERS) reader.report(place, 'list-too-long', 'error', `at most ${MOST_LAYERS}`);
  const layers = sources.slice(0, MOST_LAYERS).flatMap((source, index): BackgroundLayer[] => {
    const { objects, ...own } = isRecord(source) ? source : { objects: undefined };
    const found = isRecord(source) ? readPatiently(layer, own, `${place}/${index}`, reader.report).value : undefined;
    if (!found) reader.report(`${place}/${index}`, 'unreadable-layer', 'error');
    return found ? [{ ...found, objects: readObjects(objects, `${place}/${index}/objects`, reader) }] : [];
  });
  nameApart(
    layers,
    () => 'layer',
    (twin, id) => reader.report(place, 'duplicate-id', 'warning', `${id} is now ${twin.id}`),
  );
  return layers;
}
