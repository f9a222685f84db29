import type { AssetId } from '#model/presentation/presentation.ts';
import { openImage } from './decode-images.ts';
import { isBare } from './is-bare.ts';
import type { Made } from '../order.ts';

const shownEverywhere = new Map([
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['webp', 'webp'],
]);
/** Every graphics card takes a texture of this size. */
const LONGEST_SIDE = 4096;

/**
 * Pictures that could be decoded, as browsers get them, without anything a camera or a program noted. Those that are nothing but a picture
 * stay byte for byte.
 */
export async function deliverImages(images: ReadonlyMap<AssetId, Uint8Array>): Promise<Made[]> {
  const made: Made[] = [];
  const known = new Map<Uint8Array, Omit<Made, 'name'> | undefined>();
  for (const [name, bytes] of images) {
    if (!known.has(bytes)) known.set(bytes, await deliver(bytes).catch(() => undefined));
    const file = known.get(bytes);
    if (file) made.push({ name, ...file });
  }
  return made;
}

async function deliver(bytes: Uint8Array): Promise<Omit<Made, 'name'>> {
  const { image, facts } = await openImage(bytes);
  const { format, autoOrient } = facts;
  const extension = shownEverywhere.get(format);
  const { width, height } = autoOrient;
  if (extension && Math.max(width, height) <= LONGEST_SIDE && isBare(format, bytes)) return { bytes, image: { extension, width, height } };
  const { data, info } = await image
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 86, lossless: format === 'png' })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, image: { extension: 'webp', width: info.width, height: info.height } };
}
