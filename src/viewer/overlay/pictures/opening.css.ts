import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { loadingPart, middle } from '../overlay.css.ts';

/** What the controls cover, below and above. */
const [bar, top] = ['var(--opening-bar, 56px)', 'var(--opening-top, 0px)'];
/** The height that the controls leave free; at least a quarter of the viewer. */
const free = `max(25cqh, 100cqh - ${bar} - ${top})`;
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
const placed: StyleRule = {
  position: 'absolute',
  left: `calc(50cqw - ${middleOf('--opening-x', '--opening-frame-width')} * ${scale})`,
  top: `calc(${top} + ${free} / 2 - ${middleOf('--opening-y', '--opening-frame-height')} * ${scale})`,
  width: `calc(var(--opening-width) * ${scale})`,
  height: `calc(var(--opening-height) * ${scale})`,
  maxWidth: 'none',
  // A picture of another size than announced is cut, not distorted.
  objectFit: 'cover',
  visibility: 'hidden',
  pointerEvents: 'none',
};
/** Also while the overlay fades, so that nothing else shines through. */
const shown = ':is([data-mode="loading"], [data-mode="presenting"]):not([data-elsewhere]) > &';

/** A portrait phone frames the picture of a stop above its text. */
const phone = '(max-width: 599.98px) and (max-aspect-ratio: 5 / 6)';
const onPhone = `viewer-overlay ${phone}`;
/** Higher than what is painted around a stop, as a tablet held upright: the blurred preview shows above and below. */
const tall = 'viewer-overlay (min-width: 600px) and (max-aspect-ratio: 0.99)';

export const opening = style({
  ...placed,
  selectors: {
    [shown]: { visibility: 'inherit' },
    '&[data-bar="none"]': { vars: { '--opening-bar': '0px' } },
  },
  '@container': {
    [onPhone]: { selectors: { '&:not([data-bar="none"])': { display: 'none' } } },
    [tall]: { maskImage: 'linear-gradient(#0000, #000 15%, #000 85%, #0000)' },
    [middle]: { selectors: { '&:not([data-bar="none"])': { vars: { '--opening-bar': '76px' } } } },
  },
});

/** `uprightInsets` of the model; in lower boxes the controls would cover more than they do. */
export const uprightOpening = style({
  ...placed,
  vars: { '--opening-top': '68px', '--opening-bar': 'calc(20px + clamp(220px, 33cqh, 340px))' },
  display: 'none',
  '@media': {
    // The page's own viewer will fill the window: time to fetch the picture.
    [phone]: { selectors: { '[data-mode="loading"] > &': { display: 'block' } } },
  },
  '@container': {
    [`${onPhone} and (min-height: 412px)`]: {
      display: 'block',
      selectors: { [`${shown}:not([data-elsewhere])`]: { visibility: 'inherit' } },
    },
  },
});

// Behind the first picture, or not to be seen yet: words to lay out and shades to draw would come before it.
globalStyle(
  `:is([data-mode="loading"], [data-mode="presenting"]):not([data-elsewhere]):has(> [data-opening="first"]) > :not([data-opening], [data-upright], ${loadingPart})`,
  // The picture for phones is not part of the page, and one in a tall box has something behind it.
  { '@container': { 'viewer-overlay (min-aspect-ratio: 0.99)': { display: 'none' } } },
);
