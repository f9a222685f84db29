import type { ObjectId, Presentation, SceneObject } from '../presentation.ts';

/**
 * Objects that appear when others disappear which differ from them only in place, size, opacity, colours and emphasis: something that
 * moved or changed. It is read once, where it was first.
 */
export function echoesIn({ root, path }: Pick<Presentation, 'root' | 'path'>): ReadonlySet<ObjectId> {
  const echoes = new Set<ObjectId>();
  if (!path.some(({ reveal, hide = [] }) => reveal.length > 0 && hide.length > 0)) return echoes;
  const objects = new Map<ObjectId, SceneObject>();
  const visit = (object: SceneObject) => {
    objects.set(object.id, object);
    if ('children' in object) object.children.forEach(visit);
  };
  visit(root);
  const unseen = hiddenAtFirst(path);
  for (const { reveal, hide = [] } of path) {
    const gone = new Set(hide.flatMap((id) => (unseen.has(id) ? [] : (likenessOf(objects.get(id)) ?? []))));
    for (const id of reveal) if (unseen.has(id) && gone.has(likenessOf(objects.get(id)) ?? '')) echoes.add(id);
    for (const id of reveal) unseen.delete(id);
  }
  return echoes;
}

/** Where everything is seen at once, something that moves is seen only where it was first. */
export const overviewOpacities = (presentation: Pick<Presentation, 'root' | 'path'>): ReadonlyMap<ObjectId, number> =>
  new Map([...echoesIn(presentation)].map((id) => [id, 0]));

/** Objects that a step shows before any hides them. */
function hiddenAtFirst(path: Presentation['path']): Set<ObjectId> {
  const [hidden, known] = [new Set<ObjectId>(), new Set<ObjectId>()];
  for (const { reveal, hide = [] } of path) {
    for (const id of reveal) if (!known.has(id)) hidden.add(id);
    for (const id of [...reveal, ...hide]) known.add(id);
  }
  return hidden;
}

const placing = new Set([
  'id',
  'x',
  'y',
  'scale',
  'rotation',
  'opacity',
  'color',
  'fill',
  'stroke',
  'paint',
  'weight',
  'isItalic',
  'isUnderlined',
]);

const likenessOf = (object: SceneObject | undefined): string | undefined =>
  object && JSON.stringify(object, (name, value: unknown) => (placing.has(name) ? undefined : value));
