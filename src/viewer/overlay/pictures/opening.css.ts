import { style } from '@vanilla-extract/css';
import { middle } from '../overlay.css.ts';

const bar = 'var(--opening-bar, 56px)';
/** The height above the controls; at least a quarter of the viewer. */
const free = `max(25cqh, 100cqh - ${bar})`;
const shorter = `min(100cqw, ${free})`;
/** `usualMargin` of the model. */
const edge = `2 * max(0px, min(.05 * ${shorter}, .075 * (${shorter} - 250px)))`;
/** CSS pixels for each pixel of the picture. */
const scale = `min((100cqw - ${edge}) / var(--opening-frame-width), (${free} - ${edge}) / var(--opening-frame-height))`;
const middleOf = (start: string, length: string) => `(var(${start}) + var(${length}) / 2)`;

/**
 * A stop where the camera will show it: in the middle of what the controls leave free, as large as fits. The picture's numbers come with
 * the page, in a style of its own.
 */
export const opening = style({
  position: 'absolute',
  left: `calc(50cqw - ${middleOf('--opening-x', '--opening-frame-width')} * ${scale})`,
  top: `calc(${free} / 2 - ${middleOf('--opening-y', '--opening-frame-height')} * ${scale})`,
  width: `calc(var(--opening-width) * ${scale})`,
  height: `calc(var(--opening-height) * ${scale})`,
  maxWidth: 'none',
  visibility: 'hidden',
  pointerEvents: 'none',
  selectors: {
    // Also while the overlay fades, so that nothing else shines through.
    ':is([data-mode="loading"], [data-mode="presenting"]):not([data-elsewhere]) > &': { visibility: 'inherit' },
    '&[data-bar="none"]': { vars: { '--opening-bar': '0px' } },
  },
  '@container': {
    // A portrait phone frames the picture of a stop above its text.
    'viewer-overlay (max-width: 599.98px) and (max-aspect-ratio: 5 / 6)': {
      selectors: { '&:not([data-bar="none"])': { display: 'none' } },
    },
    [middle]: { selectors: { '&:not([data-bar="none"])': { vars: { '--opening-bar': '76px' } } } },
  },
});
