import { openLiteSurface } from '../../src/viewer/surface/lite/lite-surface.ts';
import type { Contestant, Stage } from './contestant.ts';
import { overSurface } from './surface-contestant.ts';

export const openLite = async (stage: Stage): Promise<Contestant> => overSurface(stage, openLiteSurface);
