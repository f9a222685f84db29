import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens.css.ts';

// The same surface as the dialog that frames it.
export const page = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  minHeight: '100dvh',
  background: vars.surface,
});
// In a frame, there is no room to reserve for a scrollbar.
globalStyle(`html:has(${page})`, { scrollbarGutter: 'auto' });
/** Fills its frame; on its own, keeps a distance from the edges. */
export const column = style({
  width: '100%',
  maxWidth: 428,
  display: 'grid',
  gap: vars.s3,
  // Room for focus rings.
  padding: vars.s1,
  '@media': { '(min-width: 430px)': { paddingBlock: vars.s14 }, '(max-width: 429.98px) and (min-height: 520px)': { padding: vars.s4 } },
});
export const opening = style({ display: 'grid', gap: vars.s1 });
export const heading = style({ fontSize: vars.fs16 });
export const note = style({ display: 'flex', gap: '6px', fontSize: vars.fs13, fontWeight: vars.wMedium, color: vars.info });
/** Centres the icon on the first line of its text. */
export const icon = style({ height: '1.43em' });
export const bought = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.s4,
  paddingBlock: vars.s2,
  borderBlock: `1px solid ${vars.line}`,
});
export const title = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const form = style({ display: 'grid', gap: vars.s3 });
export const others = style({ fontSize: vars.fs13, color: vars.text3 });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s2 });
globalStyle(`${ways} > button`, { flex: '1 0 auto', paddingInline: vars.s2, whiteSpace: 'nowrap' });
