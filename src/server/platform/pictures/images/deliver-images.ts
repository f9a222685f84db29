import type { AssetId } from '#model/presentation/presentation.ts';
import { openImage } from './decode-images.ts';
import { bareOf } from './bare-picture.ts';
import type { Made } from '../order.ts';

const shownEverywhere = new Map([
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['webp', 'webp'],
]);
/** Every graphics card supports a texture of this size. */
const LONGEST_SIDE = 4096;

/**
 * Decodable pictures as browsers get them, without metadata of cameras or programs. Those that browsers can show keep their pixels; files
 * without any metadata are delivered unchanged.
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
  const { format, autoOrient, orientation = 1 } = facts;
  const extension = shownEverywhere.get(format);
  const { width, height } = autoOrient;
  if (extension && Math.max(width, height) <= LONGEST_SIDE && orientation === 1) {
    const bare = bareOf(format, bytes);
    if (bare) return { bytes: bare, image: { extension, width, height } };
  }
  const { data, info } = await image
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 86, lossless: format === 'png' })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, image: { extension: 'webp', width: info.width, height: info.height } };
}
