import type { Frame, FrameObject } from '#model/presentation/presentation.ts';
import { borderOf, fillOf, lookOf, numberAt, type PezObject, placeAround, solidStroke } from './pez-object.ts';
import { childOf } from '../xml/xml.ts';
import { colorIn, numberIn, type StyleSheet } from './style-sheet.ts';

/** A place the path may go to, with a border, a background, or nothing visible. */
export function readFrame(object: PezObject, sheet: StyleSheet, title: string): FrameObject {
  const { element, id, classes } = object;
  const type = childOf(element, 'type')?.text.trim() || classes[0] || 'invisible';
  const [width, height] = [numberAt(element, 'size', 'w') ?? 800, numberAt(element, 'size', 'h') ?? 600];
  return { ...placeAround(object, width, height), kind: 'frame', id, frame: frameOf(type, object, sheet), ...(title && { title }) };
}

/** An invisible placeholder, for objects that the path visits but that cannot be shown. */
export const invisibleFrame = (object: PezObject, width: number, height: number): FrameObject => ({
  ...placeAround(object, width, height),
  kind: 'frame',
  id: object.id,
  frame: { shape: 'invisible' },
});

function frameOf(type: string, object: PezObject, sheet: StyleSheet): Frame {
  const look = lookOf(object, sheet, 'ZFrame', `ZFrame.${type}`);
  if (type === 'bracket' || type === 'circle') {
    const color = colorIn(look, 'gradstartcolor', 'gradstartalpha') ?? colorIn(look, 'bordercolor', 'borderalpha') ?? 'muted';
    return { shape: type, stroke: solidStroke(color, Math.min(Math.max(numberIn(look, 'thickness') ?? 4, 0.5), 200)) };
  }
  if (type === 'invisible') return { shape: 'invisible' };
  const fill = fillOf(look);
  const stroke = borderOf(look);
  return { shape: (numberIn(look, 'radius') ?? 10) > 0 ? 'rounded' : 'rectangle', ...(fill && { fill }), ...(stroke && { stroke }) };
}
