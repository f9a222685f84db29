/** What is looked at: everything, one object as a step would frame it, or a place of one's own choice (the anchor is the root). */
export type SceneView =
  | { kind: 'overview' }
  | { kind: 'object'; id: string }
  | { kind: 'camera'; x: number; y: number; zoom: number; rotation?: number };

/** One small thing to look at, painted by every painter we have. */
export interface VisualScene {
  id: string;
  group: string;
  title: string;
  /** As it would come from outside, to be read by `parsePresentation`. */
  document: unknown;
  view: SceneView;
  /** Of objects that a step is just revealing, by id. */
  opacities: Readonly<Record<string, number>>;
}

export const sceneSize = { width: 640, height: 360 };

/** The words of pictures in all scenes: both painters have to say the same. */
export const sceneLabels = { missingImage: 'Picture missing', unreadable: 'Made with a newer version' };

/** Every scene’s canvas: three units are about a pixel of its overview. */
export const canvasSize = { width: 1920, height: 1080 };

export type WireObject = Readonly<Record<string, unknown>>;

/** Where an object lies: its centre and its size. */
export const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

interface Extras {
  view?: SceneView;
  opacities?: Record<string, number>;
  language?: string;
  theme?: WireObject;
  assets?: Record<string, unknown>;
  /** Of the canvas itself. */
  root?: WireObject;
}

/** Makes the scenes of a group: a canvas with a few things on it. */
export const scenesOf =
  (group: string) =>
  (
    id: string,
    title: string,
    children: readonly WireObject[],
    { view = { kind: 'overview' }, opacities = {}, language = 'en', theme, assets, root }: Extras = {},
  ): VisualScene => ({
    id: `${group}-${id}`,
    group,
    title,
    view,
    opacities,
    document: {
      schemaVersion: 2,
      title,
      language,
      ...(theme && { theme }),
      ...(assets && { assets }),
      root: { id: 'root', title, ...canvasSize, ...root, children },
    },
  });
