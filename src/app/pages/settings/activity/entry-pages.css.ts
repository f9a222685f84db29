import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens.css.ts';

export const pages = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s3 });
export const older = style({ marginInlineStart: 'auto' });
