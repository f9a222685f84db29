import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const sheet = style({ display: 'flex', flexDirection: 'column', height: '100%', minWidth: 0, color: vars.text });

export const bar = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.s2,
  minHeight: 48,
  paddingInlineStart: vars.s4,
  paddingInlineEnd: vars.s2,
  '@media': { [media.phone]: { flexWrap: 'wrap', paddingBlock: vars.s1, gap: '0 8px' } },
});
export const title = style({ fontSize: vars.fs14, fontWeight: vars.wSemibold });
export const size = style({
  color: vars.text3,
  fontSize: vars.fs14,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { flex: 1 } },
});
export const commands = style({
  display: 'flex',
  flex: 1,
  justifyContent: 'flex-end',
  gap: vars.s1,
  minWidth: 0,
  '@media': {
    [media.phone]: {
      order: 1,
      flexBasis: '100%',
      justifyContent: 'flex-start',
      marginInline: `calc(-1 * ${vars.s3})`,
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
});

const message = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.s2,
  margin: 0,
  paddingBlock: 6,
  paddingInline: vars.s4,
  fontSize: vars.fs13,
});
export const problem = style([message, { background: vars.dangerSoft, color: vars.danger }]);
export const advice = style([message, { background: vars.infoSoft, color: vars.info }]);

export const body = style({
  display: 'flex',
  flex: 1,
  minHeight: 0,
  gap: vars.s4,
  paddingInlineStart: vars.s4,
  '@media': { [media.phone]: { paddingInlineStart: 0 } },
});

/** Beside the cells, where there is room for it. */
export const notes = style({
  display: 'grid',
  flex: 'none',
  alignContent: 'start',
  gap: vars.s3,
  width: 212,
  paddingBlockStart: vars.s2,
  paddingInlineEnd: vars.s4,
  color: vars.text3,
  fontSize: vars.fs13,
  '@media': { [media.medium]: { display: 'none' } },
});
export const keys = style({ display: 'flex', flexWrap: 'wrap', gap: '6px 10px', margin: 0 });
export const cap = style({
  paddingInline: 5,
  border: `1px solid ${vars.line}`,
  borderRadius: 5,
  background: vars.surface,
  color: vars.text2,
  font: 'inherit',
  fontSize: vars.fs12,
});

/** As what is selected, whatever the page's theme. */
const [selected, ink] = ['#3FCF96', '#04231A'];

/** Above the canvas, and never in the way of a pointer. */
export const lights = style({ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' });
export const light = style({ fill: 'none', stroke: selected, strokeWidth: 2.5, strokeLinejoin: 'round', overflow: 'visible' });
export const value = style({
  position: 'absolute',
  transform: 'translate(-50%, calc(-100% - 6px))',
  padding: '1px 8px',
  borderRadius: vars.r2,
  background: selected,
  color: ink,
  fontSize: vars.fs12,
  fontWeight: vars.wSemibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  ':empty': { display: 'none' },
});
