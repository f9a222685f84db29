import { globalStyle, style } from '@vanilla-extract/css';
import { card as tour } from '../../pages/editor/commands/tour.css.ts';
import { stage } from '../../pages/editor/stage/editor-page.css.ts';
import { media } from '../../ui/media/media.ts';
import { vars } from '../../ui/tokens.css.ts';

/** Below the tools, which phones do not have; fingers go through it. */
export const hint = style({
  position: 'absolute',
  insetBlockStart: 88,
  insetInline: 0,
  marginInline: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: vars.s2,
  width: 'max-content',
  maxWidth: 'calc(100% - 32px)',
  padding: '9px 16px',
  border: `1px solid ${vars.stageLine}`,
  borderRadius: vars.rFull,
  background: vars.stageGlass,
  color: vars.stageText,
  fontSize: vars.fs14,
  pointerEvents: 'none',
  '@media': { [media.phone]: { insetBlockStart: vars.s4 } },
});

// The tour says the same.
globalStyle(`${stage}:has(${tour}) ${hint}`, { display: 'none' });
