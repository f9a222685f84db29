import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../media/media.ts';
import { vars } from '../tokens.css.ts';

const base = style({ display: 'flex', alignItems: 'flex-start', gap: vars.s3, color: vars.text });

export const shapes = styleVariants({
  /** Inside a page or form. */
  box: [base, { padding: `${vars.s3} ${vars.s3} ${vars.s3} ${vars.s4}`, borderRadius: vars.rMenu, border: '1px solid transparent' }],
  /** Across the page, under the header. */
  strip: [
    base,
    {
      justifyContent: 'center',
      alignItems: 'center',
      minHeight: 44,
      paddingBlock: 6,
      paddingInline: `${vars.pageGutter} ${vars.s3}`,
      fontSize: vars.fs13,
      '@media': { [media.forcedColors]: { borderBlockEnd: '1px solid' } },
    },
  ],
});

export const tones = styleVariants({
  info: { background: vars.infoSoft },
  success: { background: vars.accentSoft },
  // Not amber: the lamp colour only ever means presenting.
  warning: { background: vars.surface2, borderColor: vars.lineStrong },
  danger: { background: vars.dangerSoft },
});

export type BannerTone = keyof typeof tones;

export const icons = styleVariants({
  info: { color: vars.info },
  success: { color: vars.accentText },
  warning: { color: vars.text },
  danger: { color: vars.danger },
});

export const icon = style({ height: '1.43em' });
export const words = style({ display: 'grid', gap: 2, minWidth: 0, flex: '0 1 auto' });
export const grow = style({ flex: '1 1 auto' });
export const title = style({ fontWeight: vars.wSemibold });
export const dismiss = style({ marginBlock: -6, marginInlineStart: 'auto' });
export const stripDismiss = style({ marginInlineStart: 'auto' });
