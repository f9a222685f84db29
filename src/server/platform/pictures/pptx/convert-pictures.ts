import type { PptxPicture } from '#convert/export/pptx/open-pptx.ts';
import type { AssetId } from '#model/presentation/presentation.ts';
import sharp from 'sharp';
import { openImage } from '../images/decode-images.ts';

const QUALITY = 92;

/** Pictures in forms that office programs read; their files are kept where possible. Unreadable pictures are absent. */
export async function convertPictures(images: ReadonlyMap<AssetId, Uint8Array>): Promise<Map<AssetId, PptxPicture>> {
  const known = new Map<Uint8Array, PptxPicture>();
  for (const bytes of new Set(images.values())) {
    const picture = await convert(bytes).catch(() => undefined);
    if (picture) known.set(bytes, picture);
  }
  const converted = new Map<AssetId, PptxPicture>();
  for (const [id, bytes] of images) {
    const picture = known.get(bytes);
    if (picture) converted.set(id, picture);
  }
  return converted;
}

async function convert(bytes: Uint8Array): Promise<PptxPicture> {
  const { image, facts } = await openImage(bytes);
  const { format } = facts;
  const isUpright = (facts.orientation ?? 1) === 1;
  if (isUpright && (format === 'png' || format === 'jpeg' || format === 'gif')) {
    // Read to its end, so that a truncated file is detected here.
    await sharp(bytes, { failOn: 'truncated' }).resize(8).raw().toBuffer();
    return { bytes, ending: format };
  }
  const upright = image.toColourspace('srgb');
  if (facts.hasAlpha || format === 'png' || format === 'gif')
    return { bytes: await upright.png({ compressionLevel: 6 }).toBuffer(), ending: 'png' };
  return { bytes: await upright.jpeg({ quality: QUALITY }).toBuffer(), ending: 'jpeg' };
}
