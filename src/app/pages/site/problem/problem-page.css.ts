import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { pageTitle } from '../../../ui/type.css.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const problem = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.s3,
  maxWidth: 560,
  marginInline: 'auto',
  paddingBlockStart: 'clamp(8px, 9vh, 96px)',
  textAlign: 'center',
});

/** For frames, which may be low. */
export const alone = style({ display: 'grid', alignContent: 'safe center', minHeight: '100dvh', padding: vars.s4, background: vars.bg });

export const scene = style({
  marginBlockEnd: vars.s2,
  selectors: { [`${alone} &`]: { '@media': { '(max-height: 520px)': { display: 'none' } } } },
});
export const path = style({ stroke: vars.text3 });
export const stop = style({ fill: vars.accentSoft2 });
export const missing = style({ stroke: vars.lineControl });
export const lamp = style({ fill: vars.lamp });

/** Large, because people quote it; subdued, because it is not what they came for. */
export const status = style({
  fontSize: '5rem',
  fontWeight: vars.wMedium,
  lineHeight: 1,
  letterSpacing: '-.05em',
  color: vars.lineControl,
  '@media': { [media.phone]: { fontSize: '4rem' } },
});

export const title = style([pageTitle, { overflowWrap: 'anywhere' }]);
export const detail = style({ maxWidth: '44ch', fontSize: vars.fs16, lineHeight: vars.lhRead, color: vars.text2, textWrap: 'balance' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.s3,
  marginBlock: `${vars.s3} ${vars.s2}`,
});
export const reference = style({ userSelect: 'text', overflowWrap: 'anywhere' });
