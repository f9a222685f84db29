import { openWebglSurface } from '../../src/viewer/surface/webgl/webgl-surface.ts';
import type { Contestant, Stage } from './contestant.ts';
import { overSurface } from './surface-contestant.ts';

export const openWebgl = async (stage: Stage): Promise<Contestant> => overSurface(stage, openWebglSurface);
