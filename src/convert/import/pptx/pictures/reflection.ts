import type { ImageObject, SceneObject } from '#model/presentation/presentation.ts';
import { numberOf, type XmlElement } from '../../xml/xml.ts';
import type { SlideContext } from '../slide-context.ts';

/** A picture cannot fade, so its reflection is made of strips. */
const STRIPS = 10;

/** The reflection (`a:reflection`) below pictures in a box of this height, from the corner of the box. */
export function reflectionOf(
  reflection: XmlElement | undefined,
  pictures: readonly SceneObject[],
  { height }: { height: number },
  context: SlideContext,
): SceneObject[] {
  if (!reflection) return [];
  const share = (name: string, usual: number) => Math.max(0, Math.min(1, (numberOf(reflection, name) ?? usual) / 100_000));
  const [from, to] = [share('stA', 100_000), share('endA', 0)];
  const end = share('endPos', 100_000);
  const gap = Math.max(0, Math.min(1e5, (numberOf(reflection, 'dist') ?? 0) * context.unit));
  const images = pictures.filter((picture): picture is ImageObject => picture.kind === 'image' && picture.mask.kind !== 'path');
  return images.flatMap((image) =>
    Array.from({ length: end > 0 ? STRIPS : 0 }, (_, index): ImageObject => {
      const [start, high] = [(index / STRIPS) * end, end / STRIPS];
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
        opacity: image.opacity * (from + (to - from) * ((index + 0.5) / STRIPS)),
      };
    }),
  );
}
