import { globalStyle, style } from '@vanilla-extract/css';
import { stage } from '../../overlay/stage.css.ts';

/** Visually hidden until opened, but always there for screen readers. */
export const closed = style({ position: 'absolute', width: 1, height: 1, margin: -1, overflow: 'hidden', clipPath: 'inset(50%)' });
export const panel = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: 6,
  width: 'min(560px, 100%)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: '12px 24px 40px',
  borderInlineStart: `1px solid ${stage.line}`,
  background: '#0c1216',
  boxShadow: stage.shadow,
  fontSize: 16,
  lineHeight: 1.62,
  pointerEvents: 'auto',
  userSelect: 'text',
  outline: 'none',
});
export const head = style({
  position: 'sticky',
  top: -12,
  zIndex: 1,
  display: 'flex',
  justifyContent: 'flex-end',
  margin: '-12px -12px 0',
  padding: '12px 0',
  background: '#0c1216',
});
export const close = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '0 12px',
  borderRadius: 8,
  fontSize: 14,
  fontWeight: 600,
  ':hover': { background: stage.glassHover },
});
export const show = style({
  minHeight: 32,
  padding: '0 12px',
  margin: '4px 0 10px',
  border: `1px solid ${stage.lineControl}`,
  borderRadius: 8,
  fontSize: 13,
  fontWeight: 600,
  ':hover': { background: stage.glassHover },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});
export const described = style({ color: stage.text2, fontSize: 14 });

globalStyle(`${panel} :is(h2, h3, h4, h5, h6)`, {
  margin: '24px 0 6px',
  fontSize: 18,
  fontWeight: 600,
  lineHeight: 1.3,
  letterSpacing: '-.02em',
});
globalStyle(`${panel} h2`, { marginTop: 0, fontSize: 26 });
globalStyle(`${panel} h3`, { fontSize: 21 });
globalStyle(`${panel} :is(p, ul, ol, table, pre)`, { margin: '6px 0' });
globalStyle(`${panel} ul`, { paddingInlineStart: 22, listStyle: 'disc' });
globalStyle(`${panel} ol`, { paddingInlineStart: 26, listStyle: 'decimal' });
globalStyle(`${panel} table`, { width: '100%', borderCollapse: 'collapse', fontSize: 14 });
globalStyle(`${panel} caption`, { padding: '6px 0', fontWeight: 600, textAlign: 'start' });
globalStyle(`${panel} :is(th, td)`, { padding: '4px 10px', border: `1px solid ${stage.line}`, textAlign: 'start', verticalAlign: 'top' });
globalStyle(`${panel} pre`, { overflow: 'auto', padding: 12, borderRadius: 8, background: '#060a0d', fontSize: 13 });
