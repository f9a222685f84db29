import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const panel = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  height: '100%',
  marginInlineStart: `calc(-1 * ${vars.s3})`,
  overflow: 'hidden',
  borderRadius: vars.rHero,
  // The colours of the picture, until it has loaded.
  background: 'linear-gradient(#1f7fa0, #0b4f85 42%, #081e4c 78%, #050b26)',
  isolation: 'isolate',
});

export const art = style({ position: 'absolute', inset: 0, zIndex: -1, width: '100%', height: '100%' });

export const caption = style({
  width: '100%',
  display: 'grid',
  gap: vars.s5,
  padding: `${vars.s24} 44px ${vars.s10}`,
  color: vars.stageText,
  background: 'linear-gradient(transparent, rgb(4 8 20 / .62) 45%, rgb(4 8 20 / .88))',
  '@media': { [media.medium]: { paddingInline: vars.s8 } },
});

export const line = style({
  maxWidth: '22em',
  fontSize: vars.fs26,
  fontWeight: vars.wSemibold,
  lineHeight: vars.lhSnug,
  letterSpacing: vars.trackTitle,
  textWrap: 'balance',
});

export const path = style({ stroke: vars.stageText, strokeOpacity: 0.5 });
export const passed = style({ fill: vars.stageText });
export const coming = style({ fill: 'none', stroke: vars.stageText2 });
export const current = style({ fill: vars.lamp });
