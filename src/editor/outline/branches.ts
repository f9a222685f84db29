import type { Draft } from '#model/change/draft/draft.ts';
import type { Place } from '#model/change/operation.ts';
import type { ObjectId, Presentation, SceneObject } from '#model/presentation/presentation.ts';
import { ancestorsOf, canvasOf, outermostPlace } from '../core/selection/selection.ts';
import { backdropChosen, type BackdropKind, isBackdrop } from '../objects/backdrop-layers.ts';

/** The id of an object, or that of a branch. */
export type RowId = string;

/** A layer of the background. */
export interface Branch {
  readonly kind: 'layer';
  readonly id: RowId;
  readonly layer: string;
  /** From 1, which is behind the others. */
  readonly number: number;
  readonly children: readonly SceneObject[];
}

/** What is behind all of them. */
interface Backdrop {
  readonly kind: 'backdrop';
  readonly id: RowId;
  readonly look: BackdropKind;
}

export type Behind = Branch | Backdrop;

/** What has a row of its own. */
export type Item = SceneObject | Behind;

/** No object has an id with such a character. */
const MARK = '\u0001';

export const branchId = (layer: string): RowId => `${MARK}${layer}`;
const isBranchId = (id: RowId): boolean => id.startsWith(MARK);

/** The layers of a backdrop are no branches: it is chosen as a whole. */
function branchesOf({ theme }: Pick<Presentation, 'theme'>): readonly Branch[] {
  return theme.background.layers
    .filter((layer) => !isBackdrop(layer))
    .map(({ id, objects }, index) => ({ kind: 'layer', id: branchId(id), layer: id, number: index + 1, children: objects }));
}

/** From the front to the back. */
export function behindOf(presentation: Pick<Presentation, 'theme'>): readonly Behind[] {
  const { theme } = presentation;
  const look = backdropChosen(theme) ?? (theme.background.fill.kind === 'color' ? 'plain' : 'gradient');
  return [...branchesOf(presentation), { kind: 'backdrop', id: branchId(MARK), look }];
}

export const itemBehind = ({ presentation }: Draft, id: RowId): Behind | undefined =>
  isBranchId(id) ? behindOf(presentation).find((item) => item.id === id) : undefined;

/** What an object or a branch is in, innermost first. */
export function rowsAbove(draft: Draft, id: RowId): RowId[] {
  const { root } = draft.presentation;
  if (isBranchId(id)) return [root.id];
  const place = workplaceOf(draft, id);
  return [...ancestorsOf(draft, id), ...('layer' in place ? [branchId(place.layer), root.id] : [])];
}

/** Where somebody works on an object: on the canvas, or in the layer behind it. */
export function workplaceOf(draft: Draft, id: ObjectId | undefined): Place {
  const entry = draft.entries.get(id ?? '');
  return entry ? outermostPlace(draft, entry) : canvasOf(draft);
}

export const rowOf = (place: Place): RowId => ('layer' in place ? branchId(place.layer) : place.parent);
