import { globalStyle, style } from '@vanilla-extract/css';
import { stage } from '../../overlay/stage.css.ts';
import { button, glass } from '../bar/bar.css.ts';

const edge = 'max(8px, env(safe-area-inset-bottom))';

export const top = style({
  position: 'absolute',
  insetInline: 12,
  top: 'max(12px, env(safe-area-inset-top))',
  display: 'grid',
  gridTemplateColumns: '44px 1fr 44px',
  alignItems: 'center',
  justifyItems: 'center',
  gap: 12,
});
export const topButton = style([
  button,
  glass,
  { width: 44, height: 44, borderRadius: 12, selectors: { '&[aria-expanded="true"], &:hover:enabled': { background: '#131b20' } } },
]);
export const topTitle = style([
  glass,
  {
    maxWidth: '100%',
    overflow: 'hidden',
    padding: '0 14px',
    borderRadius: 12,
    fontSize: 15,
    fontWeight: 600,
    lineHeight: '42px',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
]);

/** Always the same height, so that the picture above it stays in place. */
export const sheet = style([
  glass,
  {
    position: 'absolute',
    insetInline: 8,
    bottom: edge,
    display: 'flex',
    flexDirection: 'column',
    height: 'clamp(220px, 33cqh, 340px)',
    padding: '20px 19px 10px',
    borderRadius: 22,
    background: 'rgb(9 14 17 / .9)',
  },
]);
export const words = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  marginInline: -4,
  padding: '0 4px 16px',
  maskImage: 'linear-gradient(#000 calc(100% - 20px), transparent)',
});
export const kicker = style({ marginBottom: 4, color: stage.lamp, fontSize: 14, fontWeight: 500 });
export const heading = style({ fontSize: 26, fontWeight: 700, lineHeight: 1.15, letterSpacing: '-.03em', textWrap: 'balance' });
export const body = style({ display: 'grid', gap: 6, marginTop: 10, color: '#dfe5e1', fontSize: 17, lineHeight: 1.56 });
globalStyle(`${body} > p[data-list]`, { paddingInlineStart: 16, textIndent: -16 });
globalStyle(`${body} > p[data-list]::before`, { content: '•', display: 'inline-block', width: 16, textIndent: 0 });
export const trackRow = style({ display: 'flex', justifyContent: 'center', flex: 'none' });
export const row = style({ display: 'flex', alignItems: 'center', gap: 4, flex: 'none' });
export const spring = style({ flex: 1 });
export const rowButton = style([button, { width: 48, height: 48, borderRadius: 12 }]);
globalStyle(`${rowButton} > svg`, { width: 22, height: 22 });
export const back = style([rowButton, { width: 64, background: 'rgb(255 255 255 / .14)' }]);
export const forth = style([
  rowButton,
  {
    width: 64,
    marginInlineStart: 4,
    color: stage.onLamp,
    background: stage.lamp,
    ':hover': { background: `${stage.lampHover} !important` },
  },
]);
