import { style } from '@vanilla-extract/css';
import { declareElements } from '../../ui/foundation/declare-elements.ts';
import { vars } from '../../ui/tokens.css.ts';

/** The page around an embedded viewer has none of the site's own styles. */
export const place = style({
  fontSize: vars.fs14,
  lineHeight: vars.lhUi,
  letterSpacing: vars.trackUi,
  textAlign: 'start',
  WebkitFontSmoothing: 'antialiased',
});
declareElements(`.${place}`);
