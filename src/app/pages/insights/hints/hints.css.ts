import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens.css.ts';

export const hints = style({ display: 'grid', gap: vars.s2 });
export const hint = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.s3,
  padding: `${vars.s3} ${vars.s4}`,
  background: vars.surface2,
  borderRadius: vars.rThumb,
  overflowWrap: 'anywhere',
});
export const lamp = style({
  flex: 'none',
  height: '1.43em',
  fill: 'none',
  stroke: vars.lampText,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const name = style({ fontWeight: vars.wSemibold });
