import { isSame } from '#model/change/text/text-change.ts';
import type { ObjectId, Presentation, SceneObject, Step } from '#model/presentation/presentation.ts';
import { nameOf } from '../../outline/names.ts';
import { labelsOf } from '../../path/step-labels.ts';
import { type Aspect, aspectsOf, headAspects, type Placed, stepAspects, titleOf } from './aspects.ts';

export type Sort = 'added' | 'changed' | 'removed';
type Kind = SceneObject['kind'];

/** What is different, to be said in one line. */
export type Subject =
  | { readonly kind: 'object'; readonly of: Kind; readonly name: string | undefined }
  /** Without `of`, they are of several kinds. */
  | { readonly kind: 'objects'; readonly of: Kind | undefined; readonly count: number }
  /** As the path of the side that has it counts it: the later one, if both do. */
  | { readonly kind: 'step'; readonly label: string; readonly name: string }
  | { readonly kind: 'presentation' };

export interface Difference {
  readonly sort: Sort;
  readonly subject: Subject;
  /** What about it has changed. */
  readonly aspects: readonly Aspect[];
  /** Of something that is called differently now. */
  readonly renamed?: { readonly from: string; readonly to: string } | undefined;
  /** The objects to point at. */
  readonly ids: readonly ObjectId[];
  /** The step to show. */
  readonly step?: string | undefined;
}

/** As many of a kind are named one by one. */
const NAMED = 3;

/** What has become of one presentation in the other, object by object: added first, then changed, then removed. */
export function differencesBetween(before: Presentation, after: Presentation): Difference[] {
  const [old, now] = [placesIn(before), placesIn(after)];
  const added = outermost(now, old);
  const removed = outermost(old, now);
  const changed: { object: SceneObject; was: SceneObject; aspects: readonly Aspect[] }[] = [];
  for (const [id, there] of now) {
    const was = old.get(id);
    if (!was || was.object.kind !== there.object.kind) continue;
    const aspects = aspectsOf(was, there);
    if (aspects.length > 0) changed.push({ object: there.object, was: was.object, aspects });
  }
  const head = headAspects(before, after);
  return [
    ...gathered('added', added, after),
    ...stepsOnly('added', after.path, before.path),
    ...(head.length > 0 ? [{ sort: 'changed', subject: { kind: 'presentation' }, aspects: head, ids: [] } satisfies Difference] : []),
    ...changes(changed, after),
    ...changedSteps(before, after),
    ...gathered('removed', removed, before),
    ...stepsOnly('removed', before.path, after.path),
  ];
}

function placesIn({ root, theme }: Presentation): Map<ObjectId, Placed> {
  const places = new Map<ObjectId, Placed>();
  const enter = (object: SceneObject, parent: ObjectId | undefined) => {
    places.set(object.id, { object, parent });
    if ('children' in object) for (const child of object.children) enter(child, object.id);
  };
  enter(root, undefined);
  for (const layer of theme.background.layers) for (const object of layer.objects) enter(object, layer.id);
  return places;
}

const isIn = (places: ReadonlyMap<ObjectId, Placed>, { object }: Placed): boolean => places.get(object.id)?.object.kind === object.kind;

/** Those that only one side has; what is within one of them is not told again. */
function outermost(side: ReadonlyMap<ObjectId, Placed>, other: ReadonlyMap<ObjectId, Placed>): SceneObject[] {
  const found: SceneObject[] = [];
  for (const place of side.values()) {
    const above = place.parent === undefined ? undefined : side.get(place.parent);
    if (!isIn(other, place) && (!above || isIn(other, above))) found.push(place.object);
  }
  return found;
}

function gathered(sort: Sort, objects: readonly SceneObject[], presentation: Presentation): Difference[] {
  return [...Map.groupBy(objects, ({ kind }) => kind)].flatMap(([of, all]): Difference[] => {
    const names = all.map((object) => nameOf(object, presentation));
    const ids = all.map(({ id }) => id);
    if (all.length > NAMED || (all.length > 1 && names.includes(undefined)))
      return [{ sort, subject: { kind: 'objects', of, count: all.length }, aspects: [], ids }];
    return all.map(({ id }, place) => ({ sort, subject: { kind: 'object', of, name: names[place] }, aspects: [], ids: [id] }));
  });
}

function changes(
  changed: readonly { object: SceneObject; was: SceneObject; aspects: readonly Aspect[] }[],
  presentation: Presentation,
): Difference[] {
  return [...Map.groupBy(changed, ({ aspects }) => aspects.join())].flatMap(([, all]): Difference[] => {
    const [first] = all;
    if (first && all.length > NAMED && !first.aspects.includes('title')) {
      const kinds = new Set(all.map(({ object }) => object.kind));
      const of = kinds.size === 1 ? first.object.kind : undefined;
      const ids = all.map(({ object }) => object.id);
      return [{ sort: 'changed', subject: { kind: 'objects', of, count: all.length }, aspects: first.aspects, ids }];
    }
    return all.map(({ object, was, aspects }) => {
      const [from, to] = [titleOf(was), titleOf(object)];
      const isRenamed = aspects.includes('title') && from && to;
      return {
        sort: 'changed',
        subject: { kind: 'object', of: object.kind, name: nameOf(object, presentation) },
        aspects: isRenamed ? aspects.filter((aspect) => aspect !== 'title') : aspects,
        ...(isRenamed && { renamed: { from, to } }),
        ids: [object.id],
      };
    });
  });
}

const stepSubject = (labels: ReadonlyMap<string, string>, { id, title }: Step): Subject => ({
  kind: 'step',
  label: labels.get(id) ?? '',
  name: title,
});

/** Steps that the other path does not have. */
function stepsOnly(sort: Sort, path: readonly Step[], other: readonly Step[]): Difference[] {
  const there = new Set(other.map(({ id }) => id));
  const labels = labelsOf(path);
  return path
    .filter(({ id }) => !there.has(id))
    .map((step) => ({ sort, subject: stepSubject(labels, step), aspects: [], ids: step.to === undefined ? [] : [step.to], step: step.id }));
}

function changedSteps(before: Presentation, after: Presentation): Difference[] {
  const old = new Map(before.path.map((step) => [step.id, step]));
  const labels = labelsOf(after.path);
  return after.path.flatMap((step): Difference[] => {
    const was = old.get(step.id);
    if (!was || isSame(was, step)) return [];
    const aspects = stepAspects(was, step);
    if (aspects.length === 0) return [];
    return [{ sort: 'changed', subject: stepSubject(labels, step), aspects, ids: [], step: step.id }];
  });
}
