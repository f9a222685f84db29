import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';
import { COLLAPSED_HEIGHT } from './watch-height.ts';

const FADE = 190;
/** The toggle with its focus ring, and the distance to the edge. */
const TOGGLE = 56;
const BELOW = 18;

/** Collapsed from the first paint if scripts will run; without scripts, or if that is unknown, nothing is hidden before they have run. */
const canToggle = 'screen and (scripting: enabled)';
const hasToggled = 'html[data-hydrated] &';

/** This height if the content is at least as tall as when collapsed, otherwise 0; works before any script measures it. */
const onlyIfTall = (height: number) => `clamp(0px, (100% - ${COLLAPSED_HEIGHT - 0.5}px) * 9999, ${height}px)`;

export const card = style({ background: vars.surface, border: `1px solid ${vars.line}`, borderRadius: vars.rCard });

const cut = { maxHeight: COLLAPSED_HEIGHT, overflow: 'hidden' };
// On paper nothing can be opened, so all of it is printed.
export const collapsed = style({ '@media': { screen: { selectors: { [hasToggled]: cut } }, [canToggle]: cut } });

export const open = style({});

/** The toggle is outside the measured element, so that it does not make itself necessary. */
export const roomForToggle = style({ paddingBlockEnd: TOGGLE });

export const content = style({
  position: 'relative',
  padding: `${vars.s6} ${vars.s8} ${vars.s8}`,
  '@media': { [media.phone]: { padding: `${vars.s6} ${vars.s5}` } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.s4,
  marginBlockEnd: vars.s6,
});

/** Hidden when there is nothing to copy. */
export const copy = style({ selectors: { [`${content}:has([data-empty]) &`]: { display: 'none' } } });

const faded = { display: 'block' };
export const fade = style({
  display: 'none',
  position: 'absolute',
  insetBlockStart: COLLAPSED_HEIGHT - FADE,
  insetInline: 0,
  height: onlyIfTall(FADE),
  background: `linear-gradient(transparent, ${vars.surface} 66%)`,
  pointerEvents: 'none',
  '@media': {
    screen: { selectors: { [`html[data-hydrated] ${collapsed} &`]: faded } },
    [canToggle]: { selectors: { [`${collapsed} &`]: faded } },
  },
});

const shown = { display: 'flex' };
export const toggle = style({
  display: 'none',
  position: 'absolute',
  insetInline: 0,
  alignItems: 'center',
  justifyContent: 'center',
  height: onlyIfTall(TOGGLE),
  overflow: 'hidden',
  selectors: {
    [`${collapsed} &`]: { insetBlockStart: COLLAPSED_HEIGHT - BELOW - TOGGLE },
    [`${open} &`]: { insetBlockStart: `calc(100% - ${vars.s3})` },
  },
  '@media': { screen: { selectors: { [hasToggled]: shown } }, [canToggle]: shown },
});

globalStyle(`${open} ${toggle} svg`, { rotate: '180deg' });

export const parts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s4, marginBlockStart: vars.s6 });
