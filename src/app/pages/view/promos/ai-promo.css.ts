import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const strip = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.s2,
  minHeight: 44,
  padding: `6px ${vars.pageGutter}`,
  background: vars.accentSoft,
  fontSize: vars.fs13,
  '@media': { '(max-width: 899.98px)': { display: 'none' }, [media.forcedColors]: { borderBlockEnd: '1px solid' } },
});

export const icon = style({ color: vars.accentText });
