import type { Rectangle } from '#model/geometry/rectangle.ts';
import type { DrawingPaint } from '#model/presentation/drawing.ts';
import { readReference } from '../source/document.ts';
import type { SvgColor } from '../values/colors.ts';
import { readColor } from '../values/colors.ts';
import type { Viewport } from '../values/lengths.ts';
import { readLength, readShare } from '../values/lengths.ts';
import { gradientPaint, readGradient } from './gradients.ts';
import type { Job, Place } from './job.ts';

const LONGEST_DASH = 1e6;
const MOST_DASHES = 32;
/** As written in a document. */
const LETTERS_OF_A_STOP = 50;

/** Undefined paints nothing. */
export function paintOf(kind: 'fill' | 'stroke', job: Job, { style, viewport }: Place, bounds: () => Rectangle): DrawingPaint | undefined {
  const opacity = readShare(style[`${kind}-opacity`]);
  const value = style[kind]?.trim() ?? 'none';
  const current = readColor(style['color'] ?? '', job.current) ?? job.current;
  const reference = readReference(value);
  if (!reference) return colorPaint(value, opacity, current, job);
  const target = job.document.ids.get(reference.id ?? '');
  if (target && /^(linear|radial)Gradient$/.test(target.name)) {
    const gradient = job.gradients.get(target) ?? readGradient(target, job);
    job.gradients.set(target, gradient);
    job.left.letters -= gradient.stops.length * LETTERS_OF_A_STOP;
    return gradientPaint(gradient, bounds(), opacity, viewport, job.report);
  }
  job.report(reference.isExternal ? 'external-reference' : target ? 'pattern' : 'missing-reference');
  return reference.rest ? colorPaint(reference.rest, opacity, current, job) : undefined;
}

function colorPaint(value: string, opacity: number, current: SvgColor, { report }: Job): DrawingPaint | undefined {
  if (value === 'none' || value.startsWith('context-')) return undefined;
  const color = readColor(value, current);
  if (!color) report('unknown-color');
  const alpha = (color?.opacity ?? 0) * opacity;
  return color && alpha > 0 ? { kind: 'color', color: color.color, opacity: alpha } : undefined;
}

/** Always an even number of lengths; empty for a solid line. */
export function readDash(text: string | undefined, viewport: Viewport): number[] {
  if (!text || text === 'none') return [];
  const lengths = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((one) => readLength(one, viewport, 'both') ?? -1);
  const pairs = lengths.length % 2 ? [...lengths, ...lengths] : lengths;
  return pairs.length <= MOST_DASHES && pairs.every((length) => length >= 0 && length <= LONGEST_DASH) && pairs.some((length) => length > 0)
    ? pairs
    : [];
}
