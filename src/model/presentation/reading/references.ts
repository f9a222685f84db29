import type { Step } from '../presentation.ts';
import { cutText, type Reader } from './reader.ts';

/**
 * Makes all ids unique: the first object with an id keeps it, so that references find it; those with none or a duplicate get an id that is
 * not taken.
 */
export function nameApart<T extends { id: string }>(
  things: readonly T[],
  stemOf: (thing: T) => string,
  onTwin: (thing: T, id: string) => void,
): void {
  const taken = new Set<string>();
  const others = things.filter((thing) => thing.id === '' || taken.size === taken.add(thing.id).size);
  const counts = new Map<string, number>();
  for (const thing of others) {
    const { id } = thing;
    const stem = cutText(id || stemOf(thing), 180);
    let number = counts.get(stem) ?? (id ? 1 : 0);
    do thing.id = `${stem}-${++number}`;
    while (taken.has(thing.id));
    counts.set(stem, number);
    taken.add(thing.id);
    if (id) onTwin(thing, id);
  }
}

/** The ids that steps and links may refer to: those on the canvas, not those in the background. */
export function nameObjects(reader: Reader): Set<string> {
  const root = reader.objects.find(({ place }) => place === '/root')?.object;
  const places = new Map<object, string>(reader.objects.map(({ object, place }) => [object, place]));
  if (root?.id === '' && !reader.objects.some(({ object }) => object.id === 'root')) root.id = 'root';
  nameApart(
    reader.objects.map(({ object }) => object),
    ({ kind }) => kind,
    (twin, id) => reader.report(`${places.get(twin)}/id`, 'duplicate-id', 'warning', `${id} is now ${twin.id}`),
  );
  return new Set(reader.objects.filter(({ place }) => place.startsWith('/root')).map(({ object }) => object.id));
}

/** Removes dangling links; an image without its asset stays, and is drawn as missing. */
export function checkReferences(reader: Reader, ids: ReadonlySet<string>, path: readonly Step[]): void {
  const steps = new Set(path.map(({ id }) => id));
  for (const { holder, place } of reader.links) {
    const { link } = holder;
    const isLost = (link?.kind === 'object' && !ids.has(link.id)) || (link?.kind === 'step' && !steps.has(link.id));
    if (!link || link.kind === 'address' || !isLost) continue;
    reader.report(place, link.kind === 'object' ? 'missing-object' : 'missing-step', 'warning', link.id);
    delete holder.link;
  }
  for (const { id, place } of reader.assetUses) if (!Object.hasOwn(reader.assets, id)) reader.report(place, 'missing-asset', 'error', id);
}
