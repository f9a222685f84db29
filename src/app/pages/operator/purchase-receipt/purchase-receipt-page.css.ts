import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { metaText } from '../../../ui/type.css.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const column = style({ display: 'grid', gap: vars.s5, justifyItems: 'start', maxWidth: 680, marginInline: 'auto' });

// Prints only the receipt.
globalStyle(`:has(> main ${column}) > :not(main)`, { '@media': { print: { display: 'none !important' } } });
export const unprinted = style({ '@media': { print: { display: 'none !important' } } });

const panel = style({
  display: 'grid',
  gap: vars.s6,
  width: '100%',
  padding: vars.s8,
  background: vars.surface,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rCard,
  '@media': { [media.phone]: { padding: vars.s4, gap: vars.s5 } },
});

export const receipt = style([panel, { '@media': { print: { padding: 0, border: 0 } } }]);
export const refund = style([panel, { gap: vars.s3, scrollMarginBlockStart: vars.s14 }]);

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', justifyContent: 'space-between', gap: vars.s3 });
export const seller = style([metaText, { overflowWrap: 'anywhere' }]);

export const what = style({ display: 'grid', gap: vars.s1, justifyItems: 'start' });
export const item = style({ fontSize: vars.fs16, color: vars.text2, overflowWrap: 'anywhere' });
export const price = style({
  marginBlockEnd: vars.s2,
  fontSize: vars.fs42,
  fontWeight: vars.wBold,
  lineHeight: vars.lhTight,
  letterSpacing: vars.trackDisplay,
  '@media': { [media.phone]: { fontSize: vars.fs32 } },
});

export const facts = style({ display: 'grid', margin: 0 });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 200px) minmax(0, 1fr)',
  gap: `${vars.s1} ${vars.s4}`,
  alignItems: 'baseline',
  paddingBlock: vars.s3,
  borderBlockStart: `1px solid ${vars.line}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const name = style({ color: vars.text3 });
export const value = style({ margin: 0, overflowWrap: 'anywhere' });
export const aside = style([metaText, { display: 'block' }]);
