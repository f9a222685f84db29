import { createHash } from 'node:crypto';
import type { ImportedPicture } from '../imported.ts';

const endings: Record<ImportedPicture['type'], string> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' };

export const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The name of a picture in a presentation. */
export const pictureName = ({ bytes, type }: ImportedPicture): string => `images/${digestOf(bytes)}.${endings[type]}`;
