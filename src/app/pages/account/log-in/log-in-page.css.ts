import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media.ts';

/** Easy to hit with a thumb, and still no taller than the label beside it. */
export const forgot = style({ '@media': { [media.coarse]: { marginBlock: -13 } } });
