import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../media/media.ts';
import { vars } from '../tokens.css.ts';

export const field = style({ display: 'grid', gap: '6px', minWidth: 0, alignContent: 'start' });

export const label = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.s2,
  fontSize: vars.fs13,
  fontWeight: vars.wSemibold,
  color: vars.text,
});

export const optional = style({ fontWeight: vars.wRegular, color: vars.text3 });

export const hint = style({ fontSize: vars.fs13, color: vars.text3 });

export const problem = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  fontSize: vars.fs13,
  fontWeight: vars.wMedium,
  color: vars.danger,
});

/** Centres the icon on the first line of its text. */
export const problemIcon = style({ height: '1.43em' });

const control = style({
  width: '100%',
  minWidth: 0,
  color: vars.text,
  background: vars.surface,
  border: `1px solid ${vars.lineControl}`,
  borderRadius: vars.rControl,
  outline: '2px solid transparent',
  outlineOffset: '-2px',
  transition: `outline-color ${vars.tFast} ${vars.easeOut}, border-color ${vars.tFast} ${vars.easeOut}`,
  '::placeholder': { color: vars.text3, opacity: 1 },
  selectors: {
    '&:focus-visible': { borderColor: vars.focus, outline: `2px solid ${vars.focus}`, outlineOffset: '-2px' },
    '&[aria-invalid="true"]': { borderColor: vars.danger, outline: `2px solid ${vars.danger}`, outlineOffset: '-2px' },
    // Invalid and focused: the ring moves outside, so that neither hides the other.
    '&[aria-invalid="true"]:focus-visible': {
      outline: `2px solid ${vars.focus}`,
      outlineOffset: '2px',
      boxShadow: `inset 0 0 0 1px ${vars.danger}`,
    },
    '&:disabled': { color: vars.text3, background: vars.surface2, borderColor: vars.lineStrong, cursor: 'not-allowed' },
    '&:read-only:not(select, [type="file"])': { background: vars.surface2 },
    '&:-webkit-autofill': { WebkitTextFillColor: vars.text, boxShadow: `inset 0 0 0 100px ${vars.accentSoft}` },
  },
  '@media': {
    // Below 16 px, phones zoom into the field.
    [media.coarse]: { fontSize: vars.fs16 },
  },
});

export const input = styleVariants({
  md: [control, { height: 40, paddingInline: vars.s3, '@media': { [media.coarse]: { height: vars.touch } } }],
  lg: [control, { height: vars.controlLg, paddingInline: vars.s3 }],
});

export type FieldSize = keyof typeof input;

export const textArea = style([
  control,
  {
    minHeight: 88,
    paddingBlock: '9px',
    paddingInline: vars.s3,
    lineHeight: vars.lhUi,
    resize: 'vertical',
    fieldSizing: 'content' as never,
    maxHeight: '24lh',
  },
]);

/** A control with something inside its frame: an icon before it, a button after it. */
export const frame = style({ position: 'relative', display: 'grid', alignItems: 'center' });
export const lead = style({ position: 'absolute', insetInlineStart: vars.s3, color: vars.text3, pointerEvents: 'none' });
export const withLead = style({ paddingInlineStart: 38 });
export const trail = style({ position: 'absolute', insetInlineEnd: 4, display: 'flex' });
export const withTrail = style({ paddingInlineEnd: 44 });

/** A search field has a plain surface until it is used. */
export const calm = style({
  background: vars.surface2,
  borderColor: 'transparent',
  selectors: {
    '&:focus-visible': { background: vars.surface },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '@media': { [media.forcedColors]: { borderColor: 'FieldText' } },
});

export const select = style({ appearance: 'none', cursor: 'pointer', textOverflow: 'ellipsis', paddingInlineEnd: 36 });
export const chevron = style({ position: 'absolute', insetInlineEnd: 11, color: vars.text2, pointerEvents: 'none' });

export const file = style([
  control,
  {
    padding: vars.s4,
    color: vars.text2,
    background: vars.accentSoft,
    borderStyle: 'dashed',
    borderColor: vars.accent,
    borderRadius: vars.rThumb,
    cursor: 'pointer',
    selectors: {
      '&::file-selector-button': {
        minHeight: vars.controlMd,
        marginInlineEnd: vars.s4,
        paddingInline: '13px',
        font: 'inherit',
        fontSize: vars.fs14,
        fontWeight: vars.wSemibold,
        color: vars.text,
        background: vars.surface,
        border: `1px solid ${vars.lineStrong}`,
        borderRadius: vars.rControl,
        cursor: 'pointer',
      },
    },
    '@media': { [media.hover]: { ':hover': { background: vars.accentSoft2 } } },
  },
]);
