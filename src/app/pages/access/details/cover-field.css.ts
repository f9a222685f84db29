import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens.css.ts';

export const group = style({ display: 'grid', minWidth: 0 });

/** A row that scrolls horizontally; the next cover peeks in at the end. */
export const covers = style({ display: 'flex', gap: vars.s3, overflowX: 'auto', scrollSnapType: 'x proximity' });

export const cover = style({
  position: 'relative',
  flex: '0 0 148px',
  display: 'grid',
  gap: vars.s1,
  alignContent: 'start',
  cursor: 'pointer',
  scrollSnapAlign: 'start',
});
export const radio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' });

/** The rings are drawn inside because the row clips its overflow. */
export const frame = style({
  position: 'relative',
  display: 'grid',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  background: vars.surface2,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rThumb,
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit', pointerEvents: 'none' },
  selectors: {
    [`${radio}:checked ~ &`]: { borderColor: vars.accent },
    [`${radio}:checked ~ &::after`]: { boxShadow: `inset 0 0 0 2px ${vars.accent}` },
    [`${radio}:focus-visible ~ &`]: { outline: `3px solid ${vars.focus}`, outlineOffset: -3 },
    [`${radio}:focus-visible ~ &::after`]: { boxShadow: `inset 0 0 0 5px ${vars.surface}` },
  },
});
export const whole = style([frame, { placeItems: 'center', color: vars.text2 }]);
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const name = style({ fontSize: vars.fs13, color: vars.text2, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
