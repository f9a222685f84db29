import type { ImageObject, TextObject } from '#model/presentation/presentation.ts';
import type { PictureFound, SlideContext } from '../slide-context.ts';
import { laidOut } from '../text/split-text.ts';

/** How high a picture is that replaces a bullet, and its middle above the baseline: in font sizes. */
const HEIGHT = 0.8;
const MIDDLE = 0.33;

/** Draws pictures over the bullets of a text, which stay there unseen, for people who read it otherwise. */
export function withPictureBullets(
  text: TextObject,
  pictures: ReadonlyMap<number, PictureFound>,
  context: SlideContext,
): { text: TextObject; bullets: ImageObject[] } {
  const turn = (text.rotation * Math.PI) / 180;
  const replaced = new Set<number>();
  const bullets = laidOut(text, context).fragments.flatMap(({ part, x, y, size }): ImageObject[] => {
    const paragraph = Number(/^p(\d+)\*$/.exec(part)?.[1] ?? Number.NaN);
    const picture = pictures.get(paragraph);
    if (picture?.kind !== 'asset') return [];
    replaced.add(paragraph);
    const height = size * HEIGHT;
    const width = Math.min(height * 4, (height * picture.width) / Math.max(1, picture.height));
    const [across, down] = [x + width / 2 - text.width / 2, y - size * MIDDLE - text.height / 2];
    return [
      {
        kind: 'image',
        id: context.makeId('bullet'),
        x: text.x + across * Math.cos(turn) - down * Math.sin(turn),
        y: text.y + across * Math.sin(turn) + down * Math.cos(turn),
        rotation: text.rotation,
        scale: 1,
        width,
        height,
        opacity: 1,
        asset: picture.asset,
        crop: { x: 0, y: 0, width: 1, height: 1 },
        mask: { kind: 'none' },
      },
    ];
  });
  const paragraphs = text.paragraphs.map((paragraph, index) =>
    replaced.has(index) ? { ...paragraph, markerColor: '#00000000' } : paragraph,
  );
  return { text: { ...text, paragraphs }, bullets };
}
