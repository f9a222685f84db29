import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const form = style({ display: 'grid', gap: vars.s4 });
/** Names may be long: the button wraps them. */
export const choice = style({ flex: '0 1 auto', maxWidth: '100%', overflowWrap: 'anywhere' });
export const first = style({ marginInlineEnd: 'auto' });
export const lead = style({ marginBlockEnd: vars.s5, color: vars.text2 });
export const templates = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: `${vars.s6} ${vars.s5}`,
});

export const folders = style({
  display: 'grid',
  gap: 2,
  minWidth: 0,
  maxHeight: '50dvh',
  margin: `0 -${vars.s2}`,
  padding: 2,
  overflowY: 'auto',
  border: 0,
});
export const folder = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s3,
  minHeight: 40,
  paddingInline: vars.s3,
  borderRadius: vars.rControl,
  color: vars.text,
  fontWeight: vars.wMedium,
  cursor: 'pointer',
  position: 'relative',
  selectors: {
    '&:has(:checked)': { color: vars.accentText, background: vars.accentSoft, fontWeight: vars.wSemibold },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:has(:checked))': { background: vars.surface2 } } },
    [media.coarse]: { minHeight: vars.touch },
  },
});
export const folderName = style({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
