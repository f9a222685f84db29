import { maximumPictureMegapixels } from '#contract/picture.ts';
import { ImportProblem } from '#convert/import/problems.ts';
import sharp from 'sharp';
import { answerGuard } from '../../../platform/imports/guard/answer-guard.ts';
import { type PictureAnswer, PictureRequest } from './picture-request.ts';

const SIDE = 384;

// The other half of `picture.ts`: decodes one uploaded picture.
sharp.concurrency(1);
answerGuard(async (asked): Promise<PictureAnswer> => {
  const bytes = Buffer.from(PictureRequest.parse(asked).picture, 'base64');
  const image = sharp(bytes, { limitInputPixels: maximumPictureMegapixels * 1_000_000, failOn: 'error' });
  const square = image.autoOrient().resize(SIDE, SIDE, { fit: 'cover', position: 'attention' }).webp({ quality: 82 });
  const made = await square.toBuffer().catch((cause: unknown) => {
    throw new ImportProblem('broken', 'The picture cannot be decoded', { cause });
  });
  return { picture: made.toString('base64') };
});
