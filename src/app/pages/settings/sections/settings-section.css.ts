import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const card = style({
  display: 'grid',
  gap: vars.s5,
  padding: vars.s6,
  background: vars.surface,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rCard,
  '@media': { [media.phone]: { padding: vars.s4 } },
});

export const opening = style({ display: 'grid', gap: vars.s1 });
export const lead = style({ color: vars.text2, overflowWrap: 'anywhere' });

export const form = style({ display: 'grid', gap: vars.s5 });

/** Two short fields side by side. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.s4,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s3 });
/** One field, as wide as one of a pair. */
export const single = style({ maxWidth: `calc(50% - ${vars.s2})`, '@media': { [media.phone]: { maxWidth: 'none' } } });
