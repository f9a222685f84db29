import type { Color, ColorStop, Paint } from '#model/presentation/paints.ts';
import { attributeOf, childOf, childrenOf, flagOf, numberOf, type XmlElement } from '../../xml/xml.ts';

/** Reads an `a:gradFill`, in fractions of a box that is `aspect` times as wide as high. */
export function readGradient(gradient: XmlElement, colorOf: (stop: XmlElement) => Color | undefined, aspect: number): Paint | undefined {
  const stops = childrenOf(childOf(gradient, 'a:gsLst'), 'a:gs')
    .slice(0, 100)
    .map((stop): ColorStop => ({ offset: share(numberOf(stop, 'pos') ?? 0), color: colorOf(stop) ?? '#000000', opacity: 1 }))
    .toSorted((one, other) => one.offset - other.offset);
  const [first] = stops;
  if (!first) return undefined;
  if (stops.every(({ color }) => color === first.color)) return { kind: 'color', color: first.color };
  const path = childOf(gradient, 'a:path');
  return path ? pathGradient(path, stops) : linearGradient(childOf(gradient, 'a:lin'), stops, aspect);
}

const share = (value: number) => Math.min(1, Math.max(0, value / 100_000));

/** From the corner where the colours begin to the one where they end, at any angle. */
function linearGradient(line: XmlElement | undefined, stops: ColorStop[], aspect: number): Paint {
  const angle = ((numberOf(line, 'ang') ?? 0) / 60_000) * (Math.PI / 180);
  const isScaled = flagOf(line, 'scaled') ?? false;
  const [directionX, directionY] = [Math.cos(angle) / (isScaled ? aspect : 1), Math.sin(angle)];
  const reach = (Math.abs(directionX) * aspect + Math.abs(directionY)) / (directionX ** 2 + directionY ** 2) / 2;
  const [x, y] = [round((directionX * reach) / aspect), round(directionY * reach)];
  return { kind: 'linear', x1: 0.5 - x, y1: 0.5 - y, x2: 0.5 + x, y2: 0.5 + y, stops };
}

const round = (value: number) => Math.round(value * 1e6) / 1e6;

/** Outwards from a point, even one outside: to the farthest corner if round, to the edges if rectangular, which is drawn round as well. */
function pathGradient(path: XmlElement, stops: ColorStop[]): Paint {
  const inner = childOf(path, 'a:fillToRect');
  const side = (name: string) => Math.min(10, Math.max(-10, (numberOf(inner, name) ?? 0) / 100_000));
  const [cx, cy] = [(side('l') + 1 - side('r')) / 2, (side('t') + 1 - side('b')) / 2];
  const [farX, farY] = [Math.max(cx, 1 - cx), Math.max(cy, 1 - cy)];
  return {
    kind: 'radial',
    cx,
    cy,
    radius: round(attributeOf(path, 'path') === 'circle' ? Math.hypot(farX, farY) : Math.max(farX, farY)),
    stops,
  };
}
