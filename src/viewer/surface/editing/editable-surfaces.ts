import { openLiteSurface } from '../lite/lite-surface.ts';
import type { OpenSurface } from '../surface.ts';
import { openWebglSurface } from '../webgl/webgl-surface.ts';
import { changesOfLite } from './lite-changes.ts';
import { changesOfWebgl } from './webgl-changes.ts';

// Surfaces that follow changes. Whoever only watches does not load them.

export const openEditableLite: OpenSurface = (canvas, content) => openLiteSurface(canvas, content, undefined, changesOfLite);

export const openEditableWebgl: OpenSurface = (canvas, content, onLost) => openWebglSurface(canvas, content, onLost, changesOfWebgl);
