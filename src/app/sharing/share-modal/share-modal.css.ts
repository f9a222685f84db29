import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../ui/media/breakpoints.ts';
import { media } from '../../ui/media/media.ts';
import { vars } from '../../ui/tokens.css.ts';
import { visuallyHidden } from '../../ui/type.css.ts';

export const content = style({
  height: '100%',
  display: 'grid',
  alignContent: 'space-between',
  gap: vars.s5,
  '@media': { [media.short]: { gap: vars.s2 } },
});

// 500 × 300: the usual width of a medium dialog; on phones, a sheet as high as it needs.
globalStyle(`dialog:has(${content})`, { '@media': { [from('small')]: { height: 300 } } });

export const networks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.s2,
  paddingBlockStart: vars.s1,
});
export const network = style({ display: 'grid', justifyItems: 'center' });

export const way = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: vars.s2,
  minWidth: 72,
  padding: vars.s1,
  color: vars.text2,
  borderRadius: vars.rControl,
  fontSize: vars.fs13,
  fontWeight: vars.wMedium,
  lineHeight: vars.lhSnug,
  textAlign: 'center',
  textDecoration: 'none',
});

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  color: vars.text,
  background: vars.surface2,
  borderRadius: vars.rFull,
  transition: `background-color ${vars.tFast} ${vars.easeOut}`,
  '@media': {
    [media.hover]: { selectors: { [`${way}:hover &`]: { background: vars.surface3 } } },
    [media.short]: { width: vars.controlMd, height: vars.controlMd },
  },
});

export const link = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.s2,
  '@media': {
    [`${media.phone} and (min-height: 480.02px)`]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.s3 },
  },
});

export const copy = style({ minWidth: 132 });

/** Above the button like a tooltip, while the message is shown. */
const bubble = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockEnd: 'calc(100% - 18px)',
  maxWidth: '100%',
  padding: '5px 9px',
  color: vars.bg,
  background: vars.text,
  borderRadius: vars.r2,
  fontSize: vars.fs12,
  fontWeight: vars.wMedium,
});

export const said = styleVariants({ idle: [visuallyHidden], copied: [bubble], failed: [bubble] });
