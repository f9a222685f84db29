import { globalStyle } from '@vanilla-extract/css';
import { declareElements } from './foundation/declare-elements.ts';
import { declareFonts } from './foundation/declare-fonts.ts';
import { geist } from './foundation/font-stack.ts';
import { media } from './media/media.ts';
import { vars } from './tokens.css.ts';

declareFonts();

declareElements();

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
  // Widths in fractions of pixels on every system, so that the fallback takes as much room as the font.
  textRendering: 'geometricPrecision',
  fontSynthesis: 'none',
  overflowWrap: 'break-word',
});

globalStyle('[data-theme]', { color: vars.text, background: vars.bg });

globalStyle('[hidden]:not([hidden="until-found"])', { display: 'none !important' });

globalStyle('::selection', { color: vars.text, background: vars.accentSoft2 });

globalStyle('main:focus', { outline: 'none' });

// The backdrop does not reach the room for the scrollbar, which has this colour.
globalStyle('html[data-held]', { overflow: 'hidden', background: `color-mix(in srgb, ${vars.bg} 44%, rgb(10 18 14))` });
globalStyle('html[data-held] > body', { background: vars.bg });

// A presentation fills the window.
globalStyle('html[data-filled]', { overflow: 'hidden', scrollbarGutter: 'auto' });

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
