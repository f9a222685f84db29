import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const band = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.s4} ${vars.s5}`,
  minHeight: 126,
  padding: `${vars.s5} ${vars.s6}`,
  background: vars.accentSoft,
  border: `1px dashed ${vars.accent}`,
  borderRadius: vars.rCard,
  transition: `background-color ${vars.tFast} ${vars.easeOut}`,
  selectors: { '&[data-held]': { background: vars.accentSoft2 } },
  '@media': { [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)', padding: vars.s4 } },
});

/** The only content of an empty library. */
export const large = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  textAlign: 'center',
  minHeight: 340,
  alignContent: 'center',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const tile = style({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  color: vars.accentText,
  background: vars.surface,
  borderRadius: vars.rThumb,
  boxShadow: vars.sh1,
  selectors: { [`${large} &`]: { width: 72, height: 72 } },
});
export const words = style({ display: 'grid', gap: 2, minWidth: 0 });
export const title = style({
  fontSize: vars.fs18,
  fontWeight: vars.wSemibold,
  lineHeight: vars.lhSnug,
  letterSpacing: vars.trackTitle,
  selectors: { [`${large} &`]: { fontSize: vars.fs26, letterSpacing: '-.024em' } },
});
export const text = style({
  color: vars.text2,
  textWrap: 'pretty',
  selectors: { [`${large} &`]: { fontSize: vars.fs15, textWrap: 'balance' } },
});
export const limit = style({ color: vars.text3 });
export const script = style({ display: 'none', fontWeight: vars.wMedium, '@media': { [media.noScript]: { display: 'block' } } });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.s2,
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
  selectors: { [`${large} &`]: { flexDirection: 'row-reverse', justifyContent: 'center' } },
});
export const options = style({ background: 'transparent' });
export const more = style({ gridColumn: '1 / -1', textAlign: 'start', width: '100%' });
globalStyle(`${more}[hidden]`, { display: 'none' });
