import type { Camera } from '#model/camera/camera.ts';
import type { Operation } from '#model/change/operation.ts';
import type { Draft } from '#model/change/draft/draft.ts';
import type { Point } from '#model/geometry/matrix.ts';
import type { Form, FormKit } from '#model/paint/forms/form.ts';
import type { PlacedNode } from '#model/paint/paint.ts';
import type { AssetId, ObjectId, SceneObject } from '#model/presentation/presentation.ts';
import type { Scene } from '#model/scene/scene.ts';
import type { ChangeKind } from '../core/history/history.ts';
import type { Selection } from '../core/selection/selection.ts';
import type { PictureRefusal, StoredDrawing } from './desk-requests.ts';
import type { DeskState, GestureMarks, Notice, Tool } from './desk-state.ts';

export interface Change {
  /** Changes of one kind in a row are one step back: typing in one place, or dragging until `settle`. */
  kind?: ChangeKind;
  /** What is selected afterwards; by default the same. */
  select?: (draft: Draft) => Selection;
}

/** A file that is stored; `operation` adds it to the document as an asset. */
export interface Picture {
  asset: AssetId;
  operation: Operation;
  width: number;
  height: number;
  /** Of what plays; the size of sound is that of its card. */
  media?: { readonly isSound: boolean; readonly source: string };
}

/** Where somebody was, for what takes a while: what was selected, after changes by anybody. */
export interface Kept extends Pick<DeskState, 'camera' | 'viewport'> {
  /** Undefined once it is gone. */
  readonly selection: Selection | undefined;
  release(): void;
}

/** One presentation open for editing in one tab: what everything in the editor reads, and the only way to change it. */
export interface Desk {
  readonly oid: string;
  state(): DeskState;
  /** Called after the state has changed, at most once per task. */
  subscribe(listener: () => void): () => void;
  /** As it is now: it changes in place. */
  readonly draft: Draft;
  readonly scene: Scene;
  /** What is drawn for an object, for finding it by its outline. */
  formsOf(object: SceneObject): readonly Form[];
  /** What texts are laid out with. Another object once they would be laid out differently. */
  kit(): FormKit;
  /** The objects at a point in CSS pixels, the one in front first. `reach` in CSS pixels. */
  pick(point: Point, reach?: number): PlacedNode[];

  /** Does all of the operations, or none and tells why. */
  do(operations: readonly Operation[], change?: Change): boolean;
  /** The next change is a step of its own. */
  settle(): void;
  undo(): void;
  redo(): void;
  select(selection: Selection): void;
  keep(): Kept;
  chooseStep(step: string | undefined): void;
  /** Works on the path, or on the canvas again. */
  turnToPath(isOnPath: boolean): void;
  use(tool: Tool): void;
  choosePoint(point: DeskState['point']): void;
  /** Shows the canvas from here. */
  look(camera: Camera): void;
  /** Frames an object, all of the canvas by default. */
  frame(id?: ObjectId): void;
  resize(size: { width: number; height: number }, pixelRatio: number): void;
  /** These follow the pointer, and lines attached to them: only they are painted again until nothing is lifted. */
  lift(ids: readonly ObjectId[]): void;
  /** Does not draw this object until nothing is veiled: something above the canvas shows it. */
  veil(id: ObjectId | undefined): void;
  /** Does not show what is in these topics, or shows it again: a matter of the view, which is not taken back. */
  collapse(ids: readonly ObjectId[], isCollapsed: boolean): void;
  mark(marks: GestureMarks | undefined): void;
  tell(notice: Notice | undefined): void;
  newId(kind: string): string;
  /** Random numbers from 0 to 1, for keys of order. */
  random(): number;
  /** The same; a drawing, such as an SVG, is no picture but all that its object needs. */
  storeFile(file: Blob | string, onRefused?: (reason: PictureRefusal) => void): Promise<Picture | StoredDrawing | undefined>;
  /**
   * A file, or one at an address, that is a picture or that plays. Undefined if it was refused, which is told unless `onRefused` does.
   * A file waits for a server that is away.
   */
  storePicture(file: Blob | string, onRefused?: (reason: PictureRefusal) => void): Promise<Picture | undefined>;
  /** Paints a view on another canvas, such as the picture of a step. */
  paint(context: CanvasRenderingContext2D, camera: Camera, size: { width: number; height: number }, pixelRatio: number): void;
  /** Sends the files that wait for the server, now. */
  sendWaiting(): void;
  /** Does without them. */
  dropWaiting(): void;
  /** All that is behind an object, as it is painted in a view: red to alpha of each pixel. Undefined where nothing can be painted. */
  pixelsBehind(id: ObjectId, camera: Camera, size: { width: number; height: number }): Uint8ClampedArray | undefined;
  /** Gives the presentation another title, which its page and its address have, as soon as the server can be reached. */
  rename(title: string): void;
  /** It was given this title beside the canvas. */
  renamed(title: string): void;
  /** Makes a version of what is there now; false if that failed. */
  makeVersion(name?: string): Promise<boolean>;
  close(): Promise<void>;
}
