import type { OpenSurface } from '../surface.ts';
import { openWebglSurface } from '../webgl/webgl-surface.ts';
import { changesOfWebgl } from './webgl-changes.ts';

/** A surface that follows changes. Whoever only watches does not load it. */
export const openEditableWebgl: OpenSurface = (canvas, content, onLost) => openWebglSurface(canvas, content, onLost, changesOfWebgl);
