import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { appTitle } from '../../../ui/type.css.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const title = style([appTitle, { marginBlockEnd: vars.s1 }]);
export const lead = style({ color: vars.text2, marginBlockEnd: vars.s6 });

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(240px, 360px) minmax(0, 1fr)',
  gap: vars.s6,
  alignItems: 'start',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const list = style({ display: 'grid', border: `1px solid ${vars.line}`, borderRadius: vars.rCard, overflow: 'hidden' });
export const entry = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.line}` } } });

export const link = style({
  display: 'grid',
  gap: 2,
  padding: `${vars.s3} ${vars.s4}`,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  outlineOffset: '-2px',
  selectors: { '&[aria-current]': { background: vars.accentSoft }, '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-current])': { background: vars.surface2 } } },
    [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight' } } },
  },
});

export const subject = style({ fontWeight: vars.wSemibold, color: vars.text });
export const envelope = style({ display: 'flex', flexWrap: 'wrap', gap: `2px ${vars.s4}` });
export const facts = style({ fontSize: vars.fs13, color: vars.text2 });

export const message = style({
  display: 'grid',
  gap: vars.s4,
  padding: vars.s6,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rCard,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { padding: vars.s4 } },
});

export const words = style({
  paddingBlockStart: vars.s4,
  borderBlockStart: `1px solid ${vars.line}`,
  fontSize: vars.fs13,
  lineHeight: vars.lhRead,
  whiteSpace: 'pre-wrap',
});

export const unopened = style({ padding: vars.s6, color: vars.text2, textAlign: 'center' });
