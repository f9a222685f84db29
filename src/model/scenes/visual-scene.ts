/** The view: everything, one object as a step would frame it, or a custom place (the anchor is the root). */
export type SceneView =
  | { kind: 'overview' }
  | { kind: 'object'; id: string }
  | { kind: 'camera'; x: number; y: number; zoom: number; rotation?: number };

/** A small scene for visual comparison, painted by every painter we have. */
export interface VisualScene {
  id: string;
  group: string;
  title: string;
  /** As it would come from outside, parsed by `parsePresentation`. */
  document: unknown;
  view: SceneView;
  /** Opacities of objects that a step is revealing, by id. */
  opacities: Readonly<Record<string, number>>;
}

export const sceneSize = { width: 640, height: 360 };

/** Labels used in all scenes: both painters must show the same. */
export const sceneLabels = { missingImage: 'Picture missing', unreadable: 'Made with a newer version' };

/** Every scene’s canvas: three units are about one pixel of its overview. */
export const canvasSize = { width: 1920, height: 1080 };

export type WireObject = Readonly<Record<string, unknown>>;

/** An object's position: its centre and size. */
export const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

interface Extras {
  view?: SceneView;
  opacities?: Record<string, number>;
  language?: string;
  theme?: WireObject;
  assets?: Record<string, unknown>;
  /** Fields of the canvas itself. */
  root?: WireObject;
}

/** Creates the scenes of a group: a canvas with a few objects on it. */
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
