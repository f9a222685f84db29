import type { Camera } from '../camera/camera.ts';
import { frameObject, overviewCamera } from '../camera/framing.ts';
import { parsePresentation } from '../presentation/parse.ts';
import { indexScene, type Scene } from '../scene/scene.ts';
import { sceneSize, type VisualScene } from './visual-scene.ts';

export interface OpenScene {
  scene: Scene;
  camera: Camera;
}

/** Parsed like any document, with the camera where the scene wants it. */
export function openScene({ document, view }: VisualScene): OpenScene {
  const scene = indexScene(parsePresentation(document).presentation);
  if (view.kind === 'overview') return { scene, camera: overviewCamera(scene, sceneSize) };
  if (view.kind === 'object') return { scene, camera: frameObject(scene, view.id, sceneSize) };
  const { x, y, zoom, rotation = 0 } = view;
  return { scene, camera: { anchor: scene.root.object.id, x, y, zoom, rotation } };
}
