import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 400px',
  gap: vars.s6,
  alignItems: 'start',
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const place = style({
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  background: vars.stage,
  borderRadius: vars.rCard,
  boxShadow: vars.sh3,
  '@media': { [media.phone]: { marginInline: `calc(-1 * ${vars.pageGutter})`, borderRadius: 0 } },
});
export const frame = style({ display: 'block', width: '100%', height: '100%', border: 0 });

export const panel = style({ minWidth: 0 });
export const composer = style({ display: 'grid', gap: vars.s4, justifyItems: 'start' });
globalStyle(`${composer} > *`, { maxWidth: '100%' });
globalStyle(`${composer} > :nth-child(2)`, { width: '100%' });
globalStyle(`${composer} textarea`, { fontFamily: vars.fontMono, fontSize: vars.fs13 });

export const trials = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s2 });
export const trial = style({
  fontFamily: vars.fontMono,
  fontWeight: vars.wMedium,
  '@media': { [media.coarse]: { minHeight: vars.touch } },
});

export const log = style({ gridColumn: '1 / -1', minWidth: 0 });
export const logHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: vars.controlSm,
  marginBlockEnd: vars.s2,
});
export const empty = style({ color: vars.text3 });

export const entryList = style({ padding: 0, listStyle: 'none' });
export const entries = style({
  maxHeight: 320,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rThumb,
  selectors: { '&:not(:has(li))': { display: 'none' } },
});

export const entry = style({
  display: 'grid',
  gridTemplateColumns: '7.5rem minmax(0, 1fr)',
  gap: vars.s3,
  padding: `${vars.s2} ${vars.s4}`,
  fontSize: vars.fs13,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.line}` } },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 } },
});

export const words = style({ overflowWrap: 'anywhere', color: vars.text });
export const directions = styleVariants({
  sent: { color: vars.text3 },
  received: { color: vars.accentText, fontWeight: vars.wMedium },
});
