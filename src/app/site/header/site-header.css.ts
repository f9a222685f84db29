import { style } from '@vanilla-extract/css';
import { from } from '../../ui/media/breakpoints.ts';
import { media } from '../../ui/media/media.ts';
import { vars } from '../../ui/tokens.css.ts';

export const header = style({
  position: 'relative',
  zIndex: vars.zHeader,
  background: vars.surface,
  borderBlockEnd: `1px solid ${vars.line}`,
  '@media': { [media.noScript]: { flexShrink: 0 } },
});

export const plain = style({ background: 'none', borderBlockEndColor: 'transparent' });

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s3,
  height: `calc(${vars.headerH} - 1px)`,
  '@media': {
    [media.extraSmall]: { gap: vars.s2 },
    // Without scripts nothing can expand, so on the smallest screens the search has its own row.
    [`${media.noScript} and ${media.extraSmall}`]: { flexWrap: 'wrap', height: 'auto', minHeight: `calc(${vars.headerH} - 1px)` },
  },
});

export const back = style({ marginInlineStart: -8, marginInlineEnd: -8 });

export const brand = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '10px',
  minHeight: vars.touch,
  marginInlineEnd: vars.s4,
  borderRadius: vars.r1,
  color: vars.text,
  fontSize: '1.0625rem',
  fontWeight: vars.wBold,
  letterSpacing: vars.trackTitle,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': {
    [media.phone]: { marginInlineEnd: 0 },
    // Where labels are long, the name wraps to a second line, which is clipped, and the mark stays.
    [media.extraSmall]: {
      flex: '0 99999 auto',
      flexWrap: 'wrap',
      alignContent: 'flex-start',
      minWidth: 20,
      height: vars.touch,
      overflow: 'hidden',
      lineHeight: vars.touch,
    },
  },
});

export const mark = style({ display: 'grid', alignContent: 'center', '@media': { [media.extraSmall]: { height: vars.touch } } });

/** Between tablet and small phone, only the mark, to leave room for the search. */
export const brandName = style({
  '@media': { [`${media.phone} and ${from('extraSmall')}`]: { position: 'absolute', clipPath: 'inset(50%)' } },
});

export const end = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.s1,
  marginInlineStart: 'auto',
  // There, the collapsed search beside it takes the free space before both.
  '@media': { [media.extraSmall]: { flex: '0 1 auto', minWidth: 0, marginInlineStart: 0 } },
});

/** On the smallest screens, a long label may take two lines. */
export const action = style({ '@media': { [media.extraSmall]: { flex: '0 1 auto' }, '(max-width: 359.98px)': { paddingInline: 6 } } });

export const explore = style({ '@media': { [media.phone]: { display: 'none' } } });
export const templates = style({ marginInlineEnd: vars.s4, '@media': { [media.narrow]: { display: 'none' } } });
export const logIn = style({ marginInlineEnd: vars.s1, color: vars.text });
