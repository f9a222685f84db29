import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

/** A little darker than the panels on it. */
export const ground = style({
  minHeight: `calc(100dvh - ${vars.headerH} - 96px)`,
  paddingBlock: `${vars.s8} ${vars.s18}`,
  background: vars.bgSubtle,
  '@media': { [media.phone]: { paddingBlock: `${vars.s5} ${vars.s14}` } },
});

export const column = style({ display: 'grid', gap: vars.s5, minWidth: 0, '@media': { [media.phone]: { gap: vars.s4 } } });

export const panels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: vars.s5,
  // Where wide panels take the whole row, narrow ones fill the gaps.
  '@media': { [media.narrow]: { gridAutoFlow: 'row dense' }, [media.phone]: { gap: vars.s4 } },
});

export const surface = style({ minWidth: 0, background: vars.surface, border: `1px solid ${vars.line}`, borderRadius: vars.rCard });

const panel = style([
  surface,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.s4,
    padding: vars.s6,
    '@media': { [media.phone]: { padding: vars.s4, gridColumn: '1 / -1' } },
  },
]);

export const spans = styleVariants({
  wide: [panel, { gridColumn: 'span 8', '@media': { [media.narrow]: { gridColumn: '1 / -1' } } }],
  side: [panel, { gridColumn: 'span 4', '@media': { [media.narrow]: { gridColumn: 'span 6' }, [media.phone]: { gridColumn: '1 / -1' } } }],
  pair: [panel, { gridColumn: 'span 6', '@media': { [media.phone]: { gridColumn: '1 / -1' } } }],
  /** Half the width; the full width where narrow panels pair up. */
  broad: [panel, { gridColumn: 'span 6', '@media': { [media.narrow]: { gridColumn: '1 / -1' } } }],
  full: [panel, { gridColumn: '1 / -1' }],
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.s1} ${vars.s4}`,
});
export const title = style({ fontSize: vars.fs15, letterSpacing: vars.trackUi });
export const nothing = style({ color: vars.text3 });
