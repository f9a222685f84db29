import type { Fields } from '#model/change/operation.ts';
import type { Color, Paint, Stroke } from '#model/presentation/paints.ts';
import type { Frame, FrameShape, SceneObject } from '#model/presentation/presentation.ts';

export type Dashes = 'solid' | 'dashed' | 'dotted';

export interface StrokeChange {
  readonly color?: Color;
  readonly width?: number;
  readonly dashes?: Dashes;
}

const plain = (color: Color): Paint => ({ kind: 'color', color });

/** For what had none before, in the object's own units. */
const usual: Stroke = { paint: plain('text'), width: 4, dash: [], cap: 'butt', join: 'miter' };

const frameOf = (object: SceneObject): Frame | undefined => (object.kind === 'topic' || object.kind === 'frame' ? object.frame : undefined);

export function fillOf(object: SceneObject): Paint | undefined {
  if (object.kind === 'drawing') return object.tint === undefined ? undefined : plain(object.tint);
  return object.kind === 'shape' ? object.fill : frameOf(object)?.fill;
}

export function strokeOf(object: SceneObject): Stroke | undefined {
  if (object.kind === 'shape' || object.kind === 'line') return object.stroke;
  return object.kind === 'table' ? object.lines : frameOf(object)?.stroke;
}

/** Without a colour, there is no fill; drawings have their own colours then. */
export function fillFields(object: SceneObject, color: Color | undefined): Fields {
  if (object.kind === 'drawing') return { tint: color ?? null };
  const fill = color === undefined ? null : plain(color);
  if (object.kind === 'shape') return { fill };
  return frameOf(object) ? { 'frame/fill': fill } : {};
}

/** Without a change, there is no stroke; lines keep theirs. */
export function strokeFields(object: SceneObject, change: StrokeChange | undefined): Fields {
  const place = strokePlace(object);
  if (place === undefined) return {};
  if (!change) return object.kind === 'line' ? {} : { [place]: null };
  const before = strokeOf(object);
  const next = changed(before ?? usual, change);
  if (!before) return { [place]: next };
  const names = Object.keys(next) as (keyof Stroke)[];
  return Object.fromEntries(names.filter((name) => next[name] !== before[name]).map((name) => [`${place}/${name}`, next[name]]));
}

function strokePlace(object: SceneObject): string | undefined {
  if (object.kind === 'shape' || object.kind === 'line') return 'stroke';
  if (object.kind === 'table') return 'lines';
  return frameOf(object) ? 'frame/stroke' : undefined;
}

function changed(stroke: Stroke, { color, width = stroke.width, dashes }: StrokeChange): Stroke {
  const resized = width === stroke.width || stroke.width === 0 ? stroke.dash : stroke.dash.map((length) => (length * width) / stroke.width);
  return {
    ...stroke,
    width,
    dash: resized,
    ...(color !== undefined && { paint: plain(color) }),
    ...(dashes && { dash: dashesOf[dashes](width), cap: dashes === 'dotted' ? 'round' : 'butt' }),
  };
}

const dashesOf: Readonly<Record<Dashes, (width: number) => number[]>> = {
  solid: () => [],
  dashed: (width) => [width * 3, width * 2],
  dotted: (width) => [0, width * 2],
};

export function dashesIn({ dash, width }: Stroke): Dashes {
  const [first] = dash;
  if (first === undefined) return 'solid';
  return first < width * 1.5 ? 'dotted' : 'dashed';
}

export function frameFields(object: SceneObject, shape: FrameShape): Fields {
  if (object.kind !== 'topic' && object.kind !== 'frame') return {};
  return object.frame ? { 'frame/shape': shape } : { frame: { shape } };
}
