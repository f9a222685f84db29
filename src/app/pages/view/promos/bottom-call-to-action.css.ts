import { style } from '@vanilla-extract/css';

/** On the green panel, where the link colour would not stand out. */
export const templatesLink = style({ selectors: { '&&': { color: 'inherit' } } });
