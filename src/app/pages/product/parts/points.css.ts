import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const section = style({ display: 'grid', gap: vars.s10, '@media': { [media.phone]: { gap: vars.s8 } } });

export const points = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${vars.s10} ${vars.s10}`,
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: `${vars.s8} ${vars.s6}` },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.s6 },
  },
});

export const point = style({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  gap: vars.s2,
  paddingBlockStart: vars.s5,
  borderBlockStart: `1px solid ${vars.line}`,
  '@media': { [media.phone]: { gridTemplateColumns: '44px minmax(0, 1fr)', gridTemplateRows: 'auto auto', columnGap: vars.s4 } },
});

export const badge = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginBlockEnd: vars.s2,
  color: vars.accentText,
  background: vars.accentSoft,
  borderRadius: vars.rMenu,
  '@media': { [media.phone]: { gridRow: '1 / 3', marginBlockEnd: 0 }, [media.forcedColors]: { border: '1px solid' } },
});

export const text = style({ maxWidth: '46ch', fontSize: vars.fs16, lineHeight: vars.lhRead, letterSpacing: 'normal', color: vars.text2 });
