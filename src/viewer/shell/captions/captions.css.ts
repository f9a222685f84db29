import { style } from '@vanilla-extract/css';
import { stage } from '../../overlay/stage.css.ts';

export const captions = style({
  maxWidth: 'min(560px, 100%)',
  maxHeight: 'min(132px, 40cqh)',
  overflow: 'auto',
  padding: '9px 18px',
  borderRadius: 8,
  color: stage.text,
  background: 'rgb(2 4 6 / .82)',
  fontSize: 'clamp(14px, 1.1cqw + 4px, 18px)',
  fontWeight: 500,
  lineHeight: 1.4,
  textAlign: 'center',
  textWrap: 'balance',
  whiteSpace: 'pre-line',
  pointerEvents: 'auto',
  selectors: { '&[data-empty]': { display: 'none' } },
  '@container': { 'viewer-shell (max-height: 259.98px)': { padding: '6px 12px' } },
});
