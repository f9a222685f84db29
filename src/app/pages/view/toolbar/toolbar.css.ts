import { createContainer, style } from '@vanilla-extract/css';
import { tones } from '../../../ui/button/button.css.ts';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

const room = createContainer();
// The sidebar changes the available width at its own breakpoints, so the toolbar goes by its container, not by the window.
/** Icons above short labels, the rest under More. */
const tight = `${room} (max-width: 639.98px)`;
/** One line with short labels. */
const short = `${room} (max-width: 879.98px)`;
const line = `${room} (min-width: 640px)`;

export const place = style({
  containerName: room,
  containerType: 'inline-size',
  // Its buttons share the width, so it is not shown before the last of them is there.
  selectors: { '&:not(:has(+ *))': { visibility: 'hidden' } },
});

export const bar = style({
  '@container': {
    [tight]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', borderBlockEnd: `1px solid ${vars.line}` },
    [line]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: `0 ${vars.s3}`,
      marginBlockStart: vars.s2,
      marginInline: `calc(-1 * ${vars.s2})`,
    },
  },
});

const group = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;

export const side = style({ '@container': { [tight]: { display: 'contents' }, [line]: group } });

/** A popover under More where space is tight, otherwise part of the line. */
export const rest = style({
  '@container': {
    [tight]: {
      position: 'fixed',
      inset: `auto ${vars.s2} calc(${vars.s2} + env(safe-area-inset-bottom))`,
      width: 'auto',
      maxWidth: 420,
      height: 'auto',
      margin: '0 auto',
      padding: vars.s2,
      color: vars.text,
      background: vars.surface,
      border: `1px solid ${vars.line}`,
      borderRadius: vars.rDialog,
      boxShadow: vars.sh4,
      selectors: { '&::backdrop': { background: vars.scrim } },
    },
    [line]: {
      ...group,
      position: 'static',
      width: 'auto',
      height: 'auto',
      margin: 0,
      padding: 0,
      overflow: 'visible',
      color: 'inherit',
      background: 'none',
      border: 0,
    },
  },
});

const words = { fontSize: vars.fs14, fontWeight: vars.wMedium } as const;

export const tool = style([
  tones.ghost,
  {
    ...words,
    minHeight: vars.controlMd,
    paddingInline: vars.s3,
    borderRadius: vars.rControl,
    '@container': {
      [short]: { paddingInline: '10px' },
      [line]: { '@media': { [media.coarse]: { minHeight: vars.touch, minWidth: vars.touch } } },
      [tight]: {
        flexDirection: 'column',
        gap: vars.s1,
        width: '100%',
        minHeight: 60,
        paddingInline: 2,
        fontSize: vars.fs12,
        selectors: {
          [`${rest} &`]: {
            flexDirection: 'row',
            justifyContent: 'flex-start',
            gap: vars.s3,
            minHeight: vars.touch,
            paddingInline: vars.s3,
            fontSize: vars.fs14,
          },
        },
      },
    },
  },
]);

/** Wraps `Still` parts, which keep what the server wrote. */
export const told = style({ display: 'contents' });

export const more = style({ '@container': { [line]: { display: 'none' } } });

/** Copying is for larger screens. */
export const atDesk = style({ '@media': { [media.phone]: { display: 'none' } } });

export const views = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s2,
  paddingInline: vars.s3,
  color: vars.text2,
  ...words,
  '@container': {
    [tight]: { minHeight: vars.touch, gap: vars.s3 },
    // Separates information from actions.
    [line]: { borderInlineEnd: `1px solid ${vars.line}`, marginInlineEnd: vars.s1, paddingInline: `${vars.s3} ${vars.s4}` },
  },
});

export const inRoom = style({
  '@container': { [short]: { display: 'none' }, [tight]: { selectors: { [`${rest} &`]: { display: 'inline' } } } },
});
export const inTight = style({
  display: 'none',
  '@container': { [short]: { display: 'inline' }, [tight]: { selectors: { [`${rest} &`]: { display: 'none' } } } },
});
