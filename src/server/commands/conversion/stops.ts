import type { Camera } from '#model/camera/camera.ts';
import { frameObject, shownBox } from '#model/camera/framing.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import type { Scene } from '#model/scene/scene.ts';

/** A step that moves the camera, plus the following steps that only reveal. */
export interface Stop {
  to: ObjectId;
  /** Index in the path of its last step. */
  lastStep: number;
}

export const stopsOf = ({ presentation: { path } }: Pick<Scene, 'presentation'>): Stop[] => {
  const stops: Stop[] = [];
  for (const [index, { to }] of path.entries()) {
    const current = stops.at(-1);
    if (to !== undefined) stops.push({ to, lastStep: index });
    else if (current) current.lastStep = index;
  }
  return stops;
};

/** Aspect ratio for stops so long and thin that their picture would be a line. */
const USUAL = 9 / 16;
const MOST_STRETCHED = 5;

/** A picture of exactly what the stop shows, `width` pixels wide. */
export function pictureOf(scene: Scene, { to }: Stop, width: number): { width: number; height: number; camera: Camera } {
  const { left, top, right, bottom } = shownBox(scene.nodes.get(to) ?? scene.root);
  const shape = (bottom - top) / (right - left);
  const height = Math.round(width * (shape > 1 / MOST_STRETCHED && shape < MOST_STRETCHED ? shape : USUAL));
  return { width, height, camera: frameObject(scene, to, { width, height }, { margin: 0 }) };
}
