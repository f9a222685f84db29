import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media.ts';
import { appTitle } from '../../../ui/type.css.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const title = style([appTitle, { marginBlockEnd: vars.s6 }]);

/** Sections, and beside them what they are about; it comes first where there is no room beside. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 760px) minmax(200px, 320px)',
  gap: vars.s10,
  alignItems: 'start',
  '@media': { [media.medium]: { gap: vars.s8 }, [media.narrow]: { gridTemplateColumns: 'minmax(0, 760px)', gap: vars.s5 } },
});

export const sections = style({ display: 'grid', gap: vars.s5, minWidth: 0 });

export const about = style({
  position: 'sticky',
  insetBlockStart: `calc(${vars.headerH} + ${vars.s6})`,
  display: 'grid',
  gap: vars.s4,
  '@media': {
    [media.narrow]: { position: 'static', gridRow: 1, gridTemplateColumns: 'minmax(96px, 200px) minmax(0, 1fr)', alignItems: 'center' },
    [media.phone]: { gridTemplateColumns: '104px minmax(0, 1fr)', alignItems: 'start' },
  },
});
export const words = style({ display: 'grid', gap: vars.s3, justifyItems: 'start', minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({ fontSize: vars.fs15, fontWeight: vars.wSemibold, lineHeight: vars.lhSnug });

export const notes = style({ margin: 0, paddingInlineStart: vars.s5, display: 'grid', gap: vars.s1 });
export const facts = style({ display: 'grid', gap: vars.s1, width: '100%', margin: 0, marginBlockStart: vars.s3, fontSize: vars.fs13, color: vars.text2 });
export const fact = style({ display: 'flex', justifyContent: 'space-between', gap: vars.s3 });
export const value = style({ margin: 0, color: vars.text, fontVariantNumeric: 'tabular-nums' });
