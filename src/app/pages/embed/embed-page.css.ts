import { globalStyle, style } from '@vanilla-extract/css';
import { declareFonts } from '../../ui/foundation/declare-fonts.ts';
import { geist } from '../../ui/foundation/font-stack.ts';

declareFonts();

export const page = style({ position: 'fixed', inset: 0, background: '#0b0e0c', color: '#edf1ee' });
export const viewer = style({ width: '100%', height: '100%' });

/** Without scripts, the full text below the picture. */
export const transcript = style({
  position: 'absolute',
  inset: '62% 0 0',
  overflow: 'auto',
  padding: '16px 24px',
  background: '#131714',
  lineHeight: 1.6,
});
export const transcriptText = style({ maxWidth: '72ch', marginInline: 'auto' });

globalStyle('html, body', {
  margin: 0,
  height: '100%',
  background: '#0b0e0c',
  fontFamily: `${geist}, system-ui, -apple-system, 'Segoe UI', sans-serif`,
});
