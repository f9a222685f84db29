import type { BackgroundLayer, Presentation, SceneObject, Theme } from '../presentation/presentation.ts';
import { differenceBetween, replaced, spliced } from './list-history.ts';

/** Fields that are different, and those that are gone. */
interface Fields {
  set: Record<string, unknown>;
  gone: string[];
}

interface ObjectDelta {
  fields: Fields;
  /** Those that are where they were, or all in place of the former ones from `start` to `end`. */
  children:
    | { kind: 'same' }
    | { kind: 'changed'; at: [place: number, delta: ObjectDelta][] }
    | { kind: 'other'; start: number; end: number; entries: Entry[] };
}

/** A child that is as it was, with its former place; one that has changed; or a new one. */
type Entry = number | { was: number; delta: ObjectDelta } | { object: SceneObject };

/** How a presentation differs from a former one. Leaves out what both share, and can be sent. */
export interface PresentationDelta {
  fields: Fields;
  theme: Fields;
  background: Fields;
  /** Each is a former one's place, or new. */
  layers: (number | BackgroundLayer)[] | undefined;
  root: ObjectDelta | undefined;
}

export function deltaBetween(former: Presentation, next: Presentation): PresentationDelta {
  const [{ background: formerGround }, { background }] = [former.theme, next.theme];
  const known = new Map(formerGround.layers.map((layer, place) => [layer, place]));
  return {
    fields: fieldsBetween(former, next, ['root', 'theme']),
    theme: fieldsBetween(former.theme, next.theme, ['background']),
    background: fieldsBetween(formerGround, background, ['layers']),
    layers: background.layers === formerGround.layers ? undefined : background.layers.map((layer) => known.get(layer) ?? layer),
    root: former.root === next.root ? undefined : objectDelta(former.root, next.root),
  };
}

/** The next presentation, made of the former one's own objects wherever they have not changed. */
export function followDelta(former: Presentation, { fields, theme, background, layers, root }: PresentationDelta): Presentation {
  const ground = former.theme.background;
  const nextGround = {
    ...withFields(ground, background),
    layers: layers?.map((layer) => (typeof layer === 'number' ? ground.layers[layer] : layer)) ?? ground.layers,
  };
  return {
    ...withFields(former, fields),
    theme: { ...withFields(former.theme, theme), background: nextGround } as Theme,
    root: root ? (followObject(former.root, root) as Presentation['root']) : former.root,
  };
}

function fieldsBetween(former: object, next: object, except: readonly string[]): Fields {
  const fields: Fields = { set: {}, gone: [] };
  for (const [name, value] of Object.entries(next))
    if (!except.includes(name) && Reflect.get(former, name) !== value) fields.set[name] = value;
  for (const name of Object.keys(former)) if (!except.includes(name) && !(name in next)) fields.gone.push(name);
  return fields;
}

function withFields<T extends object>(former: T, { set, gone }: Fields): T {
  const next = { ...former, ...set };
  for (const name of gone) Reflect.deleteProperty(next, name);
  return next;
}

const childrenOf = (object: SceneObject): readonly SceneObject[] => ('children' in object ? object.children : []);

const isSameOne = (one: SceneObject | undefined, other: SceneObject | undefined) => one?.id === other?.id && one?.kind === other?.kind;

function objectDelta(former: SceneObject, next: SceneObject): ObjectDelta {
  return { fields: fieldsBetween(former, next, ['children']), children: childrenDelta(childrenOf(former), childrenOf(next)) };
}

function childrenDelta(former: readonly SceneObject[], next: readonly SceneObject[]): ObjectDelta['children'] {
  if (former === next) return { kind: 'same' };
  const { start, end, places } = differenceBetween(former, next) ?? { start: 0, end: former.length, places: undefined };
  const at: [number, ObjectDelta][] = [];
  const isInPlace = (places ?? rangeOf(start, end)).every((place) => {
    const [before, object] = [former[place], next[place]];
    if (before === object) return true;
    if (!before || !object || !isSameOne(before, object)) return false;
    at.push([place, objectDelta(before, object)]);
    return true;
  });
  if (isInPlace && former.length === next.length) return { kind: 'changed', at };
  const known = new Map(former.slice(start, end).map(({ id }, place) => [id, start + place]));
  const entries = next.slice(start, end + next.length - former.length).map((object): Entry => {
    const was = known.get(object.id) ?? -1;
    const before = former[was];
    if (!before || !isSameOne(before, object)) return { object };
    return before === object ? was : { was, delta: objectDelta(before, object) };
  });
  return { kind: 'other', start, end, entries };
}

const rangeOf = (start: number, end: number) => Array.from({ length: end - start }, (_, place) => start + place);

function followObject(former: SceneObject, { fields, children }: ObjectDelta): SceneObject {
  const next = withFields(former, fields);
  if (!('children' in former)) return next;
  return { ...next, children: followChildren(former.children, children) } as SceneObject;
}

function followChildren(former: readonly SceneObject[], delta: ObjectDelta['children']): readonly SceneObject[] {
  if (delta.kind === 'same') return former;
  const followAt = (place: number, each: ObjectDelta) => followObject(former[place] as SceneObject, each);
  if (delta.kind === 'changed')
    return replaced(
      former,
      delta.at.map(([place, each]) => [place, followAt(place, each)]),
    );
  const items = delta.entries.map((entry) => {
    if (typeof entry === 'number') return former[entry] as SceneObject;
    return 'object' in entry ? entry.object : followAt(entry.was, entry.delta);
  });
  return spliced(former, delta.start, delta.end - delta.start, items);
}
