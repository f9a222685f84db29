import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
  background: vars.surface,
  '@media': { [media.phone]: { height: '45dvh' } },
});

export const header = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 2,
  minHeight: 54,
  paddingInlineStart: vars.s4,
  paddingInlineEnd: vars.s3,
});
export const title = style({ marginInlineEnd: 'auto', fontSize: vars.fs14 });
export const search = style({ flex: 'none', padding: `0 ${vars.s3} ${vars.s2}` });
export const nothing = style({ padding: `${vars.s2} ${vars.s4}`, color: vars.text3 });

/** What scrolls. */
export const box = style({
  position: 'relative',
  flex: 1,
  minHeight: 64,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
});
export const tree = style({ position: 'relative', outline: 'none' });
