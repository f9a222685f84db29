import { style } from '@vanilla-extract/css';
import { media } from '../../ui/media/media.ts';
import { vars } from '../../ui/tokens.css.ts';

export const page = style({ paddingBlockEnd: vars.s14 });

export const hero = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.s4,
  paddingBlock: `${vars.s10} ${vars.s10}`,
  textAlign: 'center',
  '@media': { [media.phone]: { paddingBlock: `${vars.s10} ${vars.s8}` } },
});

export const lead = style({
  maxWidth: '46em',
  fontSize: vars.fs18,
  lineHeight: 1.55,
  color: vars.text2,
  textWrap: 'balance',
  '@media': { [media.phone]: { fontSize: vars.fs16 } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.s3,
  marginBlockStart: vars.s2,
  '@media': { [media.phone]: { display: 'grid', justifyContent: 'stretch', width: '100%' } },
});

export const end = style({ marginBlockStart: vars.s24, '@media': { [media.narrow]: { marginBlockStart: vars.s18 } } });
