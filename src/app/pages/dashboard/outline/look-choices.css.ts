import { lookOf } from '#model/outline/looks/looks.ts';
import { outlineLooks, type OutlineLook } from '#model/outline/outline.ts';
import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0, '@media': { [media.phone]: { width: '100%' } } });

export const segments = style({
  display: 'flex',
  flexWrap: 'wrap',
  padding: 3,
  background: vars.surface3,
  borderRadius: vars.rThumb,
});
export const segment = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 32,
  paddingInline: vars.s3,
  color: vars.text2,
  borderRadius: vars.rControl,
  fontSize: vars.fs13,
  fontWeight: vars.wMedium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.text },
    '&:has(:checked)': { color: vars.text, background: vars.surface, boxShadow: vars.sh1 },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: 1 },
  },
  '@media': {
    [media.phone]: { flex: 1, minHeight: 44, paddingInline: vars.s2 },
    [media.coarse]: { minHeight: 44 },
    [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
});

export const looks = style({ display: 'flex', flexWrap: 'wrap', gap: 6 });
export const look = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.s2,
  minHeight: 38,
  minWidth: 38,
  paddingInline: 6,
  justifyContent: 'center',
  background: vars.surface,
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: vars.rControl,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.lineControl },
    '&:has(:checked)': { borderColor: vars.accent, boxShadow: `inset 0 0 0 1px ${vars.accent}`, paddingInline: vars.s3 },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: 2 },
  },
  '@media': {
    [media.phone]: { minHeight: 44, minWidth: 44, flex: 1, selectors: { '&:has(:checked)': { paddingInline: 6 } } },
    [media.coarse]: { minHeight: 44, minWidth: 44 },
    [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
});

/** Only the chosen one shows its name, if there is room; all have it. */
const unseen = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } as const;
export const lookName = style({
  fontSize: vars.fs13,
  fontWeight: vars.wSemibold,
  selectors: { [`${look}:not(:has(:checked)) &`]: unseen },
  '@media': { [media.phone]: unseen },
});

const stripes = (look: OutlineLook): string => {
  const { palette } = lookOf(look);
  const [one, two, three] = [palette.background, palette.accent1, palette.accent2];
  return `linear-gradient(to right, ${one} 0 34%, ${two} 34% 67%, ${three} 67%)`;
};
export const swatches = styleVariants(
  Object.fromEntries(outlineLooks.map((each) => [each, each])) as Record<OutlineLook, OutlineLook>,
  (each) => ({
    width: 26,
    height: 18,
    flex: 'none',
    background: stripes(each),
    borderRadius: 5,
    boxShadow: 'inset 0 0 0 1px rgb(18 22 19 / .14)',
  }),
);
