import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../media/media.ts';
import { vars } from '../tokens.css.ts';

const discrete = (time: string, ...more: string[]) =>
  [...more, `overlay ${time} allow-discrete`, `display ${time} allow-discrete`].join(', ');
// Closing is a third faster than opening.
const leave = `calc(${vars.tBase} * .67) ${vars.easeIn}`;
const come = `${vars.tBase} ${vars.easeOut}`;

const dialog = style({
  position: 'fixed',
  inset: 0,
  margin: 'auto',
  width: `calc(100% - 2 * ${vars.s4})`,
  maxHeight: `calc(100dvh - 2 * ${vars.s8})`,
  padding: 0,
  overflow: 'hidden',
  color: vars.text,
  background: vars.surface,
  border: 0,
  borderRadius: vars.rDialog,
  boxShadow: vars.sh4,
  opacity: 0,
  transform: 'translateY(8px) scale(.98)',
  transition: discrete(`calc(${vars.tBase} * .67)`, `opacity ${leave}`, `transform ${leave}`),
  selectors: {
    '&[open]': {
      display: 'flex',
      opacity: 1,
      transform: 'none',
      transition: discrete(vars.tBase, `opacity ${come}`, `transform ${come}`),
    },
    '&::backdrop': { background: vars.scrim, opacity: 0, transition: discrete(`calc(${vars.tBase} * .67)`, `opacity ${leave}`) },
    '&[open]::backdrop': { opacity: 1, transition: discrete(vars.tBase, `opacity ${come}`) },
  },
  '@media': {
    [media.phone]: {
      inset: 'auto 0 0',
      width: '100%',
      maxWidth: '100%',
      maxHeight: 'calc(100dvh - 48px)',
      margin: 0,
      borderRadius: `${vars.rDialog} ${vars.rDialog} 0 0`,
      transform: 'translateY(100%)',
    },
    [media.short]: { maxHeight: `calc(100dvh - ${vars.s4})` },
    [media.forcedColors]: { border: '1px solid' },
  },
});

const startsAt = (transform: string) => ({ '&[open]': { opacity: 0, transform } });

/** The starting point of the opening transition. */
const opening = style({
  '@starting-style': { selectors: { ...startsAt('translateY(8px) scale(.98)'), '&[open]::backdrop': { opacity: 0 } } },
  '@media': { [media.phone]: { '@starting-style': { selectors: startsAt('translateY(100%)') } } },
});

export const widths = styleVariants({ sm: 428, md: 500, lg: 980 }, (maxWidth) => [
  dialog,
  opening,
  { maxWidth, '@media': { [media.phone]: { maxWidth: '100%' } } },
]);

export const sheet = style({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', maxHeight: 'inherit' });

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.s3,
  padding: `${vars.s5} ${vars.s4} ${vars.s3} ${vars.s6}`,
  '@media': {
    [media.phone]: { padding: `${vars.s4} ${vars.s3} ${vars.s2} ${vars.s4}` },
    [media.short]: { paddingBlock: vars.s1 },
  },
});

export const title = style({ fontSize: vars.fs18, outline: 'none' });

export const body = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.s1} ${vars.s6} ${vars.s6}`,
  '@media': {
    [media.phone]: { padding: `${vars.s1} ${vars.s4} calc(${vars.s6} + env(safe-area-inset-bottom))` },
    [media.short]: { paddingBlockEnd: `calc(${vars.s3} + env(safe-area-inset-bottom))` },
  },
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.s3,
  padding: `${vars.s4} ${vars.s6} ${vars.s5}`,
  borderBlockStart: `1px solid ${vars.line}`,
  '@media': { [media.phone]: { padding: `${vars.s3} ${vars.s4} calc(${vars.s4} + env(safe-area-inset-bottom))` } },
});
