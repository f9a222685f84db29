import type { Draft } from '#model/change/draft/draft.ts';
import type { Operation } from '#model/change/operation.ts';
import { keyBetween } from '#model/change/order.ts';
import type { Rectangle } from '#model/geometry/rectangle.ts';
import type { Paint } from '#model/presentation/paints.ts';
import type { BackgroundLayer, Theme } from '#model/presentation/presentation.ts';
import { BACKDROP, backdropChosen, type BackdropKind, isBackdrop } from '../../../objects/backdrop-layers.ts';
import { motifsOf } from './motifs.ts';

/** How far a backdrop goes beyond the canvas, as a share of it: cameras see past its edges. */
const BEYOND = 0.7;

export const layersBrought = ({ background }: Theme): readonly BackgroundLayer[] => background.layers.filter((layer) => !isBackdrop(layer));

/** Undefined if it is something that was not chosen here. */
export function backdropOf(theme: Theme): BackdropKind | undefined {
  const { background } = theme;
  const chosen = backdropChosen(theme);
  return chosen ?? (background.layers.length === 0 && background.fill.kind === 'color' ? 'plain' : undefined);
}

/** Replaces what was chosen here before; layers that came with the presentation stay in front of it. */
export function backdropOperations(
  { presentation }: Draft,
  kind: BackdropKind,
  newId: (kind: string) => string,
  random: () => number,
): Operation[] {
  const { root, theme } = presentation;
  const { layers, fill } = theme.background;
  const area = {
    left: -root.width * BEYOND,
    top: -root.height * BEYOND,
    right: root.width * (1 + BEYOND),
    bottom: root.height * (1 + BEYOND),
  };
  const [first] = layersBrought(theme);
  let last: string | undefined;
  const made = motifsOf(kind, area).flatMap(({ depth, opacity, nodes }): Operation[] => {
    const id = newId(`${BACKDROP}${kind}`);
    last = keyBetween(last, first?.order, random);
    return [
      { kind: 'background', layer: id, add: { id, depth, order: last } },
      {
        kind: 'add',
        into: { layer: id },
        object: drawingOver(area, newId('drawing'), keyBetween(undefined, undefined, random), opacity, nodes),
      },
    ];
  });
  return [...layers.filter(isBackdrop).map(removing), ...fillFor(kind, fill), ...made];
}

/** Takes away the layers that came with the presentation. */
export const clearing = (theme: Theme): Operation[] => layersBrought(theme).map(removing);

const removing = ({ id }: BackgroundLayer): Operation => ({ kind: 'background', layer: id, remove: true });

/** A gradient of the palette's own colours, for the backdrop of that name; others leave the background alone, unless it is that. */
function fillFor(kind: BackdropKind, fill: Paint): Operation[] {
  if (kind === 'gradient') return isSame(fill, gradient) ? [] : [{ kind: 'background', fill: gradient }];
  const isFlat = fill.kind === 'color';
  if (isFlat || (kind !== 'plain' && !isSame(fill, gradient))) return [];
  return [{ kind: 'background', fill: { kind: 'color', color: 'background' } }];
}

const gradient: Paint = {
  kind: 'linear',
  x1: 0,
  y1: 0,
  x2: 0,
  y2: 1,
  stops: [
    { offset: 0, color: 'surface', opacity: 1 },
    { offset: 1, color: 'background', opacity: 1 },
  ],
};

const isSame = (one: Paint, other: Paint): boolean => JSON.stringify(one) === JSON.stringify(other);

function drawingOver({ left, top, right, bottom }: Rectangle, id: string, order: string, opacity: number, nodes: readonly object[]) {
  const [width, height] = [right - left, bottom - top];
  const placement = { x: (left + right) / 2, y: (top + bottom) / 2, width, height };
  // Decoration: nobody is told about it.
  return { kind: 'drawing', id, order, opacity, alt: '', ...placement, drawing: { viewBox: { x: left, y: top, width, height }, nodes } };
}
