import { isSlide } from '#model/arrangement/is-slide.ts';
import { drawnWith, type DrawnWith } from '#model/paint/glyphs/used-glyphs.ts';
import { uprightSight, viewOpening, wideSight } from '#model/paint/opening.ts';
import { objectsIn } from '#model/paint/paint.ts';
import type { SceneObject } from '#model/presentation/presentation.ts';
import { targetAt } from '#model/presentation/steps.ts';
import type { Scene, SceneNode } from '#model/scene/scene.ts';

/** The faces and images that viewers of any shape show at a stop. They need not wait for others. */
export interface StopNeeds {
  faces: string[];
  images: string[];
}

/** Needs of the stop that begins with this step; none for a place without a size. */
export function stopNeeds(scene: Scene): (step: number) => StopNeeds {
  const known = new Map<SceneObject, DrawnWith>();
  const look = (object: SceneObject) => {
    let found = known.get(object);
    if (!found) known.set(object, (found = drawnWith(scene, object)));
    return found;
  };
  return (step) => {
    const target = targetAt(scene.presentation, step);
    const node = scene.nodes.get(target);
    // Nothing beside a slide is shown.
    const own = node && isSlide(node) ? new Set(within(node)) : undefined;
    const [faces, images] = [new Set<string>(), new Set<string>()];
    for (const sight of [wideSight(target), uprightSight(scene, target)]) {
      const view = viewOpening(scene, sight);
      for (const object of view ? objectsIn(scene, { ...view, pixelRatio: 1 }) : []) {
        if (own && scene.nodes.get(object.id)?.object === object && !own.has(object)) continue;
        const found = look(object);
        for (const face of found.faces) faces.add(face);
        for (const image of found.images) images.add(image);
      }
    }
    return { faces: [...faces], images: [...images] };
  };
}

const within = ({ object, children }: SceneNode): SceneObject[] => [object, ...children.flatMap(within)];
