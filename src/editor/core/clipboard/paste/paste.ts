import { withDescendants } from '#model/change/draft/change-objects.ts';
import type { Draft } from '#model/change/draft/draft.ts';
import { isOnCanvas } from '#model/change/draft/links.ts';
import type { Operation, Place } from '#model/change/operation.ts';
import { keyBetween } from '#model/change/order.ts';
import type { Point } from '#model/geometry/matrix.ts';
import type { Asset, AssetId, SceneObject, Step } from '#model/presentation/presentation.ts';
import { writeObject } from '#model/presentation/write.ts';
import { childrenOf, select, type Selection } from '../../selection/selection.ts';
import type { Clip, ObjectsClip } from '../clip.ts';
import { assetIdsOf, copy } from '../copy.ts';
import { refreshed } from './fresh.ts';
import { lateLinks } from './late-links.ts';
import { pasteText, textsOf } from './paste-text.ts';
import { boxAround, placedBy, withFields } from '../placing.ts';

export interface PasteTarget {
  /** The document. */
  readonly of: string;
  readonly selection: Selection;
  readonly newId: () => string;
  /** From 0 up to 1. */
  readonly random: () => number;
  /** Where the middle goes, in the coordinates of where somebody works, and how much larger it gets; otherwise it stays where it was. */
  readonly at?: (Point & { readonly scale?: number | undefined }) | undefined;
}

export interface Pasted {
  readonly operations: readonly Operation[];
  /** Once they have been applied. */
  readonly selection: Selection;
  /** Files of another document, to be copied into this one under these ids. */
  readonly wanted: readonly { readonly id: AssetId; readonly asset: Asset; readonly of: string }[];
}

/** Into the text in which the caret is, or as objects. */
export function paste(draft: Draft, clip: Clip, target: PasteTarget): Pasted {
  const { selection } = target;
  if (selection.kind === 'text') return { ...pasteText(draft, textsOf(clip), selection, clip.of === target.of, target.newId), wanted: [] };
  return pasteObjects(draft, clip.kind === 'objects' ? clip : asObject(draft, clip.paragraphs), target);
}

/** Beside the originals, without the clipboard. */
export function duplicate(draft: Draft, target: Omit<PasteTarget, 'at'>): Pasted | undefined {
  const clip = target.selection.kind === 'objects' ? copy(draft, target.selection, target.of) : undefined;
  return clip && paste(draft, clip, target);
}

function asObject({ presentation }: Draft, paragraphs: Extract<Clip, { kind: 'text' }>['paragraphs']): ObjectsClip {
  const { size, lineHeight } = presentation.theme.textStyles.body;
  const width = Math.min(1e6, size * 30);
  const height = Math.min(1e6, Math.max(1, paragraphs.length) * size * lineHeight);
  const placement = { x: width / 2, y: height / 2, rotation: 0, scale: 1, width, height, opacity: 1 };
  const text: SceneObject = {
    kind: 'text',
    id: 'text',
    ...placement,
    styleClass: 'body',
    paragraphs,
    direction: 'auto',
    verticalAlign: 'top',
  };
  return { kind: 'objects', of: '', objects: [text], steps: [], assets: {} };
}

function pasteObjects(draft: Draft, clip: ObjectsClip, target: PasteTarget): Pasted {
  const { of, newId, random } = target;
  const isSameDocument = clip.of === of;
  const into = target.at ? target.selection.within : placeFor(draft, clip, target);
  const fresh = refreshed(placed(draft, clip.objects, into, target.at), clip.steps, newId, isSameDocument);
  const assets = assetsFor(draft, clip, fresh.objects, isSameDocument, newId);
  let last = childrenOf(draft, into).at(-1)?.order;
  const objects = fresh.objects.map((object) =>
    withFields(withAssets(object, assets.ids), { order: (last = keyBetween(last, undefined, random)) }),
  );
  // What is behind the canvas is no stop, and nothing leads there.
  const isVisitable = 'parent' in into && isOnCanvas(draft, into.parent);
  const steps = isVisitable ? ordered(draft, clip, fresh.steps, isSameDocument, random) : [];
  const ids = objects.map(({ id }) => id);
  return {
    operations: [
      ...assets.operations,
      ...objects.map((object): Operation => ({ kind: 'add', into, object: writeObject(object) })),
      ...steps.map((step): Operation => ({ kind: 'step', id: step.id, add: step })),
      ...(isVisitable ? lateLinks(objects, steps) : []),
    ],
    selection: { ...select(draft, [], target.selection.within), ids },
    wanted: assets.wanted,
  };
}

