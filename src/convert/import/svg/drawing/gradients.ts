import { apply, identity, multiply } from '#model/geometry/matrix.ts';
import type { Rectangle } from '#model/geometry/rectangle.ts';
import type { DrawingPaint, Matrix } from '#model/presentation/drawing.ts';
import type { ColorStop } from '#model/presentation/paints.ts';
import type { SvgDocument } from '../source/document.ts';
import { rootStyle, styleOf } from '../source/styles.ts';
import type { SvgElement } from '../source/xml.ts';
import { hrefOf } from '../source/xml.ts';
import type { SvgProblem } from '../svg-problem.ts';
import type { SvgColor } from '../values/colors.ts';
import { readColor } from '../values/colors.ts';
import type { Viewport } from '../values/lengths.ts';
import { readLength, readShare } from '../values/lengths.ts';
import { readTransform } from '../values/transforms.ts';

const MOST_STOPS = 100;
const LONGEST_CHAIN = 32;

export interface Gradient {
  /** The gradient itself, and those it inherits from. */
  chain: readonly SvgElement[];
  stops: readonly ColorStop[];
}

interface GradientSource {
  document: SvgDocument;
  /** The default for `currentColor`. */
  current: SvgColor;
  report(problem: SvgProblem): void;
}

export function readGradient(element: SvgElement, source: GradientSource): Gradient {
  const chain = chainOf(element, source);
  return { chain, stops: stopsOf(chain, source) };
}

/** A gradient on a shape with these bounds; undefined paints nothing. */
export function gradientPaint(
  { chain, stops: own }: Gradient,
  bounds: Rectangle,
  opacity: number,
  space: Viewport,
  report: GradientSource['report'],
): DrawingPaint | undefined {
  const attribute = (name: string) => chain.find(({ attributes }) => attributes.has(name))?.attributes.get(name);
  const stops = own.map((stop) => ({ ...stop, opacity: round(stop.opacity * opacity) }));
  const last = stops.at(-1);
  if (!last) return undefined;
  const solid: DrawingPaint = { kind: 'color', color: last.color, opacity: last.opacity };
  if (stops.length === 1) return solid;
  if (/reflect|repeat/.test(attribute('spreadMethod') ?? '')) report('gradient-spread');

  const isOwn = attribute('gradientUnits') !== 'userSpaceOnUse';
  const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  if (isOwn && !(width > 0 && height > 0)) return undefined;
  const viewport = isOwn ? { width: 1, height: 1 } : space;
  const read = (name: string, axis: 'x' | 'y' | 'both', fallback: string) => readLength(attribute(name) ?? fallback, viewport, axis) ?? 0;
  const turned = readTransform(attribute('gradientTransform'));
  if (!turned) report('invalid-transform');
  const matrix = multiply(isOwn ? [width, 0, 0, height, bounds.left, bounds.top] : identity, turned ?? identity);

  if (chain[0]?.name === 'linearGradient') {
    const [x1, y1, x2, y2] = [read('x1', 'x', '0%'), read('y1', 'y', '0%'), read('x2', 'x', '100%'), read('y2', 'y', '0%')];
    return x1 === x2 && y1 === y2 ? solid : linear(x1, y1, x2, y2, stops, matrix);
  }
  const [cx, cy, radius] = [read('cx', 'x', '50%'), read('cy', 'y', '50%'), read('r', 'both', '50%')];
  const [fx, fy] = [
    attribute('fx') === undefined ? cx : read('fx', 'x', '50%'),
    attribute('fy') === undefined ? cy : read('fy', 'y', '50%'),
  ];
  return radius > 0 ? radial(cx, cy, radius, fx, fy, stops, matrix) : solid;
}

function chainOf(element: SvgElement, { document, report }: GradientSource): SvgElement[] {
  const chain: SvgElement[] = [];
  for (let next: SvgElement | undefined = element; next?.name.endsWith('Gradient') && chain.length < LONGEST_CHAIN;) {
    if (chain.includes(next)) {
      report('cyclic-reference');
      break;
    }
    chain.push(next);
    const href = hrefOf(next);
    if (href && !href.startsWith('#')) report('external-reference');
    next = href?.startsWith('#') ? document.ids.get(href.slice(1)) : undefined;
  }
  return chain;
}

function stopsOf(chain: readonly SvgElement[], { document, current, report }: GradientSource): ColorStop[] {
  const holder = chain.find(({ children }) => children.some(({ name }) => name === 'stop'));
  let least = 0;
  return (holder?.children ?? [])
    .filter(({ name }) => name === 'stop')
    .slice(0, MOST_STOPS)
    .map((stop) => {
      const style = styleOf(stop, rootStyle, document.sheet);
      const own = readColor(style['stop-color'] ?? 'black', readColor(style['color'] ?? '', current) ?? current);
      if (!own) report('unknown-color');
      least = Math.max(least, readShare(stop.attributes.get('offset'), 0));
      return { offset: least, color: own?.color ?? '#000000', opacity: (own?.opacity ?? 1) * readShare(style['stop-opacity']) };
    });
}

const round = (value: number) => Math.round(value * 1e4) / 1e4;

/**
 * Keeps a transform only where points alone could not express it: lines of equal colour stay perpendicular to the axis, and circles round.
 */
function linear(x1: number, y1: number, x2: number, y2: number, stops: ColorStop[], matrix: Matrix): DrawingPaint {
  const [a, b, c, d] = matrix;
  const [dx, dy] = [x2 - x1, y2 - y1];
  const [alongX, alongY, acrossX, acrossY] = [a * dx + c * dy, b * dx + d * dy, -a * dy + c * dx, -b * dy + d * dx];
  const isUpright = Math.abs(alongX * acrossX + alongY * acrossY) <= 1e-9 * Math.hypot(alongX, alongY) * Math.hypot(acrossX, acrossY);
  if (!isUpright) return { kind: 'linear', x1, y1, x2, y2, stops, transform: matrix };
  const [start, end] = [apply(matrix, x1, y1), apply(matrix, x2, y2)];
  return { kind: 'linear', x1: start.x, y1: start.y, x2: end.x, y2: end.y, stops };
}

function radial(cx: number, cy: number, radius: number, fx: number, fy: number, stops: ColorStop[], matrix: Matrix): DrawingPaint {
  // A focus outside the circle has no meaning, so move it to just inside.
  const distance = Math.hypot(fx - cx, fy - cy);
  const pull = Math.min(1, (radius * 0.99) / (distance || 1));
  const [focusX, focusY] = [cx + (fx - cx) * pull, cy + (fy - cy) * pull];
  const [a, b, c, d] = matrix;
  const isRound = Math.abs(a - d) + Math.abs(b + c) <= 1e-9 * (Math.abs(a) + Math.abs(b));
  if (!isRound) return { kind: 'radial', cx, cy, radius, fx: focusX, fy: focusY, stops, transform: matrix };
  const [centre, focus] = [apply(matrix, cx, cy), apply(matrix, focusX, focusY)];
  return { kind: 'radial', cx: centre.x, cy: centre.y, radius: radius * Math.hypot(a, b), fx: focus.x, fy: focus.y, stops };
}
