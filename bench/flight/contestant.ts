import type { Camera, Viewport } from '../../src/model/camera/camera.ts';
import type { Scene } from '../../src/model/scene/scene.ts';

/** One way of rendering the same scene. */
export interface Contestant {
  show(camera: Camera, isResting: boolean): void;
  prepare(cameras: readonly Camera[]): void;
  settled(): Promise<void>;
}

export interface Stage {
  host: HTMLElement;
  scene: Scene;
  photo: ImageBitmap;
  fonts: readonly { name: string; bytes: ArrayBuffer }[];
  viewport: Viewport;
}
