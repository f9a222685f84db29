import type { Camera, Viewport } from '#model/camera/camera.ts';
import type { RichForms } from '#model/paint/forms/form.ts';
import type { PaintLabels } from '#model/paint/labels.ts';
import type { AssetId, ObjectId } from '#model/presentation/presentation.ts';
import type { Scene } from '#model/scene/scene.ts';

/** What a surface is given once. Pictures are decoded already, fonts are loaded. */
export interface SurfaceContent {
  scene: Scene;
  images: ReadonlyMap<AssetId, ImageBitmap>;
  /** woff2 subsets by the name they are registered under, for a worker's own `self.fonts`. */
  fonts: readonly { name: string; bytes: ArrayBuffer }[];
  /**
   * The name under which a face is registered in this document: always `fontName('')` with the face behind it, so that a worker can say it
   * too.
   */
  fontName: (face: string) => string;
  labels: PaintLabels;
  /** What charts, tables, code and letters from right to left need, if it is there already; a worker fetches its own. */
  rich?: RichForms | undefined;
}

/** What is to be seen now. */
export interface Frame {
  camera: Camera;
  /** Opacity of objects that steps reveal, 0 hidden to 1; what is not named is 1. */
  opacities: ReadonlyMap<ObjectId, number>;
  /** At rest the picture is exact; in flight it may be composed of what is at hand. */
  isResting: boolean;
  /** For people who want less motion: background layers move with the canvas. */
  isFlat?: boolean | undefined;
}

export interface Surface {
  readonly kind: 'lite' | 'webgl';
  /** Draws this frame now. */
  show(frame: Frame): void;
  /** Where the camera will go next: whatever can be prepared for it may be. */
  prepare(cameras: readonly Camera[]): void;
  resize(viewport: Viewport, pixelRatio: number): void;
  /** A playing video lies over its poster; undefined takes it away. */
  setVideo(id: ObjectId, video: HTMLVideoElement | undefined): void;
  /** Resolves when the last resting frame is on the canvas exactly as `paint()` draws it. */
  settled(): Promise<void>;
  destroy(): void;
}

/** A surface on this canvas; a promise if it needs a while until it can draw. It rejects or throws where it cannot work at all. */
export type OpenSurface = (canvas: HTMLCanvasElement, content: SurfaceContent, onLost?: OnSurfaceLost) => Surface | Promise<Surface>;

/** A surface that can no longer draw says so once, and another one takes over on the same frame. */
export type OnSurfaceLost = (reason: 'context-lost' | 'worker-failed' | 'unsupported') => void;

const wordsOf = (frame: Frame) => JSON.stringify([frame, ...frame.opacities]);

export const isSameFrame = (one: Frame, other: Frame): boolean => wordsOf(one) === wordsOf(other);
