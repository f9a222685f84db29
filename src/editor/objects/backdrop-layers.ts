import type { BackgroundLayer } from '#model/presentation/presentation.ts';

/** Layers whose ids begin with this were chosen as a backdrop: calm enough for texts upon them. */
export const BACKDROP = 'backdrop-';

export const isBackdrop = ({ id }: BackgroundLayer): boolean => id.startsWith(BACKDROP);
