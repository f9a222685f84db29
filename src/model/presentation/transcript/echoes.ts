import type { ObjectId, Presentation, SceneObject } from '../presentation.ts';

/**
 * Objects that appear when others disappear which differ from them only in place, size and opacity: something that moved. It is read once,
 * where it was first.
 */
export function echoesIn({ root, path }: Pick<Presentation, 'root' | 'path'>): ReadonlySet<ObjectId> {
  const echoes = new Set<ObjectId>();
  const changes = path.filter(({ reveal, hide = [] }) => reveal.length > 0 && hide.length > 0);
  if (changes.length === 0) return echoes;
  const objects = new Map<ObjectId, SceneObject>();
  const visit = (object: SceneObject) => {
    objects.set(object.id, object);
    if ('children' in object) object.children.forEach(visit);
  };
  visit(root);
  for (const { reveal, hide = [] } of changes) {
    const gone = new Set(hide.flatMap((id) => likenessOf(objects.get(id)) ?? []));
    for (const id of reveal) if (gone.has(likenessOf(objects.get(id)) ?? '')) echoes.add(id);
  }
  return echoes;
}

const placing = new Set(['id', 'x', 'y', 'scale', 'rotation', 'opacity']);

const likenessOf = (object: SceneObject | undefined): string | undefined =>
  object && JSON.stringify(object, (name, value: unknown) => (placing.has(name) ? undefined : value));
