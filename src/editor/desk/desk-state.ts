import type { Camera, Viewport } from '#model/camera/camera.ts';
import type { Rule } from '#model/change/operation.ts';
import type { Rectangle } from '#model/geometry/rectangle.ts';
import type { Point } from '#model/geometry/matrix.ts';
import type { PaletteName } from '#model/presentation/paints.ts';
import type { ObjectId, Presentation, ShapeName } from '#model/presentation/presentation.ts';
import type { Said } from '../commands/said/said.ts';
import type { Selection } from '../core/selection/selection.ts';
import type { PictureRefusal } from './desk-requests.ts';
import type { Status } from '../sync/session-events.ts';

/** What a press on the canvas does. */
export type Tool =
  /** With `isAdding`, each press adds to what is selected, or takes from it. */
  | { readonly kind: 'select'; readonly isAdding?: boolean }
  | { readonly kind: 'pan' }
  /** Draws by hand; the width is in CSS pixels of the view. */
  | { readonly kind: 'pen'; readonly color: PaletteName; readonly width: number }
  /** Adds a stop to what is pressed, or to what is framed. */
  | { readonly kind: 'stop' }
  | { readonly kind: 'text' | 'topic' | 'line' | 'arrow' | 'table' | 'chart' | 'code' }
  | { readonly kind: 'shape'; readonly shape: ShapeName };

/** What a gesture shows above the canvas, in CSS pixels. */
export interface GestureMarks {
  readonly area?: Rectangle | undefined;
  /** What is being drawn: a line from one point to another. */
  readonly line?: readonly [Point, Point] | undefined;
  /** What is selected has no outline meanwhile. */
  readonly isBare?: boolean | undefined;
  /** The object that an end of a line is attached to, or could be: its outline, and points in the middle of its sides. */
  readonly attaching?: { readonly outline: readonly Point[]; readonly points: readonly Point[] } | undefined;
  /** The topic that what is dragged would be put into: its outline, which the canvas has not. */
  readonly receiving?: { readonly into: ObjectId; readonly at: Point; readonly outline: readonly Point[] } | undefined;
  /** What is being drawn by hand. */
  readonly stroke?: { readonly points: readonly Point[]; readonly color: string; readonly width: number } | undefined;
  /** What lines up with what is being moved. */
  readonly guides: readonly (readonly [Point, Point])[];
  /** How far apart neighbours are, in units of what they are in. */
  readonly gaps?: readonly { readonly ends: readonly [Point, Point]; readonly text: string }[] | undefined;
  /** Where what is being moved was. */
  readonly origin?: readonly Point[] | undefined;
  /** Beside the pointer: a size, an angle, a distance. */
  readonly words?: { readonly at: Point; readonly text: string } | undefined;
}

/** Something to tell the person, once. */
export type Notice =
  /** `detail`: the limit, if it is one. */
  | { readonly kind: 'refused'; readonly rule: Rule | string; readonly detail?: string | undefined }
  /** These would have to be unlocked first. */
  | { readonly kind: 'locked'; readonly ids: readonly ObjectId[] }
  /** Others have changed what these changes were about. */
  | { readonly kind: 'dropped'; readonly count: number }
  /** These are in something else now. */
  | { readonly kind: 'nested'; readonly ids: readonly ObjectId[]; readonly into: ObjectId }
  /** What was pasted as these objects could be topics. */
  | { readonly kind: 'outline-pasted'; readonly ids: readonly ObjectId[]; readonly text: string }
  | { readonly kind: 'picture-refused'; readonly reason: PictureRefusal }
  /** The browser does not let pages read what is copied; the keys still work. */
  | { readonly kind: 'clipboard-closed' | 'not-renamed' }
  /** The browser lets nobody copy, or cut. */
  | { readonly kind: 'copy-closed'; readonly isCut: boolean }
  /** What a command has done. It is only spoken: whoever sees the canvas sees it there. */
  | { readonly kind: 'said'; readonly said: Said }
  /** In the words of a key of the catalogue, with its values. */
  | { readonly kind: 'done'; readonly text: string; readonly values?: Readonly<Record<string, string | number>> };

/** What a person sees and has chosen. Another object after each change. */
export interface DeskState {
  readonly presentation: Presentation;
  readonly selection: Selection;
  /** The step that is chosen in the path. */
  readonly step: string | undefined;
  /** What is beside and above the canvas is about the path, not about objects. */
  readonly isOnPath: boolean;
  readonly tool: Tool;
  /** The point of a line that was pressed last: what Delete removes while the line is selected alone. */
  readonly point: { readonly line: ObjectId; readonly index: number } | undefined;
  readonly camera: Camera;
  readonly viewport: Viewport;
  readonly pixelRatio: number;
  /** Topics whose content this person does not look at now. */
  readonly collapsed: ReadonlySet<ObjectId>;
  readonly marks: GestureMarks | undefined;
  readonly status: Status;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Counts up when pictures or letters have come that were missing until now. */
  readonly arrivals: number;
  /** Files under way to the server. */
  readonly uploading: number;
  /** Those of them that wait until it is back. */
  readonly waiting: number;
  /** What the presentation was last called here, sent or not; undefined if that is what its page says. */
  readonly title: string | undefined;
  readonly notice: Notice | undefined;
}
