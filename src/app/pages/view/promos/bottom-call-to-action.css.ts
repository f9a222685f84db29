import { style } from '@vanilla-extract/css';

/** On the green panel, where the colour of links would drown. */
export const templatesLink = style({ selectors: { '&&': { color: 'inherit' } } });
