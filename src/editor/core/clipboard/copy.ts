import { withDescendants } from '#model/change/draft/change-objects.ts';
import { type Draft, type Entry, placeOf } from '#model/change/draft/draft.ts';
import { PieceReader } from '#model/change/text/apply-text.ts';
import { type Beginning, isBeginning, lengthOf, type Letters, paragraphOf } from '#model/change/text/text-units.ts';
import { identity, multiply, placementMatrix } from '#model/geometry/matrix.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import type { Asset, AssetId, ObjectId, SceneObject, Step } from '#model/presentation/presentation.ts';
import type { Paragraph } from '#model/presentation/texts.ts';
import type { ObjectSelection, Selection } from '../selection/selection.ts';
import { textOf } from '../selection/text-of.ts';
import type { Clip, ObjectsClip } from './clip.ts';
import { rangeOf } from './cut.ts';
import { placedBy } from './placing.ts';

/** What is selected; undefined if that is nothing. `of` is the document. */
export function copy(draft: Draft, selection: Selection, of: string): Clip | undefined {
  if (selection.kind === 'objects') return copyObjects(draft, selection, of);
  const paragraphs = textOf(draft, selection);
  const [from, to] = rangeOf(selection);
  return paragraphs && to > from ? { kind: 'text', of, paragraphs: sliceOf(paragraphs, from, to) } : undefined;
}

function copyObjects({ presentation, entries }: Draft, { ids }: ObjectSelection, of: string): ObjectsClip | undefined {
  const ways = ids.flatMap((id) => {
    const entry = entries.get(id);
    return entry ? [wayTo(entry)] : [];
  });
  const [first] = ways;
  if (!first) return undefined;
  const shared = sharedBy(ways.map((way) => way.slice(0, -1)));
  const objects = ways.flatMap((way) => {
    const object = way.at(-1)?.object;
    return object ? [placedBy(object, matrixOf(way.slice(shared, -1)))] : [];
  });
  const all = objects.flatMap(withDescendants);
  const top = first[shared];
  return {
    kind: 'objects',
    of,
    ...(top && { from: placeOf(top) }),
    objects,
    steps: stepsOf(presentation.path, new Set(all.map(({ id }) => id))),
    assets: assetsOf(all, presentation.assets),
  };
}

/** The object and what it is in, outermost first. */
function wayTo(entry: Entry): Entry[] {
  const way: Entry[] = [];
  for (let at: Entry | undefined = entry; at; at = at.parent) way.unshift(at);
  return way;
}

/** How much all have in common from the start. */
function sharedBy(ways: readonly (readonly Entry[])[]): number {
  const [first = [], ...others] = ways;
  const end = first.findIndex((entry, index) => others.some((way) => way[index] !== entry));
  return end < 0 ? first.length : end;
}

const matrixOf = (way: readonly Entry[]): Matrix => way.reduce((matrix, { object }) => multiply(matrix, placementMatrix(object)), identity);

/** Whoever copies a topic wants its stops; a step that also shows something else stays with the rest of its path. */
const stepsOf = (path: readonly Step[], ids: ReadonlySet<ObjectId>): Step[] =>
  path.filter((step) => {
    const shown = shownBy(step);
    return shown.length > 0 && shown.every((id) => ids.has(id));
  });

export const shownBy = ({ to, reveal, hide = [] }: Step): ObjectId[] => [...(to === undefined ? [] : [to]), ...reveal, ...hide];

export const assetIdsOf = (object: SceneObject): AssetId[] =>
  object.kind === 'image'
    ? [object.asset]
    : object.kind === 'video'
      ? [object.asset, ...(object.poster === undefined ? [] : [object.poster])]
      : [];

function assetsOf(objects: readonly SceneObject[], assets: Readonly<Record<AssetId, Asset>>): Record<AssetId, Asset> {
  const entries = objects.flatMap(assetIdsOf).flatMap((id): [AssetId, Asset][] => {
    const asset = Object.hasOwn(assets, id) ? assets[id] : undefined;
    return asset ? [[id, asset]] : [];
  });
  return Object.fromEntries(entries);
}

/** The first paragraph is the one in which it begins. */
function sliceOf(paragraphs: readonly Paragraph[], from: number, to: number): Paragraph[] {
  const reader = new PieceReader(paragraphs);
  const slice: Paragraph[] = [];
  let beginning: Beginning | undefined;
  let letters: Letters[] = [];
  for (let at = 0; at < to && !reader.isAtEnd;) {
    const piece = reader.take(at < from ? from - at : to - at);
    if (isBeginning(piece)) {
      if (beginning && at >= from) slice.push(paragraphOf(beginning, letters));
      [beginning, letters] = [piece, []];
    } else if (at >= from) letters.push(piece);
    at += lengthOf(piece);
  }
  return beginning ? [...slice, paragraphOf(beginning, letters)] : slice;
}
