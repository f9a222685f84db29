import { globalStyle, style } from '@vanilla-extract/css';
import { sizes, tones } from '../../../ui/button/button.css.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const form = style({ display: 'grid', gap: vars.s5 });
export const warning = style({ color: vars.text2 });
export const footer = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: vars.s3 });

/** Looks like the button that replaces it once scripts run. */
export const summary = style([tones.outline, sizes.md, { listStyle: 'none', selectors: { '&&': { color: vars.danger } } }]);
globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' });

export const opener = style({ selectors: { '&&': { color: vars.danger } } });
export const unfolded = style({ maxWidth: 420, marginBlockStart: vars.s5 });
