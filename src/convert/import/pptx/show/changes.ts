import type { Color } from '#model/presentation/paints.ts';
import type { ObjectId, SceneObject } from '#model/presentation/presentation.ts';
import { attributeOf, childOf, numberOf, type XmlElement } from '../../xml/xml.ts';
import { type NewColors, recolored } from './recolored.ts';

/** What remains of an effect that moves or emphasizes a shape. */
export interface Change extends NewColors {
  /** Shares of the slide's width and height. */
  x: number;
  y: number;
  scale: number;
  /** Degrees, clockwise. */
  turn: number;
  /** If it changes. */
  opacity?: number | undefined;
}

/** The colour that an element contains. */
export type ColorIn = (holder: XmlElement | undefined) => Color | undefined;

const none = { x: 0, y: 0, scale: 1, turn: 0 };

/** Undefined if it leaves a shape as it was: it is over, or goes back, or we do not know it. */
export function changeOf(effect: XmlElement, colorIn: ColorIn): Change | undefined {
  const change = behavioursIn(effect).reduce<Change>((sum, each) => ({ ...sum, ...changeBy(each, colorIn) }), none);
  const { x, y, scale, turn, opacity, fill, ink, line } = change;
  const isMoved = Math.hypot(x, y, scale - 1) >= 1e-3 || Math.abs(turn) >= 0.1;
  return isMoved || [opacity, fill, ink, line].some((one) => one !== undefined) ? change : undefined;
}

export const changed = (
  object: SceneObject,
  { x, y, scale, turn, opacity, ...colors }: Change,
  size: { width: number; height: number },
): SceneObject => ({
  ...recolored(object, colors),
  x: object.x + x * size.width,
  y: object.y + y * size.height,
  scale: object.scale * scale,
  rotation: object.rotation + turn,
  opacity: opacity ?? object.opacity,
});

/** The same with everything in it, under other names. */
export const renamed = (object: SceneObject, makeId: (kind: string) => ObjectId): SceneObject => ({
  ...object,
  id: makeId(object.kind),
  ...(object.kind === 'group' && { children: object.children.map((child) => renamed(child, makeId)) }),
});

const behaviours = ['p:animMotion', 'p:animScale', 'p:animRot', 'p:animEffect', 'p:animClr', 'p:set'];

function behavioursIn(element: XmlElement): XmlElement[] {
  return element.children.flatMap((child) => (behaviours.includes(child.name) ? [child] : behavioursIn(child)));
}

function changeBy(behaviour: XmlElement, colorIn: ColorIn): Partial<Change> {
  const common = childOf(behaviour, 'p:cBhvr');
  const time = childOf(common, 'p:cTn');
  if (/^(?:1|true)$/.test(attributeOf(time, 'autoRev') ?? '') || attributeOf(time, 'fill') === 'remove') return {};
  switch (behaviour.name) {
    case 'p:animMotion':
      return endOf(attributeOf(behaviour, 'path') ?? '');
    case 'p:animScale': {
      const [by, to] = [childOf(behaviour, 'p:by'), childOf(behaviour, 'p:to')];
      const [across, down] = [numberOf(to ?? by, 'x') ?? 100_000, numberOf(to ?? by, 'y') ?? 100_000];
      const scale = Math.sqrt(Math.abs(across * down)) / 100_000;
      return scale > 0.01 && scale < 100 ? { scale } : {};
    }
    case 'p:animRot':
      return { turn: ((numberOf(behaviour, 'by') ?? 0) / 60_000) % 360 };
    case 'p:animClr': {
      const part = colored[childOf(common, 'p:attrNameLst', 'p:attrName')?.text.toLowerCase() ?? ''];
      const color = part && colorIn(childOf(behaviour, 'p:to'));
      return part && color ? { [part]: color } : {};
    }
    case 'p:animEffect':
      return seenThrough(/opacity:\s*([\d.]+)/.exec(attributeOf(behaviour, 'prLst') ?? '')?.[1]);
    default:
      return childOf(common, 'p:attrNameLst', 'p:attrName')?.text === 'style.opacity'
        ? seenThrough(attributeOf(childOf(behaviour, 'p:to', 'p:strVal'), 'val'))
        : {};
  }
}

const colored: Record<string, keyof NewColors> = { fillcolor: 'fill', 'style.color': 'ink', 'stroke.color': 'line' };

function seenThrough(value: string | undefined): Partial<Change> {
  const opacity = Number(value ?? Number.NaN);
  return opacity >= 0 && opacity <= 1 ? { opacity } : {};
}

/** Where a motion path ends: `M 0 0 L 0.25 0 E`, in shares of the slide. Small letters are relative, Z closes it. */
function endOf(path: string): Partial<Change> {
  let [x, y] = [0, 0];
  for (const [, letter = '', rest = ''] of path.matchAll(/([MLCZ])([^MLCZ]*)/gi)) {
    if (letter === 'Z' || letter === 'z') return {};
    const numbers = (rest.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/g) ?? []).map(Number);
    const [across, down] = numbers.slice(-2);
    if (across === undefined || down === undefined) continue;
    const isRelative = letter === letter.toLowerCase();
    [x, y] = isRelative ? [x + across, y + down] : [across, down];
  }
  return Math.abs(x) < 10 && Math.abs(y) < 10 ? { x, y } : {};
}
