import { globalStyle, style } from '@vanilla-extract/css';
import { sizes, tones } from '../../../ui/button/button.css.ts';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const none = style({ maxWidth: '72ch', color: vars.text2 });
export const noneYet = style({ display: 'block', fontWeight: vars.wSemibold, color: vars.text });
export const list = style({ display: 'grid' });

const summary = style({ listStyle: 'none' });
globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' });

/** Summaries look like buttons. */
export const opener = style([tones.outline, sizes.md, summary]);
export const quietOpener = style([tones.ghost, sizes.sm, summary]);
export const dangerOpener = style([quietOpener, { selectors: { '&&': { color: vars.danger } } }]);

export const unfolded = style({ display: 'grid', gap: vars.s5, marginBlockStart: vars.s5 });

export const link = style({
  display: 'grid',
  gap: vars.s3,
  minWidth: 0,
  paddingBlock: vars.s5,
  selectors: { '&:first-child': { paddingBlockStart: 0 }, '& + &': { borderBlockStart: `1px solid ${vars.line}` } },
});

export const name = style({ fontSize: vars.fs15, overflowWrap: 'anywhere' });

export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.s1} ${vars.s4}`, fontSize: vars.fs13, color: vars.text2 });
export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: '6px' });
export const over = style([fact, { fontWeight: vars.wMedium, color: vars.danger }]);

export const address = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.s2,
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' }, [media.noScript]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const copy = style({ minHeight: 40 });
export const failed = style({ gridColumn: '1 / -1', fontSize: vars.fs13, color: vars.danger });

/** Side by side while closed; an open one takes the full width. */
export const more = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s2, marginInlineStart: -10 });
export const fold = style({ selectors: { '&[open]': { flexBasis: '100%' } } });

export const confirm = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.s3,
  maxWidth: '60ch',
  marginBlockStart: vars.s3,
  marginInlineStart: 10,
  color: vars.text2,
});

export const scroller = style({
  maxHeight: 320,
  marginBlockStart: vars.s2,
  marginInlineStart: 10,
  overflow: 'auto',
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rThumb,
});
export const visits = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.fs13 });
const cell = { paddingBlock: vars.s2, paddingInline: vars.s3, textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' } as const;
export const head = style({
  ...cell,
  position: 'sticky',
  insetBlockStart: 0,
  fontWeight: vars.wSemibold,
  color: vars.text2,
  background: vars.surface2,
});
export const visit = style({ ...cell, borderBlockStart: `1px solid ${vars.line}` });
export const nobody = style({ alignSelf: 'center', paddingInlineStart: 10, fontSize: vars.fs13, color: vars.text3 });
