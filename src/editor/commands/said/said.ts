import type { FlightCurve, SceneObject } from '#model/presentation/presentation.ts';
import type { AlignSide, Axis } from '../../inspect/align.ts';

/** What a command has done, for people who do not see it. Objects are as they were: they may be gone. */
export type Said =
  /** After these, what is selected now is said. */
  | { readonly kind: 'selected' | 'undone' | 'redone' | 'duplicated' | 'ungrouped' }
  | {
      readonly kind:
        | 'pointDeleted'
        | 'stylePasted'
        | 'described'
        | 'flippedAcross'
        | 'flippedDown'
        | 'unchanged'
        | 'firstStep'
        | 'lastStep';
    }
  | { readonly kind: 'onPath' | 'onCanvas' | 'pathReversed' }
  | { readonly kind: 'pannedLeft' | 'pannedRight' | 'pannedUp' | 'pannedDown' }
  /** In units of what it is in, with as many decimals as make a pixel of the view. */
  | { readonly kind: 'moved'; readonly x: number; readonly y: number; readonly digits: number }
  | { readonly kind: 'sized'; readonly width: number; readonly height: number; readonly digits: number }
  /** To an angle, or by one if the objects are turned differently. */
  | { readonly kind: 'turned' | 'turnedBy'; readonly degrees: number }
  /** Of `other`, or of everything. */
  | { readonly kind: 'inFront' | 'behind'; readonly other: SceneObject | undefined }
  | { readonly kind: 'deleted' | 'copied' | 'cut' | 'collapsed' | 'expanded'; readonly objects: readonly SceneObject[] }
  | { readonly kind: 'lock' | 'unlock' | 'hide' | 'show'; readonly objects: readonly SceneObject[] }
  | { readonly kind: 'grouped'; readonly count: number }
  | { readonly kind: 'aligned'; readonly side: AlignSide }
  | { readonly kind: 'distributed'; readonly axis: Axis }
  | { readonly kind: 'tool'; readonly tool: ToolKind }
  /** 1 is one unit of the canvas in one pixel. */
  | { readonly kind: 'zoomed'; readonly zoom: number }
  | { readonly kind: 'step'; readonly step: string }
  /** How the camera gets to it now. */
  | { readonly kind: 'flight'; readonly step: string; readonly curve: FlightCurve | 'usual' };

/** `several`: each press adds to what is selected. */
type ToolKind = 'several' | 'select' | 'pan' | 'pen' | 'stop' | 'text' | 'topic' | 'line' | 'arrow' | 'table' | 'chart' | 'code' | 'shape';
