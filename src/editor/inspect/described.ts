import type { SceneObject } from '#model/presentation/presentation.ts';

/** These are read by their own words. */
const speaking: ReadonlySet<SceneObject['kind']> = new Set(['text', 'topic', 'frame']);

/** Whether a description is read for it. */
export const isDescribed = ({ kind }: SceneObject): boolean => !speaking.has(kind);
