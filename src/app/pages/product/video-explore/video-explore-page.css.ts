import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const head = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.s2,
  paddingBlock: `${vars.s4} ${vars.s8}`,
  '@media': { [media.phone]: { paddingBlock: `0 ${vars.s6}` } },
});
export const lead = style({ maxWidth: '60ch', fontSize: vars.fs16, lineHeight: vars.lhRead, color: vars.text2 });

/** The first one full width, then two per row. */
export const films = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.s10} ${vars.s8}`,
  '@media': { [media.narrow]: { gap: `${vars.s8} ${vars.s5}` }, [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const first = style({ gridColumn: '1 / -1' });
