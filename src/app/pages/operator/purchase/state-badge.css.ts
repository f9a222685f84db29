import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  padding: '2px 9px 2px 7px',
  border: '1px solid transparent',
  borderRadius: vars.rFull,
  fontSize: vars.fs13,
  fontWeight: vars.wMedium,
  whiteSpace: 'nowrap',
  // Backgrounds are not printed.
  '@media': { [media.forcedColors]: { borderColor: 'currentcolor' }, print: { borderColor: 'currentcolor' } },
});

export const badges = styleVariants({
  good: [badge, { color: vars.accentText, background: vars.accentSoft }],
  busy: [badge, { color: vars.info, background: vars.infoSoft }],
  quiet: [badge, { color: vars.text2, background: vars.surface2 }],
  bad: [badge, { color: vars.danger, background: vars.dangerSoft }],
  test: [badge, { color: vars.text2, border: `1px dashed ${vars.lineControl}` }],
});

/** Aligns neighbours with the word of the badge, not with its icon. */
export const word = style({ alignSelf: 'baseline' });
