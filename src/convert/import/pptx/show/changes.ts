import type { Color } from '#model/presentation/paints.ts';
import type { SceneObject } from '#model/presentation/presentation.ts';
import { attributeOf, childOf, numberOf, type XmlElement } from '../../xml/xml.ts';
import { type NewLook, withLook } from './new-look.ts';

/** What remains of an effect that moves or emphasizes a shape. */
export interface Change extends NewLook {
  /** Shares of the slide's width and height. */
  x: number;
  y: number;
  scale: number;
  /** Degrees, clockwise. */
  turn: number;
  /** If it changes. */
  opacity?: number | undefined;
}

export interface Around {
  width: number;
  height: number;
  rotation: number;
  scale: number;
}

/** The colour that an element contains. */
export type ColorIn = (holder: XmlElement | undefined) => Color | undefined;

const none = { x: 0, y: 0, scale: 1, turn: 0 };

/** Undefined if it leaves a shape as it was: it is over, or goes back, or we do not know it. */
export function changeOf(effect: XmlElement, colorIn: ColorIn): Change | undefined {
  const change = behavioursIn(effect).reduce<Change>((sum, each) => ({ ...sum, ...changeBy(each, colorIn) }), none);
  const { x, y, scale, turn, ...look } = change;
  const isMoved = Math.hypot(x, y, scale - 1) >= 1e-3 || Math.abs(turn) >= 0.1;
  return isMoved || Object.values(look).some((one) => one !== undefined) ? change : undefined;
}

/** `around` is what it is in: the slide's size, and how all groups around the object turn and scale it. */
export function changed(object: SceneObject, { x, y, scale, turn, opacity, ...look }: Change, around: Around): SceneObject {
  const angle = (-around.rotation * Math.PI) / 180;
  const [across, down] = [(x * around.width) / around.scale, (y * around.height) / around.scale];
  return {
    ...withLook(object, look),
    x: object.x + across * Math.cos(angle) - down * Math.sin(angle),
    y: object.y + across * Math.sin(angle) + down * Math.cos(angle),
    scale: object.scale * scale,
    rotation: object.rotation + turn,
    opacity: opacity ?? object.opacity,
  };
}

const behaviours = ['p:animMotion', 'p:animScale', 'p:animRot', 'p:animEffect', 'p:animClr', 'p:set'];

/** Without those that follow the effect (`p:subTnLst`). */
function behavioursIn(element: XmlElement): XmlElement[] {
  return element.children.flatMap((child) =>
    behaviours.includes(child.name) ? [child] : child.name === 'p:subTnLst' ? [] : behavioursIn(child),
  );
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
      const parts = colored[childOf(common, 'p:attrNameLst', 'p:attrName')?.text.toLowerCase() ?? ''] ?? [];
      const color = parts.length > 0 ? colorIn(childOf(behaviour, 'p:to')) : undefined;
      return color ? Object.fromEntries(parts.map((part) => [part, color])) : {};
    }
    case 'p:animEffect':
      return seenThrough(/opacity:\s*([\d.]+)/.exec(attributeOf(behaviour, 'prLst') ?? '')?.[1]);
    default: {
      const read = setting[childOf(common, 'p:attrNameLst', 'p:attrName')?.text ?? ''];
      return read?.(attributeOf(childOf(behaviour, 'p:to', 'p:strVal'), 'val') ?? '') ?? {};
    }
  }
}

/** What may be set, by attribute. */
const setting: Record<string, (value: string) => Partial<Change>> = {
  'style.opacity': seenThrough,
  'style.fontWeight': (value) => ({ isBold: value === 'bold' }),
  'style.fontStyle': (value) => ({ isItalic: value === 'italic' }),
  'style.textDecorationUnderline': (value) => ({ isUnderlined: value === 'true' }),
};

/** What gets a colour, by attribute; dimming is for everything. */
const colored: Record<string, ('fill' | 'ink' | 'line')[]> = {
  fillcolor: ['fill'],
  'style.color': ['ink'],
  'stroke.color': ['line'],
  ppt_c: ['fill', 'ink', 'line'],
};

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
