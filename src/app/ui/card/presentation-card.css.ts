import { style } from '@vanilla-extract/css';
import { vars } from '../tokens.css.ts';

export const facts = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.s3,
  minHeight: 24,
  paddingBlockStart: 2,
});
export const owner = style({ display: 'flex', alignItems: 'center', gap: 6, minWidth: 0, color: vars.text2 });
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const views = style({ position: 'relative', display: 'inline-flex', alignItems: 'center', gap: 5, flex: 'none' });
export const privacy = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.s1,
  flex: 'none',
  padding: '2px 8px',
  color: vars.text2,
  background: vars.surface2,
  borderRadius: vars.r2,
  fontSize: vars.fs12,
  fontWeight: vars.wSemibold,
});
export const description = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  lineHeight: vars.lhUi,
  paddingBlockEnd: 1,
});
