import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const panel = style({ background: vars.surface });

globalStyle(`${panel} [role="tablist"]`, {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.zRaised,
  paddingInline: vars.s4,
  background: vars.surface,
});
globalStyle(`${panel} [role="tabpanel"]`, { padding: 0 });

/** Fields here are as calm and compact as those for numbers. */
const fields = ':is(select, input:is([type="text"], [type="url"]), textarea)';
globalStyle(`${panel} ${fields}`, { minHeight: 34, background: vars.surface2, borderColor: 'transparent' });
globalStyle(`${panel} :is(select, input:is([type="text"], [type="url"]))`, { height: 34 });
globalStyle(`${panel} ${fields}:focus-visible`, { background: vars.surface, borderColor: vars.focus });
globalStyle(`${panel} ${fields}[aria-invalid="true"]`, { borderColor: vars.danger });
globalStyle(`${panel} textarea`, { minHeight: 60 });
globalStyle(`${panel} :is(select, input:is([type="text"], [type="url"]))`, { '@media': { [media.coarse]: { height: vars.touch } } });
globalStyle(`${panel} ${fields}`, { '@media': { [media.forcedColors]: { borderColor: 'FieldText' } } });

/** Text styles, each in words that look like it. */
export const looks = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.s2 });
export const look = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.s1,
  minHeight: 42,
  paddingInline: vars.s3,
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: vars.rControl,
  // Long words of some languages need two lines.
  hyphens: 'auto',
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  textAlign: 'start',
  selectors: {
    '&[aria-checked="true"]': {
      borderColor: vars.accent,
      background: vars.accentSoft,
      color: vars.accentText,
      boxShadow: `inset 0 0 0 1px ${vars.accent}`,
    },
    '&[data-class="title"]': { fontSize: vars.fs16, fontWeight: vars.wBold },
    '&[data-class="subtitle"]': { fontSize: vars.fs15, fontWeight: vars.wSemibold },
    '&[data-class="subtitle_2"]': { fontSize: vars.fs14, fontWeight: vars.wSemibold },
    '&[data-class="body"]': { fontSize: vars.fs14 },
    '&[data-class="body_2"]': { fontSize: vars.fs13 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-checked="true"])': { background: vars.surface2 } } },
    [media.coarse]: { minHeight: vars.touch },
    [media.forcedColors]: { selectors: { '&[aria-checked="true"]': { outline: '2px solid Highlight' } } },
  },
});

/** The colours of the palette, with their names. */
export const palette = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.s2 });
export const paletteEntry = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.s2,
  fontSize: vars.fs13,
  hyphens: 'auto',
  '@media': { [media.coarse]: { gridTemplateColumns: `${vars.touch} minmax(0, 1fr)` } },
});
