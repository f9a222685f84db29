import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

/** Dark in both themes, at the lower edge of what is seen, like what is said in passing. */
export const bar = style({
  position: 'sticky',
  zIndex: vars.zSticky,
  insetBlockEnd: vars.s4,
  display: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.s1} ${vars.s3}`,
  width: 'fit-content',
  maxWidth: '100%',
  marginInline: 'auto',
  padding: `${vars.s2} ${vars.s2} ${vars.s2} ${vars.s4}`,
  color: '#fff',
  background: '#121613',
  border: '1px solid rgb(255 255 255 / .12)',
  borderRadius: vars.rMenu,
  boxShadow: vars.sh3,
  vars: { [vars.focus]: vars.stageFocus },
  selectors: { '&[data-any]': { display: 'flex' } },
  '@media': { [media.noScript]: { display: 'flex', position: 'static' } },
});

export const count = style({ fontWeight: vars.wSemibold, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.s1 });
export const button = style({ color: '#fff', selectors: { '&&:hover': { color: '#fff', background: 'rgb(255 255 255 / .12)' } }, '@media': { [media.coarse]: { minHeight: vars.touch } } });
/** Only where no script can ask. */
export const plain = style({ display: 'none', '@media': { [media.noScript]: { display: 'inline-flex', minHeight: vars.controlSm } } });
export const choice = style([plain, { paddingInline: vars.s2, color: vars.text, background: vars.surface, border: 0, borderRadius: vars.r2 }]);
