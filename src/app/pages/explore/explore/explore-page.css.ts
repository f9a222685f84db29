import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';
import { pageTitle } from '../../../ui/type.css.ts';

export const head = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `${vars.s4} ${vars.s6}`,
  paddingBlock: `${vars.s4} ${vars.s5}`,
  '@media': { [media.phone]: { paddingBlock: `0 ${vars.s4}` } },
});
export const words = style({ display: 'grid', gap: 6, minWidth: 0 });
export const title = style([pageTitle, { overflowWrap: 'anywhere' }]);
export const lead = style({ maxWidth: '72ch', fontSize: vars.fs15, color: vars.text2, textWrap: 'pretty' });

export const tools = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `${vars.s3} ${vars.s6}`,
  marginBlockEnd: vars.s8,
  '@media': { [media.phone]: { marginBlockEnd: vars.s6 } },
});
export const trending = style({
  flex: '1 1 320px',
  minWidth: 0,
  // One row that scrolls sideways, instead of three that push the presentations off the screen.
  '@media': {
    [media.narrow]: { flexBasis: '100%' },
    [media.phone]: {
      marginInline: `calc(-1 * ${vars.pageGutter})`,
      paddingInline: vars.pageGutter,
      paddingBlock: 4,
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
});
export const terms = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.s2,
  '@media': { [media.phone]: { flexWrap: 'nowrap', width: 'max-content' } },
});
export const term = style({ maxWidth: '32ch' });
export const termWords = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.s1,
  marginInlineEnd: -10,
  '@media': { [media.narrow]: { marginInline: -10 } },
});

export const nothing = style({ paddingBlock: vars.s10, overflowWrap: 'anywhere' });
