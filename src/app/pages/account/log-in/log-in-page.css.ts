import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';

/** A touch target big enough for a thumb, but no taller than the label beside it. */
export const forgot = style({ '@media': { [media.coarse]: { marginBlock: -13 } } });
