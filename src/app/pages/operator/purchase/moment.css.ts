import { style } from '@vanilla-extract/css';

/** Breaks between day and time, and nowhere else. */
export const piece = style({ whiteSpace: 'nowrap' });
