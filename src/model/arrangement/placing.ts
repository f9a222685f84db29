import type { DrawingObject, SceneObject, TextObject, Topic } from '../presentation/presentation.ts';
import type { StyleClass } from '../presentation/texts.ts';
import type { Box, Measures } from './plans/plan.ts';

/** Objects an arrangement adds to the root; the next arrangement replaces them. */
export const CROWN = 'arrangement-title';
export const BRANCHES = 'arrangement-branches';

/** Centred in its box, as large as fits. */
export const placeAt = (slide: Topic, box: Box | undefined): Topic =>
  box
    ? {
        ...slide,
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
        rotation: 0,
        scale: Math.min(box.width / slide.width, box.height / slide.height),
      }
    : slide;

/** Sizes a section to enclose its title and slides. */
export function inSection(
  section: Topic,
  slides: readonly Topic[],
  places: ReadonlyMap<SceneObject, Box | undefined>,
  title: TextObject | undefined,
): Topic {
  const own = new Set<SceneObject>(slides);
  const boxes = [
    ...slides.flatMap((slide) => places.get(slide) ?? []),
    ...(title ? [{ ...title, x: title.x - title.width / 2, y: title.y - title.height / 2 }] : []),
  ];
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - left;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - top;
  const inside = <Place extends { x: number; y: number }>(place: Place): Place => ({ ...place, x: place.x - left, y: place.y - top });
  const children = section.children
    .filter(({ id }) => id !== titleIdOf(section))
    .map((child) => (child.kind === 'topic' && own.has(child) ? inside(placeAt(child, places.get(child))) : child));
  return {
    ...section,
    x: left + width / 2,
    y: top + height / 2,
    rotation: 0,
    scale: 1,
    width,
    height,
    children: [...(title ? [inside(title)] : []), ...children],
  };
}

const titleIdOf = (section: Topic) => `section-title-${section.id}`;

/** Placed above a section's slides; a long title is made smaller, then wraps to two lines. */
export const titleText = (section: Topic, box: Box | undefined): TextObject | undefined =>
  box && text(titleIdOf(section), section.title, box, 'subtitle', 'start');

/** At the top of a tree. */
export const crownText = (title: string, box: Box | undefined): TextObject[] => (box ? [text(CROWN, title, box, 'title', 'center')] : []);

function text(id: string, words: string, { x, y, width, height }: Box, styleClass: StyleClass, align: 'start' | 'center'): TextObject {
  const line = words.trim();
  // An estimate, since nothing is measured here: a letter is half as wide as it is high, an East Asian one as wide as high.
  const ems = [...line].reduce((sum, char) => sum + (char >= '\u2e80' ? 1.05 : 0.52), 0);
  const full = height / 1.35;
  return {
    id,
    kind: 'text',
    x: x + width / 2,
    y: y + height / 2,
    rotation: 0,
    scale: 1,
    width,
    height,
    opacity: 1,
    styleClass,
    paragraphs: [{ runs: [{ text: line }], align, level: 0 }],
    direction: 'auto',
    verticalAlign: 'bottom',
    style: { size: Math.max(Math.min(full, width / ems), Math.min(full * 0.55, (1.7 * width) / ems), full * 0.2), lineHeight: 1.15 },
  };
}

/** All lines of a tree as one drawing, behind everything else. */
export function branchLines(lines: readonly { x: number; y: number }[][], { gap, band }: Measures): DrawingObject[] {
  const points = lines.flat();
  if (points.length === 0) return [];
  const [left, top] = [Math.min(...points.map(({ x }) => x)), Math.min(...points.map(({ y }) => y))];
  const width = Math.max(1, Math.max(...points.map(({ x }) => x)) - left);
  const height = Math.max(1, Math.max(...points.map(({ y }) => y)) - top);
  const d = lines.map((line) => line.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x - left} ${y - top}`).join('')).join('');
  const strokeWidth = Math.max(gap * 0.05, band * 0.04);
  return [
    {
      id: BRANCHES,
      kind: 'drawing',
      x: left + width / 2,
      y: top + height / 2,
      rotation: 0,
      scale: 1,
      width,
      height,
      opacity: 1,
      drawing: {
        viewBox: { x: 0, y: 0, width, height },
        nodes: [
          {
            kind: 'path',
            d,
            fillRule: 'nonzero',
            stroke: { kind: 'color', color: 'muted', opacity: 0.5 },
            strokeWidth,
            dash: [],
            dashOffset: 0,
            cap: 'round',
            join: 'round',
            miterLimit: 4,
            opacity: 1,
          },
        ],
      },
    },
  ];
}
