import { globalStyle, style } from '@vanilla-extract/css';
import { canHover, coarse, stage } from '../../overlay/stage.css.ts';

export const glass = style({ border: `1px solid ${stage.line}`, background: stage.glass, color: stage.text, boxShadow: stage.shadow });

export const bar = style([
  glass,
  {
    display: 'flex',
    alignItems: 'center',
    height: 56,
    maxWidth: '100%',
    padding: 7,
    borderRadius: 14,
    selectors: {
      '[data-layout="small"] &': { width: '100%', height: 48, padding: 3, borderRadius: 12 },
    },
  },
]);

export const group = style({ display: 'flex', alignItems: 'center', gap: 2 });
export const separator = style({
  width: 1,
  height: 24,
  margin: '0 10px',
  background: stage.line,
  selectors: { '[data-layout="small"] &': { display: 'none' } },
});

export const position = style({
  flex: 'none',
  minWidth: 44,
  margin: '0 4px 0 14px',
  color: stage.text2,
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  textAlign: 'center',
  selectors: { '[data-layout="small"] &': { margin: '0 8px' } },
  '@container': { 'viewer-shell (max-width: 359.98px)': { display: 'none' } },
});

export const button = style({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: 9,
  color: stage.text,
  transition: `background-color ${stage.fast} ${stage.easeOut}, color ${stage.fast} ${stage.easeOut}`,
  ':active': { transform: 'scale(.96)' },
  selectors: {
    '&[aria-pressed="true"], &[aria-expanded="true"]': { color: stage.lamp, background: stage.lampSoft },
    '&:disabled': { color: 'rgb(255 255 255 / .38)', cursor: 'default' },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:enabled:not([aria-pressed="true"])': { background: stage.glassHover } } },
    [coarse]: { width: 44, height: 44 },
    '(forced-colors: active)': { selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: -4 } } },
  },
});

export const tipAnchor = style({ position: 'relative', display: 'flex' });
/** Paper-coloured on the glass bar, since it belongs to the pointer rather than to the canvas. */
export const tip = style({
  position: 'absolute',
  bottom: 'calc(100% + 14px)',
  left: '50%',
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: 'max-content',
  maxWidth: 'min(280px, 60cqw)',
  minHeight: 30,
  padding: '4px 10px',
  borderRadius: 8,
  color: stage.onPaper,
  background: stage.paper,
  boxShadow: stage.shadow,
  fontSize: 13,
  fontWeight: 600,
  lineHeight: 1.3,
  pointerEvents: 'none',
  opacity: 0,
  visibility: 'hidden',
  transform: 'translate(-50%, 4px)',
  transition: `opacity ${stage.fast} ${stage.easeOut}, transform ${stage.fast} ${stage.easeOut}`,
  selectors: {
    [`${tipAnchor}:has(:focus-visible:not([aria-expanded="true"])) > &, &[data-shown]`]: {
      opacity: 1,
      visibility: 'visible',
      transform: 'translate(-50%, 0)',
    },
    // At the ends of a full-width bar, keep it within the stage.
    [`[data-layout="small"] ${tipAnchor}:first-child > &`]: { left: 0, translate: '50%' },
  },
  '@media': {
    [canHover]: {
      selectors: {
        [`${tipAnchor}:hover > button:not([aria-expanded="true"]) + &`]: {
          opacity: 1,
          visibility: 'visible',
          transform: 'translate(-50%, 0)',
          transitionDelay: '.3s',
        },
      },
    },
  },
});
globalStyle(`${tip} > kbd`, {
  minWidth: 20,
  padding: '1px 5px',
  border: '1px solid #c3cac5',
  borderRadius: 5,
  background: '#fff',
  fontFamily: 'inherit',
  fontSize: 12,
  fontWeight: 500,
  lineHeight: '16px',
  textAlign: 'center',
});

export const menuAnchor = style({ position: 'relative', display: 'flex' });
export const menu = style([
  glass,
  {
    position: 'absolute',
    bottom: 'calc(100% + 10px)',
    insetInlineEnd: 0,
    zIndex: 3,
    display: 'grid',
    minWidth: 208,
    maxHeight: 'calc(100cqh - 84px)',
    overflow: 'auto',
    padding: 6,
    borderRadius: 12,
    background: '#0c1216',
    selectors: { '&[data-side="below"]': { bottom: 'auto', top: 'calc(100% + 8px)' } },
  },
]);
export const menuItem = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 36,
  padding: '0 10px',
  borderRadius: 8,
  whiteSpace: 'nowrap',
  '@media': { [coarse]: { minHeight: 44 } },
  selectors: {
    '&:hover, &:focus-visible': { background: stage.glassHover },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-checked="true"]': { color: stage.lamp },
  },
});
