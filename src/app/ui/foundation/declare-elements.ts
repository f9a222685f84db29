import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../tokens.css.ts';

/** Base styles of elements, in a whole page or in one part of it; of no specificity, so that any class overrides them. */
export function declareElements(part?: string): void {
  const within = (selector: string) => (part === undefined ? selector : `:where(${part}) ${selector}`);
  globalStyle(['*', '*::before', '*::after'].map(within).join(', '), { boxSizing: 'border-box' });
  globalStyle(within('*'), { margin: 0 });
  globalStyle(within(':where(h1, h2, h3, h4)'), {
    fontSize: 'inherit',
    fontWeight: vars.wSemibold,
    lineHeight: vars.lhSnug,
    letterSpacing: vars.trackTitle,
    textWrap: 'balance',
  });
  globalStyle(within(':where(p, li, dd, figcaption)'), { textWrap: 'pretty' });
  // An empty marker instead of `none`, which makes Safari drop the list semantics.
  globalStyle(within(':where(ul[class], ol[class])'), { padding: 0, listStyle: '""' });
  globalStyle(within(':where(img, svg, video, canvas)'), { display: 'block', maxWidth: '100%' });
  globalStyle(within(':where(img, video)'), { height: 'auto' });
  globalStyle(within(':where(button, input, select, textarea)'), { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
  globalStyle(within(':where(button)'), { padding: 0, border: 0, background: 'none', cursor: 'pointer', textAlign: 'inherit' });
  globalStyle(within(':where(a)'), { color: 'inherit' });
  globalStyle(within(':where(fieldset)'), { minWidth: 0, padding: 0, border: 0 });
  globalStyle(within(':where(code, kbd, samp, pre)'), { fontFamily: vars.fontMono, fontSize: '.93em' });
  globalStyle(within(':where(hr)'), { border: 0, borderTop: `1px solid ${vars.line}` });
  // An outline, not a shadow: it follows the corners, and forced colours keep it.
  globalStyle(within(':where(:focus-visible)'), { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' });
}
