import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { appTitle, metaText } from '../../../ui/type.css.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const opening = style({
  display: 'grid',
  gap: vars.s1,
  marginBlock: `${vars.s3} ${vars.s6}`,
  '@media': { [media.phone]: { marginBlockEnd: vars.s5 } },
});
export const title = style([appTitle, { overflowWrap: 'anywhere' }]);
export const kind = metaText;

/** The sections with a sidebar about the presentation. On narrow screens, the picture comes first and the facts last. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gap: vars.s10,
  alignItems: 'start',
  '@media': { [media.medium]: { gap: vars.s8 }, [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.s5 } },
});

export const sections = style({ display: 'grid', gap: vars.s5, minWidth: 0 });

export const beside = style({
  position: 'sticky',
  insetBlockStart: `calc(${vars.headerH} + ${vars.s6})`,
  display: 'grid',
  gap: vars.s5,
  '@media': { [media.narrow]: { display: 'contents' } },
});
export const about = style({
  display: 'grid',
  gap: vars.s4,
  '@media': {
    [media.narrow]: { order: -1, gridTemplateColumns: 'minmax(160px, 280px) minmax(0, 1fr)', alignItems: 'center' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** A column in the sidebar, otherwise rows of equal height. */
export const ways = style({
  display: 'grid',
  gap: vars.s2,
  minWidth: 0,
  '@media': { [media.narrow]: { display: 'flex', flexWrap: 'wrap', alignItems: 'stretch' } },
});
globalStyle(`${ways} > a`, { '@media': { [media.phone]: { flex: '1 1 auto', minHeight: vars.touch } } });

export const notes = style({ margin: 0, paddingInlineStart: vars.s5, display: 'grid', gap: vars.s1 });
export const facts = style({ display: 'grid', gap: vars.s1, margin: 0, fontSize: vars.fs13, color: vars.text2 });
export const fact = style({ display: 'flex', justifyContent: 'space-between', gap: vars.s3 });
export const value = style({ margin: 0, color: vars.text, fontVariantNumeric: 'tabular-nums' });