/** Where they were copied, if that is where somebody works. */
function placeFor(draft: Draft, { of, from }: ObjectsClip, target: PasteTarget): Place {
  const { within } = target.selection;
  if (of !== target.of || !from || !('parent' in from) || !('parent' in within)) return within;
  for (let entry = draft.entries.get(from.parent); entry; entry = entry.parent) if (entry.object.id === within.parent) return from;
  return within;
}

/** As they were, but not outside of the place, and not exactly upon what is there. */
function placed(draft: Draft, objects: readonly SceneObject[], into: Place, at: PasteTarget['at']): SceneObject[] {
  const box = boxAround(objects);
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  if (at) {
    const { scale = 1 } = at;
    return objects.map((object) => placedBy(object, [scale, 0, 0, scale, at.x - middle.x * scale, at.y - middle.y * scale]));
  }
  const holder = 'parent' in into ? draft.entries.get(into.parent)?.object : draft.presentation.root;
  const { width, height } = holder ?? draft.presentation.root;
  const isInside = middle.x >= 0 && middle.y >= 0 && middle.x <= width && middle.y <= height;
  const start = isInside ? { x: 0, y: 0 } : { x: width / 2 - middle.x, y: height / 2 - middle.y };
  const step = Math.max(box.right - box.left, box.bottom - box.top, 1e-6) / 20;
  const siblings = childrenOf(draft, into);
  const [first] = objects;
  const isTaken = (shift: number) =>
    siblings.some(
      ({ kind, x, y }) =>
        first &&
        kind === first.kind &&
        Math.abs(first.x + start.x + shift - x) < step / 2 &&
        Math.abs(first.y + start.y + shift - y) < step / 2,
    );
  let shift = 0;
  while (isTaken(shift) && shift < step * MOST_SHIFTS) shift += step;
  return objects.map((object) => placedBy(object, [1, 0, 0, 1, start.x + shift, start.y + shift]));
}

const MOST_SHIFTS = 200;

/** An asset that the document has already serves again; files beside another document have to come from there. */
function assetsFor(draft: Draft, clip: ObjectsClip, objects: readonly SceneObject[], isSameDocument: boolean, newId: () => string) {
  const { assets } = draft.presentation;
  const bySource = new Map(Object.entries(assets).map(([id, { source }]) => [source, id]));
  const ids = new Map<AssetId, AssetId>();
  const operations: Operation[] = [];
  const wanted: Pasted['wanted'][number][] = [];
  for (const id of new Set(objects.flatMap(withDescendants).flatMap(assetIdsOf))) {
    const asset = Object.hasOwn(clip.assets, id) ? clip.assets[id] : undefined;
    if (!asset) {
      if (!isSameDocument) ids.set(id, newId());
      continue;
    }
    const isUploaded = /^\/files\/(?:images|media)\//.test(asset.source);
    const isShared = isSameDocument || (!isUploaded && /^(?:data:|\/)/.test(asset.source));
    const known =
      isShared || isUploaded
        ? Object.hasOwn(assets, id) && assets[id]?.source === asset.source
          ? id
          : bySource.get(asset.source)
        : undefined;
    const next = known ?? newId();
    ids.set(id, next);
    if (known !== undefined) continue;
    if (isShared) operations.push({ kind: 'asset', id: next, asset });
    else wanted.push({ id: next, asset, of: clip.of });
  }
  return { ids, operations, wanted };
}

function withAssets(object: SceneObject, ids: ReadonlyMap<AssetId, AssetId>): SceneObject {
  const other = (id: AssetId) => ids.get(id) ?? id;
  if ('children' in object) return { ...object, children: object.children.map((child) => withAssets(child, ids)) };
  if (object.kind === 'image') return { ...object, asset: other(object.asset) };
  if (object.kind !== 'video') return object;
  return { ...object, asset: other(object.asset), ...(object.poster !== undefined && { poster: other(object.poster) }) };
}

/** Right after the last of the originals, or at the end. */
function ordered(draft: Draft, clip: ObjectsClip, steps: readonly Step[], isSameDocument: boolean, random: () => number): Step[] {
  const { path } = draft.presentation;
  const originals = new Set(isSameDocument ? clip.steps.map(({ id }) => id) : []);
  const found = path.findLastIndex(({ id }) => originals.has(id));
  const index = found < 0 ? path.length - 1 : found;
  let before = path[index]?.order;
  const after = path[index + 1]?.order;
  // Two steps may have the same key.
  const next = (key = '') => (after !== undefined && key < after ? after : undefined);
  return steps.map((step) => ({ ...step, order: (before = keyBetween(before, next(before), random)) }));
}
