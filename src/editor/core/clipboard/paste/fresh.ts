import type { Link } from '#model/presentation/link.ts';
import type { LineObject, ObjectId, SceneObject, Step } from '#model/presentation/presentation.ts';
import { isRecord } from '#model/presentation/reading/reader.ts';
import type { Paragraph } from '#model/presentation/texts.ts';
import { shownBy } from '../copy.ts';
import { withFields } from '../placing.ts';

export interface FreshClip {
  readonly objects: readonly SceneObject[];
  readonly steps: readonly Step[];
}

/**
 * Gives everything new ids, and leads links and steps to the copies. Links to what is not among them stay in the same document, and go in
 * another one, where the same id means something else.
 */
export function refreshed(
  objects: readonly SceneObject[],
  steps: readonly Step[],
  newId: () => string,
  isSameDocument: boolean,
): FreshClip {
  const ids = new Map<ObjectId, ObjectId>();
  const own = new Map<SceneObject, ObjectId>();
  const name = (object: SceneObject) => {
    const id = newId();
    own.set(object, id);
    if (!ids.has(object.id)) ids.set(object.id, id);
    if ('children' in object) object.children.forEach(name);
  };
  objects.forEach(name);
  const shown = steps.filter((step) => shownBy(step).length > 0 && shownBy(step).every((id) => ids.has(id)));
  const named = shown.map((step) => ({ ...step, id: newId() }));
  // Of twins, which only broken clips have, the first is meant.
  const stepIds = new Map(shown.map(({ id }, index) => [id, named[index]?.id] as const).toReversed());
  const lead = (link: Link | undefined): Link | undefined => {
    if (!link || link.kind === 'address') return link;
    const id = (link.kind === 'object' ? ids : stepIds).get(link.id);
    return id === undefined ? (isSameDocument ? link : undefined) : { ...link, id };
  };
  const copyOf = (id: ObjectId) => ids.get(id) ?? id;
  return {
    objects: objects.map((object) => unlocked(refresh(object, { idOf: (one) => own.get(one) ?? newId(), lead, newId, copies: ids }))),
    steps: named.map((step) => ({
      ...step,
      ...(step.to !== undefined && { to: copyOf(step.to) }),
      reveal: step.reveal.map(copyOf),
      ...(step.hide && { hide: step.hide.map(copyOf) }),
    })),
  };
}

interface Anew {
  idOf: (object: SceneObject) => ObjectId;
  lead: (link: Link | undefined) => Link | undefined;
  newId: () => string;
  /** By the ids of the originals. */
  copies: ReadonlyMap<ObjectId, ObjectId>;
}

function refresh(object: SceneObject, anew: Anew): SceneObject {
  const { idOf, lead, newId, copies } = anew;
  const link = lead(object.link);
  const { link: _, ...rest } = object;
  const named = withFields(withoutLink(rest as SceneObject), { id: idOf(object), ...(link && { link }) });
  const inText = (paragraphs: readonly Paragraph[]) => freshText(paragraphs, lead, newId);
  switch (named.kind) {
    case 'group':
    case 'topic':
      return { ...named, children: named.children.map((child) => refresh(child, anew)) };
    case 'line':
      return attachedAnew(named, copies);
    case 'text':
      return { ...named, paragraphs: inText(named.paragraphs) };
    case 'table': {
      const cells = (row: (typeof named.rows)[number]) =>
        row.cells.map((cell) => ({ ...cell, id: newId(), paragraphs: inText(cell.paragraphs) }));
      return { ...named, rows: named.rows.map((row) => ({ ...row, cells: cells(row) })) };
    }
    case 'chart':
      return { ...named, series: named.series.map((series) => ({ ...series, id: newId() })) };
    default:
      return named;
  }
}

/** A copy stays attached to copies only: it is not where the originals are. */
function attachedAnew({ startsAt, endsAt, ...line }: LineObject, copies: ReadonlyMap<ObjectId, ObjectId>): LineObject {
  const [start, end] = [startsAt && copies.get(startsAt.id), endsAt && copies.get(endsAt.id)];
  return {
    ...line,
    ...(startsAt && start !== undefined && { startsAt: { ...startsAt, id: start } }),
    ...(endsAt && end !== undefined && { endsAt: { ...endsAt, id: end } }),
  };
}

function withoutLink(object: SceneObject): SceneObject {
  if (object.kind !== 'unreadable' || !isRecord(object.source)) return object;
  const { link: _, ...source } = object.source;
  return { ...object, source };
}

/** Whoever copies something locked wants to change the copy. What is locked in it stays so. */
function unlocked(locked: SceneObject): SceneObject {
  const { isLocked: _, ...object } = locked;
  if (object.kind !== 'unreadable' || !isRecord(object.source)) return object as SceneObject;
  const { isLocked: __, ...source } = object.source;
  return { ...object, source };
}

export const freshText = (
  paragraphs: readonly Paragraph[],
  lead: (link: Link | undefined) => Link | undefined,
  newId: () => string,
): Paragraph[] =>
  paragraphs.map((paragraph) => ({
    ...paragraph,
    id: newId(),
    runs: paragraph.runs.map(({ link, ...run }) => {
      const led = lead(link);
      return led ? { ...run, link: led } : run;
    }),
  }));
