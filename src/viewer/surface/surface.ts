import type { Camera, Viewport } from '#model/camera/camera.ts';
import type { RichForms } from '#model/paint/forms/form.ts';
import type { PaintLabels } from '#model/paint/labels.ts';
import type { Spotlight } from '#model/paint/paint-options.ts';
import type { AssetId, ObjectId } from '#model/presentation/presentation.ts';
import type { ScenePatch } from '#model/scene/change-scene.ts';
import type { Scene } from '#model/scene/scene.ts';

export interface SurfaceFont {
  name: string;
  bytes: ArrayBuffer;
  /** The characters that it is for; all if not set. */
  descriptors?: { unicodeRange: string } | undefined;
}

/** What a surface is opened with. Images are already decoded, fonts loaded, unless they are coming. */
export interface SurfaceContent {
  scene: Scene;
  images: ReadonlyMap<AssetId, ImageBitmap | 'coming'>;
  /** woff2 subsets by their registered name, for a worker's own `self.fonts`. The list may grow before a change. */
  fonts: readonly SurfaceFont[];
  /** The name of a registered face in this document: always `fontName('')` followed by the face, so that a worker can build it. */
  fontName: (face: string) => string;
  labels: PaintLabels;
  /** What charts, tables, code and right-to-left text need, if already loaded; a worker loads its own. */
  rich?: RichForms | undefined;
}

/** What to show. */
export interface Frame {
  camera: Camera;
  /** Opacity of objects that steps reveal, from 0 (hidden) to 1; the default is 1. */
  opacities: ReadonlyMap<ObjectId, number>;
  /** The slide to show without its neighbours. */
  spotlight?: Spotlight | undefined;
  /** At rest the picture is exact; in flight it may be composed of whatever is ready. */
  isResting: boolean;
  /** For reduced motion: background layers are where they are seen from here, and move with the canvas. */
  layersFrom?: Camera | undefined;
}

export interface Surface {
  readonly kind: 'lite' | 'webgl';
  /** Draws this frame immediately. */
  show(frame: Frame): void;
  /** Draws with more of the content; a surface without this must be opened with all of it. */
  renew?(content: SurfaceContent): Promise<void>;
  /** Its scene has changed (`changeScene`): draws what is different, with fonts that have come. Only on editable surfaces, like `lift`. */
  change(patch: ScenePatch): void;
  /**
   * Draws these objects between pictures of what is below and above them: while they are moved or otherwise changed, nothing else is
   * painted again. An empty list puts them down.
   */
  lift(ids: readonly ObjectId[]): void;
  /** Where the camera may go next, as a hint for what to prepare. */
  prepare(cameras: readonly Camera[]): void;
  resize(viewport: Viewport, pixelRatio: number): void;
  /** Draws a playing video over its poster; undefined removes it. */
  setVideo(id: ObjectId, video: HTMLVideoElement | undefined): void;
  /** Resolves when the last resting frame is on the canvas exactly as `paint()` draws it. */
  settled(): Promise<void>;
  destroy(): void;
}

/** Opens a surface on this canvas; asynchronous if it takes a while until it can draw. Rejects or throws if it cannot work at all. */
export type OpenSurface = (canvas: HTMLCanvasElement, content: SurfaceContent, onLost?: OnSurfaceLost) => Surface | Promise<Surface>;

/** Called once when a surface can no longer draw; another one then takes over with the same frame. */
export type OnSurfaceLost = (reason: 'context-lost' | 'worker-failed' | 'unsupported') => void;

const wordsOf = (frame: Frame) => JSON.stringify([frame, ...frame.opacities]);

export const isSameFrame = (one: Frame, other: Frame): boolean => wordsOf(one) === wordsOf(other);
