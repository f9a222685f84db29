import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const about = style({ display: 'grid', gap: vars.s5, minWidth: 0, overflowWrap: 'anywhere' });

export const owner = style({ display: 'flex', alignItems: 'center', gap: vars.s3 });
export const person = style({ flex: 1, display: 'grid', gap: 2, minWidth: 0 });

export const name = style({
  justifySelf: 'start',
  position: 'relative',
  color: vars.text,
  fontSize: vars.fs15,
  fontWeight: vars.wSemibold,
  textDecoration: 'none',
  '@media': {
    [media.hover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' } },
    // A larger touch target without moving the lines.
    [media.coarse]: {
      '::after': { content: '', position: 'absolute', inset: '50% 0 auto', height: vars.touch, minWidth: vars.touch, translate: '0 -50%' },
    },
  },
});

export const line = style({ color: vars.text3, fontSize: vars.fs13 });
export const said = style({});
export const count = style({
  selectors: {
    [`${said} + &::before`]: { content: '"\\00a0· "' },
    // On a phone, the button leaves room for one of them.
    [`${said} + &`]: { '@media': { [media.phone]: { display: 'none' } } },
  },
});

export const description = style({
  maxWidth: '72ch',
  color: vars.text2,
  fontSize: vars.fs16,
  lineHeight: vars.lhRead,
  letterSpacing: 'normal',
  whiteSpace: 'pre-line',
});

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s2 });
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: 32,
  paddingInline: 13,
  color: vars.text2,
  background: vars.surface2,
  borderRadius: vars.rFull,
  fontSize: vars.fs13,
  fontWeight: vars.wMedium,
  textDecoration: 'none',
  transition: `background-color ${vars.tFast} ${vars.easeOut}, color ${vars.tFast} ${vars.easeOut}`,
  '@media': {
    [media.hover]: { ':hover': { color: vars.text, background: vars.surface3 } },
    [media.coarse]: { minHeight: vars.touch, paddingInline: vars.s4 },
    [media.phone]: { minHeight: vars.touch, paddingInline: vars.s4, fontSize: vars.fs14 },
    [media.forcedColors]: { border: '1px solid' },
  },
});

export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.s2} ${vars.s5}`, color: vars.text3, fontSize: vars.fs13 });
export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: 6 });
export const phoneFact = style([fact, { '@media': { [`not all and ${media.phone}`]: { display: 'none' } } }]);
