import type { SceneNode } from '../scene/scene.ts';
import { slideSize } from './slide-size.ts';

/** A page of its own, as imported decks have them: as large as a slide, with a background or picture of its own that fills it. */
export function isSlide({ object, parent }: SceneNode): boolean {
  if (object.kind !== 'topic' || !parent) return false;
  const { width, height, frame, children } = object;
  const usual = slideSize(width, height);
  if (Math.abs(usual.width - width) > 1 || Math.abs(usual.height - height) > 1) return false;
  const [only] = children;
  return frame ? frame.shape === 'rectangle' && frame.fill !== undefined : only?.width === width && only.height === height;
}
