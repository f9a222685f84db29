import { pictureTypes } from '#contract/picture.ts';
import sharp from 'sharp';

const SIDE = 384;
const readable: readonly string[] = pictureTypes;

export class UnreadablePicture extends Error {}

/** Turns an uploaded picture into a square WebP without camera metadata. */
export async function makePicture(bytes: Buffer): Promise<Buffer> {
  try {
    const image = sharp(bytes, { limitInputPixels: 60_000_000, failOn: 'error' });
    const { format } = await image.metadata();
    if (!readable.includes(`image/${format}`)) throw new UnreadablePicture(`a ${format}`);
    return await image.autoOrient().resize(SIDE, SIDE, { fit: 'cover', position: 'attention' }).webp({ quality: 82 }).toBuffer();
  } catch (cause) {
    throw cause instanceof UnreadablePicture ? cause : new UnreadablePicture('not a picture', { cause });
  }
}
