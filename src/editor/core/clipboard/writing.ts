import { once } from '../../tools/once.ts';
import type { writeSelected } from './write-clip.ts';

let write: typeof writeSelected | undefined;

/** Loads what writes to the clipboard. No browser waits for it during its event, so it has to be there before. */
export const prepareWriting = once(async () => (write = (await import('./write-clip.ts')).writeSelected));

/** Undefined until it has come. */
export const writingNow = (): typeof writeSelected | undefined => write;
