import type { ChartAxis } from '../../../presentation/presentation.ts';
import { widest } from '../chart/axes.ts';
import type { Form } from '../form.ts';
import type { Words } from '../parts/words.ts';
import { place } from '../parts/words.ts';
import type { Plan } from './plan.ts';
import { placeTurned, say, sayLines } from './plan.ts';

interface Names {
  /** How far they extend from their axis. */
  depth: number;
  /** How far the first and last extend beyond its ends when centred there. */
  edge: number;
  /** `isOver`: on the other side of the axis. */
  place(spot: (index: number) => readonly [number, number], isOver: boolean): Form[];
}

/** More than this never fit. */
const MOST_NAMES = 150;

/**
 * Category names along an axis: wrapped to their band, rotated if a word is longer than that, and thinned out if even that does not fit.
 */
export function layNames(plan: Plan, axis: ChartAxis, names: readonly string[], band: number, most: number, isBar: boolean): Names {
  const { size } = plan.style(axis.style);
  if (axis.labels === 'none' || !names.length) return { depth: 0, edge: 0, place: () => [] };
  const few = Math.max(1, Math.ceil(names.length / MOST_NAMES));
  const every = (step: number, make: (name: string) => Words) =>
    names.map((name, index) => (index % step || !name.trim() ? undefined : make(name)));
  const gap = size * (isBar ? 0.4 : 0.2);
  if (isBar) {
    const step = Math.max(few, Math.ceil((size * 1.1) / band) || 1);
    const laid = every(step, (name) => sayLines(plan, name, axis.style, most, 'end'));
    return {
      depth: widest(laid) + gap,
      edge: 0,
      place: (spot, isOver) =>
        laid.flatMap((text, index) => (text ? [place(text, spot(index)[0] + (isOver ? gap : -gap), spot(index)[1], isOver ? 0 : 1)] : [])),
    };
  }
  const singles = every(few, (name) => say(plan, name, axis.style));
  const wide = widest(singles);
  const words = names
    .slice(0, MOST_NAMES)
    .map((name) => name.split(/\s+/).reduce((most, word) => (word.length > most.length ? word : most)));
  const longest = axis.angle ? 0 : widest(words.map((word) => say(plan, word, axis.style)));
  const isWrapped = !axis.angle && longest <= band * 0.99;
  // Years and other short names are thinned out rather than rotated.
  const step = isWrapped || !(wide < size * 4 && !axis.angle) ? few : Math.max(few, Math.ceil((wide * 1.15) / band) || 1);
  if (isWrapped || step > few || axis.angle === 0) {
    const laid =
      isWrapped && (wide > band * 0.9 || names.some((name) => name.includes('\n')))
        ? every(few, (name) => sayLines(plan, name, axis.style, Math.max(longest, band * 0.9)))
        : singles;
    const tall = Math.max(0, ...laid.map((text) => text?.height ?? 0));
    return {
      depth: tall + gap,
      edge: Math.max(laid[0]?.width ?? 0, laid.at(-1)?.width ?? 0) / 2,
      place: (spot, isOver) =>
        laid.flatMap((text, index) =>
          text && index % step === 0
            ? [place(text, spot(index)[0], spot(index)[1] + (isOver ? -1 : 1) * (text.height / 2 + gap), 0.5)]
            : [],
        ),
    };
  }
  const angle = axis.angle ?? -45;
  const [cos, sin] = [Math.abs(Math.cos((angle * Math.PI) / 180)), Math.abs(Math.sin((angle * Math.PI) / 180))];
  const room = sin > 0.1 ? Math.max(most / sin, size * 9) : Infinity;
  const laid = every(Math.max(few, Math.ceil((size * 1.2) / band) || 1), (name) => say(plan, name, axis.style, room));
  return {
    depth: widest(laid) * sin + size * 1.2 * cos + gap,
    edge: 0,
    place: (spot, isOver) =>
      laid.flatMap((text, index) =>
        text
          ? [
              placeTurned(
                text,
                spot(index)[0],
                spot(index)[1] + (isOver ? -1 : 1) * (gap + size * 0.6 * cos),
                angle,
                angle < 0 !== isOver ? 1 : 0,
              ),
            ]
          : [],
      ),
  };
}
