import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens.css.ts';

export const form = style({ display: 'grid', gap: vars.s4, justifyItems: 'start' });
export const lead = style({ maxWidth: '60ch', color: vars.text2, overflowWrap: 'anywhere' });
export const footer = style({ display: 'flex', flexWrap: 'wrap', justifySelf: 'stretch', justifyContent: 'flex-end', gap: vars.s3 });
