import { globalStyle } from '@vanilla-extract/css';
import { declareFonts } from './foundation/declare-fonts.ts';
import { media } from './media/media.ts';
import { vars } from './tokens.css.ts';

declareFonts();

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('*', { margin: 0 });

globalStyle('html', {
  fontFamily: vars.font,
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  scrollbarGutter: 'stable',
  // Keeps link targets from hiding under the header.
  scrollPaddingTop: `calc(${vars.headerH} + ${vars.s4})`,
  background: vars.bg,
});

globalStyle('body', {
  minHeight: '100dvh',
  color: vars.text,
  fontSize: vars.fs14,
  lineHeight: vars.lhUi,
  letterSpacing: vars.trackUi,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  textRendering: 'optimizeLegibility',
  fontSynthesis: 'none',
  overflowWrap: 'break-word',
});

globalStyle('[data-theme]', { color: vars.text, background: vars.bg });

globalStyle(':where(h1, h2, h3, h4)', {
  fontSize: 'inherit',
  fontWeight: vars.wSemibold,
  lineHeight: vars.lhSnug,
  letterSpacing: vars.trackTitle,
  textWrap: 'balance',
});
globalStyle(':where(p, li, dd, figcaption)', { textWrap: 'pretty' });
// An empty marker instead of `none`, which makes Safari drop the list semantics.
globalStyle(':where(ul, ol)[class]', { padding: 0, listStyle: '""' });
globalStyle(':where(img, svg, video, canvas)', { display: 'block', maxWidth: '100%' });
globalStyle(':where(img, video)', { height: 'auto' });
globalStyle(':where(button, input, select, textarea)', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
globalStyle(':where(button)', { padding: 0, border: 0, background: 'none', cursor: 'pointer', textAlign: 'inherit' });
globalStyle(':where(a)', { color: 'inherit' });
globalStyle(':where(fieldset)', { minWidth: 0, padding: 0, border: 0 });
globalStyle(':where(code, kbd, samp, pre)', { fontFamily: vars.fontMono, fontSize: '.93em' });
globalStyle(':where(hr)', { border: 0, borderTop: `1px solid ${vars.line}` });
globalStyle('[hidden]:not([hidden="until-found"])', { display: 'none !important' });

globalStyle('::selection', { color: vars.text, background: vars.accentSoft2 });

// An outline, not a shadow: it follows the corners, and forced colours keep it.
globalStyle(':focus-visible', { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' });
globalStyle('main:focus', { outline: 'none' });

globalStyle('html:has(dialog:modal)', { overflow: 'hidden' });

// Chinese characters, kana and hangul are denser: their own fonts, no tightening, a little more space, and their usual line breaks.
const eastAsian = {
  [vars.trackDisplay]: 'normal',
  [vars.trackTitle]: 'normal',
  [vars.trackUi]: 'normal',
  [vars.lhTight]: '1.28',
  [vars.lhSnug]: '1.45',
  [vars.lhUi]: '1.6',
  [vars.lhRead]: '1.85',
};
const geist = '"Geist Variable", "Geist Fallback"';
globalStyle(':root:lang(ja), [lang|="ja"]', {
  vars: {
    ...eastAsian,
    [vars.font]: `${geist}, "Hiragino Sans", "Hiragino Kaku Gothic ProN", "Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic UI", Meiryo, sans-serif`,
  },
  fontFamily: vars.font,
});
globalStyle(':root:lang(ko), [lang|="ko"]', {
  vars: {
    ...eastAsian,
    [vars.font]: `${geist}, "Apple SD Gothic Neo", Pretendard, "Noto Sans KR", "Noto Sans CJK KR", "Malgun Gothic", sans-serif`,
  },
  fontFamily: vars.font,
});
globalStyle('body:lang(ja), body:lang(ko)', { lineHeight: vars.lhUi, letterSpacing: 'normal' });
globalStyle('body:lang(ja)', { lineBreak: 'strict', wordBreak: ['normal', 'auto-phrase'] as never });
globalStyle('body:lang(ko)', { wordBreak: 'keep-all' });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      scrollBehavior: 'auto !important' as never,
    },
  },
});

globalStyle('::view-transition-group(*)', { '@media': { [media.reducedMotion]: { animation: 'none' } } });
