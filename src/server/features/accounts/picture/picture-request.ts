import { z } from 'zod';

/** Files in base64: an uploaded picture, and what was made of it. */
export const PictureRequest = z.object({ picture: z.base64() });
export type PictureRequest = z.output<typeof PictureRequest>;
export const PictureAnswer = z.object({ picture: z.base64() });
export type PictureAnswer = z.output<typeof PictureAnswer>;
