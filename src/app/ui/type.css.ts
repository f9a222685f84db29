import { style } from '@vanilla-extract/css';
import { media } from './media/media.ts';
import { vars } from './tokens.css.ts';

/** The single large line of a landing page. */
export const displayText = style({
  fontSize: vars.fs56,
  fontWeight: vars.wBold,
  lineHeight: vars.lhTight,
  letterSpacing: vars.trackDisplay,
  textWrap: 'balance',
  '@media': { [media.narrow]: { fontSize: vars.fs42 }, [media.phone]: { fontSize: '2.375rem' } },
});

/** The title of a separate section. */
export const sectionTitle = style({
  fontSize: vars.fs42,
  fontWeight: vars.wBold,
  lineHeight: vars.lhTight,
  letterSpacing: vars.trackDisplay,
  textWrap: 'balance',
  '@media': { [media.narrow]: { fontSize: vars.fs32 }, [media.phone]: { fontSize: '1.75rem' } },
});

/** The title of a page. */
export const pageTitle = style({
  fontSize: vars.fs32,
  fontWeight: vars.wBold,
  lineHeight: vars.lhTight,
  letterSpacing: vars.trackDisplay,
  textWrap: 'balance',
  '@media': { [media.phone]: { fontSize: vars.fs26 } },
});

/** The title of a page that is a tool: dashboard, settings. */
export const appTitle = style({ fontSize: vars.fs26, fontWeight: vars.wBold, lineHeight: vars.lhSnug, letterSpacing: '-.024em' });

export const heading = style({ fontSize: vars.fs21, fontWeight: vars.wSemibold, lineHeight: vars.lhSnug, letterSpacing: vars.trackTitle });

export const subheading = style({
  fontSize: vars.fs18,
  fontWeight: vars.wSemibold,
  lineHeight: vars.lhSnug,
  letterSpacing: vars.trackTitle,
});

/** Body text, at most 72 characters per line. */
export const readingText = style({
  maxWidth: '72ch',
  fontSize: vars.fs16,
  lineHeight: vars.lhRead,
  letterSpacing: 'normal',
  color: vars.text2,
});

/** Secondary details: dates, counts, hints. */
export const metaText = style({ fontSize: vars.fs13, lineHeight: vars.lhUi, color: vars.text3 });

/** For screen readers only. */
export const visuallyHidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  padding: 0,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
});

/** Hidden without scripts. */
export const needsScript = style({ '@media': { [media.noScript]: { display: 'none !important' } } });
