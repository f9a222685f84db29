import { style } from '@vanilla-extract/css';

/** A list that keeps its looks to itself. */
export const features = style({ minWidth: 0 });
