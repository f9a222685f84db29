import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  height: 135,
  minWidth: 0,
  background: vars.surface,
  // A dark strip, as in the viewer.
  '@media': { [media.phone]: { height: 'auto', background: vars.stage, color: vars.stageText } },
});

export const header = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.s2,
  height: 36,
  paddingInline: vars.s4,
  '@media': { [media.phone]: { display: 'none' } },
});
export const title = style({ fontSize: vars.fs14 });
export const length = style({ color: vars.text3, fontVariantNumeric: 'tabular-nums' });
export const hint = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s1,
  marginInlineStart: 'auto',
  overflow: 'hidden',
  color: vars.text3,
  fontSize: vars.fs13,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** What can be done with the path as a whole. */
export const tools = style({ display: 'flex', flex: 'none', gap: vars.s1 });

/** Scrolls sideways; with room for rings around the tiles. */
export const strip = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto hidden',
  overscrollBehaviorX: 'contain',
  paddingBlock: '6px 8px',
  paddingInline: vars.s4,
  scrollbarWidth: 'thin',
  '@media': { [media.phone]: { height: 79, paddingBlock: vars.s3, scrollbarWidth: 'none' } },
});
