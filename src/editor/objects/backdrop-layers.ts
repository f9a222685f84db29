import type { BackgroundLayer, Theme } from '#model/presentation/presentation.ts';

/** Layers whose ids begin with this were chosen as a backdrop: calm enough for texts upon them. */
export const BACKDROP = 'backdrop-';

export const isBackdrop = ({ id }: BackgroundLayer): boolean => id.startsWith(BACKDROP);

export const backdrops = ['plain', 'gradient', 'dots', 'stars', 'paper'] as const;
export type BackdropKind = (typeof backdrops)[number];

/** Undefined if no layers were chosen. */
export function backdropChosen({ background }: Theme): BackdropKind | undefined {
  const own = background.layers.find(isBackdrop);
  return backdrops.find((kind) => own?.id.startsWith(`${BACKDROP}${kind}-`));
}
