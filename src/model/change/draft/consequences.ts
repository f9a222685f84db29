import type { Link } from '../../presentation/link.ts';
import type { ObjectId, SceneObject } from '../../presentation/presentation.ts';
import type { Paragraph } from '../../presentation/texts.ts';
import type { Operation } from '../operation.ts';
import { ChangeWriter, EMPTY, type TextChange } from '../text/text-change.ts';
import { findMovable, withDescendants } from './change-objects.ts';
import { type Draft, find, findLayer } from './draft.ts';
import { isOnCanvas } from './links.ts';

/** What has to happen first, so that nothing refers to what an operation removes. */
export function consequencesOf(draft: Draft, operation: Operation): Operation[] {
  switch (operation.kind) {
    case 'remove': {
      const objects = withDescendants(findMovable(draft, operation.id).object);
      return lettingGo(draft, objects, objects);
    }
    case 'move':
      return isOnCanvas(draft, operation.id) && !('parent' in operation.into && isOnCanvas(draft, operation.into.parent))
        ? lettingGo(draft, withDescendants(findMovable(draft, operation.id).object), [])
        : [];
    case 'step':
      return 'remove' in operation ? unlinking(draft, 'step', new Set([operation.id]), new Set()) : [];
    case 'background':
      return 'layer' in operation && 'remove' in operation
        ? findLayer(draft, operation.layer).objects.map(({ id }) => ({ kind: 'remove', id }))
        : [];
    default:
      return [];
  }
}

/** Nothing refers to these objects any more, except for those that go themselves. */
function lettingGo(draft: Draft, objects: readonly SceneObject[], going: readonly SceneObject[]): Operation[] {
  const gone = new Set(objects.map(({ id }) => id));
  return [...leavingSteps(draft, gone), ...unlinking(draft, 'object', gone, new Set(going.map(({ id }) => id)))];
}

/** Steps that show something else stay, without what is gone. The last one stays in any case: a path without steps is none. */
function leavingSteps(draft: Draft, gone: ReadonlySet<ObjectId>): Operation[] {
  const touched = new Set([...gone].flatMap((id) => [...(draft.mentions.bySteps.get(id)?.keys() ?? [])]));
  if (touched.size === 0) return [];
  const { path, root } = draft.presentation;
  let left = path.length;
  return path
    .filter(({ id }) => touched.has(id))
    .flatMap((step): Operation[] => {
      const reveal = step.reveal.filter((id) => !gone.has(id));
      const hide = step.hide?.filter((id) => !gone.has(id));
      const isLost = step.to !== undefined && gone.has(step.to);
      const isIdle = isLost && reveal.length === 0 && !hide?.length && step.notes === '' && !step.caption;
      const { id } = step;
      if (isIdle && left > 1) {
        left--;
        return [{ kind: 'step', id, remove: true }];
      }
      return [{ kind: 'step', id, set: { reveal, ...(hide && { hide }), ...(isLost && { to: isIdle ? root.id : null }) } }];
    });
}

/** Takes links off the objects that stay. */
const unlinking = (draft: Draft, kind: 'object' | 'step', gone: ReadonlySet<string>, leaving: ReadonlySet<ObjectId>): Operation[] =>
  leading(draft, kind, gone, leaving, null);

/** Lets links to an object lead to another one. */
export const relinking = (draft: Draft, from: ObjectId, to: ObjectId): Operation[] =>
  leading(draft, 'object', new Set([from]), new Set(), { kind: 'object', id: to });

function leading(
  draft: Draft,
  kind: 'object' | 'step',
  gone: ReadonlySet<string>,
  leaving: ReadonlySet<ObjectId>,
  next: Link | null,
): Operation[] {
  const holders = new Set([...gone].flatMap((id) => [...(draft.mentions.byObjects[kind].get(id)?.keys() ?? [])]));
  const isGone = (link: SceneObject['link']) => link?.kind === kind && gone.has(link.id);
  return [...holders].toSorted().flatMap((id): Operation[] => {
    if (leaving.has(id)) return [];
    const { object } = find(draft, id);
    const own: Operation[] = isGone(object.link) ? [{ kind: 'set', id, fields: { link: next } }] : [];
    const cells = object.kind === 'table' ? object.rows.flatMap(({ cells }) => cells) : [];
    const texts: [string | undefined, readonly Paragraph[]][] = cells.map((cell) => [cell.id, cell.paragraphs]);
    if (object.kind === 'text') texts.push([undefined, object.paragraphs]);
    const inTexts = texts.flatMap(([part, paragraphs]): Operation[] => {
      const change = withLinks(paragraphs, isGone, next);
      return change.length === 0 ? [] : [{ kind: 'text', id, ...(part !== undefined && { part }), change }];
    });
    return [...own, ...inTexts];
  });
}

function withLinks(paragraphs: readonly Paragraph[], isGone: (link: SceneObject['link']) => boolean, next: Link | null): TextChange {
  const change = new ChangeWriter();
  for (const { runs } of paragraphs) {
    const { text, link, ...format } = runs[0] ?? { text: '' };
    change.add({ keep: 1, ...(text === '' && isGone(link) && { paragraphs: { [EMPTY]: { ...format, ...(next && { link: next }) } } }) });
    for (const { text, link } of runs) change.add({ keep: text.length, ...(isGone(link) && { letters: { link: next } }) });
  }
  return change.finish();
}
