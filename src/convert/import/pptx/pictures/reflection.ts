import type { DrawingNode } from '#model/presentation/drawing.ts';
import type { ImageObject, SceneObject } from '#model/presentation/presentation.ts';
import { numberOf, type XmlElement } from '../../xml/xml.ts';
import type { SlideContext } from '../slide-context.ts';

/** A picture cannot fade, so its reflection is made of strips. */
const STRIPS = 10;

/** One strip: where it begins above the lower edge, and how high it is, as shares of the height; and how much of it is seen. */
interface Strip {
  start: number;
  high: number;
  opacity: number;
}

export interface Reflection {
  /** From the lower edge downwards. */
  gap: number;
  strips: Strip[];
}

/** Undefined if there is none, or nothing of it is seen. */
export function readReflection(reflection: XmlElement | undefined, unit: number): Reflection | undefined {
  const share = (name: string, usual: number) => Math.max(0, Math.min(1, (numberOf(reflection, name) ?? usual) / 100_000));
  const [from, to] = [share('stA', 100_000), share('endA', 0)];
  const end = share('endPos', 100_000);
  if (!reflection || end === 0) return undefined;
  return {
    gap: Math.max(0, Math.min(1e5, (numberOf(reflection, 'dist') ?? 0) * unit)),
    strips: Array.from({ length: STRIPS }, (_, index) => ({
      start: (index / STRIPS) * end,
      high: end / STRIPS,
      opacity: from + (to - from) * ((index + 0.5) / STRIPS),
    })),
  };
}

/** The reflection (`a:reflection`) below pictures in a box of this height, from the corner of the box. */
export function reflectionOf(
  reflection: Reflection | undefined,
  pictures: readonly SceneObject[],
  { height }: { height: number },
  context: SlideContext,
): SceneObject[] {
  if (!reflection) return [];
  const { gap, strips } = reflection;
  const images = pictures.filter((picture): picture is ImageObject => picture.kind === 'image' && picture.mask.kind !== 'path');
  return images.flatMap((image) =>
    strips.map(({ start, high, opacity }): ImageObject => {
      const isFlipped = image.flip === 'y' || image.flip === 'both';
      const flips = { none: 'y', x: 'both', y: undefined, both: 'x' } as const;
      return {
        ...image,
        id: context.makeId('picture'),
        // The strip that is as far above the lower edge as this one is below it.
        y: 2 * height + gap - image.y + image.height * (start + high / 2 - 0.5),
        height: image.height * high,
        crop: {
          ...image.crop,
          y: image.crop.y + image.crop.height * (isFlipped ? start : 1 - start - high),
          height: image.crop.height * high,
        },
        mask: { kind: 'none' },
        flip: flips[image.flip ?? 'none'],
        opacity: image.opacity * opacity,
      };
    }),
  );
}

/** The same for what is drawn. */
export function reflectedNodes(
  nodes: readonly DrawingNode[],
  { gap, strips }: Reflection,
  { width, height }: { width: number; height: number },
): DrawingNode[] {
  // Lines and arrow heads extend beyond the box.
  const [left, right] = [-width, 2 * width];
  return strips.map(({ start, high, opacity }, index): DrawingNode => {
    const bottom = height * (index === 0 ? 2 : 1 - start);
    const top = height * (1 - start - high);
    return {
      kind: 'group',
      children: [...nodes],
      opacity,
      transform: [1, 0, 0, -1, 0, 2 * height + gap],
      clip: [{ d: `M${left} ${top}L${right} ${top}L${right} ${bottom}L${left} ${bottom}Z`, rule: 'nonzero' }],
    };
  });
}
