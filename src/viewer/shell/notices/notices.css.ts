import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors, stage } from '../../overlay/stage.css.ts';
import { glass } from '../bar/bar.css.ts';

/** At the top edge, clear of the bar. */
export const list = style({
  position: 'absolute',
  top: 20,
  insetInlineEnd: 24,
  zIndex: 4,
  display: 'grid',
  gap: 8,
  justifyItems: 'end',
  maxWidth: 'calc(100% - 48px)',
  selectors: {
    '[data-layout="small"] &': { top: 8, insetInlineEnd: 8, maxWidth: 'calc(100% - 16px)' },
    '[data-upright] &': { top: 'calc(64px + max(12px, env(safe-area-inset-top)))', insetInlineEnd: 12, maxWidth: 'calc(100% - 24px)' },
  },
});
export const notice = style([
  glass,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    maxWidth: 420,
    padding: '4px 4px 4px 14px',
    paddingInline: '14px 4px',
    borderRadius: 12,
    background: 'rgb(9 14 17 / .92)',
    fontSize: 13,
  },
]);
export const words = style({ flex: 1, padding: '6px 0' });
export const action = style({
  minHeight: 36,
  padding: '0 10px',
  borderRadius: 8,
  color: stage.lamp,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  ':hover': { background: stage.glassHover },
});
export const dismiss = style({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: 8,
  ':hover': { background: stage.glassHover },
  '@media': { '(pointer: coarse)': { width: 44, height: 44 } },
});

export const dialog = style({
  width: 'min(480px, calc(100% - 24px))',
  maxHeight: 'calc(100% - 24px)',
  margin: 'auto',
  padding: 0,
  border: `1px solid ${stage.line}`,
  borderRadius: 16,
  color: stage.text,
  background: '#0c1216',
  boxShadow: stage.shadow,
  pointerEvents: 'auto',
  '::backdrop': { background: 'rgb(0 0 0 / .56)' },
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});
export const dialogHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '14px 12px 6px 24px',
  paddingInline: '24px 12px',
});
export const dialogTitle = style({ fontSize: 18, fontWeight: 600, letterSpacing: '-.02em', outline: 'none' });
export const keys = style({ padding: '0 24px 8px' });
globalStyle(`${keys} > div`, { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 16, minHeight: 36 });
globalStyle(`${keys} dd`, { display: 'flex', gap: 6 });
globalStyle(`${keys} dt`, { color: stage.text2 });
export const dialogFoot = style({ padding: '4px 24px 20px' });

/** A keyboard key, styled for glass. */
export const key = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 20,
  height: 20,
  padding: '0 5px',
  border: '1px solid rgb(255 255 255 / .32)',
  borderRadius: 5,
  color: stage.text,
  fontFamily: 'inherit',
  fontSize: 11,
  fontWeight: 500,
  lineHeight: 1,
  whiteSpace: 'nowrap',
});
