import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

const LINE = '29px';
const GUTTER = 46;
const TAB = 24;

export const whole = style({ display: 'grid', gap: vars.s3, minWidth: 0, flex: 1, gridTemplateRows: 'auto 1fr', alignContent: 'start' });
export const hint = style({ color: vars.text2, fontSize: vars.fs14, textWrap: 'pretty' });

export const frame = style({
  position: 'relative',
  minHeight: 332,
  maxHeight: 420,
  overflow: 'auto',
  background: vars.surface,
  border: `2px solid ${vars.lineControl}`,
  borderRadius: vars.rThumb,
  transition: `border-color ${vars.tFast} ${vars.easeOut}`,
  scrollPaddingBlock: LINE,
  selectors: {
    '&:focus-within': { borderColor: vars.focus },
    '&[data-wrong]': { borderColor: vars.danger },
    '&[data-plain]': { height: 332, overflow: 'hidden' },
  },
  '@media': {
    [media.phone]: { minHeight: 300 },
    [media.noScript]: { height: 332, overflow: 'hidden' },
  },
});

const letters = {
  paddingBlock: 6,
  paddingInline: `${GUTTER}px 12px`,
  fontFamily: 'inherit',
  fontSize: vars.fs15,
  lineHeight: LINE,
  letterSpacing: 'normal',
  tabSize: `${TAB}px`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  wordBreak: 'normal',
} as const;
/** Below 16 px, phones zoom into the field. */
const large = { [media.coarse]: { fontSize: vars.fs16 } };

/** Behind the field, letter for letter where those of the field are: it has its height, its numbers and its dots. */
export const mirror = style({
  ...letters,
  counterReset: 'line',
  minHeight: '100%',
  color: 'transparent',
  userSelect: 'none',
  '@media': { ...large, [media.noScript]: { display: 'none' } },
});
export const line = style({
  position: 'relative',
  counterIncrement: 'line',
  minHeight: LINE,
  '::before': {
    content: 'counter(line)',
    position: 'absolute',
    insetInlineStart: -GUTTER,
    width: 32,
    color: vars.text3,
    fontSize: vars.fs12,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  },
  '::after': { content: '', position: 'absolute', inset: `0 -8px 0 ${4 - GUTTER}px`, zIndex: -1, borderRadius: 6 },
  selectors: { '&[data-current]::after': { background: vars.accentSoft } },
});
globalStyle(`${frame} ${line}`, { isolation: 'isolate' });

export const dot = style({
  position: 'absolute',
  width: 5,
  height: 5,
  marginInlineStart: -13,
  marginBlockStart: 12,
  background: vars.text3,
  borderRadius: '50%',
});
export const smallDot = style([dot, { opacity: 0.75 }]);

export const field = style({
  ...letters,
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  color: vars.text,
  background: 'transparent',
  border: 0,
  outline: 'none',
  resize: 'none',
  overflow: 'hidden',
  '::placeholder': { color: vars.text3, opacity: 1 },
  selectors: { [`${frame}[data-plain] &`]: { overflow: 'auto', paddingInlineStart: 14 } },
  '@media': { ...large, [media.noScript]: { overflow: 'auto', paddingInlineStart: 14 } },
});

export const problem = style({
  display: 'flex',
  gap: 6,
  color: vars.danger,
  fontSize: vars.fs13,
  fontWeight: vars.wMedium,
});
globalStyle(`${problem} > svg`, { flex: 'none', height: '1.43em' });

/** Where there is no Tab key. */
export const touch = style({
  display: 'none',
  gap: vars.s2,
  '@media': { [`${media.coarse}`]: { display: 'flex' }, [media.phone]: { display: 'flex' }, [media.noScript]: { display: 'none' } },
});
