import { style } from '@vanilla-extract/css';

/** Breaks only between the date and the time. */
export const piece = style({ whiteSpace: 'nowrap' });
