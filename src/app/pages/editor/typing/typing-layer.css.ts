import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';

export const layer = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });
export const marks = style({ position: 'absolute', inset: 0, overflow: 'hidden' });

const selection = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { fill: 'Highlight', opacity: 0.5, mixBlendMode: 'normal' } },
});
/** Letters stay as readable as they are: the colour is seen around them. The same in both themes of the page. */
export const selections = {
  dark: style([selection, { fill: '#3FCF96', mixBlendMode: 'multiply' }]),
  light: style([selection, { fill: '#0F7A57', mixBlendMode: 'screen' }]),
};
export const composed = style({ strokeWidth: 1.5 });

export const caret = style({ strokeWidth: 2, selectors: { '&[data-off]': { visibility: 'hidden' } } });
/** While the toolbar or a panel has the focus. */
export const still = style({ opacity: 0.6 });

/** There for browsers and screen readers: phones zoom into fields with smaller letters. */
export const field = style({
  position: 'absolute',
  width: 2,
  padding: 0,
  border: 0,
  margin: 0,
  overflow: 'hidden',
  resize: 'none',
  whiteSpace: 'pre',
  fontSize: 16,
  opacity: 0,
  color: 'transparent',
  background: 'none',
  outline: 'none',
  pointerEvents: 'none',
});
