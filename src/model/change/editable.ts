import type { BackgroundLayer, OrderKey, Presentation, SceneObject, Step, UnreadableObject } from '../presentation/presentation.ts';
import type { Paragraph } from '../presentation/texts.ts';
import { isRecord } from '../presentation/reading/reader.ts';
import { unreadable } from '../presentation/reading/schemas/objects.ts';
import { link } from '../presentation/reading/schemas/texts.ts';
import { isMadePath } from '../presentation/transcript/made-path.ts';
import { withOrder } from './order.ts';
import { isBeginning, paragraphOf, piecesOf } from './text/text-units.ts';

/**
 * Gives everything that operations refer to its id and its place among its siblings, and texts their only form. The same document always
 * gets the same ones, and one that has them stays as it is. A path made from the topics becomes the document's own.
 */
export function makeEditable(presentation: Presentation): Presentation {
  const { root, theme, path } = presentation;
  const layers = mapSame(inOrder(theme.background.layers), editableLayer);
  return {
    ...presentation,
    root: editableTree(root),
    theme: { ...theme, background: { ...theme.background, layers } },
    path: inOrder(isMadePath(path) ? path.map(ownStep) : path),
  };
}

function ownStep(step: Step): Step {
  const { isMade: _, ...own } = step as Step & { isMade?: true };
  return own;
}

const inOrder = <T extends { readonly id: string; readonly order?: OrderKey | undefined }>(list: readonly T[]): readonly T[] =>
  withOrder(list, (item, order) => ({ ...item, order }));

function editableLayer(layer: BackgroundLayer): BackgroundLayer {
  return changed(layer, 'objects', mapSame(withOrder(layer.objects, placedAt), editable));
}

/** An object that cannot be read keeps its source, which is what gets written. */
function placedAt(object: SceneObject, order: OrderKey): SceneObject {
  return object.kind === 'unreadable'
    ? { ...object, order, source: { ...sourceOf(object.source), id: object.id, order } }
    : { ...object, order };
}

const sourceOf = (source: unknown): Record<string, unknown> => (isRecord(source) ? source : { source });

/** An object with everything in it. */
export const editableTree = <T extends SceneObject>(object: T): T => editable(object) as T;

function editable(object: SceneObject): SceneObject {
  switch (object.kind) {
    case 'group':
      return changed(object, 'children', mapSame(withOrder(object.children, placedAt), editable));
    case 'topic':
      return changed(object, 'children', mapSame(withOrder(object.children, placedAt), editable));
    default:
      return editableContent(object);
  }
}

function editableContent(object: SceneObject): SceneObject {
  switch (object.kind) {
    case 'text':
      return changed(object, 'paragraphs', editableText(object.paragraphs));
    case 'table': {
      const ids = freshIds(object.rows.flatMap(({ cells }) => cells));
      const rows = mapSame(object.rows, (row) =>
        changed(
          row,
          'cells',
          mapSame(row.cells, (cell) => changed(changed(cell, 'id', ids(cell)), 'paragraphs', editableText(cell.paragraphs))),
        ),
      );
      return changed(object, 'rows', rows);
    }
    case 'chart': {
      const ids = freshIds(object.series);
      return changed(
        object,
        'series',
        mapSame(object.series, (series) => changed(series, 'id', ids(series))),
      );
    }
    case 'unreadable':
      return changed(object, 'source', editableSource(object));
    default:
      return object;
  }
}

/** Of the fields that can be set: null is none, and a link that leads nowhere stays away, whatever comes to be there. */
function editableSource({ source, link: live }: UnreadableObject): unknown {
  if (!isRecord(source)) return source;
  const isLost = !live && link.safeParse(source['link']).success;
  const entries = Object.entries(source).filter(
    ([name, value]) => !(name in unreadable.shape && value === null) && !(name === 'link' && isLost),
  );
  return entries.length === Object.keys(source).length ? source : Object.fromEntries(entries);
}

/** Every text has a first paragraph. */
function editableText(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const all = paragraphs.length > 0 ? paragraphs : [{ runs: [], align: 'start', level: 0 } as const];
  const ids = freshIds(all);
  return mapSame(all, (paragraph) => {
    const [beginning, ...letters] = piecesOf(paragraph);
    if (!beginning || !isBeginning(beginning)) return paragraph;
    return paragraphOf(
      { ...beginning, id: ids(paragraph) },
      letters.flatMap((piece) => (isBeginning(piece) ? [] : piece)),
    );
  });
}

/** The id of each: its own, unless an earlier one has it, or the next number that is free. */
function freshIds<T extends { readonly id?: string | undefined }>(list: readonly T[]): (item: T) => string {
  const ids = new Map<T, string>();
  const taken = new Set<string>();
  for (const item of list) {
    if (item.id === undefined || taken.has(item.id)) continue;
    taken.add(item.id);
    ids.set(item, item.id);
  }
  let number = 0;
  for (const item of list) {
    if (ids.has(item)) continue;
    do number++;
    while (taken.has(String(number)));
    ids.set(item, String(number));
  }
  return (item) => ids.get(item) ?? '';
}

/** The same object unless the field differs. */
const changed = <T extends object, K extends keyof T>(holder: T, name: K, value: T[K]): T =>
  holder[name] === value ? holder : { ...holder, [name]: value };

/** The same list unless an item differs. */
function mapSame<T>(list: readonly T[], make: (item: T) => T): readonly T[] {
  const made = list.map(make);
  return made.every((item, index) => item === list[index]) ? list : made;
}
