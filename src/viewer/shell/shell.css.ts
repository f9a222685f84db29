import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { canHover, onStage, stage } from '../overlay/stage.css.ts';
import { glass } from './bar/bar.css.ts';
import { stop } from './bar/track.css.ts';

export const shell = style([
  onStage,
  { position: 'absolute', inset: 0, overflow: 'hidden', container: 'viewer-shell / size', borderRadius: 'inherit', pointerEvents: 'none' },
]);

/** Hidden but still reachable: focusing brings it back. */
export const chrome = style({
  transition: `opacity ${stage.base} ${stage.easeOut}`,
  selectors: { '[data-idle] &:not(:focus-within)': { opacity: 0, pointerEvents: 'none' } },
});
export const barPlace = style([chrome, { maxWidth: '100%', selectors: { '[data-layout="small"] &': { width: '100%' } } }]);
globalStyle(`${shell} :is(button, a, input, [role=toolbar], [role=menu], [role=group], [role=log] > *, [role=region])`, {
  pointerEvents: 'auto',
});
globalStyle(`[data-idle] ${chrome}:not(:focus-within) *`, { pointerEvents: 'none !important' as 'none' });
globalStyle('[data-idle] > [data-stage]', { cursor: 'none' });

const fadeOut = keyframes({ to: { opacity: 0 } });
/** Covers a corner of the slide, so it goes after two seconds, and comes back with the controls. */
export const titleChip = style([
  glass,
  {
    animation: `${fadeOut} ${stage.slow} ${stage.easeOut} 2s forwards`,
    selectors: { '[data-idle] &': { opacity: 0, animation: 'none' } },
    position: 'absolute',
    top: 20,
    insetInlineStart: 24,
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    maxWidth: 'min(420px, 50%)',
    height: 40,
    padding: '0 13px 0 11px',
    borderRadius: 10,
    fontWeight: 600,
  },
]);
export const chipText = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** Captions, the button back to the path and the bar, stacked. */
export const dock = style({
  position: 'absolute',
  insetInline: 24,
  bottom: 20,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 16,
  selectors: {
    '[data-layout="small"] &': { insetInline: 8, bottom: 8, gap: 8 },
    '[data-upright] > &': { bottom: 'calc(clamp(220px, 33cqh, 340px) + 20px)' },
  },
});
export const chip = style([
  glass,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 40,
    padding: '0 14px',
    borderRadius: 99,
    fontWeight: 600,
    ':hover': { background: '#131b20' },
    '@media': { '(pointer: coarse)': { minHeight: 44 } },
  },
]);

export const hints = style([
  glass,
  {
    position: 'absolute',
    bottom: 30,
    insetInlineEnd: 24,
    display: 'none',
    alignItems: 'center',
    gap: 6,
    minHeight: 36,
    padding: '0 10px',
    borderRadius: 10,
    fontSize: 13,
    // Beside the bar, which grows with the path.
    '@media': {
      [canHover]: {
        '@container': {
          'viewer-shell (min-width: 1280px)': { selectors: { [`${shell}:not(:has(${stop}:nth-child(10))) &`]: { display: 'flex' } } },
          'viewer-shell (min-width: 1440px)': { display: 'flex' },
        },
      },
    },
  },
]);
globalStyle(`${hints} > span`, { marginInlineEnd: 12 });
globalStyle(`${hints} > span:last-child`, { marginInlineEnd: 0 });

/** A real button over each stop, for keyboards and screen readers; pointer events go to the canvas below. */
export const target = style({
  position: 'absolute',
  borderRadius: 16,
  pointerEvents: 'none !important' as 'none',
  selectors: { '&[aria-current]': { boxShadow: `0 0 0 2px ${stage.lamp}` } },
});

export const readButton = style([
  chip,
  {
    position: 'absolute',
    top: 20,
    insetInlineStart: '50%',
    translate: '-50%',
    zIndex: 5,
    selectors: { '&:not(:focus-visible)': { opacity: 0, pointerEvents: 'none !important' as 'none' } },
  },
]);
export const end = style({ position: 'absolute', inset: 0, pointerEvents: 'auto' });
