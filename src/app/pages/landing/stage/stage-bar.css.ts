import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';
import { stage } from './stage.css.ts';
import { stops } from './stops.ts';

export const bar = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: vars.s4,
  width: 'fit-content',
  maxWidth: `calc(100% - 2 * ${vars.s3})`,
  marginInline: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: vars.s1,
  padding: 6,
  color: vars.stageText,
  background: vars.stageGlass,
  border: `1px solid ${vars.stageLine}`,
  borderRadius: vars.rCard,
  backdropFilter: 'blur(12px)',
  '@media': {
    [media.phone]: { flexWrap: 'wrap', justifyContent: 'center', width: 'auto', insetBlockEnd: vars.s3, paddingBlockStart: vars.s2 },
  },
});

export const overview = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: vars.rControl,
  color: vars.stageText,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { color: vars.lamp, background: 'rgb(255 190 61 / .2)' },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: 2 },
  },
  '@media': { [media.hover]: { selectors: { '&:hover:not(:has(:checked))': { background: 'rgb(255 255 255 / .12)' } } } },
});

export const line = style({
  width: 1,
  height: 24,
  marginInline: vars.s1,
  background: vars.stageLine,
  '@media': { [media.phone]: { display: 'none' } },
});

export const track = style({ display: 'flex', alignItems: 'center' });

export const dot = style({
  appearance: 'none',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 38,
  height: 44,
  borderRadius: vars.rControl,
  cursor: 'pointer',
  '::before': {
    content: '',
    zIndex: 1,
    gridArea: '1 / 1',
    width: 10,
    height: 10,
    background: '#0c1215',
    border: `2px solid ${vars.stageText2}`,
    borderRadius: vars.rFull,
    transition: `width ${vars.tSlow} ${vars.easeCamera}, height ${vars.tSlow} ${vars.easeCamera}, background-color ${vars.tSlow}`,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: 21,
    insetInlineStart: '50%',
    width: '100%',
    height: 2,
    background: 'rgb(255 255 255 / .36)',
  },
  selectors: {
    '&:last-child::after': { display: 'none' },
    '&:has(~ :checked)::before': { background: vars.stageText, borderColor: vars.stageText },
    '&:has(~ :checked)::after': { background: vars.stageText },
    '&:checked::before': {
      width: 28,
      height: 12,
      background: vars.lamp,
      borderColor: vars.lamp,
      boxShadow: '0 0 14px 2px rgb(255 190 61 / .5)',
    },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover::before': { borderColor: vars.lamp } } },
    [media.phone]: { width: 44 },
    [media.forcedColors]: { appearance: 'auto', '::before': { display: 'none' }, '::after': { display: 'none' } },
  },
});

/** As wide as the longest name, so that the bar does not move. */
export const names = style({
  display: 'grid',
  paddingInline: `${vars.s2} ${vars.s3}`,
  fontSize: vars.fs13,
  fontWeight: vars.wMedium,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { order: -1, flexBasis: '100%', paddingInline: 0, textAlign: 'center' } },
});

export const name = style({ gridArea: '1 / 1', visibility: 'hidden' });

for (let value = 0; value <= stops.length; value += 1) {
  globalStyle(`${stage}:has([value="${value}"]:checked) ${name}:nth-child(${value + 1})`, { visibility: 'visible' });
}

export const arrow = style({
  selectors: {
    '&&': { width: 44, minHeight: 44, color: vars.stageText },
    '&&:hover': { color: vars.stageText, background: 'rgb(255 255 255 / .12)' },
  },
  '@media': { [media.phone]: { display: 'none' } },
});
