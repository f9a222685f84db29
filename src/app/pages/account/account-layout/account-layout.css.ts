import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { pageTitle } from '../../../ui/type.css.ts';
import { vars } from '../../../ui/tokens.css.ts';

/** Beside the picture, the logo and the footer keep the same distance from the edges of their half. */
export const half = style({
  '@media': { [`not all and ${media.narrow}`]: { vars: { [vars.pageGutter]: '40px', [vars.headerH]: '81px' } } },
});

// Starts at a fixed height, so that the tabs do not move between logging in and signing up.
export const column = style({
  display: 'grid',
  gap: vars.s8,
  '@media': {
    [`not all and ${media.narrow}`]: { paddingBlockStart: 'clamp(0px, 13vh - 102px, 48px)' },
    [media.phone]: { gap: vars.s6 },
  },
});

export const body = style({ display: 'grid', gap: vars.s6 });

export const opening = style({ display: 'grid', gap: vars.s2 });
export const title = style([pageTitle, { overflowWrap: 'anywhere' }]);
export const lead = style({ fontSize: vars.fs15, color: vars.text2, overflowWrap: 'anywhere' });

export const form = style({ display: 'grid', gap: vars.s4 });

/** The main button, with a little more space above it. */
export const submit = style({ marginBlockStart: vars.s1 });

/** Links to other pages, under the form. */
export const others = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: `${vars.s2} ${vars.s6}` });
