import { fileURLToPath } from 'node:url';
import { maximumPictureMegapixels, pictureTypes } from '#contract/picture.ts';
import { readPictureHeader } from '#convert/import/pictures/picture-header.ts';
import { ImportProblem } from '#convert/import/problems.ts';
import { runGuarded } from '../../../platform/imports/guard/run-guarded.ts';
import { PictureAnswer, type PictureRequest } from './picture-request.ts';
import { createTurns } from '../identity/turns.ts';

const MB = 1024 * 1024;
const program = fileURLToPath(new URL('./picture-process.ts', import.meta.url));
const limits = { heap: 128 * MB, memory: 512 * MB, silence: 10_000, time: 20_000 };
const readable: readonly string[] = pictureTypes;

/** `kind`: not a picture that we read. `pixels`: too many of them. */
export class UnusablePicture extends Error {
  override readonly name = 'UnusablePicture';
  readonly reason: 'kind' | 'pixels';
  constructor(reason: UnusablePicture['reason'], options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

// One at a time: a picture takes hundreds of megabytes while it is decoded.
const inTurn = createTurns(1);

/** Turns an uploaded picture into a square WebP without camera metadata, in a process that can be killed. */
export async function makePicture(bytes: Buffer): Promise<Buffer> {
  const header = readPictureHeader(bytes);
  if (!header || !readable.includes(`image/${header.kind}`)) throw new UnusablePicture('kind');
  if (header.width * header.height > maximumPictureMegapixels * 1_000_000) throw new UnusablePicture('pixels');
  const request: PictureRequest = { picture: bytes.toString('base64') };
  try {
    const { result } = await inTurn(() => runGuarded({ program, request, reads: [], limits, isUrgent: true }));
    return Buffer.from(PictureAnswer.parse(result).picture, 'base64');
  } catch (cause) {
    if (!(cause instanceof ImportProblem)) throw cause;
    throw new UnusablePicture(cause.code === 'too-much-memory' || cause.code === 'too-slow' ? 'pixels' : 'kind', { cause });
  }
}
