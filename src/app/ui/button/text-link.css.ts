import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../media/media.ts';
import { vars } from '../tokens.css.ts';

const base = style({
  borderRadius: vars.r1,
  textUnderlineOffset: '.2em',
  textDecorationThickness: '1px',
  transition: `color ${vars.tFast} ${vars.easeOut}, text-decoration-color ${vars.tFast} ${vars.easeOut}`,
});

export const tones = styleVariants({
  /** Inside a sentence: underlined, because colour alone is not enough. */
  inline: [
    base,
    { color: vars.accentText, fontWeight: vars.wMedium, '@media': { [media.hover]: { ':hover': { textDecorationThickness: '2px' } } } },
  ],
  /** On its own: in a list, beside a heading, under a form. */
  standalone: [
    base,
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.s1,
      color: vars.accentText,
      fontWeight: vars.wSemibold,
      textDecorationColor: 'transparent',
      '@media': { [media.hover]: { ':hover': { textDecorationColor: 'currentcolor' } }, [media.coarse]: { minHeight: vars.touch } },
    },
  ],
  /** Navigation and footers. */
  quiet: [
    base,
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.s1,
      color: vars.text2,
      textDecoration: 'none',
      '@media': {
        [media.hover]: { ':hover': { color: vars.text, textDecoration: 'underline' } },
        [media.coarse]: { minHeight: vars.touch },
      },
    },
  ],
});
