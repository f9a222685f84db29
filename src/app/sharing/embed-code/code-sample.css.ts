import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../ui/media/media.ts';
import { vars } from '../../ui/tokens.css.ts';

export const sample = style({ position: 'relative', minWidth: 0 });
export const main = style({ display: 'grid', gap: vars.s5, minWidth: 0 });

export const block = style({
  maxHeight: 420,
  padding: vars.s4,
  overflow: 'auto',
  fontSize: vars.fs13,
  lineHeight: 1.6,
  color: vars.text,
  background: vars.surface2,
  borderRadius: vars.rThumb,
  tabSize: 2,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  selectors: {
    // Room for the button in the corner.
    [`${sample} &`]: { paddingBlockStart: 44, '@media': { [media.noScript]: { paddingBlockStart: vars.s4 } } },
  },
});

export const corner = style({ position: 'absolute', insetBlockStart: 6, insetInlineEnd: 6 });
export const failed = style({ marginBlockStart: vars.s2, fontSize: vars.fs13, color: vars.danger });

export const kinds = styleVariants({
  plain: {},
  tag: { color: vars.accentText },
  name: { color: vars.lampText },
  string: { color: vars.text2 },
  comment: { color: vars.text3 },
});
