import { style } from '@vanilla-extract/css';

/** Any class makes the global reset remove the padding and markers of a list. */
export const features = style({ minWidth: 0 });
