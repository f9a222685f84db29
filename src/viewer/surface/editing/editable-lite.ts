import { openLiteSurface } from '../lite/lite-surface.ts';
import type { OpenSurface } from '../surface.ts';
import { changesOfLite } from './lite-changes.ts';

/** A surface that follows changes. Whoever only watches does not load it. */
export const openEditableLite: OpenSurface = (canvas, content) => openLiteSurface(canvas, content, undefined, changesOfLite);
