import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../ui/media/media.ts';
import { vars } from '../../../ui/tokens.css.ts';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minWidth: 0,
  minHeight: 126,
  background: vars.surface,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rCard,
});
export const clear = style({ justifySelf: 'end', margin: `${vars.s2} ${vars.s2} 0` });
/** At the end of the list, only its padding is under the fade. */
const FADE = '20px';
export const list = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.s3,
  maxHeight: 200,
  overflowY: 'auto',
  padding: `${vars.s4} ${vars.s2} ${FADE} 18px`,
  scrollPaddingBlockEnd: FADE,
  maskImage: `linear-gradient(to bottom, #000 calc(100% - ${FADE}), transparent)`,
  selectors: { [`${clear} + &`]: { maxHeight: 168, paddingBlockStart: vars.s2 } },
});

export const row = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'start', gap: `0 ${vars.s3}` });

const kind = style({
  display: 'grid',
  placeItems: 'center',
  width: 34,
  height: 40,
  color: '#fff',
  borderRadius: vars.r2,
  fontSize: 10,
  fontWeight: vars.wHeavy,
  letterSpacing: '-.01em',
});
/** White text has a contrast of at least 5 : 1 on each, in both themes. */
export const kinds = styleVariants(
  { slides: '#b7401f', pdf: '#b3261e', words: '#1b5fc1', pictures: '#6b3fa0', other: '#4a554d' },
  (background) => [kind, { background }],
);

export const middle = style({ display: 'grid', alignContent: 'center', gap: vars.s2, minWidth: 0, minHeight: 40 });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.s3,
  fontSize: vars.fs13,
});
export const name = style({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.wSemibold,
});
export const status = style({ display: 'inline-flex', alignItems: 'center', gap: vars.s1, fontVariantNumeric: 'tabular-nums' });
export const tones = styleVariants({
  plain: { color: vars.text3 },
  ready: { color: vars.accentText, fontWeight: vars.wSemibold },
  problem: { color: vars.danger, fontWeight: vars.wSemibold },
});
export const problem = style({ fontSize: vars.fs13, color: vars.text2 });
export const end = style({ marginBlockStart: 4, '@media': { [media.coarse]: { marginBlockStart: 0 } } });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s2 });

/** All on one line; the name shrinks first. */
export const finished = style([line, { justifyContent: 'flex-start', columnGap: vars.s2, minHeight: 40 }]);
export const finishedName = style([name, { flex: '1 1 96px', minWidth: 0 }]);
/** Does not fit the line on a phone; the card's menu offers it too. */
export const details = style({ '@media': { [media.phone]: { display: 'none' } } });
globalStyle(`[open] > ${details}`, { display: 'inline-flex' });

export const notes = style({
  selectors: { [`${finished} > &[open]`]: { flexBasis: '100%', paddingBlockEnd: vars.s1 } },
  fontSize: vars.fs13,
  color: vars.text2,
});
export const summary = style({
  width: 'fit-content',
  cursor: 'pointer',
  color: vars.text2,
  fontWeight: vars.wMedium,
  borderRadius: vars.r1,
  '@media': { [media.coarse]: { paddingBlock: 10 } },
});
export const noteList = style({
  display: 'grid',
  gap: vars.s1,
  paddingBlockStart: vars.s1,
  paddingInlineStart: vars.s4,
  listStyle: 'disc',
});
