import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

/** All of the page: the list, and beside it two pictures; on a phone one after the other. */
export const view = style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  maxWidth: '100%',
  height: '100dvh',
  maxHeight: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  color: vars.text,
  background: vars.bgSubtle,
  overflow: 'hidden',
  selectors: {
    '&[open]': {
      display: 'grid',
      gridTemplate: '"header header" auto "list main" minmax(0, 1fr) "list bar" auto / 320px minmax(0, 1fr)',
    },
  },
  '@media': {
    [media.narrow]: { selectors: { '&[open]': { gridTemplateColumns: '248px minmax(0, 1fr)' } } },
    [media.phone]: {
      selectors: { '&[open]': { gridTemplate: '"header" auto "main" minmax(0, 1fr) "bar" auto / minmax(0, 1fr)' } },
    },
  },
});

export const header = style({
  gridArea: 'header',
  display: 'flex',
  alignItems: 'center',
  gap: vars.s3,
  minHeight: vars.headerH,
  paddingInline: vars.s3,
  borderBlockEnd: `1px solid ${vars.line}`,
  background: vars.surface,
  '@media': { [media.phone]: { gap: vars.s1, minHeight: 56, paddingInline: vars.s1 } },
});
export const back = style({ flex: 'none' });
export const divider = style({ width: 1, height: 20, background: vars.line, '@media': { [media.phone]: { display: 'none' } } });
export const heading = style({
  flex: 'none',
  fontSize: vars.fs15,
  fontWeight: vars.wSemibold,
  '@media': { [media.phone]: { position: 'absolute', clipPath: 'inset(50%)' } },
});
export const title = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  color: vars.text2,
  fontSize: vars.fs14,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const nameNow = style({
  flex: 'none',
  minHeight: 34,
  '@media': { [media.phone]: { width: vars.touch, minHeight: vars.touch, paddingInline: 0 } },
});
/** On a phone, only its icon shows. */
export const nameNowWord = style({ '@media': { [media.phone]: { position: 'absolute', clipPath: 'inset(50%)' } } });

export const list = style({
  gridArea: 'list',
  minHeight: 0,
  overflowY: 'auto',
  borderInlineEnd: `1px solid ${vars.line}`,
  background: vars.surface,
  '@media': {
    [media.phone]: {
      gridArea: 'main',
      border: 0,
      selectors: { [`${view}[data-chosen] &`]: { display: 'none' } },
    },
  },
});
export const main = style({
  gridArea: 'main',
  minHeight: 0,
  padding: `${vars.s6} ${vars.s5}`,
  overflowY: 'auto',
  '@media': {
    [media.phone]: { padding: vars.s4, selectors: { [`${view}:not([data-chosen]) &`]: { display: 'none' } } },
  },
});
export const waiting = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.s4,
  height: '100%',
  minHeight: 200,
  color: vars.text2,
  textAlign: 'center',
});
export const quietIcon = style({ color: vars.text3 });

const live = style({ position: 'fixed', insetInline: 0, insetBlockEnd: 92, width: 'max-content', maxWidth: '90%', marginInline: 'auto' });
export const silent = style([live, { pointerEvents: 'none' }]);
export const said = style([
  live,
  {
    padding: `${vars.s2} ${vars.s4}`,
    borderRadius: vars.r2,
    color: vars.bg,
    background: vars.text,
    boxShadow: vars.sh3,
    fontSize: vars.fs14,
    pointerEvents: 'none',
  },
]);

export const naming = style({ display: 'grid', gap: vars.s4 });
export const namingButtons = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: vars.s3 });
