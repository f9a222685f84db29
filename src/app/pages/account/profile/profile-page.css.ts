import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { pageTitle } from '../../../ui/type.css.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s6,
  paddingBlock: `${vars.s4} ${vars.s8}`,
  marginBlockEnd: vars.s8,
  borderBlockEnd: `1px solid ${vars.line}`,
  '@media': {
    [media.phone]: {
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: vars.s4,
      paddingBlock: `${vars.s2} ${vars.s6}`,
      marginBlockEnd: vars.s6,
    },
  },
});

export const words = style({ flex: 1, minWidth: 0, display: 'grid', gap: 6, overflowWrap: 'anywhere' });
export const name = style([pageTitle, { textAlign: 'match-parent' }]);
export const about = style({ maxWidth: '72ch', fontSize: vars.fs16, color: vars.text2, textAlign: 'match-parent' });

// Each fact has its own dot before it, which is clipped at the start of a line.
const dot = 16;
export const facts = style({ display: 'flex', flexWrap: 'wrap', marginInlineStart: -dot, clipPath: `inset(0 0 0 ${dot}px)` });
export const fact = style({ '::before': { content: "'·' / ''", display: 'inline-block', width: dot, textAlign: 'center' } });

export const cards = style({ marginBlockStart: vars.s4 });
