import { identity, invert, multiply } from '#model/geometry/matrix.ts';
import { nothing, type Rectangle, transformRectangle } from '#model/geometry/rectangle.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import type { ScenePatch } from '#model/scene/change-scene.ts';
import type { Scene } from '#model/scene/scene.ts';
import { onlyArea } from './changed-area.ts';
import type { View } from '../frame-painter.ts';
import { concernsOnly, liftable, nearScreen, placeOnScreen } from './lifted.ts';
import type { Screen } from '../screen.ts';
import type { Frame } from '../surface.ts';
import type { Compositor, Quad } from '../webgl/compositor.ts';
import type { Painted, PaintJob } from '../webgl/worker-messages.ts';

/** Pictures of the whole screen; with more, painting everything again is the better choice. */
const MOST_SLICES = 4;
const whole = [0, 0, 1, 1] as const;

/** A slice, or a lifted object. */
interface Picture {
  id: ObjectId | undefined;
  isOld: boolean;
  /** Not set if it shows nothing. */
  texture: WebGLTexture | undefined;
  /** Where it was on the screen when it was painted. */
  area: Rectangle;
  matrix: Matrix;
}

export interface LiftOrder {
  job: PaintJob;
  done(painted: Painted): void;
}

/** Composes the screen of lifted objects and what is below, between and above them. */
export function openLifting(scene: Scene, compositor: Compositor) {
  let wanted: readonly ObjectId[] = [];
  let lifted: ReadonlySet<ObjectId> = new Set();
  /** From the lowest. */
  let pictures: Picture[] = [];
  /** They are put down, but shown until the exact picture is there. */
  let isLeaving = false;

  const clear = () => {
    for (const { texture } of pictures) compositor.free(texture);
    pictures = [];
    lifted = new Set();
    isLeaving = false;
  };
  const isReady = () => pictures.length > 0 && !pictures.some(({ isOld, area }) => isOld && area === nothing);
  return {
    clear,
    isReady,
    isActive: () => lifted.size > 0 && !isLeaving,
    isLeaving: () => isLeaving,
    /** All pictures are those of now. */
    isFresh: () => isReady() && !pictures.some(({ isOld }) => isOld),
    want: (ids: readonly ObjectId[]) => void (wanted = ids),
    /** At another place, or after anything else has changed. */
    begin(frame: Frame | undefined): void {
      clear();
      if (!frame?.isResting || wanted.length === 0) return;
      lifted = new Set(liftable(scene, wanted, frame));
      if (lifted.size === 0) return;
      const blank = { isOld: true, texture: undefined, area: nothing, matrix: identity };
      pictures = [
        { ...blank, id: undefined },
        ...[...lifted].flatMap((id) => [
          { ...blank, id },
          { ...blank, id: undefined },
        ]),
      ];
    },
    leave: () => void (isLeaving = pictures.length > 0),
    concerns: (patch: ScenePatch) => lifted.size > 0 && !isLeaving && concernsOnly(scene, lifted, patch),
    lifted: () => lifted,
    /** Some are to be painted again. */
    outdate({ areas }: ScenePatch): void {
      const changed = new Set(areas.map(({ of }) => of));
      for (const picture of pictures) {
        if (picture.id === undefined) continue;
        for (const id of changed)
          for (let node = scene.nodes.get(id); node; node = node.parent) picture.isOld ||= node.object.id === picture.id;
      }
    },
    /** The next picture to paint. */
    next(frame: Frame, view: View, screen: Screen, width: number, height: number): LiftOrder | undefined {
      const picture = pictures.find(({ isOld }) => isOld);
      if (!picture) return undefined;
      const { id } = picture;
      const { opacities } = frame;
      const take = (area: Rectangle, matrix: Matrix, { bitmap }: Painted) => {
        if (!pictures.includes(picture)) return;
        compositor.free(picture.texture);
        Object.assign(picture, { isOld: false, texture: undefined, area, matrix });
        if (!bitmap) return;
        picture.texture = compositor.texture(true);
        compositor.upload(picture.texture, bitmap);
        if (id === undefined && pictures.filter((each) => each.id === undefined && each.texture).length > MOST_SLICES) clear();
      };
      if (id === undefined) {
        const after = pictures.slice(0, pictures.indexOf(picture)).filter((each) => each.id !== undefined).length;
        const job = { width, height, view: { ...view, slice: { lifted, after } }, parts: [{ kind: 'all' } as const], opacities };
        return {
          job: { ...job, mayBeEmpty: true },
          done: (painted) => take({ left: 0, top: 0, right: width, bottom: height }, identity, painted),
        };
      }
      const node = scene.nodes.get(id) ?? scene.root;
      const matrix = placeOnScreen(scene, node, frame, screen);
      const seen = nearScreen(transformRectangle(matrix, node.bounds), width, height);
      const size = { width: seen.right - seen.left, height: seen.bottom - seen.top };
      const job = { ...size, view: onlyArea(view, seen, true), parts: [{ kind: 'object', id } as const], opacities };
      return { job: { ...job, mayBeEmpty: true }, done: (painted) => take(seen, matrix, painted) };
    },
    quads(frame: Frame, screen: Screen): Quad[] {
      return pictures.flatMap(({ id, texture, area, matrix: before }) => {
        const node = id === undefined ? undefined : scene.nodes.get(id);
        if (!texture || (id !== undefined && !node)) return [];
        const matrix = node ? multiply(placeOnScreen(scene, node, frame, screen), invert(before) ?? identity) : identity;
        return {
          texture,
          matrix,
          to: [area.left, area.top, area.right - area.left, area.bottom - area.top] as const,
          from: whole,
          alpha: 1,
        };
      });
    },
  };
}
