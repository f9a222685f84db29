import type { Place } from '#model/change/operation.ts';
import type { Asset, AssetId, SceneObject, Step } from '#model/presentation/presentation.ts';
import type { Paragraph } from '#model/presentation/texts.ts';

/** What has been copied. */
export type Clip = ObjectsClip | TextClip;

export interface ObjectsClip {
  readonly kind: 'objects';
  /** The document they come from; empty if none. */
  readonly of: string;
  /** Where they were: their placements are in its coordinates. */
  readonly from?: Place | undefined;
  readonly objects: readonly SceneObject[];
  /** Those that show nothing but these objects. */
  readonly steps: readonly Step[];
  readonly assets: Readonly<Record<AssetId, Asset>>;
  /** There was more than can be pasted at once: these are the first. */
  readonly isPartial?: true | undefined;
}

export interface TextClip {
  readonly kind: 'text';
  readonly of: string;
  readonly paragraphs: readonly Paragraph[];
  /** As of objects. */
  readonly isPartial?: true | undefined;
}

export const CLIP_VERSION = 1;

/** The type of our own format. Browsers carry types that begin like this without changing what is in them. */
export const CLIP_TYPE = 'web application/x-lectern+json';

/** Of an element of HTML, for browsers and programs that carry nothing else. */
export const CLIP_ATTRIBUTE = 'data-lectern';

export const MOST_CLIP_OBJECTS = 10_000;
/** Of JSON or HTML. */
export const MOST_CLIP_CHARACTERS = 20_000_000;
