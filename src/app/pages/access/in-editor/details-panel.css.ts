import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';
import { card, pair, single } from '../../settings/sections/settings-section.css.ts';

const discrete = (time: string) => `opacity ${time}, transform ${time}, overlay ${time} allow-discrete, display ${time} allow-discrete`;
const out = { opacity: 0, transform: 'translateX(24px)', selectors: { '[dir="rtl"] &': { transform: 'translateX(-24px)' } } };

/** At the side, as high as the page; on a phone, all of it. */
export const panel = style({
  position: 'fixed',
  insetBlock: 0,
  insetInline: 'auto 0',
  width: 520,
  maxWidth: '100%',
  height: '100dvh',
  maxHeight: '100%',
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  color: vars.text,
  background: vars.bgSubtle,
  border: 0,
  boxShadow: vars.sh4,
  transition: discrete(`${vars.tBase} ${vars.easeOut}`),
  ...out,
  selectors: {
    ...out.selectors,
    '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', opacity: 1, transform: 'none' },
    '&::backdrop': { background: vars.scrim },
  },
  '@media': {
    [media.phone]: { width: '100%' },
    [media.forcedColors]: { border: '1px solid' },
  },
  '@starting-style': { selectors: { '&[open]': { opacity: 0, transform: 'translateX(24px)' } } },
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.s3,
  minHeight: vars.headerH,
  padding: `${vars.s2} ${vars.s3} ${vars.s2} ${vars.s5}`,
  background: vars.surface,
  borderBlockEnd: `1px solid ${vars.line}`,
  '@media': { [media.phone]: { paddingInlineStart: vars.s4 } },
});
export const heading = style({ fontSize: vars.fs18, outline: 'none' });

export const body = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.s4,
  padding: vars.s4,
  paddingBlockEnd: `calc(${vars.s6} + env(safe-area-inset-bottom))`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
export const waiting = style({ display: 'grid', placeContent: 'center', justifyItems: 'center', gap: vars.s4, textAlign: 'center' });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s2 });

// Narrower than the page that they are made for.
globalStyle(`${body} ${card}`, { padding: vars.s4 });
globalStyle(`${body} ${pair}`, { gridTemplateColumns: 'minmax(0, 1fr)' });
globalStyle(`${body} ${single}`, { maxWidth: 'none' });
